// SPDX-License-Identifier: MIT
#include "common/keeping/results/option_statistics.h"

#include "common/language/stream/message_json.h"
#include "common/rules/rules.h"

#include <algorithm>

#include <QJsonArray>

namespace plt {

namespace {

constexpr qint64 highestTally = 1'000'000'000'000;

QString key(const char* text) {
    return QString::fromLatin1(text);
}

OptionStatistics fromJson(const QJsonObject& in) {
    const auto number = [&in](const char* name) { return in.value(QLatin1String(name)).toInteger(); };
    OptionStatistics out;
    // A file of an earlier version has the words of a language, which are shown as they are.
    out.label = messageFrom(in.value(key("label")));
    out.played = int(number("played"));
    out.won = int(number("won"));
    out.lost = int(number("lost"));
    out.helped = int(number("helped"));
    out.streak = int(number("streak"));
    out.longestStreak = int(number("longestStreak"));
    out.totalMs = number("totalMs");
    out.totalMoves = number("totalMoves");
    out.ranking = in.value(key("ranking")).toInt(-1);
    for (const auto& value : in.value(key("best")).toArray()) {
        const auto line = value.toObject();
        out.best.append({line.value(key("score")).toInteger(), line.value(key("moves")).toInt(),
                         line.value(key("elapsedMs")).toInteger(-1),
                         QDateTime::fromString(line.value(key("when")).toString(), Qt::ISODate),
                         line.value(key("id")).toString()});
        if (out.best.size() == OptionStatistics::bestKept) break;
    }
    const auto figures = in.value(key("figures")).toObject();
    for (auto it = figures.begin(); it != figures.end(); ++it) {
        const auto figure = it.value().toObject();
        out.figures.insert(it.key(),
                           {figure.value(key("best")).toDouble(), figure.value(key("sum")).toDouble(),
                            figure.value(key("count")).toInt(), figure.value(key("higher")).toBool(true)});
    }
    for (const auto& value : in.value(key("reviews")).toArray()) {
        const auto review = value.toObject();
        const int accuracy = review.value(key("accuracy")).toInt(-1);
        if (accuracy < 0 || accuracy > 100 || out.reviews.size() == OptionStatistics::reviewsKept) continue;
        out.reviews.append(
            {QDateTime::fromString(review.value(key("when")).toString(), Qt::ISODate), accuracy});
    }
    const auto places = in.value(key("places")).toObject();
    for (int place = 1; place <= OptionStatistics::lastPlace; ++place)
        if (const int count = places.value(QString::number(place)).toInt(); count > 0)
            out.places.insert(place, count);
    // Files from before there were tallies have none.
    const auto tallies = in.value(key("tallies")).toObject();
    for (auto it = tallies.begin(); it != tallies.end(); ++it)
        addTally(out.tallies, it.key(), it.value().toInteger());
    return out;
}

QJsonObject toJson(const OptionStatistics& in) {
    QJsonArray best;
    for (const auto& line : in.best) {
        best.append(QJsonObject{{key("score"), line.score},
                                {key("moves"), line.moves},
                                {key("elapsedMs"), line.elapsedMs},
                                {key("when"), line.when.toString(Qt::ISODate)},
                                {key("id"), line.gameId}});
    }
    QJsonObject figures;
    for (auto it = in.figures.begin(); it != in.figures.end(); ++it) {
        figures.insert(it.key(), QJsonObject{{key("best"), it->best},
                                             {key("sum"), it->sum},
                                             {key("count"), it->count},
                                             {key("higher"), it->higherIsBetter}});
    }
    QJsonArray reviews;
    for (const auto& review : in.reviews)
        reviews.append(QJsonObject{{key("when"), review.when.toString(Qt::ISODate)},
                                   {key("accuracy"), review.accuracy}});
    QJsonObject places;
    for (auto it = in.places.begin(); it != in.places.end(); ++it)
        places.insert(QString::number(it.key()), it.value());
    QJsonObject tallies;
    for (auto it = in.tallies.begin(); it != in.tallies.end(); ++it) tallies.insert(it.key(), *it);
    return {{key("label"), toJson(in.label)},
            {key("played"), in.played},
            {key("won"), in.won},
            {key("lost"), in.lost},
            {key("helped"), in.helped},
            {key("streak"), in.streak},
            {key("longestStreak"), in.longestStreak},
            {key("totalMs"), in.totalMs},
            {key("totalMoves"), in.totalMoves},
            {key("ranking"), in.ranking},
            {key("best"), best},
            {key("figures"), figures},
            {key("reviews"), reviews},
            {key("places"), places},
            {key("tallies"), tallies}};
}

bool isSame(const BestResult& one, const BestResult& other) {
    return one.score == other.score && one.when == other.when && one.gameId == other.gameId;
}

}  // namespace

void addBest(OptionStatistics& to, const QList<BestResult>& from) {
    for (const auto& line : from)
        if (indexOf(to.best, line) < 0) to.best.append(line);
    const bool isLow = isLowBest(to.ranking);
    std::stable_sort(to.best.begin(), to.best.end(), [isLow](const BestResult& one, const BestResult& other) {
        return isLow ? one.score < other.score : one.score > other.score;
    });
    while (to.best.size() > OptionStatistics::bestKept) to.best.removeLast();
}

void addReviews(OptionStatistics& to, const QList<ReviewedAccuracy>& from) {
    to.reviews += from;
    std::stable_sort(
        to.reviews.begin(), to.reviews.end(),
        [](const ReviewedAccuracy& one, const ReviewedAccuracy& other) { return one.when < other.when; });
    while (to.reviews.size() > OptionStatistics::reviewsKept) to.reviews.removeFirst();
}

void addFigures(OptionStatistics& to, const QMap<QString, OptionStatistics::FigureSum>& from) {
    for (auto it = from.begin(); it != from.end(); ++it) {
        auto& sum = to.figures[it.key()];
        const bool isBetter = it->higherIsBetter ? it->best > sum.best : it->best < sum.best;
        if (it->count > 0 && (sum.count == 0 || isBetter)) sum.best = it->best;
        sum.sum += it->sum;
        sum.count += it->count;
        sum.higherIsBetter = it->higherIsBetter;
    }
}

void addTally(QMap<QString, qint64>& tallies, const QString& name, qint64 count) {
    if (count <= 0 || count > highestTally) return;
    auto& tally = tallies[name];
    tally = qMin(tally + count, highestTally);
}

bool isLowBest(int ranking) {
    return ranking != static_cast<int>(Ranking::highestScore);
}

qsizetype indexOf(const QList<BestResult>& best, const BestResult& line) {
    const auto found =
        std::find_if(best.begin(), best.end(), [&line](const BestResult& one) { return isSame(one, line); });
    return found == best.end() ? -1 : found - best.begin();
}

OptionStatistics combined(OptionStatistics one, const OptionStatistics& other) {
    if (one.label.empty()) one.label = other.label;
    if (one.ranking < 0) one.ranking = other.ranking;
    one.played += other.played;
    one.won += other.won;
    one.lost += other.lost;
    one.helped += other.helped;
    one.longestStreak = std::max(one.longestStreak, other.longestStreak);
    one.totalMs += other.totalMs;
    one.totalMoves += other.totalMoves;
    addBest(one, other.best);
    addFigures(one, other.figures);
    addReviews(one, other.reviews);
    for (auto it = other.places.begin(); it != other.places.end(); ++it) one.places[it.key()] += *it;
    for (auto it = other.tallies.begin(); it != other.tallies.end(); ++it)
        addTally(one.tallies, it.key(), *it);
    return one;
}

OptionSets combined(OptionSets one, const OptionSets& other) {
    for (auto it = other.begin(); it != other.end(); ++it)
        one.insert(it.key(), combined(one.value(it.key()), *it));
    return one;
}

QJsonObject toJson(const OptionSets& sets) {
    QJsonObject json;
    for (auto it = sets.begin(); it != sets.end(); ++it) json.insert(it.key(), toJson(*it));
    return json;
}

OptionSets optionSetsFrom(const QJsonObject& json) {
    OptionSets sets;
    for (auto it = json.begin(); it != json.end(); ++it)
        sets.insert(it.key(), fromJson(it.value().toObject()));
    return sets;
}

}  // namespace plt
