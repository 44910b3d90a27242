// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "parcheesi/rules.h"

#include <limits>

namespace parcheesi {

namespace {

constexpr std::string_view standardWord = "standard";
constexpr std::string_view doneWord = "done";
constexpr std::string_view enterWord = "in";

const plt::Message badMove(
    PLT_TR("A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done."));

bool isNumber(int number) {
    return (number >= 1 && number <= 6) || number == homeBonus || number == bopBonus;
}

/// The effect of a step besides moving the pawn, in words.
plt::Message toldEffect(const plt::Message& walk, const Effect& effect) {
    if (effect.bopped)
        return {PLT_TR("%1 %2's pawn goes back to start: +20."), {walk, sideName(*effect.bopped)}};
    if (effect.arrived) return {PLT_TR("%1 That gives +10."), {walk}};
    return walk;
}

plt::Message toldStep(const Turn& turn, const Step& step) {
    Turn next = turn;
    const Effect effect = take(next, step);
    const plt::Message who = sideName(turn.side);
    const int pawn = step.pawn + 1;
    if (next.position.hasWon(turn.side)) return {PLT_TR("%1 brings the last pawn home and wins."), {who}};
    const Progress from = turn.pawns()[step.pawn];
    const Progress to = next.pawns()[step.pawn];
    if (step.isEntering())
        return toldEffect({PLT_TR("%1 %2 enters on %3."), {who, pawn, placeName(turn.side, to)}}, effect);
    return toldEffect(
        {PLT_TR("%1 %2: %3 to %4."), {who, pawn, placeName(turn.side, from), placeName(turn.side, to)}},
        effect);
}

}  // namespace

plt::Message toldRoll(const Roll& roll) {
    const plt::Message who = sideName(roll.side);
    const int first = roll.dice.first;
    const int second = roll.dice.second;
    switch (roll.kind) {
        case Roll::Kind::unplayable:
            return {PLT_TR("%1 rolls %2 and %3 and cannot play."), {who, first, second}};
        case Roll::Kind::thirdDouble:
            return {roll.pawn < 0 ? PLT_TR("%1 rolls a third double, %2 and %3, and may not play it.")
                                  : PLT_TR("%1 rolls a third double, %2 and %3: the front pawn goes back to "
                                           "start."),
                    {who, first, second}};
        case Roll::Kind::played:
            break;
    }
    if (roll.bottoms)
        return {PLT_TR("%1 rolls %2 and %3, with the bottoms %4 and %5."),
                {who, first, second, 7 - first, 7 - second}};
    return {PLT_TR("%1 rolls %2 and %3."), {who, first, second}};
}

plt::Message sideName(Side side) {
    switch (side) {
        case Side::green:
            return PLT_TR("Green");
        case Side::red:
            return PLT_TR("Red");
        case Side::blue:
            return PLT_TR("Blue");
        case Side::yellow:
            break;
    }
    return PLT_TR("Yellow");
}

plt::Message placeName(Side side, Progress place) {
    if (place == atStart) return PLT_TR("start");
    if (place == atHome) return PLT_TR("home");
    if (isInHomeRow(place)) return {PLT_TR("home row %1"), {place - firstOfHomeRow}};
    return {"%1", {ringSquare(side, place)}};
}

plt::Message told(const Obstacle& obstacle) {
    const int where = obstacle.where;
    switch (obstacle.kind) {
        case Obstacle::Kind::none:
            return {};
        case Obstacle::Kind::noSuchPawn:
            return PLT_TR("There is no such pawn.");
        case Obstacle::Kind::pawnAtStart:
            return PLT_TR("This pawn has to enter first.");
        case Obstacle::Kind::pawnOut:
            return PLT_TR("This pawn is out already.");
        case Obstacle::Kind::pawnAtHome:
            return PLT_TR("This pawn is at home.");
        case Obstacle::Kind::noFive:
            return PLT_TR("A pawn enters with a 5, a 1 and a 4, or a 2 and a 3.");
        case Obstacle::Kind::entryBlocked:
            return PLT_TR("Two pawns block the entry square.");
        case Obstacle::Kind::notAmongNumbers:
            return {PLT_TR("There is no %1 left to use."), {where}};
        case Obstacle::Kind::ringBlockade:
            return {PLT_TR("The blockade on square %1 is in the way."), {where}};
        case Obstacle::Kind::homeRowBlockade:
            return {PLT_TR("The blockade on square %1 of the home row is in the way."), {where}};
        case Obstacle::Kind::beyondEnd:
            return PLT_TR("That is too far: a pawn comes home by the exact number.");
        case Obstacle::Kind::safeSquareTaken:
            return {PLT_TR("A pawn of another side is safe on square %1."), {where}};
        case Obstacle::Kind::canStillEnter:
            return PLT_TR("A pawn can still enter.");
        case Obstacle::Kind::numberUsable:
            return {PLT_TR("The %1 can still be used."), {where}};
        case Obstacle::Kind::blockadeMoved:
            return PLT_TR("A blockade may not move as a whole.");
        case Obstacle::Kind::blockadeMoving:
            break;
    }
    return PLT_TR("The blockade would move as a whole, and no number left could separate it.");
}

std::string Rules::write(const Options& /*options*/) {
    return std::string(standardWord);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (text == standardWord) return Options{};
    return plt::Message(PLT_TR("Parcheesi has one set of rules, called standard."));
}

plt::Message Rules::describe(const Options& /*options*/) {
    return {};
}

std::string Rules::write(const Start& start) {
    return std::to_string(start.luck);
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    const auto luck = plt::readNumber<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
    if (luck) return Start{*luck};
    return plt::Message(PLT_TR("The dice of a game of Parcheesi follow from one whole number."));
}

std::string Rules::write(const Move& move) {
    if (move.kind == Move::Kind::done) return std::string(doneWord);
    return std::to_string(move.step.pawn + 1) + '+' +
           (move.step.isEntering() ? std::string(enterWord) : std::to_string(move.step.number));
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (text == doneWord) return Move::done();
    const auto parts = plt::split(text, '+');
    if (parts.size() != 2) return badMove;
    const auto pawn = plt::readNumber(parts[0], 1, pawnCount);
    if (!pawn) return badMove;
    if (parts[1] == enterWord) return Move::of(Step::enter(*pawn - 1));
    const auto number = plt::readNumber(parts[1], 1, bopBonus);
    if (!number || !isNumber(*number)) return badMove;
    return Move::of(Step::go(*pawn - 1, *number));
}

std::vector<plt::Message> Rules::seats(const Options& /*options*/) {
    std::vector<plt::Message> names;
    names.reserve(allSides.size());
    for (const Side side : allSides) names.push_back(sideName(side));
    return names;
}

plt::Message Rules::tell(const State& before, const Move& move, const State& after) {
    if (move.kind == Move::Kind::step) return toldStep(before.turn, move.step);
    plt::Message all = toldRoll(after.rolls.front());
    for (std::size_t i = 1; i < after.rolls.size(); ++i) all = {"%1 %2", {all, toldRoll(after.rolls[i])}};
    return all;
}

}  // namespace parcheesi
