// SPDX-License-Identifier: MIT
#include "memory/rules.h"

#include "common/rules/players.h"
#include "common/rules/random.h"
#include "common/rules/text.h"

#include <algorithm>
#include <numeric>

namespace memory {

namespace {

constexpr const char* tempoWord = "tempo";

struct Sides {
    int columns;
    int rows;
};
constexpr std::array<Sides, allSizes.size()> sides{{{4, 3}, {5, 4}, {6, 5}, {8, 6}, {10, 8}}};

std::vector<std::uint8_t> numbers(int from, int to) {
    std::vector<std::uint8_t> list(static_cast<std::size_t>(to - from));
    std::iota(list.begin(), list.end(), static_cast<std::uint8_t>(from));
    return list;
}

/// Returns the pictures of a game, each once.
std::vector<std::uint8_t> drawPictures(const Options& options, plt::Random& random) {
    const auto wanted = static_cast<std::size_t>(options.pairs());
    auto all = numbers(0, pictureCount);
    if (options.pictures == PictureSet::mixed) {
        random.shuffle(all);
        all.resize(wanted);
        return all;
    }
    const int first = static_cast<int>(options.pictures) * picturesInSet;
    auto chosen = numbers(first, first + picturesInSet);
    random.shuffle(chosen);
    std::erase_if(all, [&](std::uint8_t picture) { return setOf(picture) == options.pictures; });
    random.shuffle(all);
    chosen.insert(chosen.end(), all.begin(), all.end());
    chosen.resize(wanted);
    return chosen;
}

plt::Message objection(const State& state, int place) {
    if (Rules::outcome(state) != plt::Outcome::playing) return PLT_TR("The game is over.");
    if (place < 0 || place >= state.options.cards()) return PLT_TR("There is no such card.");
    if (!state.lies(place)) return PLT_TR("This pair has already been found.");
    if (place == state.open && !state.options.mayTurnBack())
        return PLT_TR("This card stays up. Turn up a second one.");
    return {};
}

}  // namespace

int columnsOf(Size size) {
    return sides[static_cast<std::size_t>(size)].columns;
}

int rowsOf(Size size) {
    return sides[static_cast<std::size_t>(size)].rows;
}

bool Options::operator==(const Options& other) const {
    return size == other.size && pictures == other.pictures && players == other.players &&
           mayTurnBack() == other.mayTurnBack();
}

int State::pairs(int who) const {
    return static_cast<int>(
        std::count_if(finds.begin(), finds.end(), [who](const Find& find) { return find.player == who; }));
}

int State::allTurns() const {
    return std::accumulate(turns.begin(), turns.end(), 0);
}

Observation observe(const State& state) {
    Observation seen;
    seen.columns = state.options.columns();
    seen.players = state.options.players;
    seen.onTable = state.onTable;
    seen.open = state.open;
    seen.sinceNews = state.flips - state.lastNews;
    for (int place = 0; place < state.options.cards(); ++place) {
        if (state.lastLook[place] > 0) seen.looks.push_back({place, state.picture(place)});
    }
    std::sort(seen.looks.begin(), seen.looks.end(), [&](const Look& one, const Look& other) {
        return state.lastLook[one.place] > state.lastLook[other.place];
    });
    seen.luck = std::uint64_t{state.luck} << 32 | static_cast<std::uint32_t>(state.flips);
    seen.found = state.pairs(state.player);
    seen.turns = state.turns[state.player];
    return seen;
}

std::vector<int> leaders(const State& state) {
    int most = 0;
    std::vector<int> list;
    for (int player = 0; player < state.options.players; ++player) {
        const int pairs = state.pairs(player);
        if (pairs > most) list.clear();
        most = std::max(most, pairs);
        if (pairs == most) list.push_back(player);
    }
    return list;
}

Start Rules::deal(const Options& options, std::uint64_t seed) {
    plt::Random random(seed);
    Start start;
    start.pictures = drawPictures(options, random);
    const auto twins = start.pictures;
    start.pictures.insert(start.pictures.end(), twins.begin(), twins.end());
    random.shuffle(start.pictures);
    if (options.players > 1) start.luck = static_cast<std::uint32_t>(random.next() >> 32);
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.pictures = start.pictures;
    state.luck = start.luck;
    state.onTable.assign(start.pictures.size(), true);
    state.lastLook.assign(start.pictures.size(), 0);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (auto why = objection(state, move.place); !why.empty()) return why;
    State next = state;
    next.mismatch = {none, none};
    if (move.place == state.open) {
        next.open = none;
        return next;
    }
    auto& look = next.lastLook[move.place];
    const bool isNew = look == 0;
    look = ++next.flips;
    if (isNew) next.lastNews = next.flips;
    if (state.open == none) {
        next.open = move.place;
        return next;
    }
    next.open = none;
    ++next.turns[state.player];
    if (state.picture(state.open) == state.picture(move.place)) {
        next.finds.push_back({state.player, state.open, move.place});
        next.lastNews = next.flips;
        next.onTable[state.open] = false;
        next.onTable[move.place] = false;
    } else {
        next.mismatch = {state.open, move.place};
        next.player = (state.player + 1) % state.options.players;
    }
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    for (int place = 0; place < state.options.cards(); ++place)
        if (objection(state, place).empty()) moves.push_back({place});
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    if (static_cast<int>(state.finds.size()) < state.options.pairs()) return plt::Outcome::playing;
    return state.options.players == 1 ? plt::Outcome::won : plt::Outcome::over;
}

std::vector<plt::Message> Rules::seats(const Options& options, const plt::Seats& who) {
    return plt::tableNames(options.players, who);
}

plt::Seats Rules::usualSeats(const Options& options) {
    if (options.players < 2) return {};
    plt::Seats seats(static_cast<std::size_t>(options.players), plt::Seat::computer("60"));
    seats.front() = plt::Seat::person();
    return seats;
}

std::vector<int> Rules::standing(const State& state) {
    std::vector<int> places;
    for (int player = 0; player < state.options.players; ++player) {
        int better = 0;
        for (int other = 0; other < state.options.players; ++other)
            if (state.pairs(other) > state.pairs(player)) ++better;
        places.push_back(better + 1);
    }
    return places;
}

Observation Rules::observe(const State& state, int /*seat*/) {
    return memory::observe(state);
}

std::vector<plt::Level> Rules::levels() {
    return {
        {"30", PLT_TR("remembers 30 %"), PLT_TR("Of ten cards it has seen, it knows the last three.")},
        {"60", PLT_TR("remembers 60 %"), PLT_TR("Of ten cards it has seen, it knows the last six.")},
        {"90", PLT_TR("remembers 90 %"), PLT_TR("Of ten cards it has seen, it knows the last nine.")},
        {"100", PLT_TR("perfect memory"), PLT_TR("It knows every card it has seen.")},
        {tempoWord, PLT_TR("plays for tempo"),
         PLT_TR("It knows every card it has seen, and turns one of them up again where a new one would help "
                "you more.")},
    };
}

Move Rules::choose(const Observation& seen, std::string_view level, const plt::Question&) {
    if (level == tempoWord) return {chooseForTempo(seen)};
    return {chooseCard(seen, plt::readNumber(level, 0, 100).value_or(0))};
}

plt::Message Rules::tell(const State& before, const Move&, const State& after, const plt::Seats& who) {
    if (after.turns == before.turns) return {};
    if (before.options.players == 1)
        return after.showsMismatch() ? plt::Message(PLT_TR("Two different cards"))
                                     : plt::Message(PLT_TR("A pair"));
    return {after.showsMismatch() ? PLT_TR("%1: two different cards") : PLT_TR("%1: a pair"),
            {seats(before.options, who)[before.player]}};
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds) {
    if (state.options.players > 1 || outcome(state) == plt::Outcome::playing) return {};
    return {{PLT_TR("Turns"), double(state.allTurns()), false},
            {PLT_TR("Cards turned up"), double(state.flips), false}};
}

}  // namespace memory
