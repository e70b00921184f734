/*
 * For every call in turn: a child of the program, in which that call fails, and then one in which all behind it fail,
 * too, unless the first made no other: then both are the same. The program itself goes on as if nothing had been. So
 * that a call costs no more than what is left of the run.
 *
 *   FAULT_EVERY=I/N     of the calls the I-th N-th, from 1; of locks only those that fail alone
 *   FAULT_ASK=FIFO      a line "STATUS NUMBER STAYS" of each end that has not been before: exit status (128 and the
 *                       signal's number), standard error in ../err and the files of the folder that it began in
 *   FAULT_ANSWER=FIFO   a byte when these have been looked at; then the files are put back
 *   FAULT_REST=FILE     numbers of calls, a line each, while a process that the program started may be running: these
 *                       are for programs of their own
 *   FAULT_TRIED=FILE    "CHILDREN ENDS SAME", written when the program exits: ends are those that differ, same counts
 *                       the calls whose child stands for both
 *
 * Folders in that one are put back by their names: the program may not have one open. The program has one thread, its
 * locks are granted unseen, and the clock goes on by calls; the time of day stands still, here and where FAULT_EVERY is
 * not set: so ends are alike.
 */
#ifndef TESTS_FAULTS_EVERY_H
#define TESTS_FAULTS_EVERY_H

/* The function that this one stands in front of (dlfcn.h). */
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

void every_begin(void);
int every_is_on(void); /* here or in the program that this is a child of */

/* Calls of the process class have succeeded: from now on there may be a process. */
void every_process_started(void);

/* Returns in the program 0, in a child 1 (fails alone) or 2 (and all behind it). */
int every_try(long n, int alone_only);

/* 1 in a child. */
int every_end(void);

#endif
