// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"
#include "gcalc/desk/desk_layout.h"
#include "gcalc/desk/desk_look.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/rules.h"
#include "gcalc/stepping/step.h"

#include <map>
#include <memory>
#include <optional>

#include <QPixmap>
#include <QTimer>
#include <QWidget>

class QScrollBar;
class QTabBar;

namespace gcalc {

class DeskCells;
class StepMotion;
class StorageBar;

/// The table of cells: colours, main with its sides, and the storage. Cubes are dragged between them with the
/// mouse, or picked up and dropped with the keyboard; what a drop would do is shown before it is done.
class Desk : public QWidget {
    Q_OBJECT

  public:
    explicit Desk(QWidget* parent = nullptr);
    ~Desk() override;

    void showDocument(const Document& document);
    void setLook(const DeskLook& look);
    const DeskLook& look() const { return look_; }
    /// A step of main's evaluation, shown in its place with the part that is reduced next; none shows main
    /// itself. Another main forgets it.
    void showStep(const std::optional<Term>& term, const std::optional<Path>& redex);
    /// The step that was shown last is seen to happen, unless nothing is to move.
    void animateStep(const Step& step);
    const StepMotion& motion() const { return *motion_; }
    /// This cell is being evaluated.
    void setBusy(std::optional<Spot> spot);

    /// The cell that keys and menus act on: the one under the pointer, if that moved last, else the cursor's.
    Spot current() const;
    Spot cursor() const { return cursor_; }
    void setCursor(Spot spot);
    /// A cell of which nothing is seen is brought into sight.
    void reveal(Spot spot);
    /// What is held, if anything.
    std::optional<Spot> held() const { return held_; }
    void putBack();
    /// What would be done if what is held were dropped now.
    const std::optional<Drop>& offer() const { return offer_; }
    /// The term that main, or the cell of the drop, would then have: shown there, faintly.
    void setPreview(const std::optional<Term>& term);
    /// Whether a preview is shown.
    bool hasPreview() const { return preview_.has_value(); }

    /// Where a cell is seen, in pixels of the widget; empty if it is not.
    QRect cellBox(Spot spot) const;
    std::optional<Spot> spotAt(QPoint point) const;
    /// All that a screen reader says of a cell.
    QString cellName(Spot spot) const;
    /// What Enter does: picks up, drops.
    void press(Spot spot);
    int page() const { return page_; }
    void showPage(int page);
    const Document& document() const { return document_; }
    StorageBar& storageBar() const { return *bar_; }
    QList<QWidget*> companions() const;

    QSize sizeHint() const override { return {1010, 620}; }
    QSize minimumSizeHint() const override { return {150, 120}; }

  Q_SIGNALS:
    void moveAsked(const gcalc::Move& move);
    /// What is held may be dropped elsewhere, or nothing is held any more.
    void offerChanged();
    void menuAsked(gcalc::Spot spot, QPoint place);
    void showAsked(gcalc::Spot spot);
    /// A single letter was pressed, or a key that means something for a cell.
    void keyAsked(int key);
    void turnAsked(gcalc::Turn turn);
    /// The evaluation that runs is not wanted any more.
    void stopAsked();
    /// A sentence for the player.
    void notice(const QString& text);
    /// Another cell is meant.
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
    struct Picture {
        Term term;
        QSize size;
        qreal ratio = 1;
        DeskLook look;
        std::optional<int> cutoff;
        QPixmap pixmap;
    };

    void arrange();
    void follow();
    Cell cellAt(Spot spot) const;
    bool isHoldable(Spot spot) const;
    void hold(std::optional<Spot> spot);
    void offerAt(std::optional<Spot> target, Qt::KeyboardModifiers modifiers);
    /// Whether the rules allow it.
    bool isAllowed(const Drop& drop) const;
    bool dropOffered();
    std::optional<Drop> dropOn(Spot target, bool copies) const;
    void moveCursor(int key);
    void bringIntoSight(Spot spot);
    /// Whether that is another page than before.
    bool turnTo(int page);
    void followTurn();
    void setHover(std::optional<Spot> spot);
    /// Another cell may lie below the pointer, although that has not moved.
    void followPointer();
    void operate(Spot spot);
    void openMenu();
    bool isFound(Spot spot) const;
    void findNext();
    std::vector<Spot> shownSpots() const;

    void paintCell(QPainter& painter, Spot spot);
    QRect mainSquare() const;
    void paintCube(QPainter& painter, Spot key, const Term& term, const QRect& square, qreal opacity);
    void paintSideSign(QPainter& painter, Side side, const QRect& box);
    void paintHeld(QPainter& painter);
    Lens lensFor(const QRect& square) const;
    QRect cubeSquare(const QRect& box, bool named) const;
    int nameHeight() const;
    QString tip(Spot spot) const;

    Document document_;
    DeskLook look_;
    DeskLayout layout_;
    DeskLayout::Shelf shelf_ = DeskLayout::Shelf::storage;
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
    StepMotion* motion_;  ///< of step_
    std::optional<Spot> busy_;
    QPoint pressedAt_;
    QPoint pointer_;
    bool pointerInside_ = false;
    std::optional<Spot> pressed_;
    std::optional<Spot> rightPressed_;
    bool rightCancelled_ = false;  ///< the right button put back what was held, and opens no menu
    QTimer menuTimer_;
    std::map<int, Picture> pictures_;
};

}  // namespace gcalc
