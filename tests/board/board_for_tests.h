// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/look/motion.h"
#include "common/testing/clean_home.h"

#include <map>
#include <set>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QProxyStyle>
#include <QTest>

namespace plt {

inline const testing::CleanHome cleanHome;

/// True if this desktop animates; set by each test.
inline bool styleAnimates = true;

/// A style whose answer about animation does not depend on the machine.
class DecidedStyle : public QProxyStyle {
  public:
    DecidedStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        if (hint == SH_Widget_Animation_Duration) return styleAnimates ? 200 : 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
};

inline void prepareBoards() {
    QApplication::setStyle(new DecidedStyle);
    styleAnimates = true;
    motion::setEnabled(true);
}

/// A board that logs its painting and the player's actions.
class BoardForTests : public BoardView {
  public:
    explicit BoardForTests(Access access = Access::full) : BoardView(nullptr, access) {
        connect(this, &BoardView::cellPressed, this, [this](int cell, const CellInput&) { note('p', cell); });
        connect(this, &BoardView::cellReleased, this,
                [this](int cell, int over, const CellInput&) { note('r', cell, over); });
        connect(this, &BoardView::cellDragged, this,
                [this](int from, int over, const CellInput&) { note('d', from, over); });
        connect(this, &BoardView::cellDoubleClicked, this,
                [this](int cell, const CellInput&) { note('2', cell); });
        connect(this, &BoardView::cellLongPressed, this,
                [this](int cell, const CellInput&) { note('h', cell); });
        connect(this, &BoardView::cellActivated, this, [this](int cell, const CellInput& input) {
            note('a', cell);
            lastInput = input;
        });
        connect(this, &BoardView::activeCellChanged, this, [this](int cell) { attention << cell; });
    }

    void note(char what, int cell, int over = -2) {
        log << (over == -2 ? QStringLiteral("%1%2").arg(QLatin1Char(what)).arg(cell)
                           : QStringLiteral("%1%2>%3").arg(QLatin1Char(what)).arg(cell).arg(over));
    }
    QStringList takeLog() { return std::exchange(log, {}); }
    int takeActivated() {
        int count = 0;
        for (const QString& entry : takeLog()) count += entry.startsWith(QLatin1Char('a')) ? 1 : 0;
        return count;
    }

    void showGrid(int columns, int rows, QSize size = {220, 220}) {
        BoardPicture picture;
        picture.cells.assign(std::size_t(columns) * std::size_t(rows), 0);
        showBoard(std::make_shared<SquareGrid>(columns, rows), std::move(picture), size);
    }
    void showBoard(std::shared_ptr<const BoardGeometry> board, BoardPicture picture, QSize size) {
        resize(size);
        shared = std::move(board);
        setPicture(shared, std::move(picture), false);
        show();
        QVERIFY(QTest::qWaitForWindowExposed(this));
        // Nothing may point at a cell because of where the pointer happens to be.
        leave();
        settle();
        clearLog();
    }
    void settle() {
        // Repaints that are due are done when the posted events are.
        for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    }
    void mouse(QEvent::Type type, QPoint point, Qt::MouseButton button, Qt::MouseButtons buttons,
               Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(type, QPointF(point), mapToGlobal(QPointF(point)), button, buttons, modifiers);
        QCoreApplication::sendEvent(this, &event);
    }
    void press(int cell, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
        held |= button;
        mouse(QEvent::MouseButtonPress, cellPoint(cell), button, held, modifiers);
    }
    void release(int cell, Qt::MouseButton button = Qt::LeftButton) {
        held &= ~Qt::MouseButtons(button);
        mouse(QEvent::MouseButtonRelease, cellPoint(cell), button, held);
    }
    void doublePress(int cell) {
        held |= Qt::LeftButton;
        mouse(QEvent::MouseButtonDblClick, cellPoint(cell), Qt::LeftButton, held);
    }
    void moveTo(int cell) { mouse(QEvent::MouseMove, cellPoint(cell), Qt::NoButton, held); }
    void moveOut() { mouse(QEvent::MouseMove, {-40, -40}, Qt::NoButton, held); }
    void leave() {
        QEvent event(QEvent::Leave);
        QCoreApplication::sendEvent(this, &event);
    }
    void clearLog() {
        log.clear();
        attention.clear();
        painted.clear();
        timesPainted.clear();
        paintedPieces.clear();
        backgrounds = 0;
    }
    /// Shows the current picture, modified by `change`.
    template <typename Change>
    void changePicture(Change change, bool animated = true) {
        BoardPicture next = picture();
        change(next);
        setPicture(shared, next, animated);
    }

    QString cellName(int cell) const override {
        return QStringLiteral("cell %1 look %2").arg(cell).arg(picture().cells[std::size_t(cell)]);
    }
    bool cellExists(int cell) const override {
        return BoardView::cellExists(cell) && missing.count(cell) == 0;
    }
    bool cellEnabled(int cell) const override { return picture().cells[std::size_t(cell)] != disabledLook; }
    bool isSameTarget(int pressed, int over) const override {
        return pressed == over || (group.count(pressed) > 0 && group.count(over) > 0);
    }
    std::vector<int> cellsActiveWith(int cell) const override {
        if (group.count(cell) == 0) return {};
        return {group.begin(), group.end()};
    }
    bool keyPressed(int cell, QKeyEvent* event) override {
        if (gameKeys.count(event->key()) == 0) return false;
        note('F', cell);
        return true;
    }
    bool keyReleased(int cell, QKeyEvent* event) override {
        if (event->key() != Qt::Key_F) return false;
        note('f', cell);
        return true;
    }

    using BoardView::pointerPosition;
    using BoardView::toWidgetOnPixels;

    std::shared_ptr<const BoardGeometry> shared;
    Qt::MouseButtons held;
    QStringList log;
    QList<int> attention;
    CellInput lastInput;
    std::set<int> gameKeys{Qt::Key_F};
    std::set<int> missing;
    std::set<int> group;
    quint64 disabledLook = 99;
    std::map<int, CellPaint> painted;
    std::map<int, int> timesPainted;
    std::map<int, PiecePaint> paintedPieces;
    int backgrounds = 0;

  protected:
    void paintBackground(QPainter&, const QRectF&) override { ++backgrounds; }
    void paintCell(QPainter& painter, const CellPaint& cell) override {
        painted[cell.cell] = cell;
        ++timesPainted[cell.cell];
        const int grey = 60 + int(cell.look % 10) * 15;
        painter.fillRect(cell.rect, QColor(grey, grey, grey));
    }
    void paintPiece(QPainter& painter, const PiecePaint& piece) override {
        paintedPieces[piece.id] = piece;
        painter.setBrush(Qt::red);
        painter.drawEllipse(piece.rect);
    }
};

}  // namespace plt
