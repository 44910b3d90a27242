// SPDX-License-Identifier: MIT
#include "common/session/general/tree_search.h"
#include "common/session/rules_session.h"
#include "tests/support/noughts.h"
#include "tests/support/number_game.h"

#include <algorithm>
#include <array>
#include <map>

#include <QTest>
#include <QThread>

using plt::general::Candidate;
using plt::general::Opinion;

namespace {

/// A game of two seats, which move by turns: the digits of all moves lead to an end in the map, which is the
/// seat that wins, or -1.
template <class Ends>
struct Book : plt::testing::NumberGame {
    struct State {
        std::string moves;
        bool operator==(const State&) const = default;
    };
    static bool isEnd(const State& state) { return Ends::all().count(state.moves) > 0; }
    static State begin(const Options&, const Start&) { return {}; }
    static plt::Outcome outcome(const State& state) {
        return isEnd(state) ? plt::Outcome::over : plt::Outcome::playing;
    }
    static std::vector<plt::Message> seats(const Options&) { return {"First", "Second"}; }
    static int seatToMove(const State& state) { return static_cast<int>(state.moves.size() % 2); }
    static std::vector<int> standing(const State& state) {
        const int winner = Ends::all().at(state.moves);
        return {winner == 1 ? 2 : 1, winner == 0 ? 2 : 1};
    }
    static std::vector<Move> legalMoves(const State& state) {
        std::vector<Move> moves;
        if (isEnd(state)) return moves;
        for (int number = 1; number <= 9; ++number) {
            const auto after = state.moves + std::to_string(number);
            const auto next = Ends::all().lower_bound(after);
            if (next != Ends::all().end() && next->first.rfind(after, 0) == 0) moves.push_back({number});
        }
        return moves;
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        return State{state.moves + write(move)};
    }
};

/// The moves 1 and 3 lose, 2 draws.
struct OneWayOut {
    static const std::map<std::string, int>& all() {
        static const std::map<std::string, int> ends{{"11", 1},  {"12", 0},  {"2111", -1}, {"221", -1},
                                                     {"222", 1}, {"223", 0}, {"31", 1},    {"32", 1}};
        return ends;
    }
};

/// The move 1 draws at once. After 2 the other seat draws as well, but with one of its moves only.
struct Pressure {
    static const std::map<std::string, int>& all() {
        static const std::map<std::string, int> ends{{"1", -1}, {"21", 0}, {"22", 0},
                                                     {"23", 0}, {"24", 0}, {"25", -1}};
        return ends;
    }
};

/// The move 1 draws at once. After 2 only one of the own moves draws, and the others lose.
struct Danger {
    static const std::map<std::string, int>& all() {
        static const std::map<std::string, int> ends{{"1", -1},  {"211", 1}, {"212", 1},
                                                     {"213", 1}, {"214", 1}, {"215", -1}};
        return ends;
    }
};

/// Counts the moves that are tried, each of which takes some time.
template <int milliseconds>
struct Timed : noughts::Rules {
    static inline int applied = 0;
    static plt::Result<State> apply(const State& state, const Move& move) {
        if (milliseconds > 0) QThread::msleep(milliseconds);
        ++applied;
        return noughts::Rules::apply(state, move);
    }
};

/// Returns how many moves the strongest level tries for its first move.
template <class R>
int movesTried(std::uint64_t positions) {
    const auto& rules = plt::rulesOf<R>();
    plt::Question question;
    question.budget.nodes = positions;
    const auto state = plt::AnyState::of(noughts::State{"---------"});
    rules.choose(rules.observe(state, 0), "hard", question);
    return R::applied;
}

/// Each of two seats has three of the cards 1 .. 9 and sees its own and those that were played. One leads,
/// the other follows, the higher card wins the trick and leads to the next. Two of the three tricks win.
struct Tricks : plt::testing::NumberGame {
    static constexpr int handSize = 3;
    static constexpr int highest = 9;
    using Cards = std::vector<int>;
    struct Observation {
        Cards own;
        int othersSize = 0;  ///< of the hidden hand
        Cards played;
        int seat = 0;
        bool isOwnTurn = false;
        std::array<int, 2> won{};
        int led = 0;  ///< the card to follow; 0 for none
        bool operator==(const Observation&) const = default;
    };
    struct State {
        std::array<Cards, 2> hands;
        Cards played;
        int toMove = 0;
        std::array<int, 2> won{};
        int led = 0;
        bool operator==(const State&) const = default;
    };
    static Cards shuffled(Cards cards, plt::Random& random) {
        for (std::size_t i = cards.size(); i > 1; --i)
            std::swap(cards[i - 1], cards[static_cast<std::size_t>(random.below(i))]);
        return cards;
    }
    static State begin(const Options&, const Start& start) {
        plt::Random random(static_cast<std::uint64_t>(start.number));
        const auto cards = shuffled({1, 2, 3, 4, 5, 6, 7, 8, 9}, random);
        State state;
        state.hands[0].assign(cards.begin(), cards.begin() + handSize);
        state.hands[1].assign(cards.begin() + handSize, cards.begin() + 2 * handSize);
        return state;
    }
    static plt::Outcome outcome(const State& state) {
        return state.won[0] + state.won[1] == handSize ? plt::Outcome::over : plt::Outcome::playing;
    }
    static std::vector<plt::Message> seats(const Options&) { return {"First", "Second"}; }
    static int seatToMove(const State& state) { return state.toMove; }
    static std::vector<int> standing(const State& state) {
        return {state.won[0] > state.won[1] ? 1 : 2, state.won[0] > state.won[1] ? 2 : 1};
    }
    static std::vector<Move> legalMoves(const State& state) {
        std::vector<Move> moves;
        for (const int card : state.hands[static_cast<std::size_t>(state.toMove)]) moves.push_back({card});
        return moves;
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        State next = state;
        auto& hand = next.hands[static_cast<std::size_t>(state.toMove)];
        const auto card = std::find(hand.begin(), hand.end(), move.number);
        if (card == hand.end()) return plt::Message("Nobody has that card.");
        hand.erase(card);
        next.played.push_back(move.number);
        next.toMove = 1 - state.toMove;
        next.led = 0;
        if (state.led == 0) {
            next.led = move.number;
        } else {
            if (move.number > state.led) next.toMove = state.toMove;
            ++next.won[static_cast<std::size_t>(next.toMove)];
        }
        return next;
    }
    static Observation observe(const State& state, int seat) {
        const auto own = static_cast<std::size_t>(seat);
        return {state.hands[own],
                static_cast<int>(state.hands[1 - own].size()),
                state.played,
                seat,
                state.toMove == seat,
                state.won,
                state.led};
    }
    static State imagine(const Observation& seen, plt::Random& random) {
        Cards unseen;
        for (int card = 1; card <= highest; ++card)
            if (std::count(seen.own.begin(), seen.own.end(), card) == 0 &&
                std::count(seen.played.begin(), seen.played.end(), card) == 0)
                unseen.push_back(card);
        unseen = shuffled(unseen, random);
        unseen.resize(static_cast<std::size_t>(seen.othersSize));
        State state;
        const auto own = static_cast<std::size_t>(seen.seat);
        state.hands[own] = seen.own;
        state.hands[1 - own] = unseen;
        state.played = seen.played;
        state.toMove = seen.isOwnTurn ? seen.seat : 1 - seen.seat;
        state.won = seen.won;
        state.led = seen.led;
        return state;
    }
};

/// A limit of positions, and none of time that a test could reach.
plt::general::Limits positions(std::uint64_t count) {
    plt::general::Limits limits;
    limits.positions = count;
    limits.time = std::chrono::hours(1);
    return limits;
}

template <class Ends>
Opinion opinionOf(std::uint64_t seed) {
    using Game = Book<Ends>;
    const auto state = plt::AnyState::of(typename Game::State{});
    return plt::general::searchTree(plt::rulesOf<Game>(), state, positions(5000), seed, {});
}

int numberOf(const Candidate& candidate) {
    return candidate.move.as<plt::testing::NumberGame::Move>().number;
}

Candidate candidate(double value, double estimate, std::uint64_t visits, bool isProven, int distance = 0) {
    return {{}, value, estimate, visits, isProven, distance};
}

/// Plays crosses by searches, and all answers of noughts. Returns true if crosses always win by proven moves.
bool winsAgainstAll(const noughts::State& state) {
    const auto& rules = plt::rulesOf<noughts::Rules>();
    const auto opinion =
        plt::general::searchTree(rules, plt::AnyState::of(state), positions(20000), state.cells.size(), {});
    const auto& best = opinion.candidates[opinion.best()];
    if (!best.isProven || best.value < 1) return false;
    const auto after = *noughts::Rules::apply(state, best.move.as<noughts::Move>());
    if (noughts::Rules::outcome(after) != plt::Outcome::playing) return noughts::Rules::hasLine(after, 'x');
    const auto answers = noughts::Rules::legalMoves(after);
    return std::all_of(answers.begin(), answers.end(), [&](const noughts::Move& answer) {
        return winsAgainstAll(*noughts::Rules::apply(after, answer));
    });
}

struct Heard {
    int card = 0;
    std::vector<double> values;
    bool operator==(const Heard&) const = default;
};

/// The choice of the general player, and the values that it reports while it thinks.
Heard heardFrom(const Tricks::State& state, std::uint64_t seed, std::uint64_t nodes = 4000) {
    const auto& rules = plt::rulesOf<Tricks>();
    Heard heard;
    plt::Question question;
    question.seed = seed;
    question.budget.nodes = nodes;
    question.report = [&heard](const plt::Thought& thought) { heard.values.push_back(thought.value); };
    const auto seen = rules.observe(plt::AnyState::of(state), state.toMove);
    heard.card = rules.choose(seen, "hard", question).as<Tricks::Move>().number;
    return heard;
}

}  // namespace

/// The choices of the player for all rules: by proofs, and where something is hidden.
class TestGeneralPlay : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theBestCandidate_data() {
        QTest::addColumn<std::vector<Candidate>>("candidates");
        QTest::addColumn<std::size_t>("best");
        const auto add = [](const char* name, std::size_t best, std::vector<Candidate> candidates) {
            QTest::newRow(name) << std::move(candidates) << best;
        };
        const auto win = [](int distance) { return candidate(1, 0.1, 1, true, distance); };
        const auto loss = [](int distance) { return candidate(0, 0.9, 500, true, distance); };
        const auto sureDraw = [](double estimate, int distance) {
            return candidate(0.5, estimate, 1, true, distance);
        };
        const auto tried = [](double value, std::uint64_t visits) {
            return candidate(value, value, visits, false);
        };
        add("a win, and not what looks like one", 1, {tried(0.99, 900), win(9)});
        add("a win, and not a draw", 2, {sureDraw(0.99, 1), loss(8), win(9)});
        add("the soonest win", 1, {win(5), win(3), win(9)});
        add("a draw, and not a loss", 1, {loss(8), sureDraw(0.1, 1), loss(20)});
        add("a draw, and not what looks like a loss", 1, {tried(0.1, 900), sureDraw(0.5, 1)});
        add("what looks like more than a draw", 0, {tried(0.6, 900), sureDraw(0.5, 1)});
        add("the draw that promises most", 1, {sureDraw(0.5, 1), sureDraw(0.8, 7), sureDraw(0.7, 2)});
        add("the latest loss", 1, {loss(2), loss(6), loss(4)});
        add("what is tried most", 1, {tried(0.7, 10), tried(0.6, 20)});
        add("anything but a loss", 1, {loss(20), tried(0.01, 5)});
    }
    void theBestCandidate() {
        QFETCH(std::vector<Candidate>, candidates);
        QFETCH(std::size_t, best);
        QCOMPARE((Opinion{candidates, 0}.best()), best);
    }

    void aProvenDrawIsChosenBeforeLosses() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto opinion = opinionOf<OneWayOut>(seed);
            for (const auto& one : opinion.candidates) {
                QVERIFY(one.isProven);
                QCOMPARE(one.value, numberOf(one) == 2 ? 0.5 : 0);
            }
            QCOMPARE(numberOf(opinion.candidates[opinion.best()]), 2);
        }
    }

    /// A draw that can be had at any time is no reason to take it.
    void amongDrawsTheOtherMayErr() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto opinion = opinionOf<Pressure>(seed);
            const auto& best = opinion.candidates[opinion.best()];
            QVERIFY(best.isProven);
            QCOMPARE(best.value, 0.5);
            QCOMPARE(numberOf(best), 2);
        }
    }

    void amongDrawsTheSaferIsChosen() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto opinion = opinionOf<Danger>(seed);
            const auto& best = opinion.candidates[opinion.best()];
            QVERIFY(best.isProven);
            QCOMPARE(best.value, 0.5);
            QCOMPARE(numberOf(best), 1);
        }
    }

    void aProvenWinIsNeverLeft() {
        for (const char* cells : {"xo-------", "x-o------", "-x--o----", "x----o---"}) {
            const noughts::State state{cells};
            const bool wins = winsAgainstAll(state);
            QVERIFY2(wins == (std::string(cells) != "-x--o----"), cells);
        }
    }

    void aNumberOfPositionsIsNoTime() {
        // Longer than the player for all rules thinks by itself.
        constexpr int milliseconds = 40;
        constexpr std::uint64_t positions = 90;
        QCOMPARE(movesTried<Timed<milliseconds>>(positions), movesTried<Timed<0>>(positions));
        QVERIFY(Timed<0>::applied > 60);
    }

    void otherHiddenCardsChangeNothing() {
        plt::Random random(11);
        int otherHands = 0;
        for (int deal = 1; deal <= 12; ++deal) {
            auto state = Tricks::begin({}, {deal});
            for (std::uint64_t seed = 1; Tricks::outcome(state) == plt::Outcome::playing; ++seed) {
                const auto heard = heardFrom(state, seed);
                QVERIFY(!heard.values.empty());
                for (int again = 0; again < 4; ++again) {
                    const auto other = Tricks::imagine(Tricks::observe(state, state.toMove), random);
                    otherHands += other == state ? 0 : 1;
                    QVERIFY(heardFrom(other, seed) == heard);
                }
                state = *Tricks::apply(state, {heard.card});
            }
        }
        QVERIFY(otherHands > 100);
    }

    void hiddenCardsAreImagined() {
        plt::Random random(5);
        int won = 0;
        constexpr int games = 400;
        for (int game = 0; game < games; ++game) {
            auto state = Tricks::begin({}, {game / 2 + 1});
            const int own = game % 2;
            while (Tricks::outcome(state) == plt::Outcome::playing) {
                const auto legal = Tricks::legalMoves(state);
                const int card = state.toMove == own ? heardFrom(state, random.next()).card
                                                     : legal[random.below(legal.size())].number;
                state = *Tricks::apply(state, {card});
            }
            won += state.won[static_cast<std::size_t>(own)] >= 2 ? 1 : 0;
        }
        QVERIFY2(won > games * 55 / 100, QByteArray::number(won).constData());
    }
};

QTEST_GUILESS_MAIN(TestGeneralPlay)
#include "test_general_play.moc"
