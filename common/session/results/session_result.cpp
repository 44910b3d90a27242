// SPDX-License-Identifier: MIT
// The result of a game in the words of the statistics.
#include "common/session/game_session.h"
#include "common/session/players/seating.h"

namespace plt {

namespace {

/// Adds the figures and the place of the only person, in a game that is over.
void addFiguresOfPerson(const GameSession& session, GameResult& out) {
    const int person = session.loneSeat();
    if (person < 0 || session.outcome() == Outcome::playing) return;
    for (auto& figure : session.rules().seatFigures(session.anyState(), person))
        out.figures.push_back(std::move(figure));
    const auto places = session.standing();
    if (places.size() <= 2 || static_cast<std::size_t>(person) >= places.size()) return;
    out.place = places[person];
    out.figures.push_back({PLT_TR("Place"), static_cast<double>(out.place), false});
}

/// "Expert · White: Ann, Black: Computer": the options and, in games with seats, the players.
Message labelOf(const GameSession& session) {
    const auto& options = session.game().options;
    const auto seats = session.seats();
    const auto names = session.rules().seatNames(options, seats);
    Message label = session.rules().describe(options);
    if (names.size() < 2 || seats.size() != names.size()) return label;
    for (std::size_t i = 0; i < names.size(); ++i) {
        Message seat(PLT_TR("%1: %2"), {names[i], session.playerMessage(seats[i])});
        label = label.empty() ? seat : Message("%1 \u00B7 %2", {label, seat});
    }
    return label;
}

}  // namespace

GameResult GameSession::result() const {
    const auto& traits = rules().traits();
    GameResult out;
    out.optionsText = QString::fromStdString(resultSet(rules(), game()));
    out.optionsLabel = labelOf(*this);
    out.gameId = longId();
    out.outcome = outcome();
    out.moves = moveCount();
    out.helped = game().helped || anotherHandMoved(game());
    const auto elapsed = clock().elapsed();
    if (hasClock()) out.elapsedMs = elapsed.count();
    if (traits.hasScore) out.score = score();
    if (rules().isRanked(game().options)) out.ranking = traits.ranking;
    out.figures = rules().figures(anyState(), elapsed);
    addFiguresOfPerson(*this, out);
    return out;
}

}  // namespace plt
