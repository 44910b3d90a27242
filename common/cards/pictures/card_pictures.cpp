// SPDX-License-Identifier: MIT
#include "common/cards/pictures/card_pictures.h"

#include "common/cards/choice/deck_choice_watch.h"
#include "common/cards/own/face_layout.h"
#include "common/cards/own/own_deck.h"
#include "common/cards/pictures/pixmap_cache.h"

#include <array>
#include <bitset>
#include <numeric>

namespace plt {

namespace {

/// Maximum size of a picture: that of a card on a big screen, 6 MB.
constexpr QSize largest(1024, 1536);

}  // namespace

class CardPictures::Private {
  public:
    Private(CardPictures& pictures, std::shared_ptr<PixmapCache> cache)
        : q_(pictures),
          cache_(std::move(cache)),
          watch_(DeckChoiceWatch::shared()),
          ownShape_(ownDeck({})->heightPerWidth()) {
        key_.deck = deckChoice();
        shape_ = shapeNow();
        QObject::connect(watch_.get(), &DeckChoiceWatch::changed, &q_, [this] {
            RenderKey wanted = key_;
            wanted.deck = deckChoice();
            change(wanted);
        });
        QObject::connect(cache_.get(), &PixmapCache::loaded, &q_, [this](const DeckChoice& choice) {
            if (choice == key_.deck) emitDeckChanges();
        });
    }

    const RenderKey& key() const { return key_; }
    double shape() const { return shape_; }
    QPixmap picture(int number);
    /// Switches to other pictures as soon as they are drawn.
    void change(const RenderKey& wanted);
    bool isComplete() const;

  private:
    double shapeNow() const;
    void openPixmaps();
    void copyDrawn(int number);
    void emitDeckChanges();

    CardPictures& q_;
    const std::shared_ptr<PixmapCache> cache_;
    const std::shared_ptr<DeckChoiceWatch> watch_;
    const double ownShape_;
    RenderKey key_;
    double shape_ = 0;
    bool problemReported_ = false;
    /// Created when the first picture is requested, so that a game shows its window first.
    std::shared_ptr<DeckPixmaps> pixmaps_;
    std::bitset<pictureCount> asked_;  // of pixmaps_
    /// The last drawn version of each picture, perhaps of another size or deck.
    std::array<QPixmap, pictureCount> shown_;
};

double CardPictures::Private::shapeNow() const {
    if (const auto* deck = cache_->deck(key_.deck)) return deck->heightPerWidth;
    if (key_.deck.foreign.isEmpty() || key_.deck.foreignShape <= 0) return ownShape_;
    return key_.deck.foreignShape;
}

QPixmap CardPictures::Private::picture(int number) {
    if (!key_.size.isEmpty()) {
        openPixmaps();
        asked_.set(static_cast<std::size_t>(number));
        pixmaps_->request(number, false);
        copyDrawn(number);
    }
    return shown_[number];
}

void CardPictures::Private::copyDrawn(int number) {
    const auto at = static_cast<std::size_t>(number);
    // Pictures that only others requested are not kept.
    if (asked_[at] && !pixmaps_->picture(number).isNull()) shown_[at] = pixmaps_->picture(number);
}

void CardPictures::Private::openPixmaps() {
    if (pixmaps_) return;
    pixmaps_ = cache_->pixmaps(key_);
    QObject::connect(pixmaps_.get(), &DeckPixmaps::drawn, &q_, [this](const QList<int>& pictures) {
        for (const int number : pictures) copyDrawn(number);
        Q_EMIT q_.changed(pictures);
    });
    // A face that is turned up later must not appear in the old size then.
    for (int number = 0; number < pictureCount; ++number) {
        if (shown_[number].isNull()) continue;
        asked_.set(static_cast<std::size_t>(number));
        pixmaps_->request(number, true);
        copyDrawn(number);
    }
    if (cache_->deck(key_.deck) != nullptr)
        QMetaObject::invokeMethod(
            &q_, [this] { emitDeckChanges(); }, Qt::QueuedConnection);
}

void CardPictures::Private::change(const RenderKey& wanted) {
    if (wanted == key_) return;
    if (wanted.deck != key_.deck) {
        problemReported_ = false;
        cache_->tryAgain(wanted.deck);
    }
    key_ = wanted;
    const bool inUse = pixmaps_ != nullptr;
    if (pixmaps_) pixmaps_->disconnect(&q_);
    pixmaps_.reset();
    asked_.reset();
    if (inUse && !key_.size.isEmpty()) openPixmaps();
    if (const double now = shapeNow(); now != shape_) {
        shape_ = now;
        Q_EMIT q_.shapeChanged();
    }
    if (!inUse) return;
    QList<int> all(pictureCount);
    std::iota(all.begin(), all.end(), 0);
    Q_EMIT q_.changed(all);
}

void CardPictures::Private::emitDeckChanges() {
    const auto* deck = cache_->deck(key_.deck);
    if (deck == nullptr) return;
    const QString problem = deck->problem;
    if (const double now = shapeNow(); now != shape_) {
        shape_ = now;
        Q_EMIT q_.shapeChanged();
    }
    if (!problem.isEmpty() && !std::exchange(problemReported_, true)) Q_EMIT q_.problem(problem);
}

bool CardPictures::Private::isComplete() const {
    for (std::size_t i = 0; i < pictureCount; ++i) {
        if (asked_[i] && pixmaps_->picture(static_cast<int>(i)).isNull()) return false;
    }
    return true;
}

CardPictures::CardPictures(QObject* parent) : CardPictures(PixmapCache::shared(), parent) {}

CardPictures::CardPictures(std::shared_ptr<PixmapCache> cache, QObject* parent)
    : QObject(parent), d_(std::make_unique<Private>(*this, std::move(cache))) {}

CardPictures::~CardPictures() = default;

void CardPictures::setSize(QSize pixels) {
    RenderKey key = d_->key();
    const bool tooLarge = pixels.width() > largest.width() || pixels.height() > largest.height();
    key.size = tooLarge ? pixels.scaled(largest, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)) : pixels;
    if (pixels.isEmpty()) key.size = QSize();
    d_->change(key);
}

void CardPictures::setDimmed(bool dimmed) {
    RenderKey key = d_->key();
    key.dimmed = dimmed;
    d_->change(key);
}

double CardPictures::heightPerWidth() const {
    return d_->shape();
}

IndexParts CardPictures::indexParts() const {
    const auto part = [](const QRectF& place) {
        return QRectF(place.x() / faceWidth, place.y() / faceHeight, place.width() / faceWidth,
                      place.height() / faceHeight);
    };
    const RenderKey& key = d_->key();
    // Nearly all decks have their indices in this area.
    if (!key.deck.foreign.isEmpty()) return {QRectF(0.01, 0.01, 0.22, 0.28), {}};
    const IndexSize size = indexSizeFor(key.size.width(), key.deck.own.largeIndices);
    const IndexPlaces places = indexPlaces(size);
    return {part(places.rank), part(size == IndexSize::huge ? smallCornerPip() : places.suit)};
}

QPixmap CardPictures::face(Card card) {
    return d_->picture(card.index());
}

QPixmap CardPictures::back() {
    return d_->picture(backPicture);
}

bool CardPictures::isComplete() const {
    return d_->isComplete();
}

}  // namespace plt
