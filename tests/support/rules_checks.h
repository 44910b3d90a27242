// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/rules/rules.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <QTest>

/// What must hold for the rules of every game; each game's test calls these with its own options and
/// invariants.
namespace plt::checks {

inline QByteArray bytes(const std::string& text) {
    return QByteArray::fromStdString(text);
}

/// Text holds printable ASCII without the characters that game ids need for themselves.
inline bool isPlainText(const std::string& text) {
    for (const char c : text) {
        if (c <= ' ' || c > '~' || c == '#' || c == ':' || c == '"' || c == '\'' || c == '\\') return false;
    }
    return true;
}

/// Plays `games` games with random legal moves of at most `plies` each. After each move: every text form
/// reads back, the outcome agrees with there being moves, and `invariant(before, move, after)` holds (it uses
/// QVERIFY-like checks by returning an empty string or what is wrong).
template <plt::Rules R>
void randomPlay(const std::vector<typename R::Options>& optionSets, int games, int plies,
                const std::function<std::string(const typename R::State&, const typename R::Move&,
                                                const typename R::State&)>& invariant) {
    Random random(20261121);
    for (int game = 0; game < games; ++game) {
        const auto& options = optionSets[static_cast<std::size_t>(game) % optionSets.size()];
        const auto readOptions = R::readOptions(R::write(options));
        QVERIFY2(readOptions.ok(), bytes(R::write(options)).constData());
        QVERIFY(*readOptions == options);
        QVERIFY(isPlainText(R::write(options)));
        const auto seed = random.next();
        const auto start = R::deal(options, seed);
        QVERIFY2(start == R::deal(options, seed), "the same seed must give the same start");
        const auto readStart = R::readStart(options, R::write(start));
        QVERIFY2(readStart.ok(), bytes(R::write(start)).constData());
        QVERIFY2(*readStart == start, bytes(R::write(start)).constData());
        QVERIFY(isPlainText(R::write(start)));
        auto state = R::begin(options, start);
        QVERIFY(state == R::begin(options, start));
        for (int ply = 0; ply < plies; ++ply) {
            const auto moves = R::legalMoves(state);
            if (moves.empty()) break;
            const auto move = moves[random.below(moves.size())];
            const auto text = R::write(move);
            QVERIFY2(isPlainText(text), bytes(text).constData());
            const auto readMove = R::readMove(text);
            QVERIFY2(readMove.ok() && *readMove == move, bytes(text).constData());
            const auto next = R::apply(state, move);
            QVERIFY2(next.ok(), bytes(text + ": " + (next.ok() ? "" : next.problem().english())).constData());
            const auto again = R::apply(state, move);
            QVERIFY2(again.ok() && *again == *next, "a move must be a pure function of the state");
            const auto wrong = invariant(state, move, *next);
            // QVERIFY2 would write down the start at every move.
            if (!wrong.empty())
                QFAIL((bytes(R::write(start)) + ' ' + bytes(text) + ": " + bytes(wrong)).constData());
            state = *next;
        }
    }
}

/// Changes texts at random places: whatever is still accepted must be written back to the same text or at
/// least read back to an equal value; nothing may crash, hang or be accepted as a value that cannot be
/// played.
template <plt::Rules R>
void mutatedText(const std::vector<typename R::Options>& optionSets, int rounds) {
    Random random(77);
    const auto mutate = [&random](std::string text) {
        static const std::string alphabet = "0123456789abcxyzABCXYZ,.-+=_/|;!%&()*<>@[]^{}~ \t\n\x01\xff";
        const int edits = random.between(1, 3);
        for (int i = 0; i < edits; ++i) {
            const auto at = static_cast<std::size_t>(random.below(text.size() + 1));
            const char c = alphabet[random.below(alphabet.size())];
            switch (random.below(5)) {
                case 0:
                    text.insert(at, 1, c);
                    break;
                case 1:
                    if (at < text.size()) text[at] = c;
                    break;
                case 2:
                    if (at < text.size()) text.erase(at, 1);
                    break;
                case 3:
                    text += text.substr(at);
                    break;
                default:
                    text.resize(at);
                    break;
            }
        }
        return text;
    };
    for (int round = 0; round < rounds; ++round) {
        const auto& options = optionSets[static_cast<std::size_t>(round) % optionSets.size()];
        const auto start = R::deal(options, random.next());
        auto state = R::begin(options, start);
        if (const auto text = mutate(R::write(options)); const auto read = R::readOptions(text)) {
            const auto back = R::readOptions(R::write(*read));
            QVERIFY2(back.ok() && *back == *read, bytes(text).constData());
            (void)R::begin(*read, R::deal(*read, 1));
        }
        if (const auto text = mutate(R::write(start)); const auto read = R::readStart(options, text)) {
            const auto back = R::readStart(options, R::write(*read));
            QVERIFY2(back.ok() && *back == *read, bytes(text).constData());
            const auto other = R::begin(options, *read);
            if (const auto moves = R::legalMoves(other); !moves.empty()) (void)R::apply(other, moves.front());
        }
        const auto moves = R::legalMoves(state);
        if (moves.empty()) continue;
        const auto text = mutate(R::write(moves[random.below(moves.size())]));
        if (const auto read = R::readMove(text)) {
            const auto next = R::apply(state, *read);
            const bool legal = std::find(moves.begin(), moves.end(), *read) != moves.end();
            QVERIFY2(next.ok() == legal, bytes(text).constData());
        }
    }
}

}  // namespace plt::checks
