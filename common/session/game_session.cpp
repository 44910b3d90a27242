// SPDX-License-Identifier: MIT
#include "common/session/game_session.h"

#include "common/language/translated.h"

#include <algorithm>

#include <QRandomGenerator>

namespace plt {

GameSession::GameSession(QObject* parent) : QObject(parent) {}
GameSession::~GameSession() = default;

int GameSession::loneSeat() const {
    return onlyPerson(seats());
}

QString GameSession::playerName(const Seat& seat) const {
    if (seat.isPerson()) return tr("A person");
    for (const auto& level : levels())
        if (level.word == seat.level) return tr("Computer, %1").arg(translated(level.name));
    return tr("Computer");
}

bool GameSession::canHint() const {
    if (!hasHint() || outcome() != Outcome::playing || awaitsFirst()) return false;
    const int seat = seatToMove();
    const auto all = seats();
    return seat < 0 || seat >= static_cast<int>(all.size()) || all[static_cast<std::size_t>(seat)].isPerson();
}

Outcome GameSession::outcomeFor(Outcome byRules, const Seats& seats, const std::vector<int>& standing) {
    if (byRules == Outcome::playing || seats.size() < 2 || standing.size() != seats.size()) return byRules;
    const auto best = std::count(standing.begin(), standing.end(), 1);
    if (best == static_cast<std::ptrdiff_t>(standing.size())) return Outcome::drawn;
    if (people(seats) != 1) return Outcome::over;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!seats[i].isPerson()) continue;
        if (standing[i] != 1) return Outcome::lost;
        return best > 1 ? Outcome::drawn : Outcome::won;
    }
    return Outcome::over;
}

Seats GameSession::fitted(Seats seats, std::size_t count) {
    seats.resize(count < 2 ? 0 : count);
    return seats;
}

QString GameSession::lookingForDeal() const {
    return tr("A deal is still being looked for.");
}

QString GameSession::dealFailed(const QString& what) const {
    return what.isEmpty() ? tr("No deal could be found.") : tr("No deal could be found: %1").arg(what);
}

QString GameSession::hintFailed(const QString& what) const {
    return what.isEmpty() ? tr("No hint could be worked out.")
                          : tr("No hint could be worked out: %1").arg(what);
}

QString GameSession::labelWithSeats(const QString& options) const {
    const auto names = seatNames();
    const auto all = seats();
    if (names.size() < 2 || all.size() != static_cast<std::size_t>(names.size())) return options;
    QStringList parts;
    if (!options.isEmpty()) parts << options;
    for (qsizetype i = 0; i < names.size(); ++i)
        parts << tr("%1: %2", "a seat and its player")
                     .arg(names[i], playerName(all[static_cast<std::size_t>(i)]));
    return parts.join(QStringLiteral(" \u00B7 "));
}

std::uint64_t GameSession::newSeed() {
    return QRandomGenerator::system()->bounded(1'000'000'000U);
}

}  // namespace plt
