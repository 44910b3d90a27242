// SPDX-License-Identifier: MIT
#include "common/cards/table/scene/table_scene.h"

#include "common/cards/pictures/deck_renderer.h"
#include "common/cards/table/look/table_text.h"
#include "common/look/colours.h"
#include "common/look/motion.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QPainterPath>

namespace plt {

namespace {

/// Range of z values for each pile's cards.
constexpr qreal depthOfPile = 500;
constexpr qreal depthOfPlaces = -10;
constexpr qreal depthOfLabels = -5;
constexpr qreal depthOfBadges = 90000;
/// Above flying cards.
constexpr qreal depthOfHeld = 300000;
/// Milliseconds between the cards of a deal.
constexpr int dealStep = 30;

bool contains(const std::vector<int>& cards, int card) {
    return std::find(cards.cbegin(), cards.cend(), card) != cards.cend();
}

}  // namespace

TableScene::TableScene(FacePainter paintOwnFace, QObject* parent)
    : QGraphicsScene(parent), paintOwnFace_(std::move(paintOwnFace)), motion_(this) {
    setItemIndexMethod(QGraphicsScene::NoIndex);
    look_.front = [this](int face) { return front(face); };
    look_.back = [this] { return pictures_.back(); };
    look_.indexParts = [this] { return pictures_.indexParts(); };
    // Pictures arrive a few at a time, and painting all cards for each few takes longer than drawing them.
    connect(&pictures_, &CardPictures::changed, this, [this](const QList<int>& pictures) {
        for (CardItem* const card : std::as_const(cards_))
            if (pictures.contains(card->showsFace() ? card->shownFace() : backPicture)) card->update();
    });
    connect(&pictures_, &CardPictures::shapeChanged, this, &TableScene::shapeChanged);
    connect(&pictures_, &CardPictures::problem, this, &TableScene::problem);
    connect(&motion_, &TableMotion::landed, this, &TableScene::hideCovered);
    connect(&motion_, &QAbstractAnimation::finished, this, [this] {
        hideCovered();
        showBadges();
        Q_EMIT rested();
    });
}

TableScene::~TableScene() {
    motion_.disconnect(this);
    motion_.finish();
    // The items must not outlive the drawing resources.
    clear();
}

// Size and colours ----------------------------------------------------------------------------------------

void TableScene::setMetrics(const TableMetrics& metrics, const QPalette& palette) {
    const bool otherSize = metrics.card != metrics_.card || metrics.pixelRatio != metrics_.pixelRatio;
    metrics_ = metrics;
    setSceneRect(metrics.room);
    motion_.finish();
    if (!otherSize) return;
    look_.size = metrics.card;
    look_.pixelRatio = metrics.pixelRatio;
    pictures_.setSize((metrics.card * metrics.pixelRatio).toSize());
    setPalette(palette);
    for (CardItem* const card : std::as_const(cards_)) card->sizeChanged();
}

void TableScene::setPalette(const QPalette& palette) {
    dark_ = isDark(palette);
    look_.clear();
    const QColor paper(0xFF, 0xFD, 0xF8);
    // Faces are a little darker on dark palettes.
    look_.paper = dark_ ? shaded(paper, -0.08) : paper;
    look_.backColour = shaded(colour(Role::felt, palette), 0.25);
    look_.palette = palette;
    pictures_.setDimmed(dark_);
    ownFaces_.clear();
}

QPixmap TableScene::front(int face) {
    if (face < firstOwnFace) return pictures_.face(Card::fromIndex(face));
    return ownFaces_.get(
        static_cast<quint64>(face), look_.size.toSize(), look_.pixelRatio,
        [this, face](QPainter& painter, const QRectF& box) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(QColor(0xC9, 0xC3, 0xB4), std::max(1.0, look_.size.width() / 90)));
            painter.setBrush(look_.paper);
            const qreal inset = std::max(0.5, look_.size.width() / 180);
            const QRectF card = box.adjusted(inset, inset, -inset, -inset);
            painter.drawRoundedRect(card, look_.corner(), look_.corner());
            paintOwnFace_(painter, card, face);
            if (!dark_) return;
            painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
            painter.fillRect(box, QColor(0, 0, 0, 20));
        });
}

// Showing -------------------------------------------------------------------------------------------------

void TableScene::show(TablePicture picture, int duration) {
    layout_ = TableLayout(std::move(picture), metrics_);
    aimCards(duration);
    showPlaces();
    showLabels();
    showBadges();
    hideCovered();
    setTargets(targets_, aimed_, picked_);
    update();
}

void TableScene::aimCards(int duration) {
    QHash<int, int> order;
    for (const int card : picture().dealt) order.insert(card, static_cast<int>(order.size()));
    QSet<int> gone(cards_.keyBegin(), cards_.keyEnd());
    for (std::size_t p = 0; p < picture().piles.size(); ++p) {
        const PilePicture& pile = picture().piles[p];
        const std::vector<QRectF>& rests = layout_.rests(pile.id);
        for (std::size_t i = 0; i < pile.cards.size(); ++i) {
            const CardPicture& wanted = pile.cards[i];
            gone.remove(wanted.id);
            CardItem*& item = cards_[wanted.id];
            const bool isNew = item == nullptr;
            if (isNew) {
                item = new CardItem(look_);
                addItem(item);
            }
            item->setCard(wanted);
            item->setStrip(layout_.stripOf(pile, i));
            if (isLifted(wanted.id)) continue;
            const auto z = static_cast<qreal>(p) * depthOfPile + static_cast<qreal>(i);
            const int delay =
                order.contains(wanted.id) ? motion::paced(order.value(wanted.id) * dealStep) : 0;
            motion_.aim(wanted.id, item,
                        {rests[i].topLeft(), z, wanted.face, wanted.faceUp, wanted.turned, isNew, delay},
                        duration);
        }
    }
    for (const int id : std::as_const(gone)) motion_.dismiss(id, cards_.take(id), duration);
    motion_.go();
}

void TableScene::showPlaces() {
    QSet<int> gone(places_.keyBegin(), places_.keyEnd());
    for (const PilePicture& pile : picture().piles) {
        gone.remove(pile.id);
        PlaceItem*& item = places_[pile.id];
        if (!item) {
            item = new PlaceItem(look_);
            addItem(item);
            item->setZValue(depthOfPlaces);
        }
        item->show(pile, layout_.areaOf(pile), layout_.headOf(pile));
        item->setVisible(!concealed_);
    }
    for (const int id : std::as_const(gone)) delete places_.take(id);
}

void TableScene::showLabels() {
    const std::vector<LabelPicture>& wanted = picture().labels;
    while (labels_.size() > wanted.size()) {
        delete labels_.back();
        labels_.pop_back();
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i == labels_.size()) {
            labels_.push_back(new LabelItem);
            addItem(labels_.back());
            labels_.back()->setZValue(depthOfLabels);
        }
        labels_[i]->show(wanted[i], metrics_.toPixels(wanted[i].area), metrics_.card.height());
        labels_[i]->setVisible(!concealed_);
    }
}

void TableScene::showBadges() {
    QSet<int> gone(badges_.keyBegin(), badges_.keyEnd());
    for (const PilePicture& pile : picture().piles) {
        if (pile.badge.isEmpty()) continue;
        gone.remove(pile.id);
        BadgeItem*& item = badges_[pile.id];
        if (!item) {
            item = new BadgeItem;
            addItem(item);
            item->setZValue(depthOfBadges);
        }
        const std::vector<QRectF>& cards = layout_.rests(pile.id);
        item->show(pile.badge, cards.empty() ? layout_.headOf(pile) : cards.back());
        item->setVisible(!concealed_);
    }
    for (const int id : std::as_const(gone)) delete badges_.take(id);
}

void TableScene::paintBadges(QPainter& painter, const QRectF& area) const {
    for (BadgeItem* const badge : badges_)
        if (badge->isVisible() && badge->boundingRect().intersects(area))
            badge->paint(&painter, nullptr, nullptr);
}

void TableScene::paintCrossedWords(QPainter& painter,
                                   const std::function<bool(const QRectF&)>& isCrossed) const {
    QPainterPath ground;
    std::vector<LabelItem*> above;
    const auto add = [&](LabelItem* label, const QRectF& box) {
        QPainterPath form;
        form.addRoundedRect(box, box.height() / 2, box.height() / 2);
        ground = ground.united(form);
        above.push_back(label);
    };
    std::vector<LabelItem*> others;
    for (LabelItem* const label : labels_) {
        const QRectF box = label->isVisible() ? label->ground(painter) : QRectF();
        if (!box.isEmpty() && isCrossed(box))
            add(label, box);
        else if (!box.isEmpty())
            others.push_back(label);
    }
    if (above.empty()) return;
    // A line directly above or below would lose a part of its letters to this ground.
    const QRectF around = ground.boundingRect();
    for (LabelItem* const label : others) {
        const QRectF box = label->ground(painter);
        if (box.adjusted(0, -1, 0, 1).intersects(around)) add(label, box);
    }
    drawWordsGround(painter, ground);
    for (LabelItem* const label : above) label->paint(&painter, nullptr, nullptr);
}

void TableScene::hideCovered() {
    for (const PilePicture& pile : picture().piles) {
        const std::vector<QRectF>& at = layout_.rests(pile.id);
        int showing = 0;
        for (std::size_t i = at.size(); i-- > 0;) {
            const int id = pile.cards[i].id;
            // A card under another one at the same place only contributes its shadow. The one below the top
            // is shown at once when the top is lifted.
            const bool same = i + 1 < at.size() && at[i].topLeft() == at[i + 1].topLeft();
            showing = same ? showing + 1 : 0;
            constexpr int enough = 2;
            const bool isSeen = showing < enough || motion_.isMoving(id) || isLifted(id);
            cards_.value(id)->setVisible(!concealed_ && isSeen);
        }
    }
}

void TableScene::setConcealed(bool concealed) {
    concealed_ = concealed;
}

void TableScene::finishMotion() {
    motion_.finish();
    hideCovered();
    showBadges();
}

// Emphasis ------------------------------------------------------------------------------------------------

void TableScene::setHovered(int card) {
    if (card == hovered_) return;
    if (CardItem* const old = cards_.value(hovered_)) old->setHovered(false);
    hovered_ = card;
    if (CardItem* const now = cards_.value(hovered_)) now->setHovered(true);
}

void TableScene::setTargets(const QSet<int>& piles, int aimed, const std::vector<int>& picked) {
    targets_ = piles;
    aimed_ = aimed;
    picked_ = picked;
    for (const PilePicture& pile : picture().piles) {
        const bool isTarget = targets_.contains(pile.id);
        const bool isAimed = isTarget && pile.id == aimed_;
        places_.value(pile.id)->setTarget(isTarget, isAimed);
        for (const CardPicture& card : pile.cards) {
            CardItem* const item = cards_.value(card.id);
            const bool top = &card == &pile.cards.back();
            item->setTarget(isTarget && top, isAimed && top);
            item->setPicked(contains(picked_, card.id));
        }
    }
}

// Held cards ----------------------------------------------------------------------------------------------

bool TableScene::isLifted(int card) const {
    return contains(lifted_.cards, card);
}

void TableScene::lift(const Grip& grip) {
    lifted_ = grip;
    liftedFrom_.clear();
    qreal z = depthOfHeld;
    for (const int id : grip.cards) {
        CardItem* const item = cards_.value(id);
        motion_.release(id);
        item->setZValue(z++);
        item->setLift(1);
        liftedFrom_.push_back(item->pos());
    }
    if (BadgeItem* const badge = badges_.value(grip.pile)) badge->setVisible(false);
    // The card below the top one of a squared pile becomes visible.
    hideCovered();
    if (const PilePicture* const from = layout_.pile(grip.pile)) {
        const std::size_t left = from->cards.size() - std::min(from->cards.size(), grip.cards.size());
        for (std::size_t i = left > 2 ? left - 2 : 0; i < left; ++i)
            cards_.value(from->cards[i].id)->setVisible(true);
    }
}

void TableScene::moveLifted(QPointF way) {
    for (std::size_t i = 0; i < lifted_.cards.size(); ++i)
        cards_.value(lifted_.cards[i])->setPos(liftedFrom_[i] + way);
}

QRectF TableScene::liftedCard() const {
    const CardItem* const lowest = lifted_.isEmpty() ? nullptr : cards_.value(lifted_.cards.front());
    return lowest ? QRectF(lowest->pos(), look_.size) : QRectF();
}

void TableScene::layDown(int duration) {
    aimCards(duration);
    showBadges();
    hideCovered();
}

void TableScene::uncover(int card) {
    if (CardItem* const item = cards_.value(uncovered_)) {
        item->setZValue(uncoveredDepth_);
        item->setStrip(uncoveredStrip_);
    }
    uncovered_ = card;
    CardItem* const item = cards_.value(card);
    if (!item) return;
    uncoveredDepth_ = item->zValue();
    uncoveredStrip_ = item->strip();
    item->setZValue(depthOfHeld);
    item->setStrip(0);
}

}  // namespace plt
