// SPDX-License-Identifier: MIT
#include "common/cards/pictures/card_pictures_sheets.h"

#include "common/cards/foreign/deck_check.h"
#include "common/cards/pictures/card_pictures_ending.h"

#include <utility>

namespace plt {

CardSheet::CardSheet(std::shared_ptr<CardSheets> all, int number, SheetKey key)
    : all_(std::move(all)), number_(number), key_(std::move(key)) {}

CardSheet::~CardSheet() {
    all_->sheets_.remove(number_);
    if (all_->thread_ != nullptr) all_->thread_->drop(number_);
}

void CardSheet::want(int picture, bool later) {
    const auto at = static_cast<std::size_t>(picture);
    if (!pictures_[at].isNull() || wanted_[at] || (later && later_[at])) return;
    wanted_[at] = !later;
    later_[at] = later;
    all_->thread().draw(number_, key_, picture, later);
}

void CardSheet::askAgain(const DeckChoice& stuck) {
    for (std::size_t i = 0; i < pictureCount; ++i) {
        // Pictures of two decks do not go together.
        if (key_.deck == stuck && !pictures_[i].isNull()) {
            pictures_[i] = QPixmap();
            wanted_[i] = true;
        }
        if (wanted_[i] || later_[i]) all_->thread().draw(number_, key_, static_cast<int>(i), later_[i]);
    }
}

void CardSheet::take(const QList<DrawnPicture>& pictures) {
    QList<int> numbers;
    for (const DrawnPicture& drawn : pictures) {
        const auto at = static_cast<std::size_t>(drawn.picture);
        pictures_[at] = QPixmap::fromImage(drawn.image);
        wanted_[at] = false;
        later_[at] = false;
        numbers << drawn.picture;
    }
    Q_EMIT this->drawn(numbers);
}

std::shared_ptr<CardSheets> CardSheets::make(DeckLoader loader, std::chrono::milliseconds patience) {
    return std::shared_ptr<CardSheets>(new CardSheets(std::move(loader), patience));
}

std::shared_ptr<CardSheets> CardSheets::shared() {
    static std::weak_ptr<CardSheets> one;
    auto all = one.lock();
    if (!all) {
        // The slowest deck that is known takes a hundredth of that.
        all = make(loadDeck, std::chrono::seconds(15));
        one = all;
    }
    return all;
}

CardSheets::CardSheets(DeckLoader loader, std::chrono::milliseconds patience)
    : loader_(std::move(loader)), patience_(patience) {
    watch_.setInterval(patience / 8);
    connect(&watch_, &QTimer::timeout, this, &CardSheets::lookAfterThread);
}

CardSheets::~CardSheets() {
    if (thread_ == nullptr) return;
    thread_->stop();
    endThread(std::exchange(thread_, nullptr));
}

std::shared_ptr<CardSheet> CardSheets::sheet(const SheetKey& key) {
    for (const auto& weak : std::as_const(sheets_)) {
        const auto sheet = weak.lock();
        if (sheet && sheet->key() == key) return sheet;
    }
    const int number = ++lastNumber_;
    auto sheet = std::make_shared<CardSheet>(shared_from_this(), number, key);
    sheets_.insert(number, sheet);
    return sheet;
}

const CardSheets::Deck* CardSheets::deck(const DeckChoice& choice) const {
    for (const Deck& deck : decks_) {
        if (deck.choice == choice) return &deck;
    }
    return nullptr;
}

void CardSheets::tryAgain(const DeckChoice& choice) {
    const auto failed = decks_.removeIf(
        [&choice](const Deck& deck) { return deck.choice == choice && !deck.problem.isEmpty(); });
    if (failed > 0 && thread_ != nullptr) thread_->forget(choice);
}

void CardSheets::note(const Deck& deck) {
    decks_.removeIf([&deck](const Deck& other) { return other.choice == deck.choice; });
    decks_.append(deck);
    Q_EMIT loaded(deck.choice);
}

CardDrawingThread& CardSheets::thread() {
    if (thread_ == nullptr) {
        thread_ = new CardDrawingThread(loader_, refused_);
        // An abandoned thread may still have something under way to here.
        auto* from = thread_;
        connect(
            from, &CardDrawingThread::loaded, this,
            [this, from](const DeckChoice& choice, double heightPerWidth, const QString& problem) {
                if (from == thread_) note({choice, heightPerWidth, problem});
            },
            Qt::QueuedConnection);
        connect(
            from, &CardDrawingThread::drawn, this,
            [this, from](int number, const QList<DrawnPicture>& pictures) {
                const auto sheet = sheets_.value(number).lock();
                if (from == thread_ && sheet) sheet->take(pictures);
            },
            Qt::QueuedConnection);
        thread_->start(QThread::LowPriority);
    }
    watch_.start();
    return *thread_;
}

void CardSheets::lookAfterThread() {
    const auto work = thread_ != nullptr ? thread_->work() : std::nullopt;
    if (!work) {
        watch_.stop();
        return;
    }
    if (std::chrono::steady_clock::now() - work->since < patience_) return;
    // Nothing can be done about a thread from outside: another one takes over.
    thread_->stop();
    giveUpThread(std::exchange(thread_, nullptr));
    refused_.append({work->deck, tr("The chosen deck takes too long to draw, so you see our own instead.")});
    for (const auto& weak : std::as_const(sheets_)) {
        if (const auto sheet = weak.lock()) sheet->askAgain(work->deck);
    }
}

}  // namespace plt
