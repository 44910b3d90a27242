// SPDX-License-Identifier: MIT
#include "parcheesi/words.h"

#include "common/language/translated.h"
#include "parcheesi/player/scores.h"
#include "parcheesi/table/parts.h"

#include <algorithm>
#include <optional>

#include <QLocale>
#include <QStringList>

namespace parcheesi {

namespace {

/// The progress of a pawn of this side on the cell; none if its pawns never get there.
std::optional<Progress> progressAt(Side side, int cell) {
    const Part part = partOf(cell);
    if (part.kind == Part::Kind::ring) {
        const int steps = progressOn(side, part.square);
        if (steps <= turnOff) return static_cast<Progress>(steps);
        return std::nullopt;
    }
    // The middle of the board is home to all sides.
    if (part.kind == Part::Kind::home) return atHome;
    if (part.side != side) return std::nullopt;
    return static_cast<Progress>(part.kind == Part::Kind::start ? atStart : firstOfHomeRow + part.square);
}

/// Returns true if some of the numbers add up to `sum`.
bool addUp(std::vector<int> numbers, int sum) {
    if (sum == 0) return true;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] > sum) continue;
        auto others = numbers;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (addUp(others, sum - numbers[i])) return true;
    }
    return false;
}

/// The obstacle to moving a pawn this far by several of the remaining numbers in succession.
Obstacle obstacleOnWay(const Turn& turn, int pawn, int squares) {
    Obstacle first{Obstacle::Kind::notAmongNumbers, squares};
    bool found = false;
    for (const int number : turn.left) {
        std::vector<int> others(turn.left.begin(), turn.left.end());
        others.erase(std::find(others.begin(), others.end(), number));
        if (number > squares || !addUp(others, squares - number)) continue;
        const Step step = Step::go(pawn, number);
        Obstacle obstacle = obstacleTo(turn, step);
        if (!obstacle && number < squares)
            obstacle = obstacleOnWay(after(turn, step), pawn, squares - number);
        else if (!obstacle)
            obstacle = objectionTo(turn, step);
        if (!obstacle) return {};
        if (!found) first = obstacle;
        found = true;
    }
    return first;
}

}  // namespace

QString Words::side(Side side) {
    return plt::translated(sideName(side));
}

QString Words::player(const plt::Seats& seats, Side side) {
    const auto& seat = seats[indexOf(side)];
    if (!seat.isPerson()) {
        for (const auto& level : Rules::levels())
            if (level.word == seat.level) return plt::translated(level.name);
        return tr("Computer");
    }
    if (plt::onlyPerson(seats) >= 0) return tr("You");
    const auto number = plt::people({seats.begin(), seats.begin() + static_cast<int>(indexOf(side)) + 1});
    return tr("Player %L1").arg(number);
}

QString Words::numbers(const Numbers& numbers) {
    QStringList parts;
    for (const int number : numbers) parts << QLocale().toString(number);
    return plt::listed(parts);
}

QString Words::passes(const State& state) {
    QStringList told;
    for (const Roll& roll : state.rolls)
        if (roll.kind != Roll::Kind::played) told << plt::translated(toldRoll(roll));
    return plt::passage(told);
}

QString Words::choices(const State& state) {
    const Turn& turn = state.turn;
    const auto obstacle = obstacleToEnd(turn);
    if (!obstacle && turn.left.empty()) return tr("All numbers are used: press Done.");
    if (!obstacle) return tr("Nothing more can be played: press Done.");
    const bool enters = obstacle.kind == Obstacle::Kind::canStillEnter;
    return enters ? tr("Numbers left: %1. A pawn can enter.").arg(numbers(turn.left))
                  : tr("Numbers left: %1.").arg(numbers(turn.left));
}

QString Words::turn(const plt::Seats& seats, Side mover) {
    const QString name = side(mover);
    if (plt::onlyPerson(seats) == static_cast<int>(mover)) return tr("Your turn (%1).").arg(name);
    return tr("%1's turn.").arg(name);
}

QString Words::mover(const plt::Seats& seats, Side mover) {
    const bool you = plt::onlyPerson(seats) == static_cast<int>(mover);
    return you || !seats[indexOf(mover)].isPerson() ? player(seats, mover) : side(mover);
}

QString Words::step(Side side, const Trace& trace) {
    const QString to = plt::translated(placeName(side, trace.to));
    if (trace.bopped) return tr("%1: sends %2 back").arg(to, Words::side(*trace.bopped));
    if (trace.from == atStart) return tr("enters on %1").arg(to);
    return tr("%1 to %2", "from a square to another").arg(plt::translated(placeName(side, trace.from)), to);
}

Caption Words::caption(const State& state, const plt::Seats& seats) {
    const Side mover = state.side();
    const auto& traces = state.traces[indexOf(mover)];
    const QString who = Words::mover(seats, mover);
    const bool you = plt::onlyPerson(seats) == static_cast<int>(mover);
    if (state.isOver()) return {you ? tr("You won!") : tr("%1 wins").arg(who), {}};
    if (seats[indexOf(mover)].isPerson()) {
        const QString title = you ? tr("Your turn") : tr("%1's turn").arg(who);
        return {title, state.turn.left.empty() ? tr("done") : tr("left: %1").arg(numbers(state.turn.left))};
    }
    if (!state.steps.empty()) return {who, step(mover, traces.back())};
    const Dice dice = state.roll().dice;
    return {who, tr("rolls %L1 and %L2").arg(dice.first).arg(dice.second)};
}

Caption Words::caption(const Roll& roll, const plt::Seats& seats) {
    const bool tripled = roll.kind == Roll::Kind::thirdDouble;
    const QString what = tripled ? tr("%L1 and %L2: third double") : tr("%L1 and %L2: cannot play");
    return {mover(seats, roll.side), what.arg(roll.dice.first).arg(roll.dice.second)};
}

QString Words::whyNotThere(const State& state, int pawn, int cell) {
    const Turn& turn = state.turn;
    const auto there = progressAt(turn.side, cell);
    const Progress from = turn.pawns()[pawn];
    if (there == atStart) return tr("A pawn goes back to start only when it is hit.");
    if (!there) return tr("No pawn of this side ever goes there.");
    if (from == atStart) {
        if (const auto obstacle = objectionTo(turn, Step::enter(pawn)))
            return plt::translated(told(obstacle));
        return tr("Pawns of %1 enter on square %2.").arg(side(turn.side)).arg(entrySquare(turn.side));
    }
    const int squares = *there - from;
    if (squares <= 0) return tr("Pawns only go forward.");
    if (turn.left.has(squares)) {
        if (const auto obstacle = objectionTo(turn, Step::go(pawn, squares)))
            return plt::translated(told(obstacle));
        return {};
    }
    return plt::translated(told(obstacleOnWay(turn, pawn, squares)));
}

QString Words::whyStuck(const State& state, int cell) {
    const Turn& turn = state.turn;
    for (const Side other : allSides) {
        for (std::size_t pawn = 0; pawn < pawnCount; ++pawn) {
            const Progress place = state.position().of(other)[pawn];
            if (markOf(other, place) != cell) continue;
            if (other != turn.side) return tr("It is %1's turn.").arg(side(turn.side));
            const int number = static_cast<int>(pawn);
            if (place == atHome) return plt::translated(told({Obstacle::Kind::pawnAtHome}));
            if (turn.left.empty()) return tr("All numbers are used: press Done.");
            if (place == atStart) return plt::translated(told(objectionTo(turn, Step::enter(number))));
            QStringList reasons;
            for (const int left : turn.left) {
                const auto why = plt::translated(told(objectionTo(turn, Step::go(number, left))));
                if (!why.isEmpty() && !reasons.contains(why)) reasons << why;
            }
            return plt::passage(reasons);
        }
    }
    return {};
}

QString Words::part(int cell) {
    const Part part = partOf(cell);
    const QString name = side(part.side);
    switch (part.kind) {
        case Part::Kind::homeRow:
            return tr("%1's home row %L2").arg(name).arg(part.square);
        case Part::Kind::home:
            return tr("%1's home").arg(name);
        case Part::Kind::start:
            return tr("%1's start").arg(name);
        case Part::Kind::ring:
            break;
    }
    QStringList parts{tr("square %L1").arg(part.square)};
    if (isSafe(part.square)) parts << tr("safe");
    for (const Side whose : allSides) {
        if (entrySquare(whose) == part.square) parts << tr("%1 enters here").arg(side(whose));
        if (turnOffSquare(whose) == part.square) parts << tr("%1 turns off here").arg(side(whose));
    }
    return plt::listed(parts);
}

QStringList Words::pawnsOn(const State& state, int cell) {
    QStringList parts;
    for (const Side whose : allSides) {
        QStringList pawns;
        bool blocks = false;
        for (std::size_t pawn = 0; pawn < pawnCount; ++pawn) {
            const Progress place = state.position().of(whose)[pawn];
            if (markOf(whose, place) != cell) continue;
            pawns << QLocale().toString(static_cast<int>(pawn) + 1);
            blocks = isOut(place) && pawns.size() > 1;
        }
        if (pawns.isEmpty()) continue;
        if (blocks)
            parts << tr("blockade of %1").arg(side(whose));
        else if (pawns.size() == 1)
            parts << tr("%1 pawn %2").arg(side(whose), pawns.front());
        else
            parts << tr("%Ln pawns", "1 pawn", static_cast<int>(pawns.size()));
    }
    return parts;
}

QString Words::cell(const State& state, int cell) {
    QStringList parts{part(cell)};
    parts << pawnsOn(state, cell);
    if (parts.size() == 1) parts << tr("empty");
    return plt::listed(parts);
}

QString Words::progress(const Pawns& pawns) {
    return tr("%L1 to go").arg(distanceLeft(pawns));
}

QString Words::ending(const State& state) {
    QStringList others;
    for (const Side other : allSides)
        if (other != state.side())
            others << tr("%1 %L2").arg(side(other)).arg(distanceLeft(state.position().of(other)));
    return tr("%1 has all four pawns home. Squares that the others had to go: %2.")
        .arg(side(state.side()), plt::listed(others));
}

QString sumOf(Turn turn, const std::vector<Step>& steps) {
    QStringList parts;
    for (const Step& step : steps) {
        const Numbers before = turn.left;
        take(turn, step);
        if (!step.isEntering()) {
            parts << QLocale().toString(static_cast<int>(step.number));
            continue;
        }
        // The numbers used to enter are those missing afterwards.
        Numbers left = turn.left;
        for (const int number : before) {
            if (left.has(number))
                left.remove(number);
            else
                parts << QLocale().toString(number);
        }
    }
    return parts.join(QLatin1Char('+'));
}

}  // namespace parcheesi
