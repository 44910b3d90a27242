// SPDX-License-Identifier: MIT
#include "common/players/turns.h"
#include "common/script/rules/script_rules.h"
#include "common/session/sharing/shared_game.h"
#include "common/testing/game_checks.h"

#include <QFile>
#include <QTest>

using plt::script::Failure;
using plt::script::ScriptRules;

namespace {

std::string scriptOf(const char* name) {
    QFile file(QStringLiteral(PLT_SCRIPTS "/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::unique_ptr<ScriptRules> rulesOf(const std::string& text) {
    auto rules = ScriptRules::load(text, "nim.lua");
    if (const auto* const failure = std::get_if<Failure>(&rules))
        qWarning("%s", failure->sentence().english().c_str());
    return std::get<std::unique_ptr<ScriptRules>>(std::move(rules));
}

QByteArray english(const plt::Message& message) {
    return QByteArray::fromStdString(message.english());
}

}  // namespace

/// A whole game in Lua, put through everything that the framework derives from rules.
class TestNim : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { nim_ = rulesOf(scriptOf("nim.lua")); }
    void cleanup() {
        // Nothing has failed on the way.
        const auto failure = nim_->takeFailure();
        QCOMPARE(failure ? english(*failure) : QByteArray(), QByteArray());
        nim_.reset();
    }

    void allChecksHold() {
        const std::vector<std::string> options{"3,small,false", "4,large,true", "2,small,true"};
        const auto make = [this] { return std::make_shared<plt::GameSession>(*nim_, true); };
        QVERIFY(holds(plt::testing::randomGames(*nim_, options, {20, 60})));
        QVERIFY(holds(plt::testing::damagedTexts(*nim_, options, {300, 0, 7})));
        QVERIFY(holds(plt::testing::hintsAreLegal(*nim_, options, {5, 40, 3})));
        QVERIFY(holds(plt::testing::levelsPlayLegally(*nim_, options, {5, 40, 3})));
        QVERIFY(holds(plt::testing::sessionChecks(make, options, {5, 20, 1})));
    }

    void abilities() {
        const auto& traits = nim_->traits();
        QVERIFY(traits.hasDeals && traits.hasHint && traits.hasRecord && traits.hasDiagram);
        QVERIFY(!traits.hasScore && !traits.undoReveals && !traits.hidesState && !traits.ranking);
        QCOMPARE(nim_->levels().size(), std::size_t{2});
        QCOMPARE(nim_->seatCount(nim_->usualOptions()), std::size_t{2});
        QVERIFY(nim_->warnings().empty());
    }

    void options() {
        const auto usual = nim_->usualOptions();
        QCOMPARE(nim_->write(usual), std::string("3,small,false"));
        const auto rows = nim_->optionRows(usual);
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].low, 2);
        QCOMPARE(rows[0].high, 6);
        QCOMPARE(rows[1].values.size(), std::size_t{2});
        auto changed = nim_->withOption(usual, 2, 1);
        changed = nim_->withOption(changed, 1, 1);
        QCOMPARE(nim_->write(changed), std::string("3,large,true"));
        QCOMPARE(nim_->optionValue(changed, 1), 1);
        QCOMPARE(english(nim_->describe(changed)), QByteArray("Heaps: 3, Size: Large, The last stone loses"));
        const auto presets = nim_->optionPresets();
        QCOMPARE(presets.size(), std::size_t{1});
        QCOMPARE(nim_->write(presets[0].options), std::string("5,large,false"));
        QCOMPARE(english(nim_->describe(presets[0].options)), QByteArray("Large heaps"));
        QVERIFY(nim_->readOptions("3"));
        for (const char* text :
             {"", "7,small,false", "3,small,1", "3,Small,false", "3,small,false,1", "03,small,false"})
            QVERIFY(!nim_->readOptions(text));
    }

    void aGame() {
        plt::GameSession session(*nim_, true);
        QVERIFY(session.openId(QStringLiteral("3,small,false:(1,2,3)")).isEmpty());
        QVERIFY(!session.playText(QStringLiteral("(heap=1,take=2)")));
        QVERIFY(!session.playText(QStringLiteral("nonsense")));
        QVERIFY(session.playText(QStringLiteral("(heap=1,take=1)")));
        QCOMPARE(session.lastTold(), QStringLiteral("First player takes 1 from heap 1."));
        QCOMPARE(session.seatToMove(), 1);
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QCOMPARE(session.hintText(), QStringLiteral("Then the heaps balance."));
        QCOMPARE(session.hintMarks(), QVector<int>{2});
        session.playHint();
        QTRY_COMPARE(session.moveCount(), 2);
        QCOMPARE(nim_->diagram(session.anyState()), std::string("\noo\noo"));
        session.undo();
        session.redo();
        QCOMPARE(session.moveCount(), 2);
        const auto kept = plt::testing::keptOf(session);
        plt::GameSession other(*nim_, true);
        const auto restored = other.restore(kept.present, kept.others);
        QVERIFY(restored.usable && restored.problems.isEmpty());
        QCOMPARE(other.longId(), session.longId());
        QCOMPARE(other.moveCount(), 2);
        for (const char* move : {"(heap=2,take=2)", "(heap=3,take=2)"})
            QVERIFY(other.playText(QLatin1String(move)));
        QCOMPARE(other.outcome(), plt::Outcome::over);
        QCOMPARE(other.standing(), (std::vector<int>{2, 1}));
    }

    void aRefusalHasTheScriptsReason() {
        const auto position = plt::Position::open(*nim_, "3,small,false:(1,2,3)");
        QVERIFY(position);
        const auto counted = position->applyText("(heap=2,take=5)");
        QCOMPARE(english(counted.problem()), QByteArray("There are only 2 stones."));
        const auto one = position->applyText("(heap=1,take=5)");
        QCOMPARE(english(one.problem()), QByteArray("There is only one stone."));
        // Not understood by the script, which is no failure of it.
        const auto other = position->applyText("7");
        QCOMPARE(english(other.problem()), QByteArray("That move is not possible here."));
        // The script would do it, but it is not in its list.
        const auto zero = position->applyText("(heap=1,take=0)");
        QCOMPARE(english(zero.problem()), QByteArray("That move is not possible here."));
    }

    void startsFromElsewhereAreTried() {
        for (const char* start : {"1", "(a,b)", "((1),2)", "nil", "(1,2", "(1,@2)"})
            QVERIFY2(!plt::Position::open(*nim_, std::string("3,small,false:") + start), start);
        // A script that gets on with it is a game.
        QVERIFY(plt::Position::open(*nim_, "3,small,false:(100,1)"));
    }

    void theSameNumberIsTheSameDeal() {
        const auto one = plt::Position::open(*nim_, "4,large,false#20261127");
        QVERIFY(one);
        QCOMPARE(QByteArray::fromStdString(one->gameId()), QByteArray("4,large,false:(9,12,1,1)"));
        // In another state of Lua, too.
        const auto other = rulesOf(scriptOf("nim.lua"));
        QCOMPARE(plt::Position::open(*other, "4,large,false#20261127")->gameId(), one->gameId());
    }

    void theComputerPlaysAlong() {
        plt::GameSession session(*nim_, false);
        plt::Turns turns(session);
        turns.setPace(plt::Turns::Pace::atOnce);
        QVERIFY(session.openId(QStringLiteral("3,small,false:(1,2,4)")).isEmpty());
        session.setSeats({plt::Seat::person(), plt::Seat::computer("expert")});
        QVERIFY(session.playText(QStringLiteral("(heap=1,take=1)")));
        QTRY_COMPARE(session.moveCount(), 2);
        QCOMPARE(nim_->diagram(session.anyState()), std::string("\noo\noo"));
    }

    void sharedGames() {
        plt::GameSession session(*nim_, true);
        QVERIFY(session.openId(QStringLiteral("2,small,false:(1,1)")).isEmpty());
        for (const char* move : {"(heap=1,take=1)", "(heap=2,take=1)"})
            QVERIFY(session.playText(QLatin1String(move)));
        const auto shared = session.shared(QStringLiteral("nim"));
        plt::GameSession other(*nim_, true);
        QCOMPARE(other.openShared(shared), QString());
        QCOMPARE(other.longId(), session.longId());
    }

    void aChangedScriptGoesOn() {
        plt::GameSession session(*nim_, true);
        QVERIFY(session.openId(QStringLiteral("3,small,false:(1,2,3)")).isEmpty());
        QVERIFY(session.playText(QStringLiteral("(heap=1,take=1)")));
        const auto text = scriptOf("nim.lua");
        // A mistake leaves everything as it was.
        const auto failure = nim_->reload(text + "\nfunction (");
        QVERIFY(failure);
        QVERIFY(failure->line > 100);
        QVERIFY(session.playText(QStringLiteral("(heap=2,take=1)")));
        const auto kept = plt::testing::keptOf(session);
        QVERIFY(!nim_->reload(text + "\nfunction seat_to_move(state) return 1 end"));
        QVERIFY(session.restore(kept.present, kept.others).usable);
        QCOMPARE(session.moveCount(), 2);
        QCOMPARE(session.seatToMove(), 0);
        QVERIFY(session.playText(QStringLiteral("(heap=2,take=1)")));
        QCOMPARE(session.seatToMove(), 0);
    }

    void movesThatAreRefusedLaterLeaveThePosition() {
        plt::GameSession session(*nim_, true);
        QVERIFY(session.openId(QStringLiteral("3,small,false:(1,2,3)")).isEmpty());
        session.setSeats({plt::Seat::person(), plt::Seat::person()});
        for (const char* move : {"(heap=1,take=1)", "(heap=2,take=1)", "(heap=2,take=1)"})
            QVERIFY(session.playText(QLatin1String(move)));
        QVERIFY(!nim_->reload(scriptOf("nim.lua") + "\nfunction apply() return nil, 'No.' end"));
        session.undo();
        QCOMPARE(session.moveCount(), 2);
        QCOMPARE(nim_->diagram(session.anyState()), std::string("o\noo\nooo"));
        session.redo();
        QCOMPARE(session.moveCount(), 3);
        QCOMPARE(session.record().size(), 3);
        session.undo();
        QVERIFY(!nim_->reload(scriptOf("nim.lua")));
        session.undo();
        QCOMPARE(nim_->diagram(session.anyState()), std::string("\noo\nooo"));
    }

    void optionsOfAnEarlierScriptAreTheUsualOnes() {
        const auto large = nim_->readOptions("4,large,true");
        QVERIFY(large);
        auto text = scriptOf("nim.lua");
        const std::string last = ", { \"large\", tr(\"Large\") }";
        const auto at = text.find(last);
        QVERIFY(at != std::string::npos);
        text.replace(at, last.size(), ", { \"huge\", tr(\"Huge\") }");
        text.replace(text.find("size = \"large\""), 14, "size = \"huge\"");
        // Another word in the same place is still one, and a place that is gone is none.
        QVERIFY(!nim_->reload(text));
        QCOMPARE(nim_->write(*large), std::string("4,huge,true"));
        text.replace(text.find("low = 2, high = 6"), 17, "low = 2, high = 3");
        text.replace(text.find("presets = "), 10, "other = ");
        QVERIFY(!nim_->reload(text));
        QCOMPARE(nim_->write(*large), std::string("3,small,false"));
        QCOMPARE(english(nim_->describe(*large)), QByteArray("Heaps: 3, Size: Small"));
    }

  private:
    std::unique_ptr<ScriptRules> nim_;
};

QTEST_MAIN(TestNim)
#include "test_nim.moc"
