// SPDX-License-Identifier: MIT
#include "common/session/review/review_text.h"

#include "common/language/stream/message_stream.h"
#include "common/session/timeline/timeline.h"

#include <cmath>

#include <QByteArray>
#include <QDataStream>
#include <QIODevice>
#include <QVector>

namespace plt {

namespace {

constexpr quint8 version = 1;
/// With a verdict about the game as a whole.
constexpr quint8 versionWithVerdict = 2;
/// More cells or cards than any judgement marks.
constexpr quint32 mostMarks = 10'000;

QDataStream& set(QDataStream& stream) {
    stream.setVersion(QDataStream::Qt_6_0);
    return stream;
}

JudgedMove readMove(const AnyRules& rules, QDataStream& in) {
    JudgedMove out;
    auto& judgement = out.judgement;
    quint32 ply = 0;
    qint32 seat = -1;
    QByteArray best;
    quint8 certainty = 0;
    quint32 markCount = 0;
    in >> ply >> seat >> best >> judgement.bestValue >> judgement.madeValue >> judgement.typicalValue >>
        judgement.error >> certainty >> judgement.reason >> markCount;
    const auto move = rules.readMove(best.toStdString());
    const bool isSound = std::isfinite(judgement.bestValue) && std::isfinite(judgement.madeValue) &&
                         std::isfinite(judgement.typicalValue) && std::isfinite(judgement.error) &&
                         certainty <= static_cast<quint8>(Certainty::proven) && markCount <= mostMarks;
    if (!move || !isSound) {
        in.setStatus(QDataStream::ReadCorruptData);
        return out;
    }
    out.ply = ply;
    out.seat = seat;
    judgement.best = *move;
    judgement.certainty = static_cast<Certainty>(certainty);
    for (; markCount > 0 && in.status() == QDataStream::Ok; --markCount) {
        qint32 mark = 0;
        in >> mark;
        judgement.marks.push_back(mark);
    }
    return out;
}

}  // namespace

std::string writeReview(const AnyRules& rules, const GameReview& review) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    const bool hasVerdict = !review.verdict.empty();
    set(out) << (hasVerdict ? versionWithVerdict : version) << static_cast<quint32>(review.plies)
             << review.counted << static_cast<quint32>(review.moves.size());
    if (hasVerdict) out << review.verdict;
    for (const auto& move : review.moves) {
        const auto& judgement = move.judgement;
        out << static_cast<quint32>(move.ply) << qint32{move.seat}
            << QByteArray::fromStdString(rules.write(judgement.best)) << judgement.bestValue
            << judgement.madeValue << judgement.typicalValue << judgement.error
            << static_cast<quint8>(judgement.certainty) << judgement.reason
            << QVector<qint32>(judgement.marks.begin(), judgement.marks.end());
    }
    return bytes.toBase64().toStdString();
}

GameReview readReview(const AnyRules& rules, std::string_view text) {
    const auto bytes = QByteArray::fromBase64(QByteArray(text.data(), static_cast<qsizetype>(text.size())));
    QDataStream in(bytes);
    quint8 written = 0;
    quint32 plies = 0;
    bool counted = false;
    quint32 count = 0;
    set(in) >> written >> plies >> counted >> count;
    GameReview review;
    if ((written != version && written != versionWithVerdict) || count > plies ||
        plies > Timeline::movesAllowed)
        return review;
    if (written == versionWithVerdict) in >> review.verdict;
    if (in.status() != QDataStream::Ok) return {};
    for (; count > 0; --count) {
        auto move = readMove(rules, in);
        const bool isInOrder =
            move.ply < plies && (review.moves.empty() || review.moves.back().ply < move.ply);
        if (in.status() != QDataStream::Ok || !isInOrder) return {};
        review.moves.push_back(std::move(move));
    }
    review.plies = plies;
    review.counted = counted;
    return review;
}

}  // namespace plt
