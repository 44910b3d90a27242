// SPDX-License-Identifier: MIT
#include "common/cards/pictures/render_thread.h"

#include "common/cards/own/own_deck.h"

#include <algorithm>
#include <exception>

#include <QElapsedTimer>
#include <QPainter>

namespace plt {

namespace {

/// Time in milliseconds for which pictures are collected before they are emitted.
constexpr int batchTime = 8;

/// Brightness of faces on dark palettes: light, but not glaring.
constexpr double dimmedLight = 0.92;

void dim(QImage& image) {
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceAtop);
    painter.fillRect(image.rect(), QColor(0, 0, 0, qRound(255 * (1 - dimmedLight))));
}

QImage drawnBy(const DeckArt& art, int picture, QSize size) {
    try {
        QImage image = picture == backPicture ? art.back(size) : art.face(Card::fromIndex(picture), size);
        if (image.size() == size) return image;
    } catch (const std::exception&) {
        // Treated like a null image.
    }
    return {};
}

}  // namespace

RenderThread::RenderThread(DeckLoader loader, QList<std::pair<DeckChoice, QString>> refused)
    : loader_(std::move(loader)), refused_(std::move(refused)) {
    setObjectName(QStringLiteral("cards"));
}

RenderThread::~RenderThread() = default;

void RenderThread::draw(int set, const RenderKey& key, int picture, bool later) {
    const QMutexLocker lock(&mutex_);
    auto at =
        std::find_if(sets_.begin(), sets_.end(), [set](const Set& other) { return other.number == set; });
    if (at == sets_.end()) at = sets_.insert(sets_.end(), Set{set, key, {}, {}});
    if (std::find(at->wanted.begin(), at->wanted.end(), picture) != at->wanted.end()) return;
    if (later) {
        if (std::find(at->later.begin(), at->later.end(), picture) == at->later.end())
            at->later.push_back(picture);
    } else {
        std::erase(at->later, picture);
        at->wanted.push_back(picture);
    }
    wake_.wakeOne();
}

void RenderThread::drop(int set) {
    const QMutexLocker lock(&mutex_);
    std::erase_if(sets_, [set](const Set& other) { return other.number == set; });
}

void RenderThread::forget(const DeckChoice& deck) {
    const QMutexLocker lock(&mutex_);
    forgotten_.push_back(deck);
}

void RenderThread::stop() {
    stop_.request_stop();
    const QMutexLocker lock(&mutex_);
    sets_.clear();
    wake_.wakeOne();
}

std::optional<RenderThread::Work> RenderThread::work() const {
    const QMutexLocker lock(&mutex_);
    return work_;
}

void RenderThread::setWork(std::optional<Work> work) {
    const QMutexLocker lock(&mutex_);
    work_ = std::move(work);
}

std::optional<RenderThread::Task> RenderThread::take() {
    for (const bool later : {false, true}) {
        for (auto set = sets_.rbegin(); set != sets_.rend(); ++set) {
            auto& queue = later ? set->later : set->wanted;
            if (queue.empty()) continue;
            Task task{set->number, set->key, queue.front()};
            queue.pop_front();
            return task;
        }
    }
    return {};
}

LoadedDeck RenderThread::load(const DeckChoice& choice) const {
    LoadedDeck deck;
    for (const auto& [refused, problem] : refused_) {
        if (refused == choice) deck.problem = problem;
    }
    if (deck.problem.isEmpty()) {
        try {
            deck = loader_(choice, stop_.get_token());
        } catch (const std::exception&) {
            deck.art.reset();
        }
    }
    if (!deck.art) {
        if (deck.problem.isEmpty())
            deck.problem = tr("The chosen deck cannot be used, so you see our own instead.");
        deck.art = ownDeck(choice.own);
    }
    return deck;
}

std::shared_ptr<const DeckArt> RenderThread::artOf(const DeckChoice& choice) {
    {
        const QMutexLocker lock(&mutex_);
        for (const DeckChoice& forgotten : forgotten_)
            std::erase_if(decks_, [&forgotten](const Deck& deck) { return deck.first == forgotten; });
        forgotten_.clear();
    }
    const auto at = std::find_if(decks_.begin(), decks_.end(),
                                 [&choice](const Deck& deck) { return deck.first == choice; });
    if (at != decks_.end()) {
        std::rotate(at, at + 1, decks_.end());
        return decks_.back().second;
    }
    // Two, so that windows with different decks do not load them alternately.
    constexpr std::size_t decksKept = 2;
    if (decks_.size() == decksKept) decks_.erase(decks_.begin());
    setWork(Work{choice, std::chrono::steady_clock::now()});
    const LoadedDeck deck = load(choice);
    decks_.emplace_back(choice, deck.art);
    if (!stop_.stop_requested()) Q_EMIT loaded(choice, deck.art->heightPerWidth(), deck.problem);
    return deck.art;
}

QImage RenderThread::picture(const Task& task) {
    const auto art = artOf(task.key.deck);
    if (stop_.stop_requested()) return {};
    setWork(Work{task.key.deck, std::chrono::steady_clock::now()});
    QImage image = drawnBy(*art, task.picture, task.key.size);
    // The receiver would wait forever for a missing picture.
    if (image.isNull()) image = drawnBy(*ownDeck(task.key.deck.own), task.picture, task.key.size);
    if (image.isNull()) {
        image = QImage(task.key.size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
    }
    if (task.key.dimmed) dim(image);
    return image;
}

void RenderThread::run() {
    QList<RenderedPicture> batch;
    QElapsedTimer sinceFirst;
    int batchSet = -1;
    while (true) {
        std::optional<Task> task;
        {
            QMutexLocker lock(&mutex_);
            task = take();
            const bool handOver =
                !batch.isEmpty() && (!task || task->set != batchSet || sinceFirst.elapsed() >= batchTime);
            if (handOver) {
                lock.unlock();
                Q_EMIT drawn(batchSet, batch);
                batch.clear();
                lock.relock();
            }
            if (!task) {
                work_.reset();
                if (stop_.stop_requested()) return;
                // A request may have arrived while the mutex was unlocked.
                if (!handOver) wake_.wait(&mutex_);
                continue;
            }
        }
        if (batch.isEmpty()) {
            sinceFirst.start();
            batchSet = task->set;
        }
        QImage image = picture(*task);
        if (stop_.stop_requested()) return;
        batch.append({task->picture, std::move(image)});
    }
}

}  // namespace plt
