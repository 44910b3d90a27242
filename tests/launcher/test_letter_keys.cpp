// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "launcher/game/game_application.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QTest>
#include <QWidget>

namespace {

const plt::testing::CleanHome home;

/// Keys as X11 and Wayland number them.
constexpr quint32 keyOfD = 40;
constexpr quint32 keyOfSemicolon = 47;
constexpr int cyrillicVe = 0x412;
constexpr int cyrillicZhe = 0x416;
constexpr int arabicYeh = 0x64a;

/// A widget that keeps the last key that it got.
class Board : public QWidget {
  public:
    int key = 0;
    QString text;
    bool takesOverride = false;

  protected:
    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_D) {
            takesOverride = true;
            event->accept();
            return true;
        }
        return QWidget::event(event);
    }
    void keyPressEvent(QKeyEvent* event) override { keep(*event); }
    void keyReleaseEvent(QKeyEvent* event) override { keep(*event); }

  private:
    void keep(const QKeyEvent& event) {
        key = event.key();
        text = event.text();
    }
};

bool send(QWidget& to, QEvent::Type type, int key, quint32 scanCode, const QString& text,
          Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QKeyEvent event(type, key, modifiers, scanCode, 0, 0, text);
    event.setAccepted(type != QEvent::ShortcutOverride);
    QCoreApplication::sendEvent(&to, &event);
    return event.isAccepted();
}

}  // namespace

/// The letter keys of games on keyboards of other scripts.
class TestLetterKeys : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theyAreWhereTheyAreOnAnEnglishKeyboard() {
        Board board;
        QVERIFY(send(board, QEvent::KeyPress, cyrillicVe, keyOfD, QStringLiteral("\u0432")));
        QCOMPARE(board.key, int{Qt::Key_D});
        QCOMPARE(board.text, QStringLiteral("d"));
        board.key = 0;
        send(board, QEvent::KeyRelease, arabicYeh, keyOfD, QStringLiteral("\u064a"));
        QCOMPARE(board.key, int{Qt::Key_D});
        send(board, QEvent::KeyPress, cyrillicVe, keyOfD, QStringLiteral("\u0412"), Qt::ShiftModifier);
        QCOMPARE(board.text, QStringLiteral("D"));
        QVERIFY(send(board, QEvent::ShortcutOverride, cyrillicVe, keyOfD, QStringLiteral("\u0432")));
        QVERIFY(board.takesOverride);
    }

    void othersStayThemselves() {
        Board board;
        send(board, QEvent::KeyPress, cyrillicZhe, keyOfSemicolon, QStringLiteral("\u0436"));
        QCOMPARE(board.key, cyrillicZhe);
        // A Latin keyboard may have its letters elsewhere.
        send(board, QEvent::KeyPress, Qt::Key_E, keyOfD, QStringLiteral("e"));
        QCOMPARE(board.key, int{Qt::Key_E});
        send(board, QEvent::KeyPress, Qt::Key_Left, keyOfD, {});
        QCOMPARE(board.key, int{Qt::Key_Left});
    }

    void textIsEnteredAsItIsTyped() {
        QLineEdit line;
        send(line, QEvent::KeyPress, cyrillicVe, keyOfD, QStringLiteral("\u0432"));
        QCOMPARE(line.text(), QStringLiteral("\u0432"));
    }
};

int main(int argc, char** argv) {
    plt::GameApplication application(argc, argv);
    TestLetterKeys test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_letter_keys.moc"
