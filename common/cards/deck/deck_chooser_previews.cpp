// SPDX-License-Identifier: MIT
#include "common/cards/deck/deck_chooser_previews.h"

#include "common/cards/pictures/card_pictures_ending.h"

#include <exception>
#include <utility>

namespace plt {

namespace {

std::optional<OfferedDeck> inspected(const FoundDeck& deck, const std::stop_token& stop) {
    const DeckVerdict verdict = checkDeck(deck, stop);
    if (verdict.fault != DeckFault::none) return {};
    const QImage preview = deckPreview(deck, stop);
    if (preview.isNull()) return {};
    return OfferedDeck{deck, verdict.heightPerWidth, preview};
}

}  // namespace

DeckPreviewThread::DeckPreviewThread(DeckInspector inspector, QStringList skipped)
    : inspector_(std::move(inspector)), skipped_(std::move(skipped)) {
    setObjectName(QStringLiteral("decks"));
}

void DeckPreviewThread::drawOwn(const OwnDeckStyle& style) {
    const QMutexLocker lock(&mutex_);
    own_ = style;
    wake_.wakeOne();
}

void DeckPreviewThread::stop() {
    stop_.request_stop();
    const QMutexLocker lock(&mutex_);
    wake_.wakeOne();
}

std::optional<DeckPreviewThread::Work> DeckPreviewThread::work() const {
    const QMutexLocker lock(&mutex_);
    return work_;
}

void DeckPreviewThread::setWork(std::optional<Work> work) {
    const QMutexLocker lock(&mutex_);
    work_ = std::move(work);
}

bool DeckPreviewThread::drawOwnIfWanted() {
    std::optional<OwnDeckStyle> style;
    {
        const QMutexLocker lock(&mutex_);
        style = std::exchange(own_, std::nullopt);
    }
    if (style) Q_EMIT ownDrawn(deckPreview(*ownDeck(*style)));
    return style.has_value();
}

void DeckPreviewThread::inspect(const FoundDeck& deck) {
    setWork(Work{deck, std::chrono::steady_clock::now()});
    try {
        const auto offer = inspector_(deck, stop_.get_token());
        if (offer && !stop_.stop_requested()) Q_EMIT offered(*offer);
    } catch (const std::exception&) {
        // It is not offered.
    }
    setWork({});
}

void DeckPreviewThread::run() {
    drawOwnIfWanted();
    const auto decks = findDecks();
    for (const FoundDeck& deck : decks) {
        drawOwnIfWanted();
        if (stop_.stop_requested()) return;
        if (!skipped_.contains(deck.id)) inspect(deck);
    }
    if (stop_.stop_requested()) return;
    Q_EMIT done();
    while (!stop_.stop_requested()) {
        if (drawOwnIfWanted()) continue;
        QMutexLocker lock(&mutex_);
        if (!own_ && !stop_.stop_requested()) wake_.wait(&mutex_);
    }
}

DeckPreviews::DeckPreviews(QObject* parent) : DeckPreviews(inspected, std::chrono::seconds(20), parent) {}

DeckPreviews::DeckPreviews(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), inspector_(std::move(inspector)), patience_(patience) {
    watch_.setInterval(patience / 8);
    connect(&watch_, &QTimer::timeout, this, &DeckPreviews::lookAfterThread);
}

DeckPreviews::~DeckPreviews() {
    if (thread_ == nullptr) return;
    thread_->stop();
    endThread(thread_);
}

void DeckPreviews::start(const OwnDeckStyle& style) {
    if (thread_ == nullptr) startThread(style);
}

void DeckPreviews::startThread(const OwnDeckStyle& style) {
    style_ = style;
    thread_ = new DeckPreviewThread(inspector_, offeredOrGivenUp_);
    // One that was given up may still have something under way to here.
    auto* from = thread_;
    connect(
        from, &DeckPreviewThread::ownDrawn, this,
        [this, from](const QImage& preview) {
            if (from == thread_) Q_EMIT ownDrawn(preview);
        },
        Qt::QueuedConnection);
    connect(
        from, &DeckPreviewThread::offered, this,
        [this, from](const OfferedDeck& deck) {
            if (from != thread_ || offeredOrGivenUp_.contains(deck.deck.id)) return;
            offeredOrGivenUp_ << deck.deck.id;
            Q_EMIT offered(deck);
        },
        Qt::QueuedConnection);
    connect(
        from, &DeckPreviewThread::done, this,
        [this, from] {
            if (from != thread_) return;
            watch_.stop();
            Q_EMIT done();
        },
        Qt::QueuedConnection);
    thread_->drawOwn(style);
    thread_->start(QThread::LowPriority);
    watch_.start();
}

void DeckPreviews::drawOwn(const OwnDeckStyle& style) {
    style_ = style;
    if (thread_ != nullptr) thread_->drawOwn(style);
}

void DeckPreviews::lookAfterThread() {
    const auto work = thread_->work();
    if (!work || std::chrono::steady_clock::now() - work->since < patience_) return;
    thread_->stop();
    giveUpThread(std::exchange(thread_, nullptr));
    offeredOrGivenUp_ << work->deck.id;
    condemnDeck(work->deck);
    startThread(style_);
}

}  // namespace plt
