// SPDX-License-Identifier: MIT
#include "common/cards/pictures/pixmap_cache.h"

#include <limits>
#include <utility>

namespace plt {

namespace {

/// Begin of the names of a set's jobs.
QString jobsOf(int set) {
    return QString::number(set) + u'/';
}

}  // namespace

DeckPixmaps::DeckPixmaps(std::shared_ptr<PixmapCache> all, int number, RenderKey key)
    : all_(std::move(all)), number_(number), key_(std::move(key)) {}

DeckPixmaps::~DeckPixmaps() {
    all_->sets_.remove(number_);
    all_->queue_.cancel(jobsOf(number_));
}

void DeckPixmaps::request(int picture, bool later) {
    const auto at = static_cast<std::size_t>(picture);
    if (!pictures_[at].isNull() || wanted_[at] || (later && later_[at])) return;
    wanted_[at] = !later;
    later_[at] = later;
    enqueue(picture, later);
}

void DeckPixmaps::enqueue(int picture, bool later) {
    auto draw = [cache = all_.get(), renderer = all_->renderer_, set = number_, key = key_,
                 picture](const WorkQueue::Turn& turn) {
        const auto loaded = [&](double heightPerWidth, const QString& problem) {
            turn.deliver([cache, deck = PixmapCache::Deck{key.deck, heightPerWidth, problem}] {
                cache->addDeck(deck);
            });
        };
        const QImage image = renderer->picture(key, picture, turn.stop(), loaded);
        turn.deliver([cache, set, picture, image] { cache->store(set, picture, image); });
    };
    all_->queue_.add({.work = std::move(draw),
                      .name = jobsOf(number_) + QString::number(picture),
                      .priority = later ? std::numeric_limits<int>::min() + number_ : number_,
                      .givenUp = [cache = all_.get(), deck = key_.deck] { cache->giveUp(deck); }});
}

void DeckPixmaps::askAgain(const DeckChoice& stuck) {
    for (std::size_t i = 0; i < pictureCount; ++i) {
        // Pictures of two decks must not be mixed.
        if (key_.deck == stuck && !pictures_[i].isNull()) {
            pictures_[i] = QPixmap();
            wanted_[i] = true;
        }
        if (wanted_[i] || later_[i]) enqueue(static_cast<int>(i), later_[i]);
    }
}

void DeckPixmaps::insert(const QList<std::pair<int, QImage>>& pictures) {
    QList<int> numbers;
    for (const auto& [picture, image] : pictures) {
        const auto at = static_cast<std::size_t>(picture);
        pictures_[at] = QPixmap::fromImage(image);
        wanted_[at] = false;
        later_[at] = false;
        numbers << picture;
    }
    Q_EMIT this->drawn(numbers);
}

std::shared_ptr<PixmapCache> PixmapCache::make(DeckLoader loader, std::chrono::milliseconds patience) {
    return std::shared_ptr<PixmapCache>(new PixmapCache(std::move(loader), patience));
}

std::shared_ptr<PixmapCache> PixmapCache::shared() {
    static std::weak_ptr<PixmapCache> one;
    auto all = one.lock();
    if (!all) {
        // The slowest known deck takes a hundredth of that.
        all = make(loadDeck, std::chrono::seconds(15));
        one = all;
    }
    return all;
}

PixmapCache::PixmapCache(DeckLoader loader, std::chrono::milliseconds patience)
    : loader_(std::move(loader)),
      renderer_(std::make_shared<DeckRenderer>(loader_, refused_)),
      queue_(patience) {
    constexpr int batchTime = 8;
    pause_.setSingleShot(true);
    pause_.setInterval(batchTime);
    connect(&pause_, &QTimer::timeout, this, &PixmapCache::handOver);
    queue_.receive();
}

PixmapCache::~PixmapCache() = default;

std::shared_ptr<DeckPixmaps> PixmapCache::pixmaps(const RenderKey& key) {
    for (const auto& weak : std::as_const(sets_)) {
        const auto pixmaps = weak.lock();
        if (pixmaps && pixmaps->key() == key) return pixmaps;
    }
    const int number = ++lastNumber_;
    auto pixmaps = std::make_shared<DeckPixmaps>(shared_from_this(), number, key);
    sets_.insert(number, pixmaps);
    return pixmaps;
}

const PixmapCache::Deck* PixmapCache::deck(const DeckChoice& choice) const {
    for (const Deck& deck : decks_) {
        if (deck.choice == choice) return &deck;
    }
    return nullptr;
}

void PixmapCache::tryAgain(const DeckChoice& choice) {
    const auto failed = decks_.removeIf(
        [&choice](const Deck& deck) { return deck.choice == choice && !deck.problem.isEmpty(); });
    if (failed > 0) renderer_->remove(choice);
}

void PixmapCache::addDeck(const Deck& deck) {
    decks_.removeIf([&deck](const Deck& other) { return other.choice == deck.choice; });
    decks_.append(deck);
    Q_EMIT loaded(deck.choice);
}

void PixmapCache::store(int set, int picture, const QImage& image) {
    arrived_[set].append({picture, image});
    // Those that follow each other closely are handed over together, so that they are painted at once.
    if (!queue_.isBusy())
        handOver();
    else if (!pause_.isActive())
        pause_.start();
}

void PixmapCache::handOver() {
    pause_.stop();
    const auto self = shared_from_this();  // a slot may release the last picture
    const auto arrived = std::exchange(arrived_, {});
    for (auto set = arrived.cbegin(); set != arrived.cend(); ++set)
        if (const auto pixmaps = sets_.value(set.key()).lock()) pixmaps->insert(set.value());
}

void PixmapCache::giveUp(const DeckChoice& stuck) {
    refused_.append({stuck, tr("The chosen deck takes too long to draw, so you see our own instead.")});
    // The thread still uses the old one.
    renderer_ = std::make_shared<DeckRenderer>(loader_, refused_);
    queue_.cancel({});
    arrived_.clear();
    for (const auto& weak : std::as_const(sets_)) {
        if (const auto pixmaps = weak.lock()) pixmaps->askAgain(stuck);
    }
}

}  // namespace plt
