// SPDX-License-Identifier: MIT
#include "common/cards/choice/inspection_thread.h"

#include "common/cards/foreign/deck_thumbnail.h"
#include "common/cards/own/own_deck.h"

#include <exception>
#include <utility>

namespace plt {

InspectionThread::InspectionThread(DeckInspector inspector, QStringList skipped)
    : inspector_(std::move(inspector)), skipped_(std::move(skipped)) {
    setObjectName(QStringLiteral("decks"));
}

void InspectionThread::drawOwn(const OwnDeckStyle& style) {
    const QMutexLocker lock(&mutex_);
    own_ = style;
    wake_.wakeOne();
}

void InspectionThread::stop() {
    stop_.request_stop();
    const QMutexLocker lock(&mutex_);
    wake_.wakeOne();
}

std::optional<InspectionThread::Work> InspectionThread::work() const {
    const QMutexLocker lock(&mutex_);
    return work_;
}

void InspectionThread::setWork(std::optional<Work> work) {
    const QMutexLocker lock(&mutex_);
    work_ = std::move(work);
}

bool InspectionThread::drawOwnIfWanted() {
    std::optional<OwnDeckStyle> style;
    {
        const QMutexLocker lock(&mutex_);
        style = std::exchange(own_, std::nullopt);
    }
    if (style) Q_EMIT ownDrawn(deckThumbnail(*ownDeck(*style)));
    return style.has_value();
}

void InspectionThread::inspect(const FoundDeck& deck) {
    setWork(Work{deck, std::chrono::steady_clock::now()});
    try {
        const auto offer = inspector_(deck, stop_.get_token());
        if (offer && !stop_.stop_requested()) Q_EMIT offered(*offer);
    } catch (const std::exception&) {
        // The deck is not offered.
    }
    setWork({});
}

void InspectionThread::run() {
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

}  // namespace plt
