// SPDX-License-Identifier: MIT
#include "common/cards/card_table.h"

#include "common/accessible/keys.h"
#include "common/cards/table/card_table_accessible.h"
#include "common/cards/table/layout/table_layout.h"
#include "common/cards/table/look/felt.h"
#include "common/cards/table/look/table_text.h"
#include "common/cards/table/play/card_selection.h"
#include "common/cards/table/play/table_cursor.h"
#include "common/cards/table/play/table_pointer.h"
#include "common/cards/table/scene/stage_player.h"
#include "common/cards/table/scene/table_scene.h"
#include "common/cards/table/table_buttons.h"
#include "common/language/translated.h"
#include "common/look/marks.h"
#include "common/look/motion.h"

#include <algorithm>
#include <mutex>
#include <utility>

#include <QCoreApplication>
#include <QEvent>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QtMath>

namespace plt {

namespace {

constexpr double comfortableCardWidth = 84;
constexpr int naturalDuration = -1;

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta ||
           key == Qt::Key_AltGr || key == Qt::Key_CapsLock || key == Qt::Key_NumLock;
}

}  // namespace

/// The parts of a table and their interactions.
class CardTable::Private {
  public:
    explicit Private(CardTable* owner);

    static QAccessibleInterface* makeAccessible(const QString& className, QObject* object);

    /// Returns true if things should move: motion is on, and visible.
    bool motionWanted() const { return motion::isEnabled() && table->isVisible() && !scene.isConcealed(); }
    void measure();
    void changedShape();
    void show(TablePicture picture, int duration);
    void showTargets();
    void drawHint(QPainter& painter) const;
    /// Returns the surroundings of the visible part of a card, without the cards that lie on it.
    QRegion besideVisiblePart(CardPlace place, int reach) const;
    bool useKey(QKeyEvent* event);
    bool escape();

    CardTable* const table;
    TableScene scene;
    StagePlayer stages;
    TableButtons buttons;
    CardSelection selection;
    TableCursor cursor;
    TablePointer pointer;
    QPixmap felt;
    QSizeF needs{7, 3};
    bool shown = false;  ///< since the last change of the table's shape
    std::shared_ptr<const AccessibleTable> accessible;
};

CardTable::Private::Private(CardTable* owner)
    : table(owner),
      scene([owner](QPainter& painter, const QRectF& card,
                    int face) { owner->paintOwnFace(painter, card, face); },
            owner),
      stages(scene),
      buttons(owner->viewport()),
      selection(*owner, scene),
      cursor(*owner, scene),
      pointer(owner->viewport(), {*owner, scene, stages, selection, cursor}),
      accessible(std::make_shared<AccessibleTable>(AccessibleTable{
          owner, owner->viewport(), *owner, scene, cursor, selection, [owner](CardPlace place) {
              owner->choose(place, {TableInput::Source::accessibility, Qt::LeftButton, {}});
          }})) {
    connect(&scene, &TableScene::shapeChanged, table, [this] { changedShape(); });
    connect(&scene, &TableScene::problem, table, &CardTable::notice);
    connect(&stages, &StagePlayer::shows, table,
            [this](const TablePicture& picture, int duration) { show(picture, duration); });
    connect(&stages, &StagePlayer::ended, table, &CardTable::animationFinished);
    connect(&buttons, &TableButtons::pressed, table, [this](int id) {
        table->finishAnimation();
        // In the last picture another player may have the turn.
        const QPushButton* const button = buttons.button(id);
        if (button && button->isEnabled()) table->buttonPressed(id);
    });
    connect(&selection, &CardSelection::changed, table, [this] {
        showTargets();
        CardTableAccessible::selectionChanged(table);
        Q_EMIT table->selectionChanged();
    });
    connect(&cursor, &TableCursor::moved, table, [this] { CardTableAccessible::cursorMoved(table); });
    connect(&cursor, &TableCursor::repaintWanted, table->viewport(), QOverload<>::of(&QWidget::update));
    connect(&pointer.drag(), &CardDrag::changed, table, [this] { showTargets(); });
    connect(&pointer.drag(), &CardDrag::released, table,
            [this] { scene.layDown(motionWanted() ? naturalDuration : 0); });
    connect(&pointer, &TablePointer::clicked, table, &CardTable::choose);
    connect(&pointer, &TablePointer::doubleClicked, table,
            [this](CardPlace place) { table->doubleActivated(place); });
}

QAccessibleInterface* CardTable::Private::makeAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("plt::CardTable")) return nullptr;
    const auto* const table = qobject_cast<CardTable*>(object);
    return table ? new CardTableAccessible(table->d->accessible) : nullptr;
}

CardTable::CardTable(QWidget* parent) : QGraphicsView(parent), d(std::make_unique<Private>(this)) {
    static std::once_flag once;
    std::call_once(once, [] { QAccessible::installFactory(Private::makeAccessible); });
    setAccessibleName(tr("Card table"));
    setScene(&d->scene);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // The raster engine paints one rectangle faster than the few that a complex region would save.
    setViewportUpdateMode(QGraphicsView::BoundingRectViewportUpdate);
    setOptimizationFlags(QGraphicsView::DontSavePainterState | QGraphicsView::DontAdjustForAntialiasing);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    // Everything is painted here; the palette's base colour would only flash through.
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    d->measure();
}

CardTable::~CardTable() = default;

// Size ----------------------------------------------------------------------------------------------------

void CardTable::Private::measure() {
    const TableMetrics now = TableMetrics::fitted(table->viewport()->size(), needs, scene.heightPerWidth(),
                                                  table->devicePixelRatioF());
    if (now.room != scene.metrics().room || now.pixelRatio != scene.metrics().pixelRatio) felt = {};
    scene.setMetrics(now, table->palette());
}

void CardTable::Private::changedShape() {
    const QSizeF before = scene.metrics().table;
    const bool cut = stages.skip();
    measure();
    // Most games respond with a new picture, which is laid out when it is set; once is enough.
    shown = false;
    if (before != scene.metrics().table) Q_EMIT table->shapeChanged();
    if (!shown) show(stages.last(), 0);
    if (cut) Q_EMIT table->animationFinished();
}

QSizeF CardTable::tableSize() const {
    return d->scene.metrics().table;
}

void CardTable::setMinimumTableSize(QSizeF cards) {
    if (d->needs == cards) return;
    d->needs = cards;
    updateGeometry();
    d->changedShape();
}

QSizeF CardTable::cardSize() const {
    return d->scene.metrics().card;
}

QRectF CardTable::toPixels(const QRectF& cards) const {
    return d->scene.metrics().toPixels(cards);
}

void CardTable::drawLastMove(QPainter& painter, const QRectF& card) const {
    const qreal out = markLines(Mark::lastMove, card.width()).reach();
    const qreal corner = d->scene.look().corner() + out;
    QPainterPath outline;
    outline.addRoundedRect(card.adjusted(-out, -out, out, out), corner, corner);
    drawMark(painter, Mark::lastMove, outline, palette(), card.width());
}

QSize CardTable::sizeHint() const {
    constexpr double edges = 2 * TableMetrics::edge;
    const QSizeF wanted((d->needs.width() + edges) * comfortableCardWidth,
                        (d->needs.height() * d->scene.heightPerWidth() + edges) * comfortableCardWidth);
    constexpr QSizeF largest(1000, 720);
    const double scale =
        std::min({1.0, largest.width() / wanted.width(), largest.height() / wanted.height()});
    return (wanted * scale).toSize();
}

QSize CardTable::minimumSizeHint() const {
    return {280, 100};
}

// Showing -------------------------------------------------------------------------------------------------

void CardTable::Private::show(TablePicture picture, int duration) {
    shown = true;
    if (pointer.drag().isActive() && picture.piles != scene.picture().piles) pointer.cancel();
    pointer.endPeek();
    const TablePicture before = scene.picture();
    scene.show(std::move(picture), duration);
    buttons.show(scene.layout(), scene.isConcealed());
    selection.review();
    showTargets();
    if (stages.isLast()) cursor.review();
    pointer.updateHover();
    // The place of words over the table is computed again, as cards may lie there now.
    QCoreApplication::postEvent(table, new QEvent(QEvent::LayoutRequest));
    CardTableAccessible::pictureChanged(table, before);
}

void CardTable::Private::showTargets() {
    const CardDrag& drag = pointer.drag();
    const Grip& held = drag.isActive() ? drag.grip() : selection.grip();
    QSet<int> targets;
    for (const PilePicture& pile : scene.picture().piles)
        if (!held.isEmpty() && pile.id != held.pile && table->accepts(held, pile.id)) targets.insert(pile.id);
    scene.setTargets(targets, drag.aimedPile(),
                     drag.isActive() ? std::vector<int>{} : selection.grip().cards);
}

void CardTable::setPicture(TablePicture picture, bool animated) {
    StagePlayer& stages = d->stages;
    if (animated && stages.isPlaying() && cardsLieAlike(picture, stages.last())) {
        stages.replaceLast(std::move(picture));
        return;
    }
    setStages({{std::move(picture), animated ? naturalDuration : 0}});
}

void CardTable::setStages(std::vector<TableStage> stages) {
    if (stages.empty()) return;
    if (!isVisible() || isConcealed()) stages = {TableStage{std::move(stages.back().picture)}};
    const bool cuts = isAnimating();
    d->stages.play(std::move(stages), d->motionWanted());
    if (!cuts || isAnimating()) return;
    // Queued, so that a caller that shows something is not called back meanwhile.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!isAnimating()) Q_EMIT animationFinished();
        },
        Qt::QueuedConnection);
}

const TablePicture& CardTable::picture() const {
    return d->scene.picture();
}

bool CardTable::isAnimating() const {
    return d->stages.isPlaying() || d->scene.isMoving();
}

bool CardTable::waitsForInput() const {
    return d->stages.waitsForInput();
}

void CardTable::finishAnimation() {
    if (!d->stages.skip()) return;
    d->scene.finishMotion();
    Q_EMIT animationFinished();
}

void CardTable::setConcealed(bool concealed) {
    if (isConcealed() == concealed) return;
    d->pointer.cancel();
    finishAnimation();
    d->scene.setConcealed(concealed);
    d->pointer.leave();
    d->show(d->stages.last(), 0);
    CardTableAccessible::reset(this);
}

bool CardTable::isConcealed() const {
    return d->scene.isConcealed();
}

// Positions -----------------------------------------------------------------------------------------------

QRegion CardTable::occupiedRegion(const QWidget& holder) const {
    QRegion region;
    for (const auto& pile : picture().piles) {
        if (pile.place || !pile.cards.empty()) region += rectOf({pile.id, -1}).toAlignedRect();
        if (!pile.label.isEmpty())
            region += TableLayout::labelLine(toPixels(pile.area), cardSize().height()).toAlignedRect();
    }
    for (const auto& label : picture().labels) region += toPixels(label.area).toAlignedRect();
    for (const auto& button : picture().buttons) region += toPixels(button.area).toAlignedRect();
    return region.translated(viewport()->mapTo(&holder, QPoint()));
}

QRectF CardTable::rectOf(CardPlace place) const {
    return d->scene.layout().rectOf(place);
}

QPoint CardTable::pointOf(CardPlace place) const {
    return d->scene.layout().pointOf(place);
}

CardPlace CardTable::placeAt(QPoint point) const {
    return isConcealed() ? CardPlace{} : d->scene.layout().placeAt(point);
}

CardPlace CardTable::placeOf(int card) const {
    return d->scene.layout().placeOf(card);
}

const CardPicture* CardTable::cardAt(CardPlace place) const {
    return d->scene.layout().cardAt(place);
}

QPushButton* CardTable::button(int id) const {
    return d->buttons.button(id);
}

// Choosing ------------------------------------------------------------------------------------------------

CardPlace CardTable::cursor() const {
    return d->cursor.place();
}

void CardTable::setCursor(CardPlace place) {
    if (picture().pile(place.pile)) d->cursor.setPlace(place);
}

bool CardTable::isCursorVisible() const {
    return d->cursor.isShown() && hasFocus();
}

bool CardTable::cursorStops(CardPlace place) const {
    const PilePicture* const pile = picture().pile(place.pile);
    if (!pile) return false;
    if (place.index + 1 == static_cast<int>(pile->cards.size())) return true;
    return place.index >= 0 && !grab(place).empty();
}

const Grip& CardTable::selection() const {
    return d->selection.grip();
}

void CardTable::clearSelection() {
    d->selection.clear();
}

void CardTable::choose(CardPlace place, const TableInput& input) {
    if (isConcealed() || !isEnabled()) return;
    const bool stays = d->stages.stays(place);
    finishAnimation();
    if (stays) d->selection.choose(place, input);
}

bool CardTable::isDragging() const {
    return d->pointer.drag().isActive();
}

// Painting ------------------------------------------------------------------------------------------------

void CardTable::paintOwnFace(QPainter& painter, const QRectF& card, int face) {
    Q_UNUSED(painter)
    Q_UNUSED(card)
    Q_UNUSED(face)
}

void CardTable::paintFelt(QPainter& painter, const QRectF& table) {
    Q_UNUSED(painter)
    Q_UNUSED(table)
}

void CardTable::drawBackground(QPainter* painter, const QRectF& rect) {
    const qreal ratio = d->scene.metrics().pixelRatio;
    if (d->felt.isNull()) d->felt = feltPixmap(viewport()->size(), ratio, palette());
    painter->drawPixmap(rect, d->felt, QRectF(rect.topLeft() * ratio, rect.size() * ratio));
    if (!isConcealed()) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintFelt(*painter, QRectF(viewport()->rect()));
        painter->restore();
        return;
    }
    QFont font = this->font();
    font.setPixelSize(std::clamp(viewport()->height() / 10, 12, 48));
    painter->setFont(font);
    painter->setPen(chalk);
    painter->drawText(QRectF(viewport()->rect()), Qt::AlignCenter, tr("Paused"));
}

void CardTable::Private::drawHint(QPainter& painter) const {
    const TablePicture& picture = scene.picture();
    if (!picture.hintFrom.isValid() || !picture.hintTo.isValid()) return;
    const auto middle = [this](CardPlace place) {
        return QRectF(scene.layout().visiblePart(place).boundingRect()).center();
    };
    const auto draw = [&](QPainter& to) {
        // The ranks of cards stand at their upper edges, and below the columns lies nothing.
        drawHintArrow(to, middle(picture.hintFrom), middle(picture.hintTo), table->palette(),
                      scene.look().size.width(), Bend::down);
    };
    draw(painter);
    scene.paintCrossedWords(painter, [&draw](const QRectF& area) {
        const QRect box = area.toAlignedRect();
        QImage covered(box.size(), QImage::Format_Alpha8);
        covered.fill(0);
        QPainter trial(&covered);
        trial.translate(-box.topLeft());
        draw(trial);
        trial.end();
        for (int y = 0; y < covered.height(); ++y) {
            const uchar* const line = covered.constScanLine(y);
            if (std::any_of(line, line + covered.width(), [](uchar alpha) { return alpha > 0; })) return true;
        }
        return false;
    });
}

QRegion CardTable::Private::besideVisiblePart(CardPlace place, int reach) const {
    const QRect whole = scene.layout().rectOf(place).toAlignedRect();
    const QRect around = whole.adjusted(-reach, -reach, reach, reach);
    const CardPicture* const card = scene.layout().cardAt(place);
    if (card && card->id == scene.uncovered()) return around;
    const QRegion visible = scene.layout().visiblePart(place);
    QRegion region;
    for (const QRect& part : visible) region += part.adjusted(-reach, -reach, reach, reach);
    return region - (QRegion(whole) - visible);
}

void CardTable::drawForeground(QPainter* painter, const QRectF& rect) {
    Q_UNUSED(rect)
    if (isConcealed()) return;
    d->drawHint(*painter);
    const QRectF place = rectOf(cursor());
    if (!isCursorVisible() || place.isEmpty()) return;
    const CardLook& look = d->scene.look();
    MarkLines lines = markLines(Mark::focus, look.size.width());
    lines.lightOutside = true;
    // Around the card, so that other marks on it remain visible.
    const qreal out = lines.reach() - 1;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(place.toAlignedRect()).adjusted(-out, -out, out, out), look.corner() + out,
                           look.corner() + out);
    const qreal reach = out + lines.reach();
    painter->save();
    painter->setClipRegion(d->besideVisiblePart(cursor(), qCeil(reach)));
    drawMarkedLine(*painter, outline, markColour(Mark::focus, palette()), lines);
    painter->restore();
    d->scene.paintBadges(*painter, place.adjusted(-reach, -reach, reach, reach));
}

// Events --------------------------------------------------------------------------------------------------

void CardTable::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    d->pointer.cancel();
    d->changedShape();
}

void CardTable::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    switch (event->type()) {
        case QEvent::PaletteChange:
        case QEvent::StyleChange:
            d->felt = {};
            d->scene.setPalette(palette());
            [[fallthrough]];
        case QEvent::FontChange:
        case QEvent::LanguageChange:
            finishAnimation();
            d->show(d->stages.last(), 0);
            break;
        case QEvent::ActivationChange:
            if (!isActiveWindow()) d->pointer.cancel();
            break;
        default:
            break;
    }
}

void CardTable::hideEvent(QHideEvent* event) {
    d->pointer.cancel();
    finishAnimation();
    QGraphicsView::hideEvent(event);
}

bool CardTable::event(QEvent* event) {
    // The screen's device pixel ratio may have changed since the widget was laid out.
    if (event->type() == QEvent::Show && d->scene.metrics().pixelRatio != devicePixelRatioF())
        d->changedShape();
    // The window's shortcuts must not take the keys that the table uses.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* const key = static_cast<QKeyEvent*>(event);
        const bool plain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain && (key->key() == Qt::Key_Escape && (isDragging() || !d->selection.isEmpty()))) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

bool CardTable::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) d->pointer.leave();
    return QGraphicsView::viewportEvent(event);
}

void CardTable::wheelEvent(QWheelEvent* event) {
    // A table does not scroll; the window zooms.
    event->ignore();
}

void CardTable::contextMenuEvent(QContextMenuEvent* event) {
    // The right button shows covered cards.
    event->accept();
}

void CardTable::mousePressEvent(QMouseEvent* event) {
    // A click must hit what is visible, not what a motion leads to.
    if (!isConcealed()) finishAnimation();
    d->pointer.press(*event, false);
    event->accept();
}

void CardTable::mouseDoubleClickEvent(QMouseEvent* event) {
    if (!isConcealed()) finishAnimation();
    d->pointer.press(*event, true);
    event->accept();
}

void CardTable::mouseMoveEvent(QMouseEvent* event) {
    d->pointer.move(*event);
    event->accept();
}

void CardTable::mouseReleaseEvent(QMouseEvent* event) {
    d->pointer.release(*event);
    event->accept();
}

void CardTable::keyPressEvent(QKeyEvent* event) {
    event->setAccepted(d->useKey(event));
}

bool CardTable::Private::useKey(QKeyEvent* event) {
    if (scene.isConcealed()) return false;
    // A key acts on the final state and skips the stages. Cards that already move there need not be hurried,
    // and a player who moves the cursor still looks at the current stage.
    const bool hurries = !isModifier(event->key()) && !(stages.isEssential() && isCursorKey(event->key()));
    if (stages.isPlaying() && hurries && !(stages.isLast() && scene.isMoving())) table->finishAnimation();
    if (table->keyPressed(event)) return true;
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    const bool wasShown = cursor.isShown();
    if (cursor.walk(*event)) return true;
    switch (event->key()) {
        case Qt::Key_Enter:
        case Qt::Key_Return:
        case Qt::Key_Space:
            cursor.setShown(true);
            if (wasShown && cursor.place().isValid() && !event->isAutoRepeat())
                table->choose(cursor.place(),
                              {TableInput::Source::keyboard, Qt::LeftButton, event->modifiers()});
            return true;
        case Qt::Key_Escape:
            return escape();
        default:
            return false;
    }
}

bool CardTable::Private::escape() {
    if (pointer.drag().isActive())
        pointer.cancel();
    else if (!selection.isEmpty())
        selection.clear();
    else
        return table->escaped();
    return true;
}

void CardTable::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    if (isKeyboardReason(event->reason())) d->cursor.setShown(true);
    viewport()->update();
    CardTableAccessible::cursorMoved(this);
}

void CardTable::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    viewport()->update();
}

QString shortName(Card card) {
    return isolated(QString::fromStdString(printedIndex(card)));
}

}  // namespace plt
