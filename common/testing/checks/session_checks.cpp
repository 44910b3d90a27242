// SPDX-License-Identifier: MIT
#include "common/testing/checks/session_checks.h"

#include "common/rules/random.h"

#include <chrono>
#include <limits>
#include <utility>

#include <QJsonDocument>

namespace plt::testing {

namespace {

/// Returns true while a game is shown before the move that determined its start.
bool isBeforeItsStart(const GameSession& session) {
    return session.longId().toStdString() != session.position().exactGameId();
}

/// Returns true if two sessions show the same. A start that turned out with a move is kept as it turned out,
/// so the positions before that move may differ.
bool showSame(const GameSession& one, const GameSession& other) {
    if (isBeforeItsStart(one) || isBeforeItsStart(other)) return one.moveCount() == other.moveCount();
    return one.position().hasStateOf(other.position());
}

/// Checks of a game whose rules are in a session: saving and restoring, the timeline, ids.
class SessionChecks {
  public:
    SessionChecks(SessionMaker make, std::vector<std::string> optionSets, Finding& finding,
                  const Watch& watch = {})
        : make_(std::move(make)), optionSets_(std::move(optionSets)), finding_(finding), watch_(watch) {}

    /// Saves and restores random games at random places, the timeline included.
    void savesAndRestores(const Extent& extent) {
        Random random(extent.seed);
        for (int game = 0; game < extent.games && finding_.ok(); ++game) {
            const auto session = dealt(optionsFor(game), random);
            if (session == nullptr || !playRandomly(*session, random, random.between(0, extent.plies)))
                return;
            if (session->hasDeals() && random.coin() && !isSlow(*session)) {
                session->newGame();
                noteGame(*session);
                if (!playRandomly(*session, random, random.between(0, extent.plies / 4))) return;
            }
            const int back = random.between(0, 5);
            for (int i = 0; i < back && session->canUndo(); ++i) session->undo();
            constexpr std::uint64_t longest = 1000000;
            session->clock().set(std::chrono::milliseconds(random.below(longest)));
            compareWithRestored(*session);
        }
    }

    /// Undo and redo walk over exactly the states that were played through, also across games.
    void walksItsHistory(const Extent& extent) {
        Random random(extent.seed);
        for (int game = 0; game < static_cast<int>(optionSets_.size()) && finding_.ok(); ++game) {
            const auto session = dealt(optionsFor(game), random);
            if (session == nullptr) return;
            std::vector<Position> passed;
            passed.push_back(session->position());
            QObject::connect(session.get(), &GameSession::changed, session.get(),
                             [&] { passed.push_back(session->position()); });
            if (!playRandomly(*session, random, extent.plies)) return;
            if (session->hasDeals() && !isSlow(*session)) {
                session->newGame();
                if (!playRandomly(*session, random, extent.plies)) return;
                session->restart();
                if (!playRandomly(*session, random, extent.plies)) return;
            }
            session->disconnect(session.get());
            for (std::size_t i = passed.size() - 1; i > 0 && finding_.ok(); --i) {
                session->stepBack();
                if (!(session->position() == passed[i - 1]))
                    fail(PLT_TR("undoing a move does not lead to the state before it"));
            }
            if (session->canUndo()) fail(PLT_TR("more moves can be undone than were made"));
            for (std::size_t i = 1; i < passed.size() && finding_.ok(); ++i) {
                session->stepForward();
                if (!(session->position() == passed[i]))
                    fail(PLT_TR("a move that is made again leads to another state"));
            }
            if (session->canRedo()) fail(PLT_TR("more moves can be redone than were undone"));
        }
    }

    /// Both ids lead to the same game again, and damaged ones nowhere.
    void opensItsIds() {
        Random random(7);
        for (int game = 0; game < static_cast<int>(optionSets_.size()) && finding_.ok(); ++game) {
            const auto session = dealt(optionsFor(game), random);
            if (session == nullptr) return;
            const auto other = make_();
            if (session->hasDeals() && !isSlow(*session)) {
                if (session->shortId().isEmpty()) fail(PLT_TR("a dealt game has no short id"));
                other->openId(session->shortId());
                if (other->awaitsFirst() || !(other->position() == session->position()))
                    fail({PLT_TR("the id %1 leads to another game"), {session->shortId().toStdString()}});
            }
            for (const auto& id :
                 {QLatin1String("  ") + session->longId() + QLatin1Char('\n'), session->longId()}) {
                const auto problem = other->openId(id);
                if (!problem.isEmpty())
                    fail({PLT_TR("the id %1 is refused: %2"), {id.toStdString(), problem.toStdString()}});
                else if (other->longId() != session->longId())
                    // The deals are equal; a start may remember that it was given by a number.
                    fail({PLT_TR("the id %1 leads to another game"), {id.toStdString()}});
            }
            if (!finding_.ok()) return;
            const auto before = other->position();
            const auto options = session->optionsText();
            for (const auto& bad :
                 {QString(), QStringLiteral("#"), QStringLiteral(":"), QStringLiteral("#1"),
                  QStringLiteral("nonsense"), QStringLiteral("nonsense#1"), QStringLiteral("a:b#c:d"),
                  options + QLatin1String("#-1"), options + QLatin1String("#1x"),
                  options + QLatin1String("#99999999999999999999999")}) {
                if (other->openId(bad).isEmpty())
                    fail({PLT_TR("an id that names no game is accepted: %1"), {bad.toStdString()}});
            }
            if (!(other->position() == before)) fail(PLT_TR("a refused id has changed the game"));
        }
    }

    /// Saved games whose bytes were changed are either refused, leaving everything as it was, or lead to a
    /// game that can be played.
    void survivesBrokenSaves(int rounds) {
        Random random(13);
        const auto session = dealt(optionsFor(0), random);
        constexpr int someMoves = 12;
        if (session == nullptr || !playRandomly(*session, random, someMoves)) return;
        const auto kept = keptOf(*session);
        const auto bytes = QJsonDocument(kept.present).toJson(QJsonDocument::Compact);
        for (int round = 0; round < rounds && finding_.ok(); ++round) {
            auto changed = bytes;
            const int edits = random.between(1, 4);
            for (int i = 0; i < edits; ++i) damage(changed, random);
            checkDamaged(changed, kept.others);
        }
        for (const char* text :
             {"{}", "{\"present\":{}}", "{\"games\":[]}", "{\"games\":5}",
              "{\"games\":[[]],\"game\":0,\"ply\":0}", "{\"games\":[{}],\"game\":0,\"ply\":0}"})
            if (make_()->restore(QJsonDocument::fromJson(text).object(), {}).usable)
                fail({PLT_TR("a saved game without a game in it is accepted: %1"), {text}});
    }

  private:
    const std::string& optionsFor(int game) const {
        return optionSets_[static_cast<std::size_t>(game) % optionSets_.size()];
    }
    void fail(const Message& problem) {
        if (finding_.ok()) finding_.problem = at(moment_, problem);
    }
    bool goesOn() const { return finding_.ok() && (!watch_ || watch_(moment_)); }
    void noteGame(const GameSession& session) {
        const auto id = session.shortId();
        moment_ = {(id.isEmpty() ? session.longId() : id).toStdString(), {}, {}};
        ++finding_.games;
    }
    static bool isSlow(const GameSession& session) {
        return session.rules().dealIsSlow(session.game().options);
    }

    /// Returns a session with a deal of its own; null if there is none, or the caller wants to end the check.
    std::shared_ptr<GameSession> dealt(const std::string& options, Random& random) {
        auto session = make_();
        const auto& rules = session->rules();
        auto id = dealId(rules, options, random.next());
        moment_ = {id, {}, {}};
        if (!goesOn()) return nullptr;
        // A slow deal would be delivered later.
        if (dealIsSlow(rules, options))
            if (const auto position = Position::open(rules, id)) id = position->gameId();
        const auto problem = session->openId(QString::fromStdString(id));
        if (!problem.isEmpty()) {
            fail({PLT_TR("the id of a deal is refused: %1"), {problem.toStdString()}});
            return nullptr;
        }
        ++finding_.games;
        return session;
    }

    bool playRandomly(GameSession& session, Random& random, int plies) {
        for (int ply = 0; ply < plies; ++ply) {
            const auto position = session.position();
            if (position.moveCount() == 0) break;
            moment_.move = position.moveText(static_cast<std::size_t>(random.below(position.moveCount())));
            if (!goesOn()) return false;
            if (!session.playText(QString::fromStdString(moment_.move)))
                fail({PLT_TR("a legal move is refused: %1"), {moment_.move}});
            moment_.moves.push_back(std::exchange(moment_.move, {}));
            ++finding_.moves;
        }
        return finding_.ok();
    }

    void compareWithRestored(GameSession& session) {
        const auto kept = keptOf(session);
        const auto other = make_();
        const auto restored = other->restore(kept.present, kept.others);
        if (!restored.usable || !restored.problems.isEmpty()) {
            fail({PLT_TR("a saved game cannot be restored: %1"),
                  {restored.problems.join(QLatin1Char(' ')).toStdString()}});
            return;
        }
        if (!showSame(*other, session) || other->moveCount() != session.moveCount() ||
            other->optionsText() != session.optionsText() || other->seats() != session.seats() ||
            other->clock().elapsed() != session.clock().elapsed())
            fail(PLT_TR("a restored game is not the game that was saved"));
        else if (!(keptOf(*other) == kept))
            fail(PLT_TR("a restored game is saved as another one"));
        // The same way back and forth in both.
        while (finding_.ok() && session.canUndo() && other->canUndo()) {
            session.stepBack();
            other->stepBack();
            if (!showSame(*other, session)) fail(PLT_TR("a restored game has another past"));
        }
        while (finding_.ok() && session.canRedo() && other->canRedo()) {
            session.stepForward();
            other->stepForward();
            if (!showSame(*other, session)) fail(PLT_TR("a restored game has another future"));
        }
        if (session.canUndo() != other->canUndo() || session.canRedo() != other->canRedo())
            fail(PLT_TR("a restored game has more or fewer moves"));
    }

    static void damage(QByteArray& bytes, Random& random) {
        const auto position = static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(bytes.size())));
        const auto letter = static_cast<char>(random.between(32, 126));
        switch (random.below(3)) {
            case 0:
                bytes[position] = letter;
                break;
            case 1:
                bytes.remove(position, random.between(1, 6));
                break;
            default:
                bytes.insert(position, letter);
                break;
        }
        if (bytes.isEmpty()) bytes = "{}";
    }

    void checkDamaged(const QByteArray& bytes, const QJsonObject& others) {
        moment_.move = bytes.toStdString();
        if (!goesOn()) return;
        moment_.move.clear();
        const auto session = make_();
        session->openId(QString::fromStdString(moment_.game));
        const auto wrong =
            wrongRestoring(*session, *make_(), {QJsonDocument::fromJson(bytes).object(), others});
        if (!wrong.empty()) fail({PLT_TR("%1, with the saved game %2"), {wrong, bytes.toStdString()}});
    }

    const SessionMaker make_;
    const std::vector<std::string> optionSets_;
    Finding& finding_;
    const Watch watch_;
    Moment moment_;
};

}  // namespace

Kept keptOf(const GameSession& session) {
    const auto text = session.text();
    const auto throughBytes = [](const QJsonObject& object) {
        return QJsonDocument::fromJson(QJsonDocument(object).toJson()).object();
    };
    constexpr auto noLimit = std::numeric_limits<qint64>::max();
    return {throughBytes(text.present(noLimit).object), throughBytes(text.others(noLimit).object)};
}

Message wrongRestoring(GameSession& session, GameSession& copy, const Kept& kept) {
    const auto before = keptOf(session);
    const auto restored = session.restore(kept.present, kept.others);
    if (!restored.usable) {
        if (restored.problems.isEmpty()) return PLT_TR("a saved game is refused without a reason");
        if (!(keptOf(session) == before)) return PLT_TR("a refused saved game has changed the game");
        return {};
    }
    const auto again = keptOf(session);
    const auto taken = copy.restore(again.present, again.others);
    if (!taken.usable || !taken.problems.isEmpty())
        return PLT_TR("a restored game cannot be saved and restored");
    if (!showSame(copy, session) || copy.seats() != session.seats())
        return PLT_TR("a restored game is saved as another one");
    while (copy.canUndo()) copy.stepBack();
    while (copy.canRedo()) copy.stepForward();
    return {};
}

Finding sessionChecks(const SessionMaker& make, const std::vector<std::string>& optionSets,
                      const Extent& extent, const Watch& watch) {
    Finding finding;
    SessionChecks checks(make, optionSets, finding, watch);
    checks.savesAndRestores(extent);
    checks.walksItsHistory(extent);
    checks.opensItsIds();
    checks.survivesBrokenSaves(extent.games * 10);
    return finding;
}

}  // namespace plt::testing
