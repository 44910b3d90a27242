# SPDX-License-Identifier: MIT
# misdeclared.sh SOURCE COMPILER: rules with one member each, well declared or not.
set -u
source=$1
compiler=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
problems=0
number=0
declare -A expected
limit=()
"$compiler" --version | grep -q clang && limit=(-ferror-limit=0)

# add FILE DECLARATION: rules with this member, to be compiled with all others of the file, since the headers take long.
add() {
    number=$((number + 1))
    printf 'struct Rules%d : PlainRules {\n%s\n};\nstatic_assert(plt::optionalMembersAreDeclaredWell<Rules%d>());\n' \
        "$number" "$2" "$number" >>"$work/$1.cpp"
}
good() { add good "$1"; }
# bad NAME DECLARATION: the error is about the member of this name, which is a function or a type.
bad() {
    add "bad-$1" "$2"
    expected[$1]=$((${expected[$1]:-0} + 1))
}
# compile FILE...: errors go to $work/said.
compile() {
    { echo '#include "plain_rules.h"'; cat "$@"; } |
        "$compiler" -std=c++20 "${limit[@]+"${limit[@]}"}" -fsyntax-only -I"$source" -I"$here" -x c++ - >"$work/said" 2>&1
}

good ''
good 'static plt::Hint<Move> hint(const State&, std::stop_token);'
good 'static plt::Hint<Move> hint(const State&); static plt::Hint<Move> hint(const State&, std::stop_token);'
good 'static plt::Hint<Move> hint(const State&, std::stop_token);
      static plt::Hint<Move> hintAlong(const State&, const plt::Ways<Move>&, std::stop_token);'
good 'static std::int64_t score(const State&); static constexpr plt::Ranking ranking = plt::Ranking::lowestScore;
      static constexpr bool undoReveals = true; static constexpr int undoCost = 1;
      static bool isRanked(const Options&);
      static std::vector<plt::Figure> figures(const State&, std::chrono::milliseconds);
      static Start exactStart(const Options&, const Start&, const State&);
      static Start startAt(const State&);
      static std::string knownAs(const Options&, const Start&);
      static std::string diagram(const State&);
      static bool dealIsSlow(const Options&);
      static Start deal(const Options&, std::uint64_t); static Start deal(const Options&, std::uint64_t, std::stop_token);'
# Declarations that belong together, so that each can be wrong alone.
seats='static std::vector<plt::Message> seats(const Options&);'
turn='static int seatToMove(const State&);'
standing='static std::vector<int> standing(const State&);'
table="$seats $turn $standing"
levels='static std::vector<plt::Level> levels();'
choose='static Move choose(const State&, std::string_view, const plt::Question&);'
seen='struct Observation { bool operator==(const Observation&) const = default; };
      static Observation observe(const State&, int);'
good "$table"
good "$table $levels $choose static plt::Seats usualSeats(const Options&);
      static std::optional<plt::Seats> seatsOf(std::string_view);
      static std::string countedAs(const Options&, const plt::Seats&);
      static plt::Message tell(const State&, const Move&, const State&);"
good "$table $levels $seen static plt::Hint<Move> hint(const Observation&, std::stop_token);
      static Move choose(const Observation&, std::string_view, const plt::Question&);"
good 'static std::string countedAs(const Options&, const plt::Seats&);'
good "$seen static State imagine(const Observation&, plt::Random&); static std::string key(const State&);
      static constexpr bool unaided = true;"

bad hint 'static plt::Hint<Move> hint(const State&);'
bad hint 'plt::Hint<Move> hint(const State&, std::stop_token);'
bad hint 'static plt::Hint<int> hint(const State&, std::stop_token);'
bad hint 'static plt::Hint<Move> hint(State&, std::stop_token);'
bad hint 'static plt::Hint<Move> hint(const State&); static plt::Hint<Move> hint(const State&, int);'
bad hint 'private: static plt::Hint<Move> hint(const State&, std::stop_token);'
bad hintAlong 'static plt::Hint<Move> hintAlong(const State&, const plt::Ways<Move>&, std::stop_token);'
bad firstHint 'static plt::Hint<Move> firstHint(const State&, std::stop_token);'
bad judgeGame 'static plt::GameJudgement<Move> judgeGame(const State&, const std::vector<Move>&);'
bad hintAlong 'static plt::Hint<Move> hint(const State&, std::stop_token);
      static plt::Hint<Move> hintAlong(const State&, const std::vector<Move>&, std::stop_token);'
bad score 'static int score(const State&);'
bad score 'static std::int64_t score(const State&, int);'
bad score 'static constexpr int score = 3;'
bad ranking 'static plt::Ranking ranking();'
bad ranking 'static plt::Ranking ranking;'
bad ranking 'static constexpr int ranking = 1;'
bad isRanked 'static bool isRanked(const State&);'
bad isRanked 'static int isRanked(const Options&);'
bad figures 'static std::vector<plt::Figure> figures(const State&);'
bad exactStart 'static Start exactStart(const State&);'
bad startAt 'static State startAt(const State&);'
bad knownAs 'static std::string knownAs(const Start&);'
bad undoReveals 'static bool undoReveals(const State&);'
bad undoReveals 'bool undoReveals = true;'
bad reveals 'static bool reveals(const State&, const Move&);'
bad reveals 'static constexpr bool undoReveals = true; static bool reveals(const Move&);'
bad undoCost 'static constexpr double undoCost = 1.5;'
bad undoCost 'static std::int64_t undoCost(const State&);'
bad hint "$seen static plt::Hint<Move> hint(const State&, std::stop_token);"
bad deal 'static Start deal(const Options&);'
bad deal 'static State deal(const Options&, std::uint64_t);'
bad dealIsSlow 'static bool dealIsSlow(const Options&);'
bad dealIsSlow 'static Start deal(const Options&, std::uint64_t); static Start deal(const Options&, std::uint64_t, std::stop_token);'
bad seats "$turn $standing static std::vector<plt::Message> seats();"
bad seats "$turn $standing static std::vector<std::string> seats(const Options&);"
bad seats "$seats $turn"
bad seats "$seats"
bad seats "$turn"
bad seatFigures 'static std::vector<plt::Figure> seatFigures(const State&, int);'
bad seatToMove "$seats $standing static int seatToMove(const State&, int);"
bad seatToMove "$seats $standing static std::size_t seatToMove(const State&);"
bad standing "$seats $turn static std::vector<int> standing(const Options&);"
bad standing "$seats $turn static int standing(const State&);"
bad usualSeats "$table static plt::Seats usualSeats();"
bad usualSeats "$table static std::vector<int> usualSeats(const Options&);"
bad usualSeats 'static plt::Seats usualSeats(const Options&);'
bad seatsOf "$table static plt::Seats seatsOf(std::string_view);"
bad seatsOf 'static std::optional<plt::Seats> seatsOf(std::string_view);'
bad countedAs 'static std::string countedAs(const Options&);'
bad levels "$table $choose static std::vector<std::string> levels();"
bad levels "$table $choose static std::vector<plt::Level> levels(const Options&);"
bad levels "$table $levels"
bad levels "$table $choose"
bad levels "$levels $choose"
bad choose "$table $levels static Move choose(const State&, const plt::Question&);"
bad choose "$table $levels static Move choose(const State&, int, const plt::Question&);"
bad choose "$table $levels $seen $choose"
bad observe 'static State observe(const State&, int);'
bad observe 'struct Observation { bool operator==(const Observation&) const = default; };'
bad observe 'struct Observation { bool operator==(const Observation&) const = default; };
      static Observation observe(const State&);'
bad imagine "$seen static State imagine(const Observation&);"
bad imagine "$seen static Observation imagine(const Observation&, plt::Random&);"
bad imagine 'static State imagine(const State&, plt::Random&);'
bad key 'static int key(const State&);'
bad key 'static std::string key();'
bad unaided 'static bool unaided();'
bad unaided 'static constexpr int unaided = 1;'
bad diagram 'static plt::Message diagram(const State&);'
bad diagram 'static std::string diagram();'
bad tell 'static plt::Message tell(const State&, const Move&);'
bad tell 'static std::string tell(const State&, const Move&, const State&);'

# Types with functions of their own, since those of PlainRules are for its own types.
functions=$(grep '^    static' "$here/plain_rules.h")
for type in Options Start State Move; do
    good "struct $type { bool operator==(const $type&) const = default; }; $functions"
    bad "$type" "struct $type {}; $functions"
    bad "$type" "struct Part {}; struct $type { Part part; bool operator==(const $type&) const = default; }; $functions"
done

compile "$work/good.cpp" || { cat "$work/said"; echo "PROBLEM: refused, but right"; problems=1; }
compile "$work"/bad-*.cpp && { echo "PROBLEM: all is taken"; problems=1; }
total=0
for name in "${!expected[@]}"; do
    found=$(grep -c "error: static.assert.*Rules::$name must be" "$work/said")
    if [ "$found" -ne "${expected[$name]}" ]; then
        cat "$work/said" "$work/bad-$name.cpp"
        echo "PROBLEM: $found errors about $name, of ${expected[$name]}"
        problems=1
    fi
    total=$((total + ${expected[$name]}))
done
[ "$(grep -c 'error:' "$work/said")" -eq "$total" ] || { cat "$work/said"; echo "PROBLEM: more errors than those"; problems=1; }
[ "$problems" -eq 0 ] && echo "no problems"
exit $((problems > 0))
