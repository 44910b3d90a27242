// SPDX-License-Identifier: MIT
#include "common/board/board_view.h"

#include "common/accessible/cells.h"
#include "common/accessible/keys.h"
#include "common/board/geometry/board_field.h"
#include "common/board/geometry/board_layout.h"
#include "common/board/hand/hand_press.h"
#include "common/board/hand/mark_layer.h"
#include "common/board/motion/moving_picture.h"
#include "common/board/view/board_cursor.h"
#include "common/board/view/board_hand.h"
#include "common/board/view/cell_press.h"
#include "common/board/view/cell_rings.h"
#include "common/look/colours.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QPointer>
#include <QRadialGradient>

namespace plt {
namespace {

/// Duration of lifting a piece in ms.
constexpr int riseTime = 90;
/// Growth of a lifted piece, and reach of its shadow beyond its box, as fractions of its size.
constexpr qreal liftedGrowth = 0.04;
constexpr qreal liftedReach = 0.36;
/// A region of more rectangles costs more than the pixels it saves.
constexpr int maximumRectangles = 60;

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
}

/// Returns the cells that change for a screen reader: with another look or another piece on them.
std::vector<int> changedCells(const BoardPicture& before, const BoardPicture& after) {
    std::vector<int> changed;
    for (std::size_t i = 0; i < after.cells.size(); ++i)
        if (before.cells[i] != after.cells[i]) changed.push_back(int(i));
    const auto addOnlyIn = [&changed](const auto& pieces, const auto& others) {
        for (const PiecePicture& piece : pieces)
            if (piece.cell >= 0 && std::find(others.begin(), others.end(), piece) == others.end())
                changed.push_back(piece.cell);
    };
    addOnlyIn(before.pieces, after.pieces);
    addOnlyIn(after.pieces, before.pieces);
    std::sort(changed.begin(), changed.end());
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    return changed;
}

}  // namespace

struct BoardView::Private {
    Private(BoardView* boardView, Access boardAccess);

    BoardView* view;
    Access access;
    BoardField field;
    int margin = 8;
    bool concealed = false;
    BoardLayout layout() const {
        if (!field.geometry) return {};
        return {*field.geometry, view->size(), margin, view->devicePixelRatioF()};
    }
    QRectF cellBox(int cell) const { return layout().cellBox(*field.geometry, cell); }
    bool usable() const { return field.geometry && !concealed && view->isEnabled(); }

    // Picture and motion
    BoardPicture picture;  ///< the picture that the game wants
    MovingPicture moving;  ///< moving there, with the piece that the player holds
    void applyPicture(std::shared_ptr<const BoardGeometry> geometry, const BoardPicture& before);
    BoardMotion::Timing timing(int duration) const;
    bool mayMove() const { return view->isVisible() && motion::isEnabled(); }
    /// Updates everything that depends on the picture.
    void updateFromPicture();
    void skipStages();
    void repaintLater(const QRegion& region);
    QRect pieceArea(const BoardMotion::Piece& piece) const;
    QRectF pieceBox(const BoardMotion::Piece& piece) const;

    // Held piece
    BoardHand ownHand;
    Hand* hand = &ownHand;
    std::function<QPointF(QPointF)> toHand = [](QPointF point) { return point; };
    std::function<QPointF(QPointF)> fromHand = toHand;
    std::unique_ptr<HandPress> handPress;
    MarkLayer marks;
    int ring = -1;  ///< the cell with the cursor as painted
    int notifiedLifted = -1;
    int liftedInStages = -1;  ///< the piece that was lifted when the current stages began
    bool handles = false;     ///< some pieces can be lifted, so the board sets the pointer's shape
    bool isOwn() const { return hand == &ownHand; }
    void setHand(Hand& another);
    BoardPicture withHeld(BoardPicture wanted) const;
    void handChanged();
    void updateMarks();
    void notifyLifted();
    HandPress::Target targetAt(QPointF widgetPoint) const;
    int pieceAt(QPointF boardPoint) const;
    bool isForHand(const HandPress::Target& target) const;

    // Pointer and active cell
    CellPress press;
    QPointF pointer;
    bool pointerInside = false;
    bool pointerIdle = false;  ///< the keyboard was used last; the pointer counts again once it moves
    int hovered = -1;
    HandPress::Target pointed;
    int activeCell = -1;
    std::vector<int> activeGroup;
    /// Returns true if the pointer's position counts.
    bool pointsAtBoard() const { return usable() && pointerInside && !pointerIdle; }
    int cellUnder(QPointF point) const { return field.cellAt(layout().toBoard(point)); }
    void setPointer(QPointF point);
    void updateHover();
    void updatePointed();
    /// Updates activeCell(), repaints and emits a change.
    void updateActiveCell();
    void updateActiveGroup();
    void cancelPress();

    // Cursor
    BoardCursor cursor;
    void showCursor(bool visible);
    void moveCursor(int cell);
    void activate(int cell, const CellInput& input);

    // Painting
    std::vector<const BoardMotion::Piece*> paintOrder() const;
    void paintCells(QPainter& painter, const QRegion& region);
    void paintPieces(QPainter& painter, const QRegion& region);
    void paintPiece(QPainter& painter, const BoardMotion::Piece& piece);

    /// The cells for screen readers.
    class Readable : public accessible::Cells {
      public:
        explicit Readable(Private& board) : Cells(board.view), d(board) {}
        int count() const override { return d.concealed ? 0 : d.field.count(); }
        bool exists(int cell) const override { return d.field.exists(cell); }
        QString name(int cell) const override { return d.hand->describe(cell, d.view->cellName(cell)); }
        QRect box(int cell) const override {
            return d.view->toWidget(d.field.geometry->cellRect(cell)).toAlignedRect();
        }
        void addState(int cell, QAccessible::State& state) const override {
            const bool moves = d.hand->isTarget(cell) || d.hand->movablePieceOn(cell) >= 0;
            if (!moves && !d.view->cellEnabled(cell)) state.disabled = true;
            if (d.hand->lifted() >= 0 && d.hand->liftedCell() == cell) state.pressed = true;
        }
        void press(int cell) override {
            d.activate(cell, {CellInput::Source::accessibility, Qt::LeftButton, {}});
        }
        int cellAt(QPoint point) const override { return d.cellUnder(point); }
        int cursor() const override { return d.cursor.cell(); }
        void moveCursor(int cell) override { d.moveCursor(cell); }
        QList<QWidget*> companions() const override {
            QList<QWidget*> found;
            for (auto* child : d.view->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
                if (!child->isWindow()) found << child;
            return found;
        }

      private:
        Private& d;
    };
    std::unique_ptr<Readable> readable;  ///< null for Access::pointerOnly
};

BoardView::Private::Private(BoardView* boardView, Access boardAccess)
    : view(boardView),
      access(boardAccess),
      moving(
          {[this](int cell) { return field.geometry ? cellBox(cell).toAlignedRect() : QRect(); },
           [this](const BoardMotion::Piece& piece) { return pieceArea(piece); }},
          [this](int duration) { return timing(duration); }, boardView),
      ownHand(field, cursor,
              [this](int piece, int cell) {
                  for (PiecePicture& moved : picture.pieces) {
                      if (moved.id != piece) continue;
                      moved.cell = cell;
                      moved.centre = field.geometry->cellRect(cell).center();
                      moved.via.clear();
                  }
              }),
      press([boardView](int pressed, int over) { return boardView->isSameTarget(pressed, over); }),
      cursor(field) {
    if (access == Access::full) readable = std::make_unique<Readable>(*this);
}

BoardView::BoardView(QWidget* parent, Access access)
    : QWidget(parent), d(std::make_unique<Private>(this, access)) {
    if (access == Access::full) setAccessibleName(tr("Board"));
    setMouseTracking(true);
    setFocusPolicy(access == Access::full ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    // The right button belongs to the game; a window's context menu must not interfere.
    setContextMenuPolicy(Qt::PreventContextMenu);
    connect(&d->moving, &MovingPicture::changed, this,
            [this](const QRegion& region) { d->repaintLater(region); });
    connect(&d->press, &CellPress::lookChanged, this, &BoardView::updateCell);
    connect(&d->press, &CellPress::pressed, this, &BoardView::cellPressed);
    connect(&d->press, &CellPress::released, this, &BoardView::cellReleased);
    connect(&d->press, &CellPress::dragged, this, &BoardView::cellDragged);
    connect(&d->press, &CellPress::doubleClicked, this, &BoardView::cellDoubleClicked);
    connect(&d->press, &CellPress::longPressed, this, &BoardView::cellLongPressed);
    connect(&d->press, &CellPress::activated, this, &BoardView::cellActivated);
    d->setHand(d->ownHand);
    connect(&d->ownHand, &Hand::liftedChanged, this, &BoardView::liftedChanged);
    connect(&d->ownHand, &Hand::pieceMoved, this, &BoardView::pieceMoved);
    connect(&d->ownHand, &Hand::moveRefused, this, &BoardView::moveRefused);
}

BoardView::~BoardView() = default;

BoardView::Access BoardView::access() const {
    return d->access;
}

// Places --------------------------------------------------------------------------------------------------

QRectF BoardView::toWidget(const QRectF& boardRect) const {
    return d->layout().toWidget(boardRect);
}

QRegion BoardView::occupiedRegion(const QWidget& holder) const {
    const QPoint corner = mapTo(&holder, QPoint());
    if (!d->field.geometry) return holder.rect();
    const QMargins frame(d->margin, d->margin, d->margin, d->margin);
    const QRect board = toWidget(d->field.geometry->bounds()).toAlignedRect() + frame;
    return QRegion(holder.rect()) - rect().translated(corner) + (board & rect()).translated(corner);
}

QRectF BoardView::toWidgetOnPixels(const QRectF& boardRect) const {
    return d->layout().toWidgetOnPixels(boardRect);
}

QPointF BoardView::toWidget(QPointF boardPoint) const {
    return d->layout().toWidget(boardPoint);
}

QPointF BoardView::toBoard(QPointF widgetPoint) const {
    return d->layout().toBoard(widgetPoint);
}

qreal BoardView::unit() const {
    return d->layout().unit();
}

QPoint BoardView::cellPoint(int cell) const {
    if (!d->field.geometry) return {};
    return toWidget(d->field.geometry->cellRect(cell).center()).toPoint();
}

QSize BoardView::sizeHint() const {
    return BoardLayout::comfortable(geometry(), d->margin);
}

QSize BoardView::minimumSizeHint() const {
    return BoardLayout::least(geometry());
}

void BoardView::setBoardMargin(int pixels) {
    d->margin = std::max(0, pixels);
    updateGeometry();
    update();
}

// Picture and motion --------------------------------------------------------------------------------------

void BoardView::setPicture(std::shared_ptr<const BoardGeometry> geometry, BoardPicture picture,
                           bool animated) {
    if (!geometry) return;
    picture.cells.resize(std::size_t(geometry->cellCount()), 0);
    const bool sameBoard = geometry == d->field.geometry;
    // The same picture set again does not interrupt its stages.
    if (sameBoard && animated && d->moving.inStages() && picture == d->picture) return;
    d->skipStages();
    const BoardPicture before = std::exchange(d->picture, std::move(picture));
    d->applyPicture(std::move(geometry), before);
    if (sameBoard && animated && d->mayMove())
        d->moving.moveTo(d->withHeld(d->picture));
    else
        d->moving.showAtOnce(d->withHeld(d->picture));
    d->updateFromPicture();
}

void BoardView::setStages(std::shared_ptr<const BoardGeometry> geometry, std::vector<BoardStage> stages) {
    if (!geometry || stages.empty()) return;
    for (BoardStage& stage : stages) stage.picture.cells.resize(std::size_t(geometry->cellCount()), 0);
    const bool sameBoard = geometry == d->field.geometry;
    if (!sameBoard || !d->mayMove()) {
        setPicture(std::move(geometry), std::move(stages.back().picture));
        return;
    }
    if (d->moving.inStages() && stages.back().picture == d->picture) return;
    d->skipStages();
    const BoardPicture before = std::exchange(d->picture, stages.back().picture);
    d->applyPicture(std::move(geometry), before);
    // A held piece stays in the player's hand during the stages.
    d->liftedInStages = d->hand->lifted();
    for (BoardStage& stage : stages) stage.picture = d->withHeld(std::move(stage.picture));
    d->moving.playStages(std::move(stages), motion::paceFactor());
    d->updateFromPicture();
}

void BoardView::Private::updateFromPicture() {
    updateHover();
    updateActiveCell();
    updateActiveGroup();
    updateMarks();
}

void BoardView::Private::applyPicture(std::shared_ptr<const BoardGeometry> geometry,
                                      const BoardPicture& before) {
    const bool sameBoard = geometry == field.geometry;
    if (!sameBoard) {
        cancelPress();
    }
    field.geometry = std::move(geometry);
    std::vector<bool> existing(std::size_t(field.geometry->cellCount()));
    for (int cell = 0; cell < field.geometry->cellCount(); ++cell)
        existing[std::size_t(cell)] = view->cellExists(cell);
    const bool otherCells = existing != field.existing;
    field.existing = std::move(existing);
    if (!sameBoard) {
        view->updateGeometry();
        view->update();
    }
    if (access == Access::full && cursor.settle(!otherCells)) {
        if (readable) readable->notifyCursorMoved();
        if (cursor.isVisible()) view->update();
    }
    if (isOwn()) {
        ownHand.setPieces(picture.pieces);
        handles = handles || std::any_of(picture.pieces.begin(), picture.pieces.end(),
                                         [](const PiecePicture& piece) { return !piece.targets.empty(); });
    }
    if (!readable) return;
    if (otherCells) {
        readable->notifyReset();
    } else if (before.cells.size() == picture.cells.size()) {
        readable->notifyChanged(changedCells(before, picture));
        // A name may include more than the look shows.
        readable->notifyChanged();
    }
}

BoardMotion::Timing BoardView::Private::timing(int duration) const {
    const qreal pace = motion::paceFactor();
    BoardMotion::Timing timing;
    if (duration < 0) {
        timing.move = [this, pace](const PiecePicture& from, const PiecePicture& to) {
            return qRound(pace * view->moveDuration(from, to));
        };
        timing.change = [this, pace](int cell, quint64 from, quint64 to) {
            return qRound(pace * view->changeDuration(cell, from, to));
        };
        timing.appearance = qRound(pace * motion::fade);
    } else {
        const int same = qRound(pace * duration);
        timing.move = [same](const PiecePicture&, const PiecePicture&) { return same; };
        timing.change = [same](int, quint64, quint64) { return same; };
        timing.appearance = same;
    }
    timing.rise = qRound(pace * riseTime);
    if (isOwn() && hand->heldAt()) timing.held = hand->lifted();
    timing.moveCurve = view->moveEasing();
    timing.changeCurve = motion::easing();
    return timing;
}

void BoardView::Private::skipStages() {
    if (moving.inStages()) moving.showAtOnce(withHeld(picture));
}

const BoardPicture& BoardView::picture() const {
    return d->picture;
}
const BoardGeometry* BoardView::geometry() const {
    return d->field.geometry.get();
}

bool BoardView::isAnimating() const {
    return d->moving.isMoving();
}

void BoardView::finishAnimation() {
    if (d->moving.isMoving()) d->moving.showAtOnce(d->withHeld(d->picture));
}

// Repaints ------------------------------------------------------------------------------------------------

QRectF BoardView::Private::pieceBox(const BoardMotion::Piece& piece) const {
    const qreal side = piece.size * (1 + liftedGrowth * piece.lift);
    return layout().toWidget(QRectF(piece.centre - QPointF(side, side) / 2, QSizeF(side, side)));
}

QRect BoardView::Private::pieceArea(const BoardMotion::Piece& piece) const {
    const QRectF box = pieceBox(piece);
    const bool lifted = piece.lift > 0 || piece.wanted.lift > 0;
    const qreal reach =
        box.width() * (lifted ? std::max(liftedReach, view->pieceReach()) : view->pieceReach()) + 2;
    return box.adjusted(-reach, -reach, reach, reach).toAlignedRect();
}

void BoardView::Private::repaintLater(const QRegion& region) {
    if (region.isEmpty()) return;
    if (region.rectCount() > maximumRectangles) {
        view->update(region.boundingRect());
    } else {
        view->update(region);
    }
}

void BoardView::updateCell(int cell) {
    if (cell < 0) {
        update();
    } else if (d->field.geometry && cell < d->field.geometry->cellCount()) {
        update(d->cellBox(cell).toAlignedRect());
    }
}

// Painting ------------------------------------------------------------------------------------------------

void BoardView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), colour(Role::paper, palette()));
    if (!d->field.geometry) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF board = toWidget(d->field.geometry->bounds());
    const auto kept = [&painter](auto&& paint) {
        painter.save();
        paint();
        painter.restore();
    };
    if (d->concealed) {
        paintConcealed(painter, board);
        return;
    }
    kept([&] { paintBackground(painter, board); });
    d->paintCells(painter, event->region());
    d->paintPieces(painter, event->region());
    kept([&] { paintOverlay(painter, board); });
}

void BoardView::Private::paintCells(QPainter& painter, const QRegion& region) {
    const BoardLayout place = layout();
    const QRectF area = QRectF(region.boundingRect()).adjusted(-1, -1, 1, 1);
    const std::vector<int> cells =
        field.geometry->cellsIn(QRectF(place.toBoard(area.topLeft()), place.toBoard(area.bottomRight())));
    for (const int cell : cells) {
        CellPaint paint;
        paint.rect = place.cellBox(*field.geometry, cell);
        if (!region.intersects(paint.rect.toAlignedRect())) continue;
        const BoardMotion::Cell& seen = moving.motion().cell(cell);
        paint.cell = cell;
        paint.look = seen.look;
        paint.previousLook = seen.previousLook;
        paint.progress = seen.progress;
        paint.hovered = cell == hovered;
        paint.pressed = press.shows(cell);
        paint.cursor = cursor.isVisible() && cell == cursor.cell();
        painter.save();
        view->paintCell(painter, paint);
        painter.restore();
    }
}

std::vector<const BoardMotion::Piece*> BoardView::Private::paintOrder() const {
    std::vector<const BoardMotion::Piece*> order;
    order.reserve(moving.motion().pieces().size());
    for (const auto& piece : moving.motion().pieces()) order.push_back(&piece);
    // Lifted pieces are above standing ones, the held piece above all.
    const auto storey = [this](const BoardMotion::Piece* piece) {
        if (piece->leaving) return 0;
        return hand->lifted() >= 0 && piece->wanted.id == hand->lifted() ? 2 : piece->lift > 0 ? 1 : 0;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](const auto* one, const auto* other) { return storey(one) < storey(other); });
    return order;
}

void BoardView::Private::paintPieces(QPainter& painter, const QRegion& region) {
    const BoardLayout place = layout();
    const auto area = [&](int cell) { return place.cellBox(*field.geometry, cell).toAlignedRect(); };
    const QPalette palette = view->palette();
    const CellRings rings(*field.geometry, place, palette);
    const MarkLayer::Place surface{*field.geometry, place, palette};
    const auto order = paintOrder();
    const auto held = std::find_if(order.begin(), order.end(), [this](const auto* piece) {
        return hand->lifted() >= 0 && piece->wanted.id == hand->lifted() && !piece->leaving;
    });
    const auto paint = [&](auto from, auto to) {
        for (auto piece = from; piece != to; ++piece)
            if (region.intersects(pieceArea(**piece))) paintPiece(painter, **piece);
    };
    const auto seen = [&](int cell) { return field.exists(cell) && region.intersects(area(cell)); };
    const auto draw = [&](Mark mark, const std::vector<int>& cells) {
        for (const int cell : cells)
            if (seen(cell)) rings.draw(painter, mark, cell);
    };
    marks.paintOnCells(painter, region, surface);
    paint(order.begin(), held);
    draw(Mark::lastMove, moving.shown().last);
    marks.paintOnPieces(painter, region, surface);
    const std::vector<int>& hinted = moving.shown().marks;
    draw(Mark::hint, hinted);
    if (seen(ring)) rings.draw(painter, Mark::focus, ring);
    // On the same cell the cursor covers the ring of a hint, but not its sign.
    for (const int cell : hinted)
        if (seen(cell)) rings.drawHintSign(painter, cell);
    paint(held, order.end());
}

void BoardView::Private::paintPiece(QPainter& painter, const BoardMotion::Piece& piece) {
    PiecePaint paint;
    paint.id = piece.wanted.id;
    paint.rect = pieceBox(piece);
    paint.look = piece.wanted.look;
    paint.previousLook = piece.previousLook;
    paint.progress = piece.progress;
    paint.stride = piece.stride;
    paint.opacity = piece.opacity;
    paint.movement = piece.movement * layout().unit();
    paint.lift = piece.lift;
    const int lifted = hand->lifted();
    paint.movable = !piece.leaving && view->isEnabled() && hand->isMovable(paint.id) &&
                    (lifted < 0 || lifted == paint.id);
    paint.hovered =
        pointed.piece == paint.id && !piece.leaving && view->isEnabled() && hand->isMovable(paint.id);
    painter.save();
    painter.setOpacity(piece.opacity);
    view->paintShadow(painter, paint);
    painter.restore();
    painter.save();
    painter.setOpacity(piece.opacity);
    view->paintPiece(painter, paint);
    painter.restore();
}

void BoardView::paintBackground(QPainter& painter, const QRectF& board) {
    Q_UNUSED(painter)
    Q_UNUSED(board)
}

void BoardView::paintConcealed(QPainter& painter, const QRectF& board) {
    Q_UNUSED(painter)
    Q_UNUSED(board)
}

void BoardView::paintPiece(QPainter& painter, const PiecePaint& piece) {
    Q_UNUSED(painter)
    Q_UNUSED(piece)
}

void BoardView::paintShadow(QPainter& painter, const PiecePaint& piece) {
    if (piece.lift <= 0) return;
    const qreal radius = piece.rect.width() * (0.5 + 0.06 * piece.lift);
    const QPointF centre = piece.rect.center() + QPointF(0.17, 0.24) * piece.rect.width() * piece.lift;
    QRadialGradient soft(centre, radius);
    const QColor dark(0, 0, 0, qRound(110 * piece.lift));
    soft.setColorAt(0, dark);
    soft.setColorAt(0.7, dark);
    soft.setColorAt(1, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(soft);
    painter.drawEllipse(centre, radius, radius);
}

void BoardView::paintOverlay(QPainter& painter, const QRectF& board) {
    Q_UNUSED(painter)
    Q_UNUSED(board)
}

// Overridable by games ------------------------------------------------------------------------------------

bool BoardView::cellExists(int cell) const {
    return d->field.geometry && !d->field.geometry->cellRect(cell).isEmpty();
}

bool BoardView::cellEnabled(int cell) const {
    Q_UNUSED(cell)
    return true;
}

int BoardView::moveDuration(const PiecePicture& from, const PiecePicture& to) const {
    Q_UNUSED(from)
    Q_UNUSED(to)
    return motion::piece;
}

QEasingCurve BoardView::moveEasing() const {
    return motion::easing();
}

int BoardView::changeDuration(int cell, quint64 from, quint64 to) const {
    Q_UNUSED(cell)
    Q_UNUSED(from)
    Q_UNUSED(to)
    return motion::fade;
}

bool BoardView::isSameTarget(int pressed, int over) const {
    return pressed == over;
}

bool BoardView::keyPressed(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    Q_UNUSED(event)
    return false;
}

bool BoardView::keyReleased(int cell, QKeyEvent* event) {
    Q_UNUSED(cell)
    Q_UNUSED(event)
    return false;
}

std::vector<int> BoardView::cellsActiveWith(int cell) const {
    Q_UNUSED(cell)
    return {};
}

qreal BoardView::pieceReach() const {
    return 1.0 / 12;
}

bool BoardView::pieceContains(const PiecePicture& piece, QPointF point) const {
    const QPointF way = point - piece.centre;
    return std::hypot(way.x(), way.y()) <= piece.size / 2;
}

void BoardView::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->cancelPress();
    if (d->isOwn()) d->hand->putBack();
    finishAnimation();
    d->concealed = concealed;
    if (d->readable) d->readable->notifyReset();
    d->updateHover();
    d->updateActiveCell();
    update();
}

bool BoardView::isConcealed() const {
    return d->concealed;
}

// Held piece ----------------------------------------------------------------------------------------------

void BoardView::Private::setHand(Hand& another) {
    hand->disconnect(view);
    hand = &another;
    handPress = std::make_unique<HandPress>(*hand);
    QObject::connect(hand, &Hand::changed, view, [this] { handChanged(); });
}

void BoardView::setHand(Hand& hand, std::function<QPointF(QPointF)> toHand,
                        std::function<QPointF(QPointF)> fromHand) {
    d->setHand(hand);
    d->toHand = std::move(toHand);
    d->fromHand = std::move(fromHand);
    d->handles = true;
}

BoardPicture BoardView::Private::withHeld(BoardPicture wanted) const {
    if (!isOwn() || hand->lifted() < 0) return wanted;
    for (PiecePicture& piece : wanted.pieces) {
        if (piece.id != hand->lifted()) continue;
        piece.lift = 1;
        piece.centre = hand->heldAt().value_or(piece.centre);
        piece.via.clear();
    }
    return wanted;
}

void BoardView::Private::handChanged() {
    if (!field.geometry) return;
    if (isOwn()) {
        // The answer to a move may already be shown in stages, in which nothing is held.
        const bool told = moving.inStages() && liftedInStages == hand->lifted() && !hand->heldAt();
        if (!told && mayMove())
            moving.moveTo(withHeld(picture));
        else if (!told)
            moving.showAtOnce(withHeld(picture));
        notifyLifted();
    }
    updatePointed();
    updateMarks();
}

void BoardView::Private::updateMarks() {
    if (!field.geometry) return;
    const BoardLayout place = layout();
    QRegion region = marks.update(*hand, pointed.cell, fromHand, *field.geometry, place);
    const int before = std::exchange(ring, hand->visibleCursor());
    if (before != ring) {
        for (const int cell : {before, ring})
            if (field.exists(cell)) region += place.cellBox(*field.geometry, cell).toAlignedRect();
    }
    repaintLater(region);
}

void BoardView::Private::notifyLifted() {
    const int before = std::exchange(notifiedLifted, hand->lifted());
    if (before == notifiedLifted || !readable) return;
    std::vector<int> concerned;
    for (const int id : {before, notifiedLifted}) {
        const Hand::Piece* const piece = hand->handPiece(id);
        if (piece == nullptr) continue;
        concerned.push_back(piece->cell);
        concerned.insert(concerned.end(), piece->targets.begin(), piece->targets.end());
    }
    std::sort(concerned.begin(), concerned.end());
    concerned.erase(std::unique(concerned.begin(), concerned.end()), concerned.end());
    readable->notifyChanged(concerned);
}

int BoardView::Private::pieceAt(QPointF boardPoint) const {
    int found = -1;
    for (const auto* piece : paintOrder()) {
        if (piece->leaving || hand->handPiece(piece->wanted.id) == nullptr) continue;
        PiecePicture seen = piece->wanted;
        seen.centre = piece->centre;
        if (view->pieceContains(seen, boardPoint)) found = seen.id;
    }
    return found;
}

HandPress::Target BoardView::Private::targetAt(QPointF widgetPoint) const {
    const QPointF point = layout().toBoard(widgetPoint);
    const int piece = handles ? pieceAt(point) : -1;
    const auto* const under = hand->handPiece(piece);
    return {piece, under != nullptr ? under->cell : field.cellAt(point)};
}

bool BoardView::Private::isForHand(const HandPress::Target& target) const {
    return !isOwn() || hand->lifted() >= 0 || hand->isMovable(target.piece);
}

int BoardView::pieceAt(QPointF boardPoint) const {
    return d->pieceAt(boardPoint);
}

int BoardView::liftedPiece() const {
    return d->hand->lifted();
}

bool BoardView::lift(int piece) {
    if (!d->usable()) return false;
    d->skipStages();
    return d->hand->lift(piece);
}

void BoardView::putBack() {
    d->hand->putBack();
}

// Pointer and active cell -----------------------------------------------------------------------------------

int BoardView::cursorCell() const {
    return d->cursor.cell();
}
bool BoardView::isCursorVisible() const {
    return d->cursor.isVisible();
}

void BoardView::hideCursor() {
    d->showCursor(false);
}
int BoardView::hoveredCell() const {
    return d->hovered;
}
int BoardView::activeCell() const {
    return d->activeCell;
}
int BoardView::pressedCell() const {
    return d->press.cell();
}
std::optional<QPointF> BoardView::pointerPosition() const {
    if (!d->pointsAtBoard() || !rect().contains(d->pointer.toPoint())) return {};
    return d->pointer;
}

void BoardView::Private::setPointer(QPointF point) {
    // The window system also sends moves if the window changes under a resting pointer.
    if (pointerIdle && pointer == point) return;
    pointer = point;
    pointerInside = true;
    pointerIdle = false;
    updateHover();
}

void BoardView::Private::updateHover() {
    updatePointed();
    const int cell = pointsAtBoard() ? cellUnder(pointer) : -1;
    if (cell == hovered) return;
    const int before = std::exchange(hovered, cell);
    if (before >= 0) view->updateCell(before);
    if (cell >= 0) view->updateCell(cell);
    updateActiveCell();
}

void BoardView::Private::updatePointed() {
    if (!handles || !field.geometry) return;
    const HandPress::Target now =
        pointsAtBoard() && view->rect().contains(pointer.toPoint()) ? targetAt(pointer) : HandPress::Target();
    const HandPress::Target before = std::exchange(pointed, now);
    const bool acts = hand->acts(now.piece, now.cell);
    const Qt::CursorShape shape = acts ? Qt::PointingHandCursor : Qt::ArrowCursor;
    if (view->cursor().shape() != shape) view->setCursor(shape);
    if (before.piece != now.piece) {
        for (const auto& piece : moving.motion().pieces())
            if (piece.wanted.id == before.piece || piece.wanted.id == now.piece)
                view->update(pieceArea(piece));
    }
    if (before.cell != now.cell) updateMarks();
}

void BoardView::Private::updateActiveCell() {
    int wanted = hovered;
    if (wanted < 0 && cursor.isVisible() && usable()) wanted = cursor.cell();
    if (wanted == activeCell) return;
    activeCell = wanted;
    updateActiveGroup();
    Q_EMIT view->activeCellChanged(wanted);
}

void BoardView::Private::updateActiveGroup() {
    std::vector<int> group = activeCell >= 0 ? view->cellsActiveWith(activeCell) : std::vector<int>{};
    std::sort(group.begin(), group.end());
    if (group == activeGroup) return;
    std::vector<int> changed;
    std::set_symmetric_difference(group.begin(), group.end(), activeGroup.begin(), activeGroup.end(),
                                  std::back_inserter(changed));
    activeGroup = std::move(group);
    QRegion region;
    const int count = field.geometry ? field.geometry->cellCount() : 0;
    for (const int cell : changed) {
        if (cell >= 0 && cell < count) region += cellBox(cell).toAlignedRect();
    }
    repaintLater(region);
}

void BoardView::Private::cancelPress() {
    const QPointer<BoardView> alive(view);
    press.cancel();
    if (alive) handPress->cancel();
}

void BoardView::setLongPress(bool on) {
    d->press.setLongPress(on);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    if (!d->usable() || !CellPress::buttons.testFlag(event->button())) {
        event->ignore();
        return;
    }
    const QPointer<BoardView> alive(this);
    d->skipStages();
    d->showCursor(false);
    d->pointerIdle = false;
    d->setPointer(event->position());
    if (!alive || !d->press.addButton(*event)) {
        if (alive) d->handPress->cancel();
        return;
    }
    const HandPress::Target on = d->targetAt(event->position());
    const int cell = d->cellUnder(event->position());
    if (event->button() == Qt::LeftButton && d->isForHand(on)) {
        const auto& pieces = d->moving.motion().pieces();
        const auto seen = std::find_if(pieces.begin(), pieces.end(),
                                       [&](const auto& piece) { return piece.wanted.id == on.piece; });
        const QPointF centre = seen != pieces.end() ? d->toHand(seen->centre) : QPointF();
        d->press.press(*event, -1);
        d->moveCursor(on.cell);
        if (alive) d->hand->pointAt(on.cell);
        if (alive) d->handPress->press(event->position(), on, d->toHand(toBoard(event->position())), centre);
        return;
    }
    if (event->button() == Qt::RightButton && d->hand->lifted() >= 0) {
        d->press.ignoreUntilReleased();
        d->hand->putBack();
        return;
    }
    if (!d->isOwn()) return;
    if (cell >= 0) d->moveCursor(cell);
    if (alive) d->press.press(*event, cell);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    const int before = d->press.lastCell();
    const QPointer<BoardView> alive(this);
    // The second press of two fast clicks is an ordinary press as well; otherwise fast players would lose
    // every other click.
    mousePressEvent(event);
    if (alive) d->press.pressAgain(before);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    if (!d->usable()) return;
    const QPointer<BoardView> alive(this);
    if (d->cursor.isVisible() && event->position() != d->pointer) d->showCursor(false);
    d->setPointer(event->position());
    if (!alive) return;
    if (d->handPress->isActive() && !event->buttons().testFlag(Qt::LeftButton)) {
        // The button was released outside of our windows.
        d->handPress->cancel();
        return;
    }
    if (event->buttons() == Qt::NoButton && d->press.cell() >= 0) {
        d->press.cancel();
        d->press.clearButtons();
        return;
    }
    if (d->handPress->isActive())
        d->handPress->move(event->position(), d->toHand(toBoard(event->position())));
    else
        d->press.move(event->position(), d->cellUnder(event->position()));
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    const QPointer<BoardView> alive(this);
    const bool forHand = event->button() == Qt::LeftButton && d->handPress->isActive();
    if (!forHand && !d->press.holds(event->button())) {
        d->press.release(*event, -1);
        return;
    }
    if (CellPress::sourceOf(*event) == CellInput::Source::touch) {
        // A lifted finger points at nothing.
        d->pointerInside = false;
        d->updateHover();
    } else {
        d->setPointer(event->position());
    }
    if (!alive) return;
    d->press.release(*event, d->usable() ? d->cellUnder(event->position()) : -1);
    if (!alive || !forHand) return;
    if (d->usable())
        d->handPress->release(d->targetAt(event->position()), d->toHand(toBoard(event->position())));
    else
        d->handPress->cancel();
}

void BoardView::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    d->pointerInside = false;
    d->updateHover();
}

// Cursor and keys -----------------------------------------------------------------------------------------

void BoardView::Private::showCursor(bool visible) {
    if (visible == cursor.isVisible()) return;
    cursor.setVisible(visible);
    view->updateCell(std::max(cursor.cell(), 0));
    updateMarks();
    updateActiveCell();
}

void BoardView::Private::moveCursor(int cell) {
    if (access == Access::pointerOnly) return;
    const int before = cursor.cell();
    if (!cursor.moveTo(cell)) return;
    if (cursor.isVisible()) {
        if (before >= 0) view->updateCell(before);
        view->updateCell(cell);
    }
    updateMarks();
    if (readable) readable->notifyCursorMoved();
    updateActiveCell();
}

void BoardView::Private::activate(int cell, const CellInput& input) {
    const QPointer<BoardView> alive(view);
    skipStages();
    if (hand->lifted() >= 0 || hand->movablePieceOn(cell) >= 0)
        hand->choose(cell);
    else if (alive)
        Q_EMIT view->cellActivated(cell, input);
}

void BoardView::setCursorCell(int cell) {
    d->moveCursor(cell);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (!d->usable() || d->cursor.cell() < 0) {
        event->ignore();
        return;
    }
    const QPointer<BoardView> alive(this);
    const auto useKeyboard = [this] {
        d->pointerIdle = true;
        d->showCursor(true);
        d->updateHover();
    };
    const int key = event->key();
    if (!isModifier(key)) d->skipStages();
    if (keyPressed(d->cursor.cell(), event)) {
        if (alive) event->accept();
        return;
    }
    if (isActivationKey(key)) {
        event->accept();
        // A held key must not toggle a cell repeatedly.
        if (event->isAutoRepeat()) return;
        useKeyboard();
        if (!alive) return;
        d->activate(d->cursor.cell(),
                    {CellInput::Source::keyboard, Qt::LeftButton, event->modifiers() & ~Qt::KeypadModifier});
        return;
    }
    if (key == Qt::Key_Escape && d->hand->lifted() >= 0) {
        d->hand->putBack();
        return;
    }
    if (key == Qt::Key_Escape && d->press.cell() >= 0) {
        d->press.ignoreUntilReleased();
        return;
    }
    const bool modified = event->modifiers() & (Qt::AltModifier | Qt::MetaModifier);
    const int target = modified ? -1 : d->cursor.target(*event);
    if (target < 0) {
        event->ignore();
        return;
    }
    event->accept();
    useKeyboard();
    if (alive) d->moveCursor(target);
}

void BoardView::keyReleaseEvent(QKeyEvent* event) {
    if (d->usable() && d->cursor.cell() >= 0 && keyReleased(d->cursor.cell(), event)) {
        event->accept();
    } else {
        event->ignore();
    }
}

void BoardView::focusInEvent(QFocusEvent* event) {
    if (isKeyboardReason(event->reason())) d->showCursor(true);
    if (d->readable) d->readable->notifyCursorMoved();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
    if (!isPassingReason(event->reason())) d->showCursor(false);
}

// Events --------------------------------------------------------------------------------------------------

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    d->updateHover();
}

void BoardView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::EnabledChange && !isEnabled()) d->cancelPress();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::EnabledChange) {
        update();
    }
}

bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::Hide || event->type() == QEvent::WindowDeactivate) {
        // A release that is delivered elsewhere must not leave a piece attached to the pointer.
        d->press.clearButtons();
        d->cancelPress();
        if (event->type() == QEvent::Hide) finishAnimation();
    }
    return QWidget::event(event);
}

}  // namespace plt
