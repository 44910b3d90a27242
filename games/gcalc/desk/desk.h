// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_view.h"
#include "gcalc/cells/document.h"
#include "gcalc/desk/desk_layout.h"
#include "gcalc/desk/desk_look.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/rules.h"
#include "gcalc/showing/cube_picture.h"
#include "gcalc/stepping/step.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QTimer>
#include <QWidget>

class QScrollBar;
class QTabBar;

namespace gcalc {

class DeskCells;
class StepMotion;
class StorageBar;

/// The table of cells: colours, main with its sides, and the storage. Cubes are dragged between them with the
/// mouse, or picked up and dropped with clicks or the keyboard; a preview shows the effect of a drop.
class Desk : public QWidget, public plt::Unfinished {
    Q_OBJECT

  public:
    explicit Desk(QWidget* parent = nullptr);
    ~Desk() override;

    void showDocument(const Document& document);
    void setLook(const DeskLook& look);
    const DeskLook& look() const { return look_; }
    /// Shows a step of main's evaluation in main's place, with the part that is reduced next; shows main
    /// itself if empty. Reset when main changes.
    void showStep(const std::optional<Term>& term, const std::optional<Path>& redex);
    /// Animates the steps that lead to what main shows.
    void animate(const std::vector<Step>& steps);
    const StepMotion& motion() const { return *motion_; }
    /// Sets the cell that is being evaluated.
    void setBusy(std::optional<Spot> spot);

    /// The cell that keys and menus act on: the one under the pointer if that moved last, otherwise the
    /// cursor's.
    Spot current() const;
    Spot cursor() const { return cursor_; }
    void setCursor(Spot spot);
    /// Scrolls to a cell that is completely out of sight.
    void ensurePartlyVisible(Spot spot);
    /// The cell whose cube is held, if any.
    std::optional<Spot> held() const { return held_; }
    void putBack() override;
    /// The drop that would be made now, if any.
    const std::optional<Drop>& offer() const { return offer_; }
    /// Shows the term that main, or the target cell, would have after the drop, semi-transparent in its
    /// place.
    void setPreview(const std::optional<Term>& term);
    /// Returns true while a preview is shown.
    bool hasPreview() const { return preview_.has_value(); }

    /// The visible rectangle of a cell in widget coordinates; empty if it is out of sight.
    QRect cellBox(Spot spot) const;
    std::optional<Spot> spotAt(QPoint point) const;
    /// The complete description of a cell for screen readers.
    QString cellName(Spot spot) const;
    /// Does the action of Enter: picks up or drops.
    void press(Spot spot);
    int page() const { return page_; }
    void showPage(int page);
    const Document& document() const { return document_; }
    StorageBar& storageBar() const { return *bar_; }
    QList<QWidget*> companions() const;

    QSize sizeHint() const override { return {1010, 620}; }
    QSize minimumSizeHint() const override { return {150, 120}; }

  Q_SIGNALS:
    void moveRequested(const gcalc::Move& move);
    /// Emitted when the possible drop changes, and when a cube is picked up or is not held any more.
    void offerChanged();
    void contextMenuRequested(gcalc::Spot spot, QPoint place);
    void showRequested(gcalc::Spot spot);
    /// Emitted when a letter or another key with a meaning for a cell is pressed.
    void keyRequested(int key);
    void turnRequested(gcalc::Turn turn);
    /// Emitted when the running evaluation is to be stopped.
    void stopRequested();
    /// Emitted with a message for the player.
    void notice(const QString& text);
    /// Emitted when current() changes.
    void currentChanged();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    friend class DeskCells;

    void arrange();
    void updateStorageBar();
    Cell cellAt(Spot spot) const;
    bool isHoldable(Spot spot) const;
    /// Returns true for colours and stored cubes: a click on main would rather choose where something goes.
    bool isPickedByClick(Spot spot) const;
    void hold(std::optional<Spot> spot);
    /// Holds a cube and says so in words with a place for its name.
    void pickUp(Spot spot, const QString& words);
    void offerAt(std::optional<Spot> target, Qt::KeyboardModifiers modifiers);
    /// Returns true if the rules allow the drop.
    bool isAllowed(const Drop& drop) const;
    bool dropOffered();
    std::optional<Drop> dropOn(Spot target, bool copies) const;
    void moveCursor(int key);
    void leaveShelf();
    void ensureVisible(Spot spot);
    /// Returns true if the page has changed.
    bool turnTo(int page);
    void refreshPage();
    void setHover(std::optional<Spot> spot);
    /// Updates the cell below the pointer, which may change without the pointer being moved.
    void updateHover();
    void operate(Spot spot);
    void openMenu();
    bool isFound(Spot spot) const;
    void findNext();
    std::vector<Spot> shownSpots() const;

    void paintCell(QPainter& painter, Spot spot);
    QRect mainSquare() const;
    /// The picture of a cell, by its number, or another one with a number below zero.
    CubePicture& pictureFor(int number);
    void paintSideSign(QPainter& painter, Side side, const QRect& box);
    void paintHeld(QPainter& painter);
    /// The place of a cube that is held at this point.
    QRect heldSquare(QPoint pointer) const;
    Lens lensFor(const QRect& square) const;
    Stage stageFor(const QRect& square) const;
    Stage stageIn(Spot spot, const QRect& square) const;
    QRect cubeSquare(const QRect& box, bool named) const;
    int nameHeight() const;
    QString tip(Spot spot) const;

    Document document_;
    DeskLook look_;
    DeskLayout layout_;
    DeskLayout::Shelf shelf_ = DeskLayout::Shelf::colours;
    std::unique_ptr<DeskCells> cells_;
    StorageBar* bar_;
    QTabBar* shelfBar_;
    QScrollBar* scroll_;
    int page_ = 0;

    Spot cursor_;
    bool cursorShown_ = false;
    bool pointerLast_ = false;
    std::optional<Spot> hover_;
    std::optional<Spot> held_;
    bool dragging_ = false;
    std::optional<Drop> offer_;
    std::optional<Term> preview_;
    std::optional<Term> step_;
    std::optional<Path> marked_;
    StepMotion* motion_;  ///< animates the way to main or step_
    std::optional<Spot> busy_;
    QPoint pressedAt_;
    QPoint pointer_;
    bool pointerInside_ = false;
    std::optional<Spot> pressed_;
    std::optional<Spot> rightPressed_;
    bool rightCancelled_ = false;  ///< the right button has cancelled a drag and opens no menu
    QTimer menuTimer_;
    CubePictures mainPictures_;
    std::map<int, CubePicture> pictures_;
};

}  // namespace gcalc
