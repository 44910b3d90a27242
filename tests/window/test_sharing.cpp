// SPDX-License-Identifier: MIT
#include "common/session/sharing/shared_game.h"
#include "common/testing/played_game.h"
#include "tests/support/counting.h"

#include <QClipboard>

using namespace plt::testing;

namespace {

/// A view that pastes words of its own.
class PastingView : public counting::View {
  public:
    PastingView() {
        auto* paste = addGameAction(Menu::edit, QStringLiteral("Paste words"), QKeySequence::Paste);
        connect(paste, &QAction::triggered, this, [this] {
            const QString text = QGuiApplication::clipboard()->text();
            if (!openShared(text)) pasted << text;
        });
    }
    QStringList pasted;
};

struct Table {
    explicit Table(counting::View* made = new counting::View) : view(made) {
        info.id = QStringLiteral("counting");
        info.label = QStringLiteral("Counting");
        info.folder = home.path() + QStringLiteral("/counting");
        window = std::make_unique<plt::GameWindow>(info, view);
        window->resize(700, 600);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window has no focus");
        view->setFocus();
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(view, which, modifiers);
    }
    void paste(const QString& text) const {
        QGuiApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }
    QString shared() const {
        key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        return QGuiApplication::clipboard()->text();
    }
    void win() const {
        while (view->session().outcome() == plt::Outcome::playing)
            key(view->state().goal - view->state().sum >= 3 ? Qt::Key_3 : Qt::Key_1);
    }

    plt::GameInfo info;
    counting::View* view;
    std::unique_ptr<plt::GameWindow> window;
};

/// The text about a game that was won by threes. Each test has a goal of its own, because a deal that was played
/// before counts as known.
QString wonText(int goal) {
    const Table table;
    table.view->session().openId(QStringLiteral("%1:0").arg(goal));
    table.win();
    return table.shared();
}

}  // namespace

class TestSharingWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aResultIsCopiedAsText() {
        const QString text = wonText(9);
        const auto lines = text.split(QLatin1Char('\n'));
        QVERIFY2(lines.size() == 2, qPrintable(text));
        QVERIFY2(lines.first().startsWith(QLatin1String("Counting, Count to 9: won, ")), qPrintable(text));
        QVERIFY2(lines.first().endsWith(QLatin1String("no help")), qPrintable(text));
        QVERIFY(plt::readSharedGame(lines.last()));
    }

    void aCompleteReviewIsALineOfTheText() {
        const Table table;
        table.view->session().openId(QStringLiteral("12:0"));
        table.win();
        table.view->session().openReview();
        QTRY_VERIFY(table.view->session().isReviewComplete() && !table.view->session().isJudging());
        const auto lines = table.shared().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(1), QString(10, QChar(0x25A0)) + QStringLiteral(" 100 of 100 in the review"));
    }

    void aPastedTextOpensTheDealBesideItsResult() {
        const QString text = wonText(15);
        const Table table;
        QVERIFY(!table.window->figuresText().contains(QLatin1String("To beat")));
        table.paste(QStringLiteral("Look:\n") + text);
        QCOMPARE(table.view->session().longId(), QStringLiteral("15:0"));
        QVERIFY2(table.window->figuresText().contains(QLatin1String("To beat: 5 moves")),
                 qPrintable(table.window->figuresText()));
        QVERIFY2(table.window->messageText().contains(QLatin1String("checked by its moves: won, ")),
                 qPrintable(table.window->messageText()));
        table.win();
        QTRY_VERIFY2(
            table.window->messageText().contains(QLatin1String("As good as the other result (won, ")),
            qPrintable(table.window->messageText()));
        table.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!table.window->figuresText().contains(QLatin1String("To beat")));
    }

    /// The fewest moves are best, so that a loss soon after the beginning has no good score.
    void aLossIsToldInItsOwnWords() {
        struct View : counting::View {
            QString endTitle() const override { return QStringLiteral("It ran over"); }
        };
        const Table table(new View);
        table.view->session().openId(QStringLiteral("27:0"));
        while (table.view->session().outcome() == plt::Outcome::playing)
            table.key(table.view->state().sum == 26 ? Qt::Key_3 : Qt::Key_2);
        QCOMPARE(table.view->session().outcome(), plt::Outcome::lost);
        const QString text = table.shared();
        QVERIFY2(text.contains(QLatin1String(": It ran over after 14 moves, no help")), qPrintable(text));
        QVERIFY2(!text.contains(QLatin1String("score")), qPrintable(text));
    }

    void aTextWithoutAGameIsRefusedInWords() {
        const QString whole = wonText(18);
        const Table table;
        const QString before = table.view->session().longId();
        table.paste(QStringLiteral("Hello"));
        QVERIFY2(table.window->messageText().contains(QLatin1String("No shared game was pasted")),
                 qPrintable(table.window->messageText()));
        QString changed = whole;
        changed.replace(QLatin1String("/18:0/"), QLatin1String("/18:1/"));
        table.paste(changed);
        QVERIFY2(table.window->messageText().contains(QLatin1String("cut or changed")),
                 qPrintable(table.window->messageText()));
        auto other = *plt::readSharedGame(whole);
        other.game = "chess";
        table.paste(plt::sharedLine(other));
        QVERIFY2(table.window->messageText().contains(QLatin1String("chess")),
                 qPrintable(table.window->messageText()));
        QCOMPARE(table.view->session().longId(), before);
    }

    void aGameThatPastesItselfOpensSharedGamesToo() {
        const QString text = wonText(21);
        auto* view = new PastingView;
        const Table table(view);
        table.paste(QStringLiteral("Hello"));
        QCOMPARE(view->pasted, QStringList{QStringLiteral("Hello")});
        table.paste(text);
        QCOMPARE(view->pasted.size(), 1);
        QCOMPARE(view->session().longId(), QStringLiteral("21:0"));
    }

    void theConsoleAndTheDialogPassTheTextOn() {
        const QString text = wonText(24);
        const Table table;
        QCOMPARE(table.window->openGameId(text), QString());
        QVERIFY(table.view->session().game().toBeat.has_value());
        QVERIFY(!table.window->openGameId(text.chopped(1)).isEmpty());
    }
};

QTEST_MAIN(TestSharingWindow)
#include "test_sharing.moc"
