// SPDX-License-Identifier: MIT
// The members of GameSession about players and the record of their moves.
#include "common/language/translated.h"
#include "common/session/game_session.h"
#include "common/session/parts/session_parts.h"
#include "common/session/players/seating.h"

#include <utility>

namespace plt {

QStringList GameSession::seatNamesFor(const AnyOptions& options, const Seats& seats) const {
    QStringList names;
    for (const auto& name : d->rules.seatNames(options, seats)) names << translated(name);
    return names;
}

Seats GameSession::seats() const {
    return game().seats;
}

void GameSession::setSeats(const Seats& seats) {
    auto& shown = d->timeline.game();
    auto wanted = seatsFor(d->rules, shown.options, seats);
    if (wanted == shown.seats) return;
    shown.seats = std::move(wanted);
    if (!awaitsFirst()) Q_EMIT seatsChanged();
}

Seats GameSession::usualSeats(const AnyOptions& options) const {
    return seatsFor(d->rules, options, {});
}

const std::vector<Level>& GameSession::levels() const {
    return d->rules.levels();
}

int GameSession::seatToMove() const {
    if (awaitsFirst() || d->rules.outcome(anyState()) != Outcome::playing) return -1;
    return d->rules.seatToMove(anyState());
}

std::vector<int> GameSession::standing() const {
    if (awaitsFirst() || d->rules.outcome(anyState()) == Outcome::playing) return {};
    return d->rules.standing(anyState());
}

int GameSession::loneSeat() const {
    return onlyPerson(seats());
}

QString GameSession::playerName(const Seat& seat) const {
    return translated(playerMessage(seat));
}

Message GameSession::playerMessage(const Seat& seat) const {
    if (seat.isPerson()) return PLT_TR("A person");
    for (const auto& level : levels())
        if (level.word == seat.level) return {PLT_TR("Computer, %1"), {level.name}};
    return PLT_TR("Computer");
}

bool GameSession::hasRecord() const {
    return d->traits.hasRecord;
}

QVector<Told> GameSession::record() const {
    QVector<Told> told;
    if (!hasRecord() || awaitsFirst()) return told;
    AnyState before = d->rules.begin(game().options, game().start);
    for (int ply = 1; ply <= plies(); ++ply) {
        const auto& move = game().moves[static_cast<std::size_t>(ply) - 1];
        AnyState after = before;
        applyAgain(d->rules, after, move);
        const auto sentence = d->rules.tell(before, move, after, seats());
        if (!sentence.empty()) told.append({ply, translated(sentence)});
        before = std::move(after);
    }
    return told;
}

QString GameSession::lastTold() const {
    if (!hasRecord() || moveCount() == 0) return {};
    const int before = moveCount() - 1;
    return translated(d->rules.tell(anyStateAt(before), game().moves[before], anyState(), seats()));
}

}  // namespace plt
