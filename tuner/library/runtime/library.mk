# make: libsegred.a and libsegred.so, which segred.py loads. make check: runs test.c. make install PREFIX=/usr/local
# PYTHON_DIR=a folder of Python's path. Or without make: cc -c segred.c, and link with -ldl -lm -lpthread.
PREFIX = /usr/local
PYTHON_DIR = $(PREFIX)/share/segred
CFLAGS = -O2
LIBS   = -ldl -lm -lpthread

all: libsegred.a libsegred.so

libsegred.a: segred.o
	ar rcs $@ segred.o

libsegred.so: segred.o
	$(CC) -shared -o $@ segred.o $(LIBS)

segred.o: segred.c segred.h
	$(CC) $(CFLAGS) -fPIC -c -o $@ segred.c

test: test.c $(wildcard test*.h) libsegred.a segred.h
	$(CC) $(CFLAGS) -o $@ test.c libsegred.a $(LIBS)

# Every launch box on every problem that the library includes and the test knows a reference for.
check: test
	./test

install: all
	install -d $(DESTDIR)$(PREFIX)/include $(DESTDIR)$(PREFIX)/lib/pkgconfig
	install -m 644 segred.h $(DESTDIR)$(PREFIX)/include
	install -m 644 libsegred.a $(DESTDIR)$(PREFIX)/lib
	install -m 755 libsegred.so $(DESTDIR)$(PREFIX)/lib
	install -d $(DESTDIR)$(PYTHON_DIR)
	install -m 644 segred.py $(DESTDIR)$(PYTHON_DIR)
	sed 's|^prefix=.*|prefix=$(PREFIX)|' segred.pc >$(DESTDIR)$(PREFIX)/lib/pkgconfig/segred.pc

clean:
	rm -f segred.o libsegred.a libsegred.so test

.PHONY: all check install clean
