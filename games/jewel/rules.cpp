// SPDX-License-Identifier: MIT
#include "jewel/rules.h"

#include "common/rules/text_form.h"
#include "jewel/hint/reason.h"
#include "jewel/hint/sampled_swaps.h"

#include <algorithm>
#include <utility>

namespace jewel {
namespace {

namespace form = plt::form;

/// Seeds the generator of irrelevant looks, which is separate so that the same gems come at every difficulty.
constexpr std::uint64_t seedOfLooks = 0x6a6577656c;
/// Swaps that are tried for a hint: more find hardly better ones.
constexpr std::uint64_t swapsOfHint = 1'500;

Gem newGem(State& state, std::uint8_t kind) {
    return {kind, static_cast<std::uint8_t>(state.looks.below(kindCount)), state.nextId++, Special::none};
}

void fillQuietly(State& state, const Kinds& kinds) {
    for (std::size_t cell = 0; cell < cellCount; ++cell) state.gems[cell] = newGem(state, kinds[cell]);
}

/// Lets the gems above the gaps fall, and new ones enter above them: column by column from the left, and in
/// each column from below.
void fall(State& state, const std::array<int, cellCount>& waves) {
    for (int column = 0; column < side; ++column) {
        int to = side - 1;
        for (int row = side - 1; row >= 0; --row) {
            const auto from = static_cast<std::size_t>(cellOf(row, column));
            if (waves[from] != Pass::stays) continue;
            state.gems[cellOf(to--, column)] = state.gems[from];
        }
        for (; to >= 0; --to)
            state.gems[cellOf(to, column)] =
                newGem(state, static_cast<std::uint8_t>(state.coming.below(kindCount)));
    }
}

plt::Message modeName(Mode mode) {
    switch (mode) {
        case Mode::clock:
            return PLT_TR("Clock");
        case Mode::calm:
            return PLT_TR("Calm");
        default:
            return PLT_TR("Sixty moves");
    }
}

plt::Message difficultyName(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::beginner:
            return PLT_TR("shapes and colours");
        case Difficulty::easy:
            return PLT_TR("colours only");
        case Difficulty::medium:
            return PLT_TR("shapes only");
        case Difficulty::high:
            return PLT_TR("colours with shapes mixed");
        default:
            return PLT_TR("shapes with colours mixed");
    }
}

constexpr std::string_view notAMove = PLT_TR("This is not a move of Jewel.");

struct StartText {
    static std::string write(const Start& start) {
        std::string text;
        for (int cell = 0; cell < cellCount; ++cell) {
            if (cell > 0 && columnOf(cell) == 0) text += '/';
            text += static_cast<char>('0' + start.kinds[cell]);
        }
        return text + '-' + std::to_string(start.seed);
    }
    static plt::Result<Start> read(std::string_view text, const Options& /*options*/) {
        const plt::Message notABoard =
            PLT_TR("This is no board of Jewel: eight rows of eight gems and a number.");
        constexpr std::size_t boardLength = cellCount + side - 1;
        if (text.size() <= boardLength || text[boardLength] != '-') return notABoard;
        Start start;
        int cell = 0;
        for (std::size_t i = 0; i < boardLength; ++i) {
            const char letter = text[i];
            if (i % (side + 1) == side) {
                if (letter != '/') return notABoard;
                continue;
            }
            if (letter < '0' || letter >= '0' + kindCount) return notABoard;
            start.kinds[cell++] = static_cast<std::uint8_t>(letter - '0');
        }
        const auto seed = plt::readNumber<std::uint64_t>(text.substr(boardLength + 1), 0, UINT64_MAX);
        if (!seed) return notABoard;
        start.seed = *seed;
        if (!findLines(start.kinds).empty())
            return plt::Message(PLT_TR("A first board has no line of three yet."));
        if (goodSwaps(start.kinds).empty())
            return plt::Message(PLT_TR("There is no swap on this board that makes a line."));
        return start;
    }
};

struct SwapText {
    using Value = Swap;
    std::string write(const Swap& swap) const {
        return std::to_string(rowOf(swap.cell) + 1) + std::to_string(columnOf(swap.cell) + 1) +
               (swap.down ? 's' : 'e');
    }
    std::optional<Swap> read(std::string_view text) const {
        const auto isPlace = [](char letter) { return letter >= '1' && letter < '1' + side; };
        if (text.size() != 3 || !isPlace(text[0]) || !isPlace(text[1]) || (text[2] != 'e' && text[2] != 's'))
            return std::nullopt;
        const Swap swap{cellOf(text[0] - '1', text[1] - '1'), text[2] == 's'};
        return swap.isOnBoard() ? std::optional(swap) : std::nullopt;
    }
};

}  // namespace

struct TextForms {
    /// "clock-beginner", "sixty-high-chains-specials-10".
    static constexpr auto options =
        form::text(form::fields<Options>(
                       '-', form::words(&Options::mode, "clock", "calm", "sixty"),
                       form::words(&Options::difficulty, "beginner", "easy", "medium", "high", "extreme"),
                       form::flag(&Options::chainBonus, "chains"), form::flag(&Options::specials, "specials"),
                       form::fieldUnless(0, &Options::idleHint, form::number(shortestIdle, maximumIdle))),
                   PLT_TR("These are no options of Jewel."));
    /// The rows of kinds from the top, separated by '/', and the seed.
    static constexpr StartText start{};
    /// "35e@120": row and column from 1, 'e' for the neighbour to the right and 's' for the one below, and
    /// the step if there is a clock. "time@2501", "end".
    static constexpr auto move =
        form::text(form::fields<Move>('@',
                                      form::oneOf(form::when(&Move::kind, Move::Kind::giveUp, "end"),
                                                  form::when(&Move::kind, Move::Kind::timeUp, "time"),
                                                  form::field(&Move::swap, SwapText{})),
                                      form::fieldUnless(0, &Move::step, form::number(1, latestStep))),
                   notAMove);
};

Kinds kindsOf(const Gems& gems) {
    Kinds kinds{};
    for (std::size_t cell = 0; cell < cellCount; ++cell) kinds[cell] = gems[cell].kind;
    return kinds;
}

Specials specialsOf(const Gems& gems) {
    Specials specials{};
    for (std::size_t cell = 0; cell < cellCount; ++cell) specials[cell] = gems[cell].special;
    return specials;
}

void makeSpecial(Gem& gem, Special special) {
    gem.special = special;
    if (special == Special::prism) gem.kind = noKind;
}

Appearance appearance(const State& state, const Gem& gem) {
    if (gem.special == Special::prism) return {prismShape, 0};
    switch (state.options.difficulty) {
        case Difficulty::beginner:
            return {gem.kind, gem.kind};
        case Difficulty::easy:
            return {state.common, gem.kind};
        case Difficulty::medium:
            return {gem.kind, state.common};
        case Difficulty::high:
            return {gem.other, gem.kind};
        default:
            return {gem.kind, gem.other};
    }
}

int countLine(State& state, int length, int pass) {
    const int points = length - 1;
    const int bonus = state.options.chainBonus ? pass - 1 : 0;
    state.score += points + bonus;
    state.bonus += bonus;
    if (state.options.mode == Mode::clock) {
        state.time += static_cast<std::int64_t>(10) * points * timeUnit;
        state.timeGained += static_cast<std::int64_t>(10) * points * timeUnit;
    }
    state.stage += points;
    while (state.stage >= pointsOfLevel) {
        state.stage -= pointsOfLevel;
        ++state.level;
    }
    return points + bonus;
}

Pass firstPass(const State& state, Swap swap) {
    auto gems = state.gems;
    std::swap(gems[swap.cell], gems[swap.other()]);
    return passOf(kindsOf(gems), specialsOf(gems), state.options.specials, swap);
}

void settle(State& state, std::vector<Stage>& stages, std::optional<Swap> swap) {
    int sum = 0;
    for (int number = 1;; ++number) {
        const auto moved = number == 1 ? swap : std::nullopt;
        auto pass = passOf(kindsOf(state.gems), specialsOf(state.gems), state.options.specials, moved);
        if (pass.empty()) break;
        Stage stage;
        for (const int length : pass.counted()) stage.points += countLine(state, length, number);
        for (const Made& made : pass.made) makeSpecial(state.gems[made.cell], made.special);
        state.specialsMade += static_cast<int>(pass.made.size());
        sum += stage.points;
        fall(state, pass.waves);
        stage.lines = std::move(pass.lines);
        stage.effects = std::move(pass.effects);
        stage.made = std::move(pass.made);
        stage.waves = pass.waves;
        stage.gems = state.gems;
        stages.push_back(std::move(stage));
        state.longestChain = std::max(state.longestChain, number);
    }
    state.bestSwap = std::max(state.bestSwap, sum);
    if (!goodSwaps(kindsOf(state.gems)).empty()) return;
    fillQuietly(state, quietBoard(state.coming));
    Stage stage;
    stage.replaced = true;
    stage.gems = state.gems;
    stages.push_back(std::move(stage));
}

std::vector<Stage> unfold(State& state, Swap swap) {
    std::swap(state.gems[swap.cell], state.gems[swap.other()]);
    std::vector<Stage> stages(1);
    stages.front().gems = state.gems;
    settle(state, stages, swap);
    return stages;
}

Start Rules::deal(const Options& /*options*/, std::uint64_t seed) {
    plt::Random random(seed);
    Start start;
    start.kinds = quietBoard(random);
    start.seed = random.next();
    return start;
}

State Rules::begin(const Options& options, const Start& start) {
    State state;
    state.options = options;
    state.coming = plt::Random(start.seed);
    state.looks = plt::Random(start.seed ^ seedOfLooks);
    state.common = static_cast<std::uint8_t>(state.looks.below(kindCount));
    if (options.mode == Mode::clock) state.time = timeAtStart;
    fillQuietly(state, start.kinds);
    return state;
}

plt::Result<State> Rules::apply(const State& state, const Move& move) {
    if (state.end != End::none) return plt::Message(PLT_TR("The game is over."));
    const bool timed = state.options.mode == Mode::clock;
    State next = state;
    if (move.kind == Move::Kind::giveUp) {
        if (move.step != 0 || move.swap != Swap{}) return plt::Message(notAMove);
        next.end = End::givenUp;
        return next;
    }
    if (!timed && move.step != 0) return plt::Message(PLT_TR("There is no clock in this game."));
    if (timed && move.step < state.step)
        return plt::Message(PLT_TR("A move cannot be made before the one that it follows."));
    if (move.kind == Move::Kind::timeUp) {
        if (move.swap != Swap{}) return plt::Message(notAMove);
        if (!timed || move.step != state.stepOfEnd()) return plt::Message(PLT_TR("The time is not up."));
        next.time = state.timeAt(move.step);
        next.step = move.step;
        next.end = End::time;
        return next;
    }
    if (!move.swap.isOnBoard()) return plt::Message(PLT_TR("There is no gem to swap with."));
    if (timed && state.timeAt(move.step) < 0) return plt::Message(PLT_TR("The time is up."));
    if (!isGood(kindsOf(state.gems), move.swap))
        return plt::Message(PLT_TR("That makes no line of three, so the gems go back."));
    if (timed) {
        next.time = state.timeAt(move.step);
        next.step = move.step;
    }
    ++next.swaps;
    (void)unfold(next, move.swap);
    if (state.options.mode == Mode::sixty && next.swaps == swapsAllowed) next.end = End::swaps;
    return next;
}

std::vector<Move> Rules::legalMoves(const State& state) {
    std::vector<Move> moves;
    if (state.end != End::none) return moves;
    const bool timed = state.options.mode == Mode::clock;
    const int end = timed ? state.stepOfEnd() : 1;
    for (const Swap& swap : goodSwaps(kindsOf(state.gems)))
        for (int step = state.step; step < end; ++step) moves.push_back({Move::Kind::swap, swap, step});
    if (timed) moves.push_back({Move::Kind::timeUp, {}, end});
    moves.push_back({Move::Kind::giveUp, {}, 0});
    return moves;
}

plt::Outcome Rules::outcome(const State& state) {
    return state.end == End::none ? plt::Outcome::playing : plt::Outcome::over;
}

plt::Message Rules::describe(const Options& options) {
    const auto mode = modeName(options.mode);
    const auto difficulty = difficultyName(options.difficulty);
    const auto plain = [&options, &mode, &difficulty]() -> plt::Message {
        if (options.chainBonus && options.specials)
            return {PLT_TR("%1, %2, chain bonus, special gems"), {mode, difficulty}};
        if (options.chainBonus) return {PLT_TR("%1, %2, chain bonus"), {mode, difficulty}};
        if (options.specials) return {PLT_TR("%1, %2, special gems"), {mode, difficulty}};
        return {PLT_TR("%1, %2"), {mode, difficulty}};
    };
    if (options.idleHint == 0) return plain();
    return {
        PLT_TR_N("%1, hints after %Ln seconds", "%1, hints after one second"), options.idleHint, {plain()}};
}

plt::Hint<Move> Rules::hint(const State& state, std::stop_token stop) {
    plt::Hint<Move> hint;
    // Equal positions have equal hints.
    constexpr std::uint64_t seed = 1;
    std::vector<SampledSwap> swaps;
    if (state.end == End::none) swaps = sampledSwaps(state, swapsOfHint, seed, stop);
    if (swaps.empty()) {
        hint.verdict = PLT_TR("There is nothing to swap.");
        return hint;
    }
    const auto& best = bestOf(swaps);
    hint.steps.push_back({{Move::Kind::swap, best.swap, state.step},
                          reasonFor(state, best),
                          {best.swap.cell, best.swap.other()}});
    return hint;
}

std::vector<plt::Figure> Rules::figures(const State& state, std::chrono::milliseconds /*elapsed*/) {
    std::vector<plt::Figure> figures{{PLT_TR("Longest chain"), static_cast<double>(state.longestChain)},
                                     {PLT_TR("Best swap"), static_cast<double>(state.bestSwap)},
                                     {PLT_TR("Level"), static_cast<double>(state.level)}};
    if (state.options.specials)
        figures.push_back({PLT_TR("Special gems made"), static_cast<double>(state.specialsMade)});
    return figures;
}

bool Rules::reveals(const State& before, const Move& move) {
    switch (before.options.mode) {
        case Mode::calm:
            return false;
        case Mode::sixty:
            return move.kind == Move::Kind::swap;
        default:
            // After the end of a game the board can be studied without the clock.
            return true;
    }
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    return write(start);
}

std::string Rules::diagram(const State& state) {
    std::string text;
    for (int cell = 0; cell < cellCount; ++cell) {
        const Gem& gem = state.gems[cell];
        text += gem.kind == noKind ? '*' : static_cast<char>('0' + gem.kind);
        if (state.options.specials) text += std::string_view(" -|o*")[static_cast<std::size_t>(gem.special)];
        if (columnOf(cell) == side - 1) text += '\n';
    }
    return text;
}

}  // namespace jewel

template struct plt::WrittenBy<jewel::TextForms, jewel::Options, jewel::Start, jewel::Move>;
