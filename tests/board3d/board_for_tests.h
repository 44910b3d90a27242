// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/perspective/perspective_scene.h"
#include "common/board3d/scene_board.h"
#include "common/look/motion.h"
#include "common/testing/clean_home.h"
#include "common/testing/pointer.h"
#include "scenes_for_tests.h"

#include <functional>

#include <QApplication>
#include <QPointer>
#include <QProxyStyle>
#include <QTest>
#include <QVBoxLayout>

namespace plt::test {

inline const plt::testing::CleanHome cleanHome;

/// True if things move; set by each test.
inline bool animate = false;

/// A style whose answer about animation does not depend on the machine.
class DecidedStyle : public QProxyStyle {
  public:
    DecidedStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        if (hint == SH_Widget_Animation_Duration) return animate ? 200 : 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
};

inline void prepare() {
    QApplication::setStyle(new DecidedStyle);
    animate = false;
    motion::setEnabled(true);
}

inline void bothWays() {
    QTest::addColumn<bool>("perspective");
    QTest::newRow("flat") << false;
    QTest::newRow("perspective") << true;
}

/// Pieces 8 .. 11 of the checkers scene can be moved: 9 is on c3, and may go to b4 and d4.
constexpr int onC3 = 9;
constexpr int onE3 = 10;
constexpr int c3 = at(2, 2);
constexpr int b4 = at(1, 3);
constexpr int d4 = at(3, 3);

/// A board of a game that takes keys.
class KeyedBoard : public SceneBoard {
  public:
    std::function<bool(const QKeyEvent& event)> keys;

  protected:
    bool keyPressed(QKeyEvent* event) override { return keys && keys(*event); }
};

/// A window with a board, which logs the board's signals.
class BoardWindow : public QWidget {
  public:
    explicit BoardWindow(bool perspective) {
        animate = false;
        auto* box = new QVBoxLayout(this);
        box->setContentsMargins(0, 0, 0, 0);
        box->addWidget(&board);
        board.setPerspective(perspective);
        connect(&board, &SceneBoard::liftedChanged, this,
                [this](int piece) { log << QStringLiteral("lift %1").arg(piece); });
        connect(&board, &SceneBoard::pieceMoved, this, [this](int piece, int square) {
            log << QStringLiteral("move %1 %2").arg(piece).arg(square);
        });
        connect(&board, &SceneBoard::moveRefused, this, [this](int piece, int square) {
            log << QStringLiteral("refuse %1 %2").arg(piece).arg(square);
        });
        connect(&board, &SceneBoard::squareChosen, this,
                [this](int square) { log << QStringLiteral("square %1").arg(square); });
        connect(&board, &SceneBoard::notice, this, [this](const QString& text) { notices << text; });
    }
    void open(BoardScene scene) {
        resize(480, 360);
        board.setScene(std::move(scene), false);
        show();
        activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(this));
        board.setFocus(Qt::OtherFocusReason);
        // A failure of OpenGL is known when the first picture should have been drawn.
        const QPointer<PerspectiveScene> drawn(board.findChild<PerspectiveScene*>());
        if (drawn) QTRY_VERIFY(!board.isPerspective() || (drawn && drawn->framesDrawn() > 0));
        QCoreApplication::processEvents();
    }
    QStringList take() { return std::exchange(log, {}); }
    /// About how wide a square in the middle of the board is.
    int squareSide() const { return board.squareRect(d4).width(); }

    /// The widget under a point of the board, which takes its mouse events.
    QWidget* under(QPoint point) const {
        auto* const child = board.childAt(point);
        return child != nullptr ? child : const_cast<KeyedBoard*>(&board);
    }
    void press(QPoint point, Qt::MouseButton button = Qt::LeftButton) {
        pressed_ = under(point);
        QTest::mousePress(pressed_, button, {}, pressed_->mapFrom(&board, point));
    }
    void drag(QPoint from, QPoint to) {
        constexpr int steps = 6;
        for (int i = 1; i <= steps; ++i) {
            const QPoint point = from + (to - from) * i / steps;
            plt::testing::movePointer(*pressed_, pressed_->mapFrom(&board, point), Qt::LeftButton);
        }
    }
    void release(QPoint point, Qt::MouseButton button = Qt::LeftButton) {
        if (pressed_) QTest::mouseRelease(pressed_, button, {}, pressed_->mapFrom(&board, point));
        pressed_ = nullptr;
    }
    void click(QPoint point) {
        press(point);
        release(point);
    }
    void dragFromTo(QPoint from, QPoint to) {
        press(from);
        drag(from, to);
        release(to);
    }

    KeyedBoard board;
    QStringList log;
    QStringList notices;

  private:
    QPointer<QWidget> pressed_;
};

}  // namespace plt::test
