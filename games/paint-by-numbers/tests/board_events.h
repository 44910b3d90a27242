// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/pointer.h"
#include "paint-by-numbers/view.h"

#include <utility>

#include <QApplication>
#include <QKeyEvent>
#include <QPaintEvent>
#include <QTest>

/// Events as a player makes them on a board of Paint By Numbers; cells are columns and rows from 1.
namespace paint_by_numbers::events {

inline QPoint pointOf(const View& view, int column, int row) {
    return view.board().cellBox({column - 1, row - 1}).center().toPoint();
}

/// Presses, moves over all cells between, and releases.
inline void drag(View& view, QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton,
                 Qt::KeyboardModifiers modifiers = {}) {
    QTest::mousePress(&view.board(), button, modifiers, pointOf(view, from.x(), from.y()));
    plt::testing::movePointer(view.board(), pointOf(view, to.x(), to.y()), button);
    QTest::mouseRelease(&view.board(), button, modifiers, pointOf(view, to.x(), to.y()));
}

inline void click(View& view, int column, int row, Qt::MouseButton button = Qt::LeftButton,
                  Qt::KeyboardModifiers modifiers = {}) {
    drag(view, {column, row}, {column, row}, button, modifiers);
}

/// Moves the pointer of a gesture that was begun.
inline void moveTo(View& view, int column, int row) {
    plt::testing::movePointer(view.board(), pointOf(view, column, row), Qt::LeftButton);
}

/// Presses a key while Shift is held, which is not let go after it.
inline void pressWithShift(QWidget& widget, Qt::Key key) {
    QKeyEvent press(QEvent::KeyPress, key, Qt::ShiftModifier);
    QApplication::sendEvent(&widget, &press);
    QKeyEvent release(QEvent::KeyRelease, key, Qt::ShiftModifier);
    QApplication::sendEvent(&widget, &release);
}

/// The marks, a row a line, without line ends.
inline QString marks(const View& view) {
    return QString::fromStdString(Rules::diagram(view.state())).remove(QLatin1Char('\n'));
}

/// Counts the pixels that a widget paints.
class PaintedArea : public QObject {
  public:
    explicit PaintedArea(QWidget* widget) { widget->installEventFilter(this); }
    qint64 take() { return std::exchange(pixels_, 0); }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            for (const QRect& part : static_cast<QPaintEvent*>(event)->region())
                pixels_ += qint64{part.width()} * part.height();
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    qint64 pixels_ = 0;
};

}  // namespace paint_by_numbers::events
