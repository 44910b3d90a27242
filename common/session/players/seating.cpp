// SPDX-License-Identifier: MIT
#include "common/session/players/seating.h"

#include <algorithm>
#include <utility>

namespace plt {

namespace {

bool isPersonsTurn(const AnyRules& rules, const PlayedGame& game, const AnyState& state) {
    if (rules.outcome(state) != Outcome::playing) return false;
    const int seat = rules.seatToMove(state);
    return seat >= 0 && seat < static_cast<int>(game.seats.size()) && game.seats[seat].isPerson();
}

/// Returns true if undo passes over computers' turns: people and computers play together.
bool stopsAtPersons(const PlayedGame& game) {
    return people(game.seats) > 0 && people(game.seats) < game.seats.size();
}

}  // namespace

Seats seatsFor(const AnyRules& rules, const AnyOptions& options, Seats seats) {
    const auto usual = rules.usualSeats(options);
    for (auto seat = seats.size(); seat < usual.size(); ++seat) seats.push_back(usual[seat]);
    const auto count = rules.seatCount(options);
    seats.resize(count < 2 ? 0 : count);
    return seats;
}

Outcome outcomeFor(Outcome byRules, const Seats& seats, const std::vector<int>& standing) {
    if (byRules == Outcome::playing || seats.size() < 2 || standing.size() != seats.size()) return byRules;
    const auto best = std::count(standing.begin(), standing.end(), 1);
    if (best == static_cast<std::ptrdiff_t>(standing.size())) return Outcome::drawn;
    const int person = onlyPerson(seats);
    if (person < 0) return Outcome::over;
    if (standing[person] != 1) return Outcome::lost;
    return best > 1 ? Outcome::drawn : Outcome::won;
}

void recordMover(PlayedGame& game, int seat, bool isComputer) {
    if (seat < 0) return;
    auto& moved = isComputer ? game.byComputer : game.byPerson;
    const auto index = static_cast<std::size_t>(seat);
    if (moved.size() <= index) moved.resize(index + 1);
    moved[index] = true;
}

bool anotherHandMoved(const PlayedGame& game) {
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const auto& others = game.seats[seat].isPerson() ? game.byComputer : game.byPerson;
        if (seat < others.size() && others[seat]) return true;
    }
    return false;
}

std::string resultSet(const AnyRules& rules, const PlayedGame& game) {
    if (auto named = rules.countedAs(game.options, game.seats)) return *std::move(named);
    auto text = rules.write(game.options);
    if (game.seats.size() > 1) text += '-' + writeSeats(game.seats);
    return text;
}

Place undoPlace(const AnyRules& rules, const Timeline& timeline) {
    auto to = timeline.previous();
    if (to.game != timeline.place().game || !stopsAtPersons(timeline.game())) return to;
    while (to.ply > 0 && !isPersonsTurn(rules, timeline.game(), timeline.stateAt(to.ply))) --to.ply;
    return to;
}

Place redoPlace(const AnyRules& rules, const Timeline& timeline) {
    auto to = timeline.next();
    if (to.game != timeline.place().game || !stopsAtPersons(timeline.game())) return to;
    const auto& moves = timeline.game().moves;
    AnyState state = timeline.state();
    applyAgain(rules, state, moves[timeline.ply()]);
    while (to.ply < timeline.plies() && !isPersonsTurn(rules, timeline.game(), state))
        applyAgain(rules, state, moves[to.ply++]);
    return to;
}

}  // namespace plt
