// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_offers.h"

#include "common/cards/foreign/deck_check.h"
#include "common/cards/foreign/deck_thumbnail.h"
#include "common/cards/threads/detached_threads.h"

#include <utility>

namespace plt {

namespace {

std::optional<OfferedDeck> inspected(const FoundDeck& deck, const std::stop_token& stop) {
    const DeckVerdict verdict = checkDeck(deck, stop);
    if (verdict.fault != DeckFault::none) return {};
    const QImage preview = deckThumbnail(deck, stop);
    if (preview.isNull()) return {};
    return OfferedDeck{deck, verdict.heightPerWidth, preview};
}

}  // namespace

DeckOffers::DeckOffers(QObject* parent) : DeckOffers(inspected, std::chrono::seconds(20), parent) {}

DeckOffers::DeckOffers(DeckInspector inspector, std::chrono::milliseconds patience, QObject* parent)
    : QObject(parent), inspector_(std::move(inspector)), patience_(patience) {
    watch_.setInterval(patience / 8);
    connect(&watch_, &QTimer::timeout, this, &DeckOffers::checkThread);
}

DeckOffers::~DeckOffers() {
    if (thread_ == nullptr) return;
    thread_->stop();
    joinOrDetach(thread_);
}

void DeckOffers::start(const OwnDeckStyle& style) {
    if (thread_ == nullptr) startThread(style);
}

void DeckOffers::startThread(const OwnDeckStyle& style) {
    style_ = style;
    thread_ = new InspectionThread(inspector_, offeredOrGivenUp_);
    // Signals of an abandoned thread may still be in the event queue.
    auto* from = thread_;
    connect(
        from, &InspectionThread::ownDrawn, this,
        [this, from](const QImage& preview) {
            if (from == thread_) Q_EMIT ownDrawn(preview);
        },
        Qt::QueuedConnection);
    connect(
        from, &InspectionThread::offered, this,
        [this, from](const OfferedDeck& deck) {
            if (from != thread_ || offeredOrGivenUp_.contains(deck.deck.id)) return;
            offeredOrGivenUp_ << deck.deck.id;
            Q_EMIT offered(deck);
        },
        Qt::QueuedConnection);
    connect(
        from, &InspectionThread::done, this,
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

void DeckOffers::drawOwn(const OwnDeckStyle& style) {
    style_ = style;
    if (thread_ != nullptr) thread_->drawOwn(style);
}

void DeckOffers::checkThread() {
    const auto work = thread_->work();
    if (!work || std::chrono::steady_clock::now() - work->since < patience_) return;
    thread_->stop();
    detach(std::exchange(thread_, nullptr));
    offeredOrGivenUp_ << work->deck.id;
    rejectDeck(work->deck);
    startThread(style_);
}

}  // namespace plt
