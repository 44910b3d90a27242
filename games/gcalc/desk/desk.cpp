// SPDX-License-Identifier: MIT
#include "gcalc/desk/desk.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/language/translated.h"
#include "gcalc/desk/desk_cells.h"
#include "gcalc/desk/storage_bar.h"
#include "gcalc/stepping/step_motion.h"
#include "gcalc/words/cube_words.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QToolTip>

namespace gcalc {

namespace {

/// Holding the right button this long, in ms, opens the menu; its release then does nothing.
constexpr int menuAfter = 300;
constexpr double turnStep = 6;
constexpr int minimumBar = 28;

/// Returns true for keys that auto-repeat: they move something. Dropping, pasting and opening do not repeat.
bool mayRepeat(int key) {
    return !plt::arrowStep(key).isNull() || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

}  // namespace

Desk::Desk(QWidget* parent)
    : QWidget(parent),
      cells_(std::make_unique<DeskCells>(*this)),
      bar_(new StorageBar(this)),
      shelfBar_(new QTabBar(this)),
      scroll_(new QScrollBar(Qt::Vertical, this)),
      motion_(new StepMotion(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Cubes"));
    shelfBar_->addTab(tr("Colours"));
    shelfBar_->addTab(tr("Storage"));
    shelfBar_->setDrawBase(false);
    shelfBar_->setExpanding(true);
    shelfBar_->setFocusPolicy(Qt::TabFocus);
    connect(shelfBar_, &QTabBar::currentChanged, this, [this](int index) {
        shelf_ = index == 0 ? DeskLayout::Shelf::colours : DeskLayout::Shelf::storage;
        arrange();
    });
    connect(scroll_, &QScrollBar::valueChanged, this, [this] {
        updateHover();
        update();
    });
    scroll_->setAccessibleName(tr("Storage"));
    connect(bar_, &StorageBar::pageTurned, this, [this](int by) { showPage(page_ + by); });
    connect(bar_, &StorageBar::pageWanted, this, [this] {
        const int wanted = static_cast<int>(document_.pages());
        Q_EMIT moveRequested(AddPage{});
        showPage(wanted);
    });
    connect(bar_, &StorageBar::searchChanged, this, [this](const QString& text) {
        if (!text.isEmpty() &&
            !std::any_of(document_.storage.begin() + page_ * storedCells,
                         document_.storage.begin() + (page_ + 1) * storedCells, [&](const Cell& cell) {
                             return QString::fromStdString(cell.name).contains(text.trimmed(),
                                                                               Qt::CaseInsensitive);
                         }))
            findNext();
        update();
    });
    connect(bar_, &StorageBar::nextWanted, this, &Desk::findNext);
    const auto updateMain = [this] { update(cellBox({})); };
    connect(motion_, &StepMotion::changed, this, updateMain);
    connect(&mainPictures_, &CubePictures::arrived, this, updateMain);
    menuTimer_.setSingleShot(true);
    menuTimer_.setInterval(menuAfter);
    connect(&menuTimer_, &QTimer::timeout, this, [this] {
        const auto spot = std::exchange(rightPressed_, std::nullopt);
        if (spot) Q_EMIT contextMenuRequested(*spot, mapToGlobal(pointer_));
    });
}

Desk::~Desk() = default;

// Contents ------------------------------------------------------------------------------------------------

void Desk::showDocument(const Document& document) {
    if (!(document.main.term == document_.main.term)) {
        motion_->finish();
        step_.reset();
        marked_.reset();
    }
    const auto before = document_;
    document_ = document;
    // The page may be gone, along with the cells below the pointer and the keyboard cursor.
    const bool turned = turnTo(page_);
    if (held_ && !isHoldable(*held_)) hold(std::nullopt);
    if (offer_ && !isAllowed(*offer_)) offerAt(std::nullopt, {});
    preview_.reset();
    updateStorageBar();
    if (turned) refreshPage();
    if (plt::accessible::isActive()) {
        std::vector<int> changed;
        if (!(before.main == document_.main)) changed.push_back(DeskCells::numberOf({}));
        for (int i = 0; i < storedCells; ++i) {
            const auto at = static_cast<std::size_t>(page_ * storedCells + i);
            if (at >= before.storage.size() || !(before.storage[at] == document_.storage[at]))
                changed.push_back(DeskCells::numberOf(Spot::stored(i)));
        }
        if (!changed.empty()) cells_->notifyChanged(changed);
    }
    update();
}

void Desk::setLook(const DeskLook& look) {
    if (look == look_) return;
    motion_->finish();
    look_ = look;
    update();
}

void Desk::showStep(const std::optional<Term>& term, const std::optional<Path>& redex) {
    // Showing the same step again must not finish the animation.
    if (step_ == term && marked_ == redex) return;
    motion_->finish();
    step_ = term;
    marked_ = redex;
    update(cellBox({}));
}

void Desk::animate(const std::vector<Step>& steps) {
    motion_->finish();
    if (!isVisible() || document_.main.term.isEmpty()) return;
    motion_->begin(steps, stageFor(mainSquare()));
}

void Desk::setBusy(std::optional<Spot> spot) {
    if (spot == busy_) return;
    busy_ = spot;
    update();
}

void Desk::setPreview(const std::optional<Term>& term) {
    preview_ = term;
    update();
}

void Desk::showPage(int page) {
    if (!turnTo(page)) return;
    updateStorageBar();
    refreshPage();
}

bool Desk::turnTo(int page) {
    const int wanted = std::clamp(page, 0, static_cast<int>(document_.pages()) - 1);
    if (wanted == page_) return false;
    page_ = wanted;
    if (cursor_.kind == Spot::storage) cursor_.index = page_ * storedCells + cursor_.index % storedCells;
    return true;
}

void Desk::refreshPage() {
    updateHover();
    cells_->notifyReset();
    update();
    Q_EMIT currentChanged();
}

void Desk::updateStorageBar() {
    bar_->setPages(page_, static_cast<int>(document_.pages()), document_.pages() < maximumPages);
}

void Desk::arrange() {
    motion_->finish();
    layout_ = DeskLayout(size(), nameHeight(), std::max(minimumBar, nameHeight() + 12), shelf_);
    shelfBar_->setVisible(layout_.hasShelf());
    if (layout_.hasShelf()) shelfBar_->setGeometry(layout_.shelfBar());
    bar_->setVisible(!layout_.storageBar().isEmpty());
    bar_->setGeometry(layout_.storageBar());
    const auto area = layout_.storageArea();
    const bool scrolls = !area.isEmpty() && layout_.storageHeight() > area.height();
    scroll_->setVisible(scrolls);
    if (scrolls) {
        scroll_->setGeometry(area.right() + 3, area.top(), DeskLayout::scrollBarWidth, area.height());
        scroll_->setRange(0, layout_.storageHeight() - area.height());
        scroll_->setPageStep(area.height());
        scroll_->setSingleStep(layout_.cell(Spot::stored(0)).height() / 2);
    } else {
        scroll_->setRange(0, 0);
    }
    updateHover();
    cells_->notifyReset();
    update();
}

QRect Desk::cellBox(Spot spot) const {
    if (spot.kind == Spot::storage) {
        if (spot.index / storedCells != page_) return {};
        const auto box = layout_.cell(spot);
        return box.isEmpty() ? box : box.translated(0, -scroll_->value()) & layout_.storageArea();
    }
    return layout_.cell(spot);
}

std::vector<Spot> Desk::shownSpots() const {
    std::vector<Spot> spots;
    const auto add = [&](Spot spot) {
        if (!cellBox(spot).isEmpty()) spots.push_back(spot);
    };
    for (int i = 0; i < colourCount; ++i) add({Spot::colour, i});
    for (const auto side : allSides) add(Spot::of(side));
    add({});
    for (int i = 0; i < storedCells; ++i) add(Spot::stored(page_ * storedCells + i));
    return spots;
}

std::optional<Spot> Desk::spotAt(QPoint point) const {
    for (const auto spot : shownSpots())
        if (cellBox(spot).contains(point)) return spot;
    return std::nullopt;
}

QString Desk::cellName(Spot spot) const {
    return CubeWords::cell(spot, document_);
}

QList<QWidget*> Desk::companions() const {
    QList<QWidget*> widgets;
    for (QWidget* widget : std::initializer_list<QWidget*>{shelfBar_, bar_, scroll_})
        if (!widget->isHidden()) widgets << widget;
    return widgets;
}

Cell Desk::cellAt(Spot spot) const {
    return document_.at(spot);
}

// Holding and dropping ------------------------------------------------------------------------------------

bool Desk::isHoldable(Spot spot) const {
    switch (spot.kind) {
        case Spot::colour:
            return true;
        default:
            return !cellAt(spot).isEmpty();
    }
}

bool Desk::isPickedByClick(Spot spot) const {
    return (spot.kind == Spot::colour || spot.kind == Spot::storage) && isHoldable(spot);
}

void Desk::hold(std::optional<Spot> spot) {
    if (held_ == spot) return;
    held_ = spot;
    dragging_ = false;
    offer_.reset();
    if (!held_) {
        // The button may still be down, but this drag is over.
        pressed_.reset();
        unsetCursor();
    }
    update();
    // Undo puts back what is held, so that it changes even where there was no drop to be made.
    Q_EMIT offerChanged();
}

void Desk::putBack() {
    hold(std::nullopt);
}

std::optional<Drop> Desk::dropOn(Spot target, bool copies) const {
    if (!held_) return std::nullopt;
    const Drop drop{*held_, target, copies && held_->isOwn() && target.kind == Spot::storage};
    return isAllowed(drop) ? std::optional(drop) : std::nullopt;
}

bool Desk::isAllowed(const Drop& drop) const {
    return Rules::apply(State{document_}, drop).ok();
}

void Desk::offerAt(std::optional<Spot> target, Qt::KeyboardModifiers modifiers) {
    const auto offered =
        target ? dropOn(*target, modifiers.testFlag(Qt::ShiftModifier)) : std::optional<Drop>();
    if (offered == offer_) return;
    offer_ = offered;
    preview_.reset();
    update();
    Q_EMIT offerChanged();
}

bool Desk::dropOffered() {
    if (!offer_) return false;
    const auto drop = *offer_;
    hold(std::nullopt);
    Q_EMIT moveRequested(drop);
    return true;
}

void Desk::pickUp(Spot spot, const QString& words) {
    hold(spot);
    Q_EMIT notice(words.arg(
        CubeWords::shortly(spot.kind == Spot::colour ? Cell{{}, Term(colourAt(spot.index))} : cellAt(spot))));
    cells_->notifyChanged({DeskCells::numberOf(spot)});
}

void Desk::press(Spot spot) {
    setCursor(spot);
    if (held_) {
        if (*held_ == spot) {
            putBack();
            return;
        }
        offerAt(spot, QApplication::keyboardModifiers());
        if (offer_) {
            dropOffered();
            return;
        }
        const auto refusal = Rules::apply(State{document_}, Drop{*held_, spot});
        if (!refusal) Q_EMIT notice(plt::translated(refusal.problem()));
        return;
    }
    if (isHoldable(spot)) {
        pickUp(spot, tr("Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back."));
        return;
    }
    if (spot.kind == Spot::side)
        Q_EMIT contextMenuRequested(spot, mapToGlobal(cellBox(spot).center()));
    else
        Q_EMIT notice(tr("This cell is empty."));
}

void Desk::operate(Spot spot) {
    if (spot.kind == Spot::side) Q_EMIT moveRequested(Remove{static_cast<Side>(spot.index)});
    if (spot.kind == Spot::colour) Q_EMIT moveRequested(Abstract{colourAt(spot.index)});
}

/// Opens the menu of the cell that keys act on.
void Desk::openMenu() {
    const auto spot = current();
    ensurePartlyVisible(spot);
    Q_EMIT contextMenuRequested(spot, mapToGlobal(cellBox(spot).center()));
}

// Cursor --------------------------------------------------------------------------------------------------

Spot Desk::current() const {
    return pointerLast_ && hover_ ? *hover_ : cursor_;
}

void Desk::setCursor(Spot spot) {
    pointerLast_ = false;
    const bool moved = cursor_ != spot;
    ensureVisible(spot);
    cursor_ = spot;
    if (held_ && !dragging_) offerAt(spot, QApplication::keyboardModifiers());
    update();
    if (!moved) return;
    cells_->notifyCursorMoved();
    Q_EMIT currentChanged();
}

void Desk::ensurePartlyVisible(Spot spot) {
    // A partly visible cell stays where it is: it may be below the pointer.
    if (cellBox(spot).isEmpty()) ensureVisible(spot);
}

void Desk::ensureVisible(Spot spot) {
    if (spot.kind == Spot::storage) showPage(spot.index / storedCells);
    if (layout_.hasShelf() && (spot.kind == Spot::storage || spot.kind == Spot::colour) &&
        layout_.cell(spot).isEmpty())
        shelfBar_->setCurrentIndex(spot.kind == Spot::colour ? 0 : 1);
    if (spot.kind != Spot::storage || layout_.storageArea().isEmpty()) return;
    const auto box = layout_.cell(spot);
    const auto area = layout_.storageArea();
    const int above = box.top() - area.top();
    const int below = box.bottom() - area.bottom();
    if (scroll_->value() > above) scroll_->setValue(above);
    if (scroll_->value() < below) scroll_->setValue(below);
}

void Desk::moveCursor(int key) {
    cursorShown_ = true;
    const auto whole = [this](Spot spot) {
        const auto box = layout_.cell(spot);
        return spot.kind == Spot::storage ? box.translated(0, -scroll_->value()) : box;
    };
    QRectF from = whole(cursor_);
    if (from.isEmpty()) {
        setCursor({});
        return;
    }
    std::vector<Spot> spots;
    for (int i = 0; i < colourCount; ++i) spots.push_back({Spot::colour, i});
    for (const auto side : allSides) spots.push_back(Spot::of(side));
    spots.push_back({});
    for (int i = 0; i < storedCells; ++i) spots.push_back(Spot::stored(page_ * storedCells + i));
    std::erase_if(spots, [&](Spot spot) { return whole(spot).isEmpty() || spot == cursor_; });
    if (key == Qt::Key_Home || key == Qt::Key_End) {
        auto best = cursor_;
        for (const auto spot : spots) {
            if (spot.kind != cursor_.kind && !(spot.kind != Spot::storage && spot.kind != Spot::colour &&
                                               cursor_.kind != Spot::storage && cursor_.kind != Spot::colour))
                continue;
            if (whole(spot).top() != whole(cursor_).top()) continue;
            if (key == Qt::Key_Home ? whole(spot).left() < whole(best).left()
                                    : whole(spot).left() > whole(best).left())
                best = spot;
        }
        setCursor(best);
        return;
    }
    const QPoint arrow = plt::arrowStep(key);
    const bool lying = arrow.x() != 0;
    std::optional<Spot> best;
    qreal least = 1e9;
    for (const auto spot : spots) {
        const QRectF to = whole(spot);
        const QPointF way = to.center() - from.center();
        const qreal along = QPointF::dotProduct(arrow, way);
        const qreal aside = std::abs(lying ? way.y() : way.x());
        // The nearest cell in that direction; the distance across the direction counts twice.
        const qreal reach = lying ? std::max(from.width(), to.width()) : std::max(from.height(), to.height());
        if (along < reach * 0.35 || aside > 2.2 * along + reach) continue;
        const qreal distance = along + 2 * aside;
        if (distance >= least) continue;
        least = distance;
        best = spot;
    }
    if (best)
        setCursor(*best);
    else if (layout_.hasShelf() && (arrow.x() > 0 || arrow.y() > 0))
        leaveShelf();
}

void Desk::leaveShelf() {
    // Beyond the last cells of a shelf are those of its other tab.
    if (cursor_.kind == Spot::colour)
        setCursor(Spot::stored(page_ * storedCells));
    else if (cursor_.kind == Spot::storage)
        setCursor({Spot::colour, 0});
}

void Desk::setHover(std::optional<Spot> spot) {
    if (hover_ == spot) return;
    if (hover_) update(cellBox(*hover_));
    hover_ = spot;
    if (spot) update(cellBox(*spot));
    Q_EMIT currentChanged();
}

void Desk::updateHover() {
    setHover(pointerInside_ ? spotAt(pointer_) : std::nullopt);
    if (held_) offerAt(dragging_ ? hover_ : current(), QApplication::keyboardModifiers());
}

bool Desk::isFound(Spot spot) const {
    const auto searched = bar_->searched();
    return !searched.isEmpty() && spot.kind == Spot::storage &&
           QString::fromStdString(cellAt(spot).name).contains(searched, Qt::CaseInsensitive);
}

void Desk::findNext() {
    const int count = static_cast<int>(document_.storage.size());
    const int from = cursor_.kind == Spot::storage ? cursor_.index + 1 : page_ * storedCells;
    for (int i = 0; i < count; ++i) {
        const auto spot = Spot::stored((from + i) % count);
        if (!isFound(spot)) continue;
        cursorShown_ = true;
        setCursor(spot);
        return;
    }
    if (!bar_->searched().isEmpty()) Q_EMIT notice(tr("No cell has such a name."));
}

// Events --------------------------------------------------------------------------------------------------

bool Desk::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const auto spot = spotAt(help->pos());
        if (spot)
            QToolTip::showText(help->globalPos(), tip(*spot), this, cellBox(*spot));
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

QString Desk::tip(Spot spot) const {
    if (spot.kind == Spot::side) {
        const auto side = static_cast<Side>(spot.index);
        return tr("%1\nDrop: %2\nRight click: %3")
            .arg(plt::translated(nameOf(side)), plt::translated(explainDrop(side)),
                 plt::translated(explainRemoval(side)));
    }
    if (spot.kind == Spot::colour)
        return tr("%1\nRight click: makes main a function of this colour.")
            .arg(CubeWords::place(spot, document_.pages()));
    return cellName(spot);
}

void Desk::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void Desk::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
    // Windows are activated all the time, and nothing here depends on that.
    if (event->type() != QEvent::ActivationChange) update();
}

void Desk::mousePressEvent(QMouseEvent* event) {
    pointer_ = event->position().toPoint();
    pointerInside_ = true;
    const auto spot = spotAt(pointer_);
    cursorShown_ = false;
    // The release event went to another widget.
    if (dragging_ && event->button() == Qt::LeftButton) putBack();
    if (event->button() == Qt::LeftButton && held_ && !dragging_) {
        // A player who clicks on several cubes looks for one, and does not want to lose the others.
        const bool isOther = spot && *spot != *held_ && isPickedByClick(*spot);
        if (spot && !isOther) {
            press(*spot);
            return;
        }
        putBack();
        if (!spot) return;
    }
    rightCancelled_ = dragging_ && event->button() == Qt::RightButton;
    if (dragging_ && event->button() != Qt::LeftButton) {
        putBack();
        return;
    }
    if (!spot) return;
    if (event->button() == Qt::LeftButton) {
        setCursor(*spot);
        pointerLast_ = true;
        pressedAt_ = pointer_;
        pressed_ = spot;
    } else if (event->button() == Qt::MiddleButton) {
        Q_EMIT showRequested(*spot);
    } else if (event->button() == Qt::RightButton &&
               (spot->kind == Spot::side || spot->kind == Spot::colour)) {
        rightPressed_ = spot;
        menuTimer_.start();
    }
}

void Desk::mouseMoveEvent(QMouseEvent* event) {
    const QPoint before = std::exchange(pointer_, event->position().toPoint());
    const bool wasAtPointer = dragging_ || (pointerLast_ && pointerInside_);
    pointerInside_ = true;
    // The release event may have gone to a menu that was opened meanwhile.
    if (dragging_ && !event->buttons().testFlag(Qt::LeftButton)) putBack();
    const auto spot = spotAt(pointer_);
    if (spot && spot != hover_) pointerLast_ = true;
    setHover(spot);
    if (pressed_ && !dragging_ && event->buttons().testFlag(Qt::LeftButton) &&
        (pointer_ - pressedAt_).manhattanLength() >= QApplication::startDragDistance() &&
        isHoldable(*pressed_)) {
        hold(pressed_);
        dragging_ = true;
        QToolTip::hideText();
        setCursor(*pressed_);
        pointerLast_ = true;
        QWidget::setCursor(Qt::ClosedHandCursor);
    }
    if (held_ && (dragging_ || spot)) offerAt(spot, event->modifiers());
    if (!held_) return;
    if (!wasAtPointer) update();
    constexpr int soft = 2;  // of its edges
    for (const QPoint at : {before, pointer_}) update(heldSquare(at).adjusted(-soft, -soft, soft, soft));
}

void Desk::mouseReleaseEvent(QMouseEvent* event) {
    pointer_ = event->position().toPoint();
    const auto spot = spotAt(pointer_);
    if (event->button() == Qt::RightButton && rightPressed_) {
        menuTimer_.stop();
        const auto meant = std::exchange(rightPressed_, std::nullopt);
        if (spot == meant) operate(*meant);
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    const auto clicked = std::exchange(pressed_, std::nullopt);
    if (!dragging_) {
        if (clicked && clicked == spot && isPickedByClick(*clicked))
            pickUp(*clicked, tr("Held: %1. Click a cell to drop it there, Escape puts it back."));
        return;
    }
    unsetCursor();
    offerAt(spot, event->modifiers());
    if (dropOffered()) return;
    const auto from = *held_;
    putBack();
    if (!spot || *spot == from) return;
    const auto refusal = Rules::apply(State{document_}, Drop{from, *spot});
    if (!refusal) Q_EMIT notice(plt::translated(refusal.problem()));
}

void Desk::mouseDoubleClickEvent(QMouseEvent* event) {
    const auto spot = spotAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !spot) return;
    putBack();
    Q_EMIT showRequested(*spot);
}

void Desk::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    pointer_ = event->position().toPoint();
    pointerInside_ = true;
    if (held_) update();
    // When an enlarged cube is closed, the pointer is used again without having to be moved.
    if (pointerLast_) updateHover();
}

void Desk::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    pointerInside_ = false;
    setHover(std::nullopt);
    if (!held_) return;
    update();
    if (dragging_ || pointerLast_) offerAt(std::nullopt, {});
}

void Desk::keyPressEvent(QKeyEvent* event) {
    if (event->isAutoRepeat() && !mayRepeat(event->key())) return;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (modifiers == Qt::ShiftModifier && !held_) {
                auto turn = look_.turn;
                turn.left -= plt::arrowStep(event->key()).x() * turnStep;
                turn.top -= plt::arrowStep(event->key()).y() * turnStep;
                Q_EMIT turnRequested(turn);
                return;
            }
            [[fallthrough]];
        case Qt::Key_Home:
        case Qt::Key_End:
            if ((modifiers & ~Qt::ShiftModifier) != Qt::NoModifier) break;
            moveCursor(event->key());
            return;
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            showPage(page_ + (event->key() == Qt::Key_PageUp ? -1 : 1));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if ((modifiers & ~Qt::ShiftModifier) != Qt::NoModifier) break;
            cursorShown_ = true;
            if (held_ && modifiers == Qt::ShiftModifier) {
                offerAt(cursor_, Qt::ShiftModifier);
                dropOffered();
            } else {
                press(cursor_);
            }
            return;
        case Qt::Key_Space:
            if (held_ && !pointerLast_) {
                press(cursor_);
                return;
            }
            // What a click has picked up can be looked at, too.
            putBack();
            Q_EMIT showRequested(current());
            return;
        case Qt::Key_Escape:
            if (held_) {
                putBack();
                return;
            }
            if (busy_) {
                Q_EMIT stopRequested();
                return;
            }
            if (window()->isFullScreen()) break;
            [[fallthrough]];
        case Qt::Key_F10:
            openMenu();
            return;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            Q_EMIT keyRequested(Qt::Key_R);
            return;
        case Qt::Key_Shift:
            if (offer_) offerAt(offer_->to, event->modifiers());
            break;
        default:
            if (event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z &&
                (modifiers & ~Qt::ShiftModifier) == Qt::NoModifier) {
                Q_EMIT keyRequested(event->key());
                return;
            }
            break;
    }
    QWidget::keyPressEvent(event);
}

void Desk::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift && offer_) offerAt(offer_->to, event->modifiers());
    QWidget::keyReleaseEvent(event);
}

void Desk::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() == Qt::NoModifier && scroll_->isVisible() &&
        layout_.storageArea().contains(event->position().toPoint())) {
        pointer_ = event->position().toPoint();
        pointerInside_ = true;
        // The cell with the keyboard cursor may have been scrolled out of sight.
        pointerLast_ = true;
        QCoreApplication::sendEvent(scroll_, event);
        return;
    }
    event->ignore();
}

void Desk::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse) {
        if (rightCancelled_) return;
        const auto spot = spotAt(event->pos());
        if (!spot || !spot->isOwn()) return;
        setCursor(*spot);
        pointerLast_ = true;
        Q_EMIT contextMenuRequested(*spot, event->globalPos());
        return;
    }
    openMenu();
}

void Desk::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (plt::isKeyboardReason(event->reason())) cursorShown_ = true;
    cells_->notifyCursorMoved();
    update(cellBox(cursor_));
}

void Desk::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update(cellBox(cursor_));
}

}  // namespace gcalc
