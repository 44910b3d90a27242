// SPDX-License-Identifier: MIT
#include "common/cards/pictures/pixmap_cache.h"

#include "common/cards/threads/detached_threads.h"

#include <utility>

namespace plt {

DeckPixmaps::DeckPixmaps(std::shared_ptr<PixmapCache> all, int number, RenderKey key)
    : all_(std::move(all)), number_(number), key_(std::move(key)) {}

DeckPixmaps::~DeckPixmaps() {
    all_->sets_.remove(number_);
    if (all_->thread_ != nullptr) all_->thread_->drop(number_);
}

void DeckPixmaps::request(int picture, bool later) {
    const auto at = static_cast<std::size_t>(picture);
    if (!pictures_[at].isNull() || wanted_[at] || (later && later_[at])) return;
    wanted_[at] = !later;
    later_[at] = later;
    all_->thread().draw(number_, key_, picture, later);
}

void DeckPixmaps::askAgain(const DeckChoice& stuck) {
    for (std::size_t i = 0; i < pictureCount; ++i) {
        // Pictures of two decks must not be mixed.
        if (key_.deck == stuck && !pictures_[i].isNull()) {
            pictures_[i] = QPixmap();
            wanted_[i] = true;
        }
        if (wanted_[i] || later_[i]) all_->thread().draw(number_, key_, static_cast<int>(i), later_[i]);
    }
}

void DeckPixmaps::take(const QList<RenderedPicture>& pictures) {
    QList<int> numbers;
    for (const RenderedPicture& drawn : pictures) {
        const auto at = static_cast<std::size_t>(drawn.picture);
        pictures_[at] = QPixmap::fromImage(drawn.image);
        wanted_[at] = false;
        later_[at] = false;
        numbers << drawn.picture;
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
    : loader_(std::move(loader)), patience_(patience) {
    watch_.setInterval(patience / 8);
    connect(&watch_, &QTimer::timeout, this, &PixmapCache::checkThread);
}

PixmapCache::~PixmapCache() {
    if (thread_ == nullptr) return;
    thread_->stop();
    joinOrDetach(std::exchange(thread_, nullptr));
}

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
    if (failed > 0 && thread_ != nullptr) thread_->forget(choice);
}

void PixmapCache::addDeck(const Deck& deck) {
    decks_.removeIf([&deck](const Deck& other) { return other.choice == deck.choice; });
    decks_.append(deck);
    Q_EMIT loaded(deck.choice);
}

RenderThread& PixmapCache::thread() {
    if (thread_ == nullptr) {
        thread_ = new RenderThread(loader_, refused_);
        // Signals of an abandoned thread may still be in the event queue.
        auto* from = thread_;
        connect(
            from, &RenderThread::loaded, this,
            [this, from](const DeckChoice& choice, double heightPerWidth, const QString& problem) {
                if (from == thread_) addDeck({choice, heightPerWidth, problem});
            },
            Qt::QueuedConnection);
        connect(
            from, &RenderThread::drawn, this,
            [this, from](int number, const QList<RenderedPicture>& pictures) {
                const auto pixmaps = sets_.value(number).lock();
                if (from == thread_ && pixmaps) pixmaps->take(pictures);
            },
            Qt::QueuedConnection);
        thread_->start(QThread::LowPriority);
    }
    watch_.start();
    return *thread_;
}

void PixmapCache::checkThread() {
    const auto work = thread_ != nullptr ? thread_->work() : std::nullopt;
    if (!work) {
        watch_.stop();
        return;
    }
    if (std::chrono::steady_clock::now() - work->since < patience_) return;
    // A thread cannot be interrupted from outside, so another one takes over.
    thread_->stop();
    detach(std::exchange(thread_, nullptr));
    refused_.append({work->deck, tr("The chosen deck takes too long to draw, so you see our own instead.")});
    for (const auto& weak : std::as_const(sets_)) {
        if (const auto pixmaps = weak.lock()) pixmaps->askAgain(work->deck);
    }
}

}  // namespace plt
