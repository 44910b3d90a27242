// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"

#include "common/storage/files.h"
#include "common/storage/preferences.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>

namespace plt {

namespace {

constexpr int lockWaitMs = 2000;
/// More seats than any table has.
constexpr int lastPlace = 64;
/// Counting never reaches this: a larger number is damage.
constexpr qint64 highestTally = 1'000'000'000'000;

QString key(const char* text) {
    return QString::fromLatin1(text);
}

bool lowIsBest(int ranking) {
    return ranking != static_cast<int>(Ranking::highestScore);
}

void addTally(QMap<QString, qint64>& tallies, const QString& name, qint64 count) {
    if (count <= 0 || count > highestTally) return;
    auto& tally = tallies[name];
    tally = qMin(tally + count, highestTally);
}

OptionStatistics fromJson(const QJsonObject& in) {
    const auto number = [&in](const char* name) { return in.value(QLatin1String(name)).toInteger(); };
    OptionStatistics out;
    out.label = in.value(key("label")).toString();
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
        if (out.best.size() == Statistics::bestKept) break;
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
        if (accuracy < 0 || accuracy > 100 || out.reviews.size() == Statistics::reviewsKept) continue;
        out.reviews.append(
            {QDateTime::fromString(review.value(key("when")).toString(), Qt::ISODate), accuracy});
    }
    const auto places = in.value(key("places")).toObject();
    for (int place = 1; place <= lastPlace; ++place)
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
    return {{key("label"), in.label},
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

QJsonObject allToJson(const QMap<QString, OptionStatistics>& all) {
    QJsonObject sets;
    for (auto it = all.begin(); it != all.end(); ++it) sets.insert(it.key(), toJson(*it));
    return {{key("format"), 1}, {key("sets"), sets}};
}

int insertRanked(OptionStatistics& set, const GameResult& result) {
    if (!result.ranking || result.helped) return 0;
    const bool won = result.outcome == Outcome::won || result.outcome == Outcome::over;
    // A time or a number of turns is meaningful only for a game that was won.
    if (!won && *result.ranking != Ranking::highestScore) return 0;
    const qint64 value = *result.ranking == Ranking::fastest ? result.elapsedMs : result.score.value_or(-1);
    if (value < 0 && *result.ranking == Ranking::fastest) return 0;
    const bool low = lowIsBest(static_cast<int>(*result.ranking));
    const auto place = std::find_if(set.best.begin(), set.best.end(), [&](const BestResult& other) {
        return low ? value < other.score : value > other.score;
    });
    const int rank = int(place - set.best.begin()) + 1;
    if (rank > Statistics::bestKept) return 0;
    set.best.insert(rank - 1, BestResult{value, result.moves, result.elapsedMs,
                                         QDateTime::currentDateTimeUtc(), result.gameId.left(4000)});
    while (set.best.size() > Statistics::bestKept) set.best.removeLast();
    return rank;
}

}  // namespace

bool Statistics::enabled() {
    return Preferences::shared().flag(QStringLiteral("statistics"), true);
}

void Statistics::setEnabled(bool on) {
    Preferences::shared().setFlag(QStringLiteral("statistics"), on);
}

QString Statistics::path() const {
    return storage::folder(QStringLiteral("statistics")) + QLatin1Char('/') + id_ + QStringLiteral(".json");
}

QMap<QString, OptionStatistics> Statistics::read(QString* problem) const {
    const auto read = storage::readObject(path());
    QString wrong = read.problem;
    if (read.object && read.object->value(key("format")).toDouble(99) > 1)
        wrong = QCoreApplication::translate("Statistics", "it was written by a newer version");
    if (problem != nullptr) *problem = wrong;
    if (!read.object || !wrong.isEmpty()) return {};
    QMap<QString, OptionStatistics> all;
    const auto sets = read.object->value(key("sets")).toObject();
    for (auto it = sets.begin(); it != sets.end(); ++it)
        all.insert(it.key(), fromJson(it.value().toObject()));
    return all;
}

QMap<QString, qint64> Statistics::talliesOf(const QMap<QString, OptionStatistics>& all) {
    QMap<QString, qint64> sums;
    for (const auto& set : all)
        for (auto it = set.tallies.begin(); it != set.tallies.end(); ++it) addTally(sums, it.key(), *it);
    return sums;
}

Statistics::Recorded Statistics::record(const GameResult& result, const QMap<QString, qint64>& tallies) {
    storage::makeFolder(QStringLiteral("statistics"));
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (!lock.tryLock(lockWaitMs))
        return {
            0, QCoreApplication::translate("Statistics", "The statistics are in use by another window."), {}};
    QString broken;
    auto all = read(&broken);
    Recorded recorded;
    if (!broken.isEmpty()) {
        recorded.aside = storage::setAside(path());
        if (recorded.aside.isEmpty()) return {0, broken, {}};
    }
    auto& set = all[result.optionsText];
    set.label = result.optionsLabel;
    ++set.played;
    if (result.helped) ++set.helped;
    if (result.outcome == Outcome::won) {
        ++set.won;
        ++set.streak;
        set.longestStreak = qMax(set.longestStreak, set.streak);
    } else {
        if (result.outcome == Outcome::lost) ++set.lost;
        set.streak = 0;
    }
    set.totalMs += qMax<qint64>(0, result.elapsedMs);
    set.totalMoves += result.moves;
    if (result.place > 0 && result.place <= lastPlace) ++set.places[result.place];
    if (result.ranking) set.ranking = static_cast<int>(*result.ranking);
    if (!result.helped) {
        for (const auto& figure : result.figures) {
            if (!std::isfinite(figure.value)) continue;
            auto& sum = set.figures[QString::fromStdString(figure.name.text)];
            const bool better = figure.higherIsBetter ? figure.value > sum.best : figure.value < sum.best;
            if (sum.count == 0 || better) sum.best = figure.value;
            sum.sum += figure.value;
            ++sum.count;
            sum.higherIsBetter = figure.higherIsBetter;
        }
    }
    for (auto it = tallies.begin(); it != tallies.end(); ++it) addTally(set.tallies, it.key(), *it);
    recorded.rank = insertRanked(set, result);
    if (result.ranking && !set.best.isEmpty()) {
        recorded.best = set.best.front().score;
        recorded.isTime = *result.ranking == Ranking::fastest;
    }
    recorded.problem = storage::writeObject(path(), allToJson(all));
    return recorded;
}

QString Statistics::change(const std::function<void(Sets&)>& edit) {
    storage::makeFolder(QStringLiteral("statistics"));
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (!lock.tryLock(lockWaitMs))
        return QCoreApplication::translate("Statistics", "The statistics are in use by another window.");
    QString broken;
    auto all = read(&broken);
    if (!broken.isEmpty() && storage::setAside(path()).isEmpty()) return broken;
    edit(all);
    return storage::writeObject(path(), allToJson(all));
}

QString Statistics::recordAccuracy(const QString& optionsText, const QString& optionsLabel, int accuracy) {
    return change([&](Sets& all) {
        auto& set = all[optionsText];
        set.label = optionsLabel;
        set.reviews.append({QDateTime::currentDateTimeUtc(), accuracy});
        while (set.reviews.size() > reviewsKept) set.reviews.removeFirst();
    });
}

QString Statistics::clear(const QString& optionsText) {
    return change([&](Sets& all) {
        if (optionsText.isEmpty())
            all.clear();
        else
            all.remove(optionsText);
    });
}

}  // namespace plt
