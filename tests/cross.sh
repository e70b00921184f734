#!/bin/sh
# Corpora: --cross measures the best of each case on all others (on the fake device); profiles() lists real lengths.
. "$(dirname "$0")/lib.sh"
cd "$WORK" || exit 1

mkdir -p mine/segreduce
sed 's/#define FAKE_FAULT FAULT//' "$TESTS/catalogue/segreduce/faked.cl" >mine/segreduce/trade.cl
# Who is fast with long segments is slow with short ones: each case has winners of its own.
cat >mine/segreduce/trade.lua <<'END'
return strategy {
	about = "trades time an element for time a segment",
	source = "trade.cl",
	backend = "fake",
	params = { ELEMENT = range(1000, 1240, 2), SEGMENT = range(1000, 13000, 100) },
	meaning = { ELEMENT = "nanoseconds an element", SEGMENT = "nanoseconds a segment" },
	possible = function(p)
		return (p.ELEMENT - 1000) * 50 == 13000 - p.SEGMENT
	end,
	sensible = function(p, _, case)
		return p.ELEMENT ~= 1200 or case.mean >= 500
	end,
	launches = {
		{ kernel = "fake_segreduce", grid = 1, block = 1, args = { "values", "offsets", "segments", "result" } },
	},
}
END

# sweep DATABASE OPTION...: five lengths, a search that cannot try everything.
sweep() {
	db=$1
	shift
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue mine --strategy trade --quiet --samples 3 --no-finals \
		--search auto --evaluations 70 --geometry fixed:n=64K,mean=4 fixed:n=64000,mean=40 fixed:n=64000,mean=1000 fixed:n=64K,mean=16 fixed:n=64000,mean=8000 "$@"
}
# best DATABASE: the three fastest of each length.
best() {
	"$SEGTUNE" db measurements --db "$1" --json |
		sed 's/.*"ms":\([^,]*\),.*"params":"\([^"]*\)".*"geometry":"\([^"]*\)".*/\3 \1 \2/' | sort -k 1,1 -k 2,2g |
		awk '{ if (seen[$1]++ < 3) print $3, $4 }' | sort -u
}
# gaps DATABASE: those of them that were not measured on all five lengths.
gaps() {
	best "$1" | while read -r params; do
		[ "$("$SEGTUNE" db measurements --db "$1" --json | grep -c "\"params\":\"$params\"")" = 5 ] || echo "$params"
	done
}

check "a sweep without" sweep without.db
check "the best have gaps" test -n "$(gaps without.db)"
check "a sweep with" sweep with.db --cross 3
check "the best have none" test -z "$(gaps with.db)"
check "at most so many measurements as are allowed" test "$("$SEGTUNE" db measurements --db with.db --json | grep -c .)" -le 70

# A race: who is hopeless on the way to other lengths is not tried beyond. The second wins at 16 and takes four times the
# time of the first at 512: it does not meet 4096. Of its three measurements the search has one, meetings have two.
mkdir -p steep/segreduce
cp mine/segreduce/trade.cl steep/segreduce/trade.cl
sed -e 's/range(1000, 1240, 2)/{ 1000, 5000 }/; s/range(1000, 13000, 100)/{ 1000, 100000 }/' \
	-e 's/return (p.*/return (p.ELEMENT == 1000) == (p.SEGMENT == 100000)/' mine/segreduce/trade.lua >steep/segreduce/trade.lua
race() {
	"$SEGTUNE" sweep --device fake:0 --db race.db --catalogue steep --strategy trade --quiet --samples 3 --no-finals \
		--evaluations "$@"
}
lengths() {
	"$SEGTUNE" db measurements --db race.db --json | sed -n "s/.*\"params\":\"ELEMENT=$1 .*mean=\([^,\"]*\).*/\1/p" | sort | paste -s -d ' ' -
}
check "one on long lengths" race 2 --params ELEMENT=1000 --geometry fixed:n=64K,mean=512 fixed:n=64K,mean=4K
check "another, from a short length on" race 3 --params ELEMENT=5000 --cross 1 --geometry fixed:n=64K,mean=16 \
	fixed:n=64K,mean=512 fixed:n=64K,mean=4K
check "... goes as far as it has hope" test "$(lengths 5000)" = "16 512"
# Seven times as slow is hopeless, but for a call of microseconds, which a disturbance may have made look so.
mkdir -p brief/segreduce
cp mine/segreduce/trade.cl brief/segreduce/trade.cl
sed -e 's/{ 1000, 100000 }/{ 1000 }/; s/{ 1000, 5000 }/{ 1000, 7000 }/; s/return (p.*/return true/' steep/segreduce/trade.lua >brief/segreduce/trade.lua
brief() {
	"$SEGTUNE" sweep --device fake:0 --db brief.db --catalogue brief --strategy trade --quiet --samples 7 --min-samples 7 --no-finals \
		--geometry "fixed:n=$1,mean=$1"
}
hopeless() { "$SEGTUNE" db measurements --db brief.db --json | grep "mean=$1\"" | grep -c '"stopped":"hopeless"'; }
check "a call of microseconds" brief 6
check "... is sampled though it is far slower" test "$("$SEGTUNE" db measurements --db brief.db --json | grep -c .) $(hopeless 6)" = "2 0"
check "one of milliseconds" brief 4K
check "... is not" test "$(hopeless 4K)" = 1
# Hopeless at first sight: what fails from its second launch on the case on is a thousand times as slow. That is `late`, and
# `mixed` but for one variant, which is fast.
mkdir -p sight/segreduce
for strategy in early late mixed; do
	case $strategy in
	early) cost=1 fault=0 ;;
	late) cost=1000 fault=2 ;;
	mixed) cost='1, 1000' fault='0, 2' ;;
	esac
	{
		echo "#define FAKE_FAULT_BYTES 3000000"
		echo "#define FAKE_FAULT_FROM 1"
		sed 's/FAULT FAULT/FAULT LATE_FAULT/; s/COST ELEMENT/COST COST_OF_ONE/; s/COST SEGMENT/COST 0/' "$TESTS/catalogue/segreduce/faked.cl"
	} >sight/segreduce/$strategy.cl
	sed -e "s/trade/$strategy/; s/params = .*/params = { COST_OF_ONE = { $cost }, LATE_FAULT = { $fault } },/" \
		-e 's/meaning = .*/meaning = { COST_OF_ONE = "nanoseconds an element", LATE_FAULT = "of later launches" },/' \
		-e '/possible/,/^	end/d; /sensible/,/^	end/d' \
		-e 's/^	launches/	possible = function(p) return (p.COST_OF_ONE == 1) == (p.LATE_FAULT == 0) end,\n&/' \
		mine/segreduce/trade.lua >sight/segreduce/$strategy.lua
done
check "a case, and what is hopeless there" "$SEGTUNE" sweep --device fake:0 --db sight.db --catalogue sight --strategy early,late,mixed \
	--quiet --samples 3 --no-finals --geometry fixed:n=1M,mean=16 fixed:n=4K,mean=16
at_sight() { "$SEGTUNE" db measurements --db sight.db --json | grep "\"strategy\":\"$1\"" | grep -c '"stopped":"hopeless"'; }
check "... which is launched once, and is measured by that" test "$(at_sight late)" = 2
check "... also of a family that has been fast, where another was so slow" test "$(at_sight mixed)" = 2
# A portfolio: what the prior of the device names is tried on all cases before their searches, which know nothing of it.
# Without workers each variant is built when its turn comes. Workers of a loaded host are late, and other variants go first.
mkdir -p mine/priors
cat >mine/priors/fake.lua <<'END'
return { hints = {}, left_out = {}, portfolio = { ["segreduce/trade"] = { "ELEMENT=1100 SEGMENT=8000", "ELEMENT=1002 SEGMENT=12900" } } }
END
"$SEGTUNE" sweep --device fake:0 --db portfolio.db --catalogue mine --strategy trade --quiet --samples 3 --no-finals --jobs 0 \
	--search auto --budget 60s --cross 1 --geometry fixed:n=64K,mean=4 fixed:n=64000,mean=40 fixed:n=64000,mean=1000 >/dev/null
check "a portfolio comes first, on all cases before any search" sh -c "'$SEGTUNE' db measurements --db portfolio.db --json |
	sed 's/{\"id\":\([0-9]*\).*\"params\":\"ELEMENT=\([0-9]*\) .*mean=\([0-9]*\).*/\1 \2 \3/' | sort -n |
	awk 'NR <= 6 { if (seen[\$3]++ < 2) { n++; sum += \$2 } } END { exit !(n == 6 && sum == 3 * (1100 + 1002)) }'"
# Nothing is known of cases like these: what is not sensible there is not tried, and what was fastest before comes first.
cat >mine/priors/fake.lua <<'END'
return { hints = {}, left_out = {}, portfolio = { ["segreduce/trade"] = { "ELEMENT=1200 SEGMENT=3000", "ELEMENT=1002 SEGMENT=12900",
	"ELEMENT=1100 SEGMENT=8000" } } }
END
"$SEGTUNE" sweep --device fake:0 --db sensible.db --catalogue mine --strategy trade --quiet --samples 3 --no-finals --jobs 0 \
	--search auto --budget 60s --cross 1 --geometry fixed:n=64000,mean=8000 fixed:n=64K,mean=4 fixed:n=64000,mean=80 >/dev/null
"$SEGTUNE" db measurements --db sensible.db --json |
	sed 's/{\"id\":\([0-9]*\).*\"params\":\"ELEMENT=\([0-9]*\) .*mean=\([0-9]*\).*/\1 \2:\3/' | sort -n | sed 's/.* //' >order
check "what is not sensible on a case is not tried where like cases are not known" \
	test "$(head -n 7 order | grep -c '^1200:')" = 1
check "the fastest of cases before come first" test "$(sed -n '6p;7p' order | paste -s -d ' ' -)" = "1100:80 1002:80"
echo 'return { hints = {}, left_out = {}, portfolio = { ["segreduce/trade"] = { "ELEMENT=7 SEGMENT=8000" } } }' >mine/priors/fake.lua
check "a variant that there is not: an error" sh -c "! '$SEGTUNE' sweep --device fake:0 --db no.db --catalogue mine --strategy trade \
	--cross 1 --budget 1s --geometry fixed:n=4K,mean=4 2>said && grep -q \"fake.lua: 'portfolio' of 'segreduce/trade'.*ELEMENT\" said"
# like_trade NAME MACRO...: the source of another strategy, trade.cl with these macros defined.
like_trade() {
	name=$1
	shift
	printf '#define %s\n' "$@" | cat - mine/segreduce/trade.cl >"mine/segreduce/$name.cl"
}
# What a compiler takes long for keeps no case waiting: the others have been tried on both cases by then.
like_trade long 'FAKE_BUILD_TIME 1500'
sed 's/trade/long/; s/range(1000, 1240, 2)/{ 1100 }/; s/range(1000, 13000, 100)/{ 8000 }/' mine/segreduce/trade.lua >mine/segreduce/long.lua
cat >mine/priors/fake.lua <<'END'
return { hints = {}, left_out = {}, portfolio = { ["segreduce/long"] = { "ELEMENT=1100 SEGMENT=8000" },
	["segreduce/trade"] = { "ELEMENT=1100 SEGMENT=8000", "ELEMENT=1002 SEGMENT=12900" } } }
END
"$SEGTUNE" sweep --device fake:0 --db long.db --catalogue mine --strategy trade,long --quiet --samples 3 --no-finals --no-cache --jobs 2 \
	--search auto --budget 60s --cross 1 --geometry fixed:n=64K,mean=4 fixed:n=64000,mean=40 >/dev/null
"$SEGTUNE" db measurements --db long.db --json | sed 's/{"id":\([0-9]*\).*"strategy":"\([a-z]*\)".*"params":"ELEMENT=\([0-9]*\) .*mean=\([0-9]*\).*/\1 \2 \3:\4/' |
	sort -n | sed 's/^[0-9]* //' >order
check "a long build keeps no case waiting" test "$(head -n 4 order | grep -c ^trade)" = 4
check "... and is tried on each when it is there" test "$(head -n 6 order | grep -c '^long 1100:')" = 2
# Builds take so long that the first of six cases alone would use half of the time: it takes a share, and the rest once all
# cases have met the portfolio.
like_trade slow 'FAKE_BUILD_TIME 300'
sed 's/trade/slow/' mine/segreduce/trade.lua >mine/segreduce/slow.lua
elements='1100 1102 1104 1106 1108 1110 1112 1114 1116 1118'
for element in $elements; do
	echo "\"ELEMENT=$element SEGMENT=$((13000 - (element - 1000) * 50))\","
done >slow.list
echo "return { hints = {}, left_out = {}, portfolio = { [\"segreduce/slow\"] = { $(cat slow.list) } } }" >mine/priors/fake.lua
"$SEGTUNE" sweep --device fake:0 --db slow.db --catalogue mine --strategy slow --params "ELEMENT=$(echo "$elements" | tr ' ' ,)" --quiet \
	--samples 3 --no-finals --no-cache --jobs 0 --search auto --budget 10s --cross 1 --geometry fixed:n=64K,mean=4 \
	fixed:n=64000,mean=40 fixed:n=64000,mean=80 fixed:n=64000,mean=200 fixed:n=64000,mean=400 fixed:n=64000,mean=1000 >/dev/null
"$SEGTUNE" db measurements --db slow.db --json | sed 's/{"id":\([0-9]*\).*mean=\([0-9]*\).*/\1 \2/' | sort -n | sed 's/.* //' >order
check "a case takes a share of the time while others wait" \
	test "$(awk '!first { first = $1 } $1 == first { n++ } !seen[$1]++ && ++cases == 6 { print n }' order)" -lt 10
check "... and the rest once they have been met" test "$(sort order | uniq -c | awk '$1 == 10 { n++ } END { print n }')" = 6
# What the longest segment holds up on one case, which is the first, is not tried where another would, however unlike the
# cases are.
like_trade held 'FAKE_FAULT 6' 'FAKE_FAULT_LONGEST 70000'
sed 's/trade/held/' mine/segreduce/trade.lua >mine/segreduce/held.lua
cat >mine/priors/fake.lua <<'END'
return { hints = {}, left_out = {}, portfolio = { ["segreduce/trade"] = { "ELEMENT=1100 SEGMENT=8000" },
	["segreduce/held"] = { "ELEMENT=1100 SEGMENT=8000" } } }
END
"$SEGTUNE" sweep --device fake:0 --db held.db --catalogue mine --strategy trade,held --params ELEMENT=1100 --quiet --samples 3 \
	--no-finals --jobs 0 --search auto --budget 60s --cross 1 --geometry fixed:n=64K,mean=1 huge:n=250000,mean=4,share=0.5 \
	huge:n=2M,mean=1000,share=0.5 huge:n=1M,mean=500,share=0.5 >/dev/null
"$SEGTUNE" db measurements --db held.db --json | sed 's/{"id":\([0-9]*\).*"strategy":"\([a-z]*\)".*mean=\([0-9]*\)[,"].*/\1 \2:\3/' |
	sort -n | sed 's/.* //' >order
check "a variant that a long segment held up" grep -q '^held:' order
check "... waits for the searches of other cases" test "$(awk '/^held/ && ++held == 2 { exit } /^trade/ { trade++ } END { print trade }' order)" = 4
# Of many cases a thread lists the variants: the same as those of few.
listing() { # listing DATABASE MEAN...
	db=$1
	shift
	for mean in "$@"; do
		shift
		set -- "$@" "fixed:n=64000,mean=$mean"
	done
	"$SEGTUNE" sweep --device fake:0 --db "$db" --catalogue mine --strategy trade --quiet --samples 3 --no-finals --search auto \
		--budget 1s --cross 1 --geometry "$@" >/dev/null
}
if command -v sqlite3 >/dev/null; then
	listed() { sqlite3 "$1" 'SELECT g.mean, s.listed FROM search_end s JOIN tuning_case c ON c.id = s.tuning_case
		JOIN geometry g ON g.id = c.geometry ORDER BY 1'; }
	listing many.db 4 8 16 40 80 100 160 200 320 400 500 640 800 1000 1600 2000 3200 4000 6400 8000
	listing few.db 4 8 16 40 80 100 160 200 320 400
	listing few.db 500 640 800 1000 1600 2000 3200 4000 6400 8000
	listed many.db >many.txt
	check "many cases" test "$(wc -l <many.txt)" = 20
	check "... have the variants that they have among few" test "$(listed few.db)" = "$(cat many.txt)"
else
	skip "many cases have the variants that they have among few" "no sqlite3"
fi
rm -r mine/priors

for most in 17 -1 x; do
	check "--cross $most is refused" sh -c "! '$SEGTUNE' sweep --device fake:0 --cross $most --geometry fixed:n=4K,mean=4 2>/dev/null"
done

# The profiles of a folder, for a corpus.
echo 'for _, path in ipairs(profiles()) do print(path) end' >profiles.lua
"$SEGTUNE" run --device fake:0 --db profiles.db --data "$TESTS/data" profiles.lua >profiles.out 2>&1
check "profiles() has the geometry files of --data" test "$(grep -c "^$TESTS/data/.*\.\(mtx\|rowlen\|gz\)\$" profiles.out)" = 11
check "... and nothing else of it" sh -c "! grep -E 'README|json' profiles.out"
echo "for _, path in ipairs(profiles '$TESTS/data') do print(path) end; print(#profiles 'nowhere')" >named.lua
"$SEGTUNE" run --device fake:0 --db profiles.db named.lua >named.out 2>&1
check "profiles(folder) has those of that folder" test "$(grep -c "^$TESTS/data/.*\.\(mtx\|rowlen\|gz\)\$" named.out)" = 11
check "... and none where there is none" grep -qx 0 named.out
"$SEGTUNE" run --device fake:0 --db profiles.db profiles.lua >profiles.out 2>&1
check "... and nothing without --data" sh -c "! grep -E 'mtx|rowlen' profiles.out"
check "a folder that is not there: an error" sh -c "'$SEGTUNE' run --device fake:0 --db p.db --data nowhere profiles.lua 2>&1 |
	grep -q \"cannot read the folder 'nowhere'\""
finish
