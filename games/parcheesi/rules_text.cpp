// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "parcheesi/rules.h"

#include <limits>

namespace parcheesi {

namespace form = plt::form;

namespace {

bool isNumber(int number) {
    return (number >= 1 && number <= 6) || number == homeBonus || number == bopBonus;
}

/// The squares of a step; "in" for entering.
struct NumberText {
    using Value = std::uint8_t;
    std::string write(std::uint8_t number) const { return number == 0 ? "in" : std::to_string(number); }
    std::optional<std::uint8_t> read(std::string_view text) const {
        if (text == "in") return std::uint8_t{0};
        const auto number = plt::readNumber<std::uint8_t>(text, 1, bopBonus);
        return number && isNumber(*number) ? number : std::nullopt;
    }
};

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

struct TextForms {
    /// "standard" or "short".
    static constexpr auto options = form::text(
        form::fields<Options>('-', form::field(&Options::length, form::words<Length>("standard", "short"))),
        PLT_TR("A game of Parcheesi is standard or short."));
    /// The seed of all dice.
    static constexpr auto start =
        form::text(form::number(&Start::luck, 0, std::numeric_limits<std::uint64_t>::max()),
                   PLT_TR("The dice of a game of Parcheesi follow from one whole number."));
    /// "2+6": pawn 2 (1 to 4) goes six squares; "2+in": it enters; "done" ends the turn.
    static constexpr auto move = form::text(
        form::oneOf(form::when(&Move::kind, Move::Kind::done, "done"),
                    form::when(&Move::kind, Move::Kind::step,
                               form::inside(&Move::step,
                                            form::fields<Step>('+', form::ordinal(&Step::pawn, pawnCount),
                                                               form::field(&Step::number, NumberText{}))))),
        PLT_TR(
            "A move of Parcheesi looks like 2+6 for pawn 2 going six squares, 2+in for entering, or done."));
};

plt::Message Rules::describe(const Options& options) {
    return options.length == Length::shortened ? PLT_TR("short, with two pawns") : plt::Message();
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
    for (std::size_t i = 1; i < after.rolls.size(); ++i)
        all = {PLT_TR("%1 %2"), {all, toldRoll(after.rolls[i])}};
    return all;
}

}  // namespace parcheesi

template struct plt::WrittenBy<parcheesi::TextForms, parcheesi::Options, parcheesi::Start, parcheesi::Move>;
