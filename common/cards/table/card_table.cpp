// SPDX-License-Identifier: MIT
#include "common/cards/card_table.h"

#include "common/cards/deck/card_names.h"
#include "common/cards/table/card_layout.h"
#include "common/cards/table/card_table_accessible.h"
#include "common/cards/table/card_table_private.h"
#include "common/cards/table/felt.h"
#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/focus_ring.h"
#include "common/look/motion.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

namespace plt {

namespace {

/// Free felt at the edges of the table, in card widths.
constexpr double edge = 0.12;
/// Cards are never drawn smaller than this, in pixels, whatever the window.
constexpr double leastCardWidth = 12;
constexpr double comfortableCardWidth = 84;
/// Each pile's cards have so many steps of depth.
constexpr qreal depthOfPile = 500;
/// Milliseconds between the cards of a deal.
constexpr int dealStep = 30;

}  // namespace

CardTable::Private::Private(CardTable* owner) : table(owner), pictures(owner), motion(owner) {
    scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    look.front = [this](int face) { return front(face); };
    look.back = [this] { return pictures.back(); };
    look.indexParts = [this] { return pictures.indexParts(); };
    QObject::connect(&pictures, &CardPictures::changed, table, [this] { updateCards(); });
    QObject::connect(&pictures, &CardPictures::shapeChanged, table, [this] { changedShape(); });
    QObject::connect(&pictures, &CardPictures::problem, table, &CardTable::notice);
    QObject::connect(&motion, &TableMotion::landed, table, [this] { hideCovered(); });
    QObject::connect(&motion, &QAbstractAnimation::finished, table, [this] {
        hideCovered();
        showBadges();
        Q_EMIT table->settled();
    });
}

CardTable::CardTable(QWidget* parent) : QGraphicsView(parent), d(std::make_unique<Private>(this)) {
    CardTableAccessible::install();
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
    // Everything is painted by ourselves; the palette's base colour would only flash through.
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
}

CardTable::~CardTable() {
    d->motion.disconnect(this);
    d->motion.finish();
}

// Layout --------------------------------------------------------------------------------------------------

QRectF CardTable::Private::toPixels(const QRectF& inCards) const {
    return {margin + inCards.x() * look.size.width(), margin + inCards.y() * look.size.height(),
            inCards.width() * look.size.width(), inCards.height() * look.size.height()};
}

QRectF CardTable::Private::headOf(const PilePicture& pile) const {
    const QRectF area = areaOf(pile);
    QRectF head(QPointF(0, 0), look.size);
    head.moveCenter(area.center());
    if (pile.lay == Lay::column) head.moveTop(area.top());
    if (pile.lay == Lay::rowStart) head.moveLeft(area.left());
    return head;
}

const PilePicture* CardTable::Private::pile(int id) const {
    return picture.pile(id);
}

const std::vector<QRectF>& CardTable::Private::rests(int pile) const {
    static const std::vector<QRectF> none;
    const auto found = restsOf.constFind(pile);
    return found == restsOf.cend() ? none : *found;
}

QRectF CardTable::Private::covered(const PilePicture& pile, int index) const {
    const QRectF rest = rests(pile.id).at(static_cast<std::size_t>(index));
    return pile.cards.at(static_cast<std::size_t>(index)).turned
               ? quarterTurned(rest, QRectF(table->viewport()->rect()))
               : rest;
}

void CardTable::Private::measure() {
    const QSizeF room = table->viewport()->size();
    const double shape = pictures.heightPerWidth();
    pixelRatio = table->devicePixelRatioF();
    double width = std::min(room.width() / (needs.width() + 2 * edge),
                            room.height() / (needs.height() * shape + 2 * edge));
    width = std::max(leastCardWidth, std::floor(width * pixelRatio) / pixelRatio);
    const double height = std::round(width * shape * pixelRatio) / pixelRatio;
    margin = std::round(width * edge * pixelRatio) / pixelRatio;
    look.size = {width, height};
    tableSize = {std::max(needs.width(), (room.width() - 2 * margin) / width),
                 std::max(needs.height(), (room.height() - 2 * margin) / height)};
}

void CardTable::Private::changedShape() {
    const QSizeF oldTable = tableSize;
    const QSizeF oldCard = look.size;
    const qreal oldRatio = pixelRatio;
    measure();
    if (table->viewport()->size() != felt.deviceIndependentSize().toSize() || oldRatio != pixelRatio)
        felt = {};
    scene.setSceneRect(QRectF(table->viewport()->rect()));
    if (oldCard != look.size || oldRatio != pixelRatio || !look.paper.isValid()) {
        pictures.setSize((look.size * pixelRatio).toSize());
        refreshLook();
        for (CardItem* const card : std::as_const(cards)) card->sizeChanged();
    }
    motion.finish();
    // Most games answer with a new picture, which is laid out as it comes; once is enough.
    arranged = false;
    if (oldTable != tableSize) Q_EMIT table->shapeChanged();
    if (!arranged) arrange(false);
}

void CardTable::Private::refreshLook() {
    const QPalette palette = table->palette();
    look.pixelRatio = pixelRatio;
    look.forget();
    const QColor paper(0xFF, 0xFD, 0xF8);
    // Faces are a little darker on dark palettes.
    look.paper = isDark(palette) ? shaded(paper, -0.08) : paper;
    look.backColour = shaded(colour(Role::felt, palette), 0.25);
    look.accent = colour(Role::accent, palette);
    look.good = QColor(0x1C, 0x8A, 0x5E);
    pictures.setDimmed(isDark(palette));
    ownFaces.clear();
}

QSizeF CardTable::tableSize() const {
    return d->tableSize;
}

void CardTable::setNeeds(QSizeF cards) {
    if (d->needs == cards) return;
    d->needs = cards;
    updateGeometry();
    d->changedShape();
}

QSizeF CardTable::cardSize() const {
    return d->look.size;
}

QRectF CardTable::toPixels(const QRectF& cards) const {
    return d->toPixels(cards);
}

// Showing -------------------------------------------------------------------------------------------------

void CardTable::setPicture(TablePicture picture, bool animated) {
    const bool samePiles = picture.piles == d->picture.piles;
    if (d->dragging && !samePiles) d->cancelDrag();
    d->endPeek();
    const TablePicture before = std::exchange(d->picture, std::move(picture));
    // What was picked may be elsewhere now.
    if (!d->selection.isEmpty()) {
        const PilePicture* const pile = d->pile(d->selection.pile);
        const bool stays =
            pile && std::all_of(d->selection.cards.cbegin(), d->selection.cards.cend(), [&](int id) {
                return std::any_of(pile->cards.cbegin(), pile->cards.cend(),
                                   [id](const CardPicture& card) { return card.id == id; });
            });
        if (!stays) clearSelection();
    }
    d->arrange(animated && d->motionWanted());
    d->mendCursor();
    d->hoverAgain();
    CardTableAccessible::pictureChanged(this, before);
}

const TablePicture& CardTable::picture() const {
    return d->picture;
}

bool CardTable::Private::motionWanted() const {
    return plt::motion::enabled() && table->isVisible() && !concealed;
}

void CardTable::Private::arrange(bool animated) {
    if (!look.paper.isValid()) measure();
    arranged = true;
    places.clear();
    restsOf.clear();
    QHash<int, int> order;
    for (std::size_t i = 0; i < picture.dealt.size(); ++i)
        order.insert(picture.dealt[i], static_cast<int>(i));
    QSet<int> gone(cards.keyBegin(), cards.keyEnd());

    const auto snapped = [this](qreal length) { return std::round(length * pixelRatio) / pixelRatio; };
    for (std::size_t p = 0; p < picture.piles.size(); ++p) {
        const PilePicture& pile = picture.piles[p];
        const std::vector<QPointF> corners = cardCorners(pile, areaOf(pile), look.size);
        std::vector<QRectF> rests;
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            const CardPicture& wanted = pile.cards[i];
            const QRectF rest(QPointF(snapped(corners[i].x()), snapped(corners[i].y())), look.size);
            rests.push_back(rest);
            places.insert(wanted.id, {pile.id, static_cast<int>(i)});
            gone.remove(wanted.id);
            CardItem*& item = cards[wanted.id];
            const bool isNew = item == nullptr;
            if (isNew) {
                item = new CardItem(look);
                scene.addItem(item);
            }
            item->setCard(wanted);
            const bool covered = pile.lay == Lay::column && i + 1 < pile.cards.size();
            item->setStrip(covered ? snapped(corners[i + 1].y()) - rest.y() : 0);
            const auto z = static_cast<qreal>(p) * depthOfPile + static_cast<qreal>(i);
            if (dragging &&
                std::find(dragged.cards.cbegin(), dragged.cards.cend(), wanted.id) != dragged.cards.cend())
                continue;
            const int delay =
                order.contains(wanted.id) ? plt::motion::paced(order.value(wanted.id) * dealStep) : 0;
            motion.aim(wanted.id, item,
                       {rest.topLeft(), z, wanted.face, wanted.faceUp, wanted.turned, isNew, delay},
                       animated);
        }
        restsOf[pile.id] = std::move(rests);
    }
    for (const int id : std::as_const(gone)) motion.dismiss(id, cards.take(id), animated);
    motion.go();
    arrangePlaces();
    arrangeLabels();
    arrangeButtons();
    showTargets();
    showBadges();
    hideCovered();
    table->viewport()->update();
}

void CardTable::Private::arrangePlaces() {
    QSet<int> gone(outlines.keyBegin(), outlines.keyEnd());
    for (const PilePicture& pile : picture.piles) {
        gone.remove(pile.id);
        PlaceItem*& item = outlines[pile.id];
        if (!item) {
            item = new PlaceItem(look);
            scene.addItem(item);
            item->setZValue(-10);
        }
        // On the felt the ring is lighter than on the paper of a card.
        item->show(pile, areaOf(pile), headOf(pile), QColor(0xBF, 0xF2, 0xD2));
        item->setVisible(!concealed);
    }
    for (const int id : std::as_const(gone)) delete outlines.take(id);
}

void CardTable::Private::arrangeLabels() {
    while (labels.size() > picture.labels.size()) {
        delete labels.back();
        labels.pop_back();
    }
    for (std::size_t i = 0; i < picture.labels.size(); ++i) {
        if (i == labels.size()) {
            labels.push_back(new LabelItem);
            scene.addItem(labels.back());
            labels.back()->setZValue(-5);
        }
        labels[i]->show(picture.labels[i], toPixels(picture.labels[i].area), look.size.height());
        labels[i]->setVisible(!concealed);
    }
}

void CardTable::Private::arrangeButtons() {
    QSet<int> gone(buttons.keyBegin(), buttons.keyEnd());
    QWidget* before = nullptr;
    for (const ButtonPicture& wanted : picture.buttons) {
        gone.remove(wanted.id);
        QPushButton*& button = buttons[wanted.id];
        if (!button) {
            button = new QPushButton(table->viewport());
            const int id = wanted.id;
            connect(button, &QPushButton::clicked, table, [this, id] {
                table->finishAnimation();
                table->buttonPressed(id);
            });
        }
        button->setText(wanted.text);
        button->setEnabled(wanted.enabled && !concealed);
        button->setAutoDefault(false);
        QFont font = table->font();
        font.setPixelSize(std::clamp(qRound(look.size.height() * 0.13), 9, 26));
        font.setBold(wanted.isDefault);
        button->setGeometry(toPixels(wanted.area).toAlignedRect());
        button->setFont(fittedFont(font, wanted.text, button->width() - 8));
        button->setVisible(!concealed);
        if (before) QWidget::setTabOrder(before, button);
        before = button;
    }
    for (const int id : std::as_const(gone)) {
        QPushButton* const button = buttons.take(id);
        // It may be the very one that is being pressed.
        if (button->hasFocus()) table->setFocus(Qt::OtherFocusReason);
        button->hide();
        button->deleteLater();
    }
}

void CardTable::Private::showBadges() {
    QSet<int> gone(badges.keyBegin(), badges.keyEnd());
    for (const PilePicture& pile : picture.piles) {
        if (pile.badge.isEmpty()) continue;
        gone.remove(pile.id);
        BadgeItem*& item = badges[pile.id];
        if (!item) {
            item = new BadgeItem;
            scene.addItem(item);
        }
        const std::vector<QRectF>& cardsOf = rests(pile.id);
        item->show(pile.badge, cardsOf.empty() ? headOf(pile) : cardsOf.back());
        item->setZValue(90000);
        item->setVisible(!concealed);
    }
    for (const int id : std::as_const(gone)) delete badges.take(id);
}

void CardTable::Private::hideCovered() {
    for (const PilePicture& pile : std::as_const(picture.piles)) {
        const std::vector<QRectF>& at = rests(pile.id);
        int showing = 0;
        for (int i = static_cast<int>(at.size()) - 1; i >= 0; --i) {
            const auto index = static_cast<std::size_t>(i);
            const int id = pile.cards[index].id;
            CardItem* const item = cards.value(id);
            // Under a card of the same place nothing is seen of another but its shadow; the one below the top
            // is shown at once when that is lifted.
            const bool same = index + 1 < at.size() && at[index].topLeft() == at[index + 1].topLeft();
            showing = same ? showing + 1 : 0;
            constexpr int enough = 2;
            item->setVisible(!concealed && (showing < enough || motion.isMoving(id)));
        }
    }
}

void CardTable::Private::updateCards() {
    for (CardItem* const card : std::as_const(cards)) card->update();
}

QPixmap CardTable::Private::front(int face) {
    if (face < firstOwnFace) return pictures.face(Card::fromIndex(face));
    return ownFaces.get(
        static_cast<quint64>(face), look.size.toSize(), pixelRatio,
        [this, face](QPainter& painter, const QRectF& box) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(QColor(0xC9, 0xC3, 0xB4), std::max(1.0, look.size.width() / 90)));
            painter.setBrush(look.paper);
            const qreal inset = std::max(0.5, look.size.width() / 180);
            const QRectF card = box.adjusted(inset, inset, -inset, -inset);
            painter.drawRoundedRect(card, look.corner(), look.corner());
            table->paintOwnFace(painter, card, face);
            if (!isDark(table->palette())) return;
            painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
            painter.fillRect(box, QColor(0, 0, 0, 20));
        });
}

bool CardTable::isAnimating() const {
    return d->motion.isRunning();
}

void CardTable::finishAnimation() {
    if (!d->motion.isRunning()) return;
    d->motion.finish();
    d->hideCovered();
    d->showBadges();
    Q_EMIT settled();
}

void CardTable::setConcealed(bool concealed) {
    if (d->concealed == concealed) return;
    d->cancelDrag();
    finishAnimation();
    d->concealed = concealed;
    d->setHovered({});
    d->arrange(false);
    CardTableAccessible::reset(this);
}

bool CardTable::isConcealed() const {
    return d->concealed;
}

// Where things are ----------------------------------------------------------------------------------------

QRectF CardTable::rectOf(CardPlace place) const {
    const PilePicture* const pile = d->pile(place.pile);
    if (!pile) return {};
    if (place.index >= 0 && place.index < static_cast<int>(pile->cards.size()))
        return d->covered(*pile, place.index);
    QRectF all = d->headOf(*pile);
    if (!pile->cards.empty()) all = d->covered(*pile, 0);
    for (int i = 1; i < static_cast<int>(pile->cards.size()); ++i) all = all.united(d->covered(*pile, i));
    return all;
}

QPoint CardTable::pointOf(CardPlace place) const {
    const QRectF rect = rectOf(place);
    if (place.index < 0) return rect.center().toPoint();
    // The middle may be covered by the next cards; then somewhere nearer to the edges is not.
    for (const double down : {0.5, 0.06, 0.94})
        for (const double across : {0.5, 0.06, 0.94}) {
            const QPoint point(qFloor(rect.x() + rect.width() * across),
                               qFloor(rect.y() + rect.height() * down));
            if (placeAt(point) == place) return point;
        }
    for (int y = qCeil(rect.top()); y < rect.bottom(); ++y)
        for (const double across : {0.03, 0.5, 0.97}) {
            const QPoint point(qFloor(rect.x() + rect.width() * across), y);
            if (placeAt(point) == place) return point;
        }
    return rect.center().toPoint();
}

CardPlace CardTable::placeAt(QPoint point) const {
    if (d->concealed) return {};
    const QPointF at(point);
    for (auto pile = d->picture.piles.crbegin(); pile != d->picture.piles.crend(); ++pile)
        for (int i = static_cast<int>(pile->cards.size()) - 1; i >= 0; --i)
            if (d->covered(*pile, i).contains(at)) return {pile->id, i};
    for (auto pile = d->picture.piles.crbegin(); pile != d->picture.piles.crend(); ++pile)
        if (pile->cards.empty() && d->headOf(*pile).contains(at)) return {pile->id, -1};
    return {};
}

CardPlace CardTable::placeOf(int card) const {
    return d->places.value(card);
}

const CardPicture* CardTable::cardAt(CardPlace place) const {
    const PilePicture* const pile = d->pile(place.pile);
    if (!pile || place.index < 0 || place.index >= static_cast<int>(pile->cards.size())) return nullptr;
    return &pile->cards[static_cast<std::size_t>(place.index)];
}

QPushButton* CardTable::button(int id) const {
    return d->buttons.value(id);
}

// What a game says, unless it says otherwise --------------------------------------------------------------

std::vector<int> CardTable::grab(CardPlace place) const {
    Q_UNUSED(place)
    return {};
}

bool CardTable::accepts(const Grip& grip, int pile) const {
    Q_UNUSED(grip)
    Q_UNUSED(pile)
    return false;
}

void CardTable::drop(const Grip& grip, int pile, int position) {
    Q_UNUSED(grip)
    Q_UNUSED(pile)
    Q_UNUSED(position)
}

bool CardTable::activated(CardPlace place, const TableInput& input) {
    Q_UNUSED(place)
    Q_UNUSED(input)
    return false;
}

void CardTable::doubleActivated(CardPlace place) {
    Q_UNUSED(place)
}

void CardTable::refused(const Grip& grip, int pile) {
    Q_UNUSED(grip)
    Q_UNUSED(pile)
}

void CardTable::buttonPressed(int id) {
    Q_UNUSED(id)
}

bool CardTable::keyPressed(QKeyEvent* event) {
    Q_UNUSED(event)
    return false;
}

bool CardTable::escaped() {
    return false;
}

bool CardTable::canActivate(CardPlace place) const {
    return !grab(place).empty();
}

bool CardTable::cursorStops(CardPlace place) const {
    const PilePicture* const pile = d->pile(place.pile);
    if (!pile) return false;
    const int top = static_cast<int>(pile->cards.size()) - 1;
    if (place.index == top) return true;
    return place.index >= 0 && !grab(place).empty();
}

QString CardTable::cardName(const CardPicture& card) const {
    if (!card.faceUp) return tr("face-down card");
    return card.face < firstOwnFace ? spokenName(Card::fromIndex(card.face)) : QString();
}

QString CardTable::pileName(const PilePicture& pile) const {
    QStringList parts(pile.name);
    if (pile.cards.empty()) {
        parts << tr("empty");
    } else {
        parts << tr("%Ln cards", "1 card", static_cast<int>(pile.cards.size()));
        parts << tr("top: %1").arg(cardName(pile.cards.back()));
    }
    parts.removeAll(QString());
    return parts.join(QLatin1String(", "));
}

void CardTable::paintOwnFace(QPainter& painter, const QRectF& card, int face) {
    Q_UNUSED(painter)
    Q_UNUSED(card)
    Q_UNUSED(face)
}

void CardTable::paintFelt(QPainter& painter, const QRectF& table) {
    Q_UNUSED(painter)
    Q_UNUSED(table)
}

QSize CardTable::sizeHint() const {
    const double shape = d->pictures.heightPerWidth();
    const QSizeF wanted((d->needs.width() + 2 * edge) * comfortableCardWidth,
                        (d->needs.height() * shape + 2 * edge) * comfortableCardWidth);
    constexpr QSizeF largest(1000, 720);
    const double scale =
        std::min({1.0, largest.width() / wanted.width(), largest.height() / wanted.height()});
    return (wanted * scale).toSize();
}

QSize CardTable::minimumSizeHint() const {
    return {320, 220};
}

// Events --------------------------------------------------------------------------------------------------

void CardTable::drawBackground(QPainter* painter, const QRectF& rect) {
    if (d->felt.isNull()) d->felt = feltPixmap(viewport()->size(), d->pixelRatio, palette());
    const QRectF source(rect.topLeft() * d->pixelRatio, rect.size() * d->pixelRatio);
    painter->drawPixmap(rect, d->felt, source);
    if (!d->concealed) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintFelt(*painter, QRectF(viewport()->rect()));
        painter->restore();
        return;
    }
    QFont font = this->font();
    font.setPixelSize(std::clamp(viewport()->height() / 10, 12, 48));
    painter->setFont(font);
    painter->setPen(QColor(246, 244, 236));
    painter->drawText(QRectF(viewport()->rect()), Qt::AlignCenter, tr("Paused"));
}

void CardTable::drawForeground(QPainter* painter, const QRectF& rect) {
    Q_UNUSED(rect)
    if (!d->cursorShown || !hasFocus() || d->concealed || !d->cursor.isValid()) return;
    QPainterPath outline;
    outline.addRoundedRect(d->cursorBox(), d->look.corner(), d->look.corner());
    drawFocusRing(*painter, outline, palette(), std::max(2.0, d->look.size.width() / 28));
}

void CardTable::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    d->cancelDrag();
    d->changedShape();
}

void CardTable::changeEvent(QEvent* event) {
    QGraphicsView::changeEvent(event);
    switch (event->type()) {
        case QEvent::PaletteChange:
        case QEvent::StyleChange:
            d->felt = {};
            if (d->look.paper.isValid()) d->refreshLook();
            d->arrange(false);
            break;
        case QEvent::FontChange:
        case QEvent::LanguageChange:
            d->arrange(false);
            break;
        case QEvent::ActivationChange:
            if (!isActiveWindow()) d->cancelDrag();
            break;
        default:
            break;
    }
}

void CardTable::hideEvent(QHideEvent* event) {
    d->cancelDrag();
    finishAnimation();
    QGraphicsView::hideEvent(event);
}

bool CardTable::event(QEvent* event) {
    // The screen's ratio may be another one than when the widget was laid out.
    if (event->type() == QEvent::Show && d->pixelRatio != devicePixelRatioF()) d->changedShape();
    // The window's shortcuts must not take the keys that the table moves by.
    if (event->type() == QEvent::ShortcutOverride) {
        auto* const key = static_cast<QKeyEvent*>(event);
        const bool plain = !(key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
        if (plain && (key->key() == Qt::Key_Escape && (d->dragging || !d->selection.isEmpty()))) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

bool CardTable::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) d->setHovered({});
    return QGraphicsView::viewportEvent(event);
}

void CardTable::wheelEvent(QWheelEvent* event) {
    // A table has nothing to scroll; the window zooms.
    event->ignore();
}

}  // namespace plt
