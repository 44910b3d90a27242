// SPDX-License-Identifier: MIT
#include "common/window/strip/message_strip.h"
#include "tests/support/markup.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <QAction>
#include <QFontDatabase>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

namespace {

using Kind = plt::MessageStrip::Kind;

const auto longHint = QStringLiteral(
    "These 2 balls are in the way: a group of 24 balls comes together until 36 clicks later. The best plan "
    "found clears the board and ends with 7308 points.");

/// The label with the text, which may be shortened.
QLabel* textOf(const plt::MessageStrip& strip) {
    for (auto* label : strip.findChildren<QLabel*>())
        if (label->accessibleName() == strip.text()) return label;
    return nullptr;
}

/// Returns true if the label has room for all its text, word by word and line by line.
bool isWhole(const QLabel& label) {
    const QRect needed =
        label.fontMetrics().boundingRect(QRect(0, 0, label.width(), 10'000), Qt::TextWordWrap, label.text());
    return needed.width() <= label.width() && needed.height() <= label.height();
}

bool inside(const QWidget& child, const QWidget& parent) {
    return parent.rect().contains(QRect(child.mapTo(&parent, QPoint()), child.size()));
}

}  // namespace

class TestMessageStrip : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aLongMessageInANarrowStrip() {
        plt::MessageStrip strip;
        strip.resize(strip.minimumReadableWidth(), strip.height());
        strip.setVisible(true);
        strip.showMessage(Kind::hint, longHint,
                          {{QStringLiteral("Do it"), [] {}}, {QStringLiteral("Hide"), [] {}}});
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        QCOMPARE(strip.width(), strip.minimumReadableWidth());
        auto* label = textOf(strip);
        QVERIFY(label != nullptr);
        // A part that fits is shown with a sign that there is more; the tool tip has all of it.
        QTRY_VERIFY(label->text().endsWith(QChar(0x2026)));
        QTRY_VERIFY2(label->text().size() > 30, qPrintable(label->text()));
        QVERIFY2(isWhole(*label), qPrintable(label->text()));
        QCOMPARE(strip.text(), longHint);
        QVERIFY(label->toolTip().contains(QStringLiteral("7308")));
        QVERIFY2(!label->toolTip().contains(QChar::Nbsp), "the tool tip is wrapped, too");
        QCOMPARE(plt::testing::markupIn(strip), QString());
        for (auto* button : strip.findChildren<QPushButton*>()) {
            QVERIFY2(inside(*button, strip), qPrintable(button->text()));
            QVERIFY(button->width() > button->fontMetrics().horizontalAdvance(button->text()));
        }
        // With more room the whole text comes back, and the answers are as wide as any button.
        strip.resize(1000, strip.height());
        QTRY_COMPARE(label->text().size(), longHint.size());
        QVERIFY(isWhole(*label));
        // Those of the narrow strip are gone.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (auto* button : strip.findChildren<QPushButton*>())
            QTRY_VERIFY(button->width() >= button->sizeHint().width());
    }

    void aLongMessageWithoutSpacesIsCutBetweenItsLetters() {
        plt::MessageStrip strip;
        strip.resize(strip.minimumReadableWidth(), strip.height());
        strip.setVisible(true);
        // Chinese: "the card", eighty times.
        QString text;
        for (int i = 0; i < 80; ++i) text += QStringLiteral("\u8fd9\u5f20\u724c");
        strip.showMessage(Kind::hint, text, {});
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        auto* label = textOf(strip);
        QVERIFY(label != nullptr);
        QTRY_VERIFY(label->text().endsWith(QChar(0x2026)));
        QVERIFY2(label->text().size() > 20, qPrintable(label->text()));
        QVERIFY(label->text().size() < text.size());
    }

    /// With any text in a narrow strip, the buttons that are needed to play can be pressed.
    void theActionsStayBesideAHint() {
        plt::MessageStrip strip;
        QAction restart(QStringLiteral("Restart"));
        restart.setPriority(QAction::LowPriority);
        QAction newGame(QStringLiteral("New game"));
        QAction undo(QStringLiteral("Undo"));
        QAction redo(QStringLiteral("Redo"));
        QAction hint(QStringLiteral("Hint"));
        QAction own(QStringLiteral("Ways out"));
        strip.addAction(&own);
        strip.addAction(&newGame, plt::Glyph::newGame);
        strip.addAction(&restart, plt::Glyph::restart);
        strip.addAction(&undo, plt::Glyph::undo);
        strip.addAction(&redo, plt::Glyph::redo);
        strip.addAction(&hint, plt::Glyph::hint);
        strip.resize(336, strip.height());
        strip.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        const auto seen = [&strip] {
            QStringList names;
            for (const auto* button : strip.findChildren<QToolButton*>())
                if (button->isVisible() && inside(*button, strip)) names << button->defaultAction()->text();
            return names;
        };
        const QStringList needed{QStringLiteral("New game"), QStringLiteral("Undo"), QStringLiteral("Redo"),
                                 QStringLiteral("Hint")};
        for (const QString& said :
             {QStringLiteral("Click a tile in the row or column of the gap, or use the arrow keys."),
              longHint}) {
            strip.setStatus(said);
            strip.showMessage(plt::MessageStrip::Kind::hint, said,
                              {{QStringLiteral("Do it"), [] {}}, {QStringLiteral("Hide"), [] {}}});
            QTest::qWait(0);
            for (const QString& name : needed) QVERIFY2(seen().contains(name), qPrintable(name));
            strip.clearMessage();
            QTest::qWait(0);
            for (const QString& name : needed) QVERIFY2(seen().contains(name), qPrintable(name));
        }
        strip.resize(1000, strip.height());
        QTRY_COMPARE(seen().size(), 6);
    }

    /// In a window of usual width nothing gives less than the words of a hint.
    void aHintIsWholeAtUsualWidth() {
        plt::MessageStrip strip;
        QAction newGame(QStringLiteral("New game"));
        QAction restart(QStringLiteral("Restart"));
        restart.setPriority(QAction::LowPriority);
        QAction undo(QStringLiteral("Undo"));
        QAction redo(QStringLiteral("Redo"));
        QAction hint(QStringLiteral("Hint"));
        strip.addAction(&newGame, plt::Glyph::newGame);
        strip.addAction(&restart, plt::Glyph::restart);
        strip.addAction(&undo, plt::Glyph::undo);
        strip.addAction(&redo, plt::Glyph::redo);
        strip.addAction(&hint, plt::Glyph::hint);
        strip.resize(QFontMetrics(strip.font()).height() * 37, strip.height());
        strip.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        strip.showMessage(
            Kind::hint,
            QStringLiteral("Swap the gem in row 2, column 5 with the one below it: that makes a line "
                           "of 3 in row 2. It wins the most."),
            {{QStringLiteral("Do it"), [] {}}, {QStringLiteral("Hide"), [] {}}});
        auto* label = textOf(strip);
        QVERIFY(label != nullptr);
        QTRY_VERIFY2(!label->text().endsWith(QChar(0x2026)), qPrintable(label->text()));
        QVERIFY(isWhole(*label));
        // Restart comes back when the words have gone.
        strip.clearMessage();
        QTRY_COMPARE(strip.findChildren<QToolButton*>().size(), 5);
        for (const auto* button : strip.findChildren<QToolButton*>()) QTRY_VERIFY(button->isVisible());
    }

    /// In a narrow strip the answers are signs, so that there is room for the reason, in letters to be read.
    void theAnswersOfANarrowStripAreSigns() {
        plt::MessageStrip strip;
        QAction actions[4];
        for (auto& action : actions) {
            action.setText(QStringLiteral("Action"));
            strip.addAction(&action, plt::Glyph::undo);
        }
        strip.resize(336, strip.height());
        strip.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        int done = 0;
        const auto doIt = QStringLiteral("Do it");
        strip.showMessage(Kind::hint, longHint,
                          {{doIt, [&done] { ++done; }, plt::Glyph::accept},
                           {QStringLiteral("Hide"), [] {}, plt::Glyph::dismiss}});
        const auto answer = [&]() -> plt::GlyphButton* {
            for (auto* button : strip.findChildren<plt::GlyphButton*>())
                if (button->isVisible() && button->accessibleName() == doIt) return button;
            return nullptr;
        };
        const auto hasLabels = [&strip] {
            const auto buttons = strip.findChildren<QPushButton*>();
            return std::ranges::any_of(buttons, [](const auto* button) { return button->isVisible(); });
        };
        QTRY_VERIFY(answer() != nullptr && inside(*answer(), strip));
        QVERIFY(!hasLabels());
        QCOMPARE(answer()->toolTip(), doIt);
        QTest::mouseClick(answer(), Qt::LeftButton);
        QCOMPARE(done, 1);
        auto* label = textOf(strip);
        QVERIFY(isWhole(*label));
        QVERIFY2(label->text().split(QLatin1Char(' ')).size() >= 11, qPrintable(label->text()));
        QVERIFY(label->fontInfo().pixelSize() >= 11);
        // With more room they have their labels again, of the same message.
        strip.resize(640, strip.height());
        QTRY_VERIFY(answer() == nullptr && hasLabels());
        strip.resize(336, strip.height());
        QTRY_VERIFY(answer() != nullptr && !hasLabels());
    }

    /// Answers without signs stay the same buttons, with the focus on them, in a strip of any width.
    void answersWithoutSignsStayAtAnyWidth() {
        plt::MessageStrip strip;
        strip.resize(640, strip.height());
        strip.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        strip.showMessage(Kind::good, QStringLiteral("Done."), {{QStringLiteral("New game"), [] {}}});
        const QPointer<QPushButton> button = strip.findChild<QPushButton*>();
        for (const int width : {336, 640}) {
            strip.resize(width, strip.height());
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(button != nullptr && button->isVisible());
        }
    }

    /// A narrow strip has room for words on buttons as long as nothing is said.
    void labelledActionsStayBesideNoWords() {
        plt::MessageStrip strip;
        std::vector<std::unique_ptr<QAction>> actions;
        for (int i = 0; i < 5; ++i) {
            actions.push_back(std::make_unique<QAction>());
            strip.addAction(actions.back().get(), plt::Glyph::undo);
        }
        for (const auto* label : {"White", "Check"}) {
            actions.push_back(std::make_unique<QAction>(QLatin1String(label)));
            strip.addAction(actions.back().get());
        }
        strip.resize(336, strip.height());
        strip.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        const auto areSeen = [&strip] {
            int count = 0;
            for (const auto* button : strip.findChildren<QToolButton*>())
                count += button->isVisible() && inside(*button, strip) ? 1 : 0;
            return count == 7;
        };
        QTRY_VERIFY(areSeen());
        strip.setStatus(longHint);
        QTRY_VERIFY(!areSeen());
        strip.setStatus({});
        QTRY_VERIFY(areSeen());
    }

    /// The minimum width follows the letters of the font, whatever other characters it has.
    void theMinimumFollowsTheLetters() {
        for (const auto* family : {"DejaVu Sans", "DejaVu Sans Mono", "Noto Sans"}) {
            if (!QFontDatabase::families().contains(QLatin1String(family))) continue;
            plt::MessageStrip strip;
            QFont font = strip.font();
            font.setFamily(QLatin1String(family));
            strip.setFont(font);
            const int alphabet =
                strip.fontMetrics().horizontalAdvance(QStringLiteral("abcdefghijklmnopqrstuvwxyz"));
            const int most = alphabet * 56 / 29;
            QVERIFY2(strip.minimumReadableWidth() <= most, qPrintable(QStringLiteral("%1: %2 of %3")
                                                                          .arg(QLatin1String(family))
                                                                          .arg(strip.minimumReadableWidth())
                                                                          .arg(most)));
        }
    }

    void aShortMessageIsNeverCut() {
        plt::MessageStrip strip;
        strip.resize(strip.minimumReadableWidth(), strip.height());
        strip.setVisible(true);
        const auto text = QStringLiteral("The cat is trapped after 12 turns!");
        strip.showMessage(Kind::good, text, {{QStringLiteral("New game"), [] {}}});
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        QTRY_COMPARE(textOf(strip)->text(), text);
        QVERIFY(isWhole(*textOf(strip)));
    }

    void aNumberStaysWithItsWordAndItsUnit() {
        plt::MessageStrip strip;
        strip.resize(900, strip.height());
        strip.setVisible(true);
        const auto text = QStringLiteral("Fewest: 18  Lights on: 25, found in 83.0 s! Efficiency 34 %.");
        strip.setStatus(text);
        QVERIFY(QTest::qWaitForWindowExposed(&strip));
        // A line is broken at blanks only.
        const auto words = textOf(strip)->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const auto& together : {"Fewest: 18", "on: 25,", "83.0 s!", "34 %."}) {
            const auto word = QString::fromLatin1(together).replace(QLatin1Char(' '), QChar(QChar::Nbsp));
            QVERIFY2(words.contains(word), together);
        }
        QCOMPARE(strip.text(), text);
    }
};

QTEST_MAIN(TestMessageStrip)
#include "test_message_strip.moc"
