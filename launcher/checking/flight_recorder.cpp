// SPDX-License-Identifier: MIT
#include "launcher/checking/flight_recorder.h"

#include "common/language/translated.h"
#include "common/rules/text.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

namespace plt {

namespace {

/// A text of bounded length; a longer one keeps its end.
template <std::size_t Size>
struct Text {
    std::array<char, Size> bytes;

    void set(std::string_view text) {
        if (text.size() >= Size) text.remove_prefix(text.size() - Size + 1);
        std::memcpy(bytes.data(), text.data(), text.size());
        bytes[text.size()] = '\0';
    }
    std::string get() const {
        return std::string(bytes.begin(), std::find(bytes.begin(), bytes.end(), '\0'));
    }
};

constexpr std::size_t maximumIdLength = 4096;
constexpr std::size_t maximumMovesLength = 1024;
constexpr std::size_t maximumMoveLength = 1024;
/// The latest moves of a game of any length.
constexpr std::size_t maximumMoves = 40;

}  // namespace

struct FlightRecorder::Record {
    std::atomic<quint64> steps;
    std::atomic<int> trial;
    Text<maximumIdLength> game;
    Text<maximumMovesLength> moves;
    Text<maximumMoveLength> move;
};

FlightRecorder::FlightRecorder(const QString& path) : file_(path) {
    constexpr auto size = static_cast<qint64>(sizeof(Record));
    if (!file_.open(QIODevice::ReadWrite)) return;
    // A file of zeros is an empty record.
    if (file_.size() != size && file_.write(QByteArray(size, '\0')) != size) return;
    if (!file_.flush()) return;
    record_ = reinterpret_cast<Record*>(file_.map(0, size));
}

void FlightRecorder::record(Trial trial, const testing::Moment& moment) {
    if (!isOpen()) return;
    record_->trial = static_cast<int>(trial);
    record_->game.set(moment.game);
    std::string moves;
    const auto& all = moment.moves;
    for (auto i = all.size() - std::min(all.size(), maximumMoves); i < all.size(); ++i)
        moves += (moves.empty() ? "" : " ") + all[i];
    record_->moves.set(moves);
    record_->move.set(moment.move);
    ++record_->steps;
}

quint64 FlightRecorder::steps() const {
    return isOpen() ? record_->steps.load() : 0;
}

Trial FlightRecorder::trial() const {
    return isOpen() ? static_cast<Trial>(record_->trial.load()) : Trial::loading;
}

testing::Moment FlightRecorder::moment() const {
    testing::Moment moment;
    if (!isOpen()) return moment;
    moment.game = record_->game.get();
    const auto moves = record_->moves.get();
    if (!moves.empty())
        for (const auto move : split(moves, ' ')) moment.moves.emplace_back(move);
    moment.move = record_->move.get();
    return moment;
}

QString FlightRecorder::inWords() const {
    const auto last = moment();
    QString trialled = trialInWords();
    if (last.game.empty()) return trialled;
    if (!last.move.empty()) trialled = tr("%1, at %2").arg(trialled, QString::fromStdString(last.move));
    return translated(testing::at(last, Message(trialled.toStdString())));
}

QString FlightRecorder::trialInWords() const {
    switch (trial()) {
        case Trial::loading:
            return tr("while it is loaded");
        case Trial::makingView:
            return tr("while it makes its view");
        case Trial::showing:
            return tr("while it shows its first game");
        case Trial::options:
            return tr("while its options are tried");
        case Trial::randomGames:
            return tr("in a random game");
        case Trial::damagedTexts:
            return tr("while it reads a damaged text");
        case Trial::hints:
            return tr("while it looks for a hint");
        case Trial::levels:
            return tr("while the computer looks for a move");
        case Trial::sessions:
            return tr("while games are saved, restored and undone");
        case Trial::playing:
            return tr("while it is played in its window");
        case Trial::saving:
            return tr("while its game is saved");
        case Trial::closing:
        case Trial::done:
            return tr("while it is closed");
    }
    return {};
}

}  // namespace plt
