// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "common/session/rules_session.h"

#include <cstdint>
#include <vector>

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

/// What must hold for every game once its rules are in a session: each game's view test calls
/// allSessionChecks().
namespace plt::checks {

/// What a session leaves to be kept, in text and read again.
struct Kept {
    QJsonObject present;
    QJsonObject others;
    bool operator==(const Kept&) const = default;
};
inline Kept keptOf(const GameSession& session) {
    const auto text = session.text();
    const auto throughBytes = [](const QJsonObject& object) {
        return QJsonDocument::fromJson(QJsonDocument(object).toJson()).object();
    };
    return {throughBytes(text.present()), throughBytes(text.others())};
}

/// Whether a game is shown before its start has turned out, as only a later move has told.
template <plt::Rules R>
bool isBeforeItsStart(const RulesSession<R>& session) {
    if constexpr (HasExactStart<R>)
        return session.history().game().exact &&
               R::exactStart(session.options(), session.start(), session.state()) == session.start();
    return false;
}

/// Whether two sessions show the same. A start that turned out with a move is kept as it turned out, so the
/// positions before that move may differ.
template <plt::Rules R>
bool showSame(const RulesSession<R>& one, const RulesSession<R>& other) {
    if (isBeforeItsStart(one) || isBeforeItsStart(other)) return one.moveCount() == other.moveCount();
    return one.state() == other.state();
}

template <plt::Rules R>
void playRandomly(RulesSession<R>& session, Random& random, int plies) {
    for (int i = 0; i < plies; ++i) {
        const auto moves = R::legalMoves(session.state());
        if (moves.empty()) return;
        QVERIFY(session.play(moves[random.below(moves.size())]));
    }
}

/// Saves and restores random games at random places, the history included.
template <plt::Rules R>
void savesAndRestores(const std::vector<typename R::Options>& optionSets, int games) {
    Random random(4711);
    for (int game = 0; game < games; ++game) {
        RulesSession<R> session(true);
        session.beginFirst(optionSets[static_cast<std::size_t>(game) % optionSets.size()], random.next());
        playRandomly(session, random, random.between(0, 40));
        if (random.coin()) {
            session.newGame();
            playRandomly(session, random, random.between(0, 10));
        }
        const int back = random.between(0, 5);
        for (int i = 0; i < back && session.canUndo(); ++i) session.undo();
        session.clock().set(std::chrono::milliseconds(random.below(1000000)));

        const auto kept = keptOf(session);
        RulesSession<R> other(true);
        const auto restored = other.restore(kept.present, kept.others);
        QVERIFY(restored.usable);
        QVERIFY2(restored.problems.isEmpty(), qPrintable(restored.problems.join(u' ')));
        QVERIFY(showSame(other, session));
        QCOMPARE(other.seats(), session.seats());
        QVERIFY(other.options() == session.options());
        QCOMPARE(other.moveCount(), session.moveCount());
        QCOMPARE(other.clock().elapsed().count(), session.clock().elapsed().count());
        QVERIFY(keptOf(other) == kept);
        // The same way back and forth in both.
        while (session.canUndo()) {
            QVERIFY(other.canUndo());
            session.stepBack();
            other.stepBack();
            QVERIFY(showSame(other, session));
        }
        QVERIFY(!other.canUndo());
        while (session.canRedo()) {
            QVERIFY(other.canRedo());
            session.stepForward();
            other.stepForward();
            QVERIFY(showSame(other, session));
        }
        QVERIFY(!other.canRedo());
    }
}

/// Undo and redo walk over exactly the states that were played through, also across games.
template <plt::Rules R>
void walksItsHistory(const std::vector<typename R::Options>& optionSets) {
    Random random(99);
    for (const auto& options : optionSets) {
        RulesSession<R> session(false);
        session.beginFirst(options, random.next());
        std::vector<typename R::State> states{session.state()};
        for (int game = 0; game < 3; ++game) {
            if (game == 1) {
                session.newGame();
                states.push_back(session.state());
            } else if (game == 2) {
                session.restart();
                states.push_back(session.state());
            }
            for (int i = 0; i < 40; ++i) {
                const auto moves = R::legalMoves(session.state());
                if (moves.empty()) break;
                QVERIFY(session.play(moves[random.below(moves.size())]));
                states.push_back(session.state());
            }
        }
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            session.stepBack();
            QVERIFY2(session.state() == states[i - 1], "undo");
        }
        QVERIFY(!session.canUndo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            session.stepForward();
            QVERIFY2(session.state() == states[i], "redo");
        }
        QVERIFY(!session.canRedo());
    }
}

/// Both ids lead to the same game again.
template <plt::Rules R>
void opensItsIds(const std::vector<typename R::Options>& optionSets) {
    Random random(7);
    for (const auto& options : optionSets) {
        RulesSession<R> session(false);
        session.beginFirst(options, random.next());
        RulesSession<R> other(false);
        QVERIFY(!session.shortId().isEmpty());
        QCOMPARE(other.openId(session.shortId()), QString());
        QVERIFY(other.state() == session.state());
        QCOMPARE(other.openId(QStringLiteral("  ") + session.longId() + QLatin1Char('\n')), QString());
        QVERIFY(other.options() == session.options());
        QCOMPARE(other.openId(other.longId()), QString());
        const auto before = other.state();
        for (const char* bad : {"", "#", ":", "#1", "nonsense", "nonsense#1", "a:b#c:d"})
            QVERIFY2(!other.openId(QString::fromLatin1(bad)).isEmpty(), bad);
        QVERIFY(!other.openId(session.optionsText() + QStringLiteral("#-1")).isEmpty());
        QVERIFY(!other.openId(session.optionsText() + QStringLiteral("#1x")).isEmpty());
        QVERIFY(!other.openId(session.optionsText() + QStringLiteral("#99999999999999999999999")).isEmpty());
        QVERIFY(other.state() == before);
    }
}

/// Saved games whose bytes were changed are either refused, leaving everything as it was, or lead to a game
/// that can be played.
template <plt::Rules R>
void survivesBrokenSaves(const typename R::Options& options, int rounds) {
    Random random(13);
    RulesSession<R> session(false);
    session.beginFirst(options, 5);
    playRandomly(session, random, 12);
    const auto kept = keptOf(session);
    const auto bytes = QJsonDocument(kept.present).toJson(QJsonDocument::Compact);
    for (int round = 0; round < rounds; ++round) {
        auto changed = bytes;
        const int edits = random.between(1, 4);
        for (int i = 0; i < edits; ++i) {
            const auto at = static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(changed.size())));
            switch (random.below(3)) {
                case 0:
                    changed[at] = static_cast<char>(random.between(32, 126));
                    break;
                case 1:
                    changed.remove(at, random.between(1, 6));
                    break;
                default:
                    changed.insert(at, static_cast<char>(random.between(32, 126)));
                    break;
            }
            if (changed.isEmpty()) changed = "{}";
        }
        RulesSession<R> other(false);
        other.beginFirst(options, 6);
        const auto before = other.state();
        const auto restored = other.restore(QJsonDocument::fromJson(changed).object(), kept.others);
        if (!restored.usable) {
            QVERIFY(!restored.problems.isEmpty());
            QVERIFY(other.state() == before);
        } else {
            while (other.canUndo()) other.undo();
            while (other.canRedo()) other.redo();
        }
    }
    for (const char* text :
         {"{}", "{\"present\":{}}", "{\"games\":[]}", "{\"games\":5}",
          "{\"games\":[[]],\"game\":0,\"ply\":0}", "{\"games\":[{}],\"game\":0,\"ply\":0}"}) {
        RulesSession<R> other(false);
        QVERIFY2(!other.restore(QJsonDocument::fromJson(text).object(), {}).usable, text);
    }
}

/// A hint's first step is legal; a step that is followed leads to the next one of the same plan.
template <plt::Rules R>
requires plt::HasHint<R>
void hintsAreLegal(const std::vector<typename R::Options>& optionSets, int plies) {
    Random random(3);
    for (const auto& options : optionSets) {
        RulesSession<R> session(false);
        session.beginFirst(options, random.next());
        playRandomly(session, random, random.between(0, 4));
        for (int i = 0; i < plies && session.outcome() == Outcome::playing; ++i) {
            QSignalSpy spy(&session, &GameSession::hintChanged);
            session.requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(!session.isThinking(), 60000);
            QVERIFY2(!session.hintText().isEmpty(), "a hint says something, always");
            if (!session.hasShownStep()) break;
            const int before = session.moveCount();
            session.playHint();
            QCOMPARE(session.moveCount(), before + 1);
        }
    }
}

template <plt::Rules R>
void allSessionChecks(const std::vector<typename R::Options>& optionSets) {
    savesAndRestores<R>(optionSets, 30);
    walksItsHistory<R>(optionSets);
    opensItsIds<R>(optionSets);
    survivesBrokenSaves<R>(optionSets.front(), 300);
}

}  // namespace plt::checks
