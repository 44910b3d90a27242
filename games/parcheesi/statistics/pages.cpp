// SPDX-License-Identifier: MIT
#include "parcheesi/statistics/pages.h"

#include "common/language/translated.h"
#include "parcheesi/words.h"

#include <algorithm>
#include <functional>

#include <QLocale>

namespace parcheesi {

namespace {

// Names of tallies are stored on disk and must not change.
const auto playedWord = QStringLiteral("played");
const auto wonWord = QStringLiteral("won");
const auto shortPlayedWord = QStringLiteral("short-played");
const auto shortWonWord = QStringLiteral("short-won");
const auto diceWord = QStringLiteral("dice");
const auto loneWord = QStringLiteral("you");
const auto helpedWord = QStringLiteral("you-helped");
const auto peopleWord = QStringLiteral("people");

QString wordOf(Side side) {
    switch (side) {
        case Side::green:
            return QStringLiteral("green");
        case Side::red:
            return QStringLiteral("red");
        case Side::blue:
            return QStringLiteral("blue");
        case Side::yellow:
            break;
    }
    return QStringLiteral("yellow");
}

QString tallyName(const QString& what, Side side, const QString& of) {
    return what + QLatin1Char('/') + wordOf(side) + QLatin1Char('/') + of;
}

QString wordOf(Dice pair) {
    return QStringLiteral("%1-%2").arg(pair.first).arg(pair.second);
}

QString wordOf(const plt::Seats& seats, Side side, bool helped) {
    const auto& seat = seats[indexOf(side)];
    if (!seat.isPerson()) return QString::fromStdString(seat.level);
    if (plt::onlyPerson(seats) < 0) return peopleWord;
    return helped ? helpedWord : loneWord;
}

Tally tallyOf(const QMap<QString, qint64>& sums, Side side) {
    Tally tally;
    for (const Dice pair : allPairs) tally.add(pair, sums.value(tallyName(diceWord, side, wordOf(pair))));
    return tally;
}

QString countText(std::int64_t count) {
    return QLocale().toString(static_cast<qint64>(count));
}

/// "12 (11.7)": counted, and expected with fair dice.
QString besideExpected(std::int64_t count, double expected) {
    return QStringLiteral("%1 (%2)").arg(countText(count), QLocale().toString(expected, 'f', 1));
}

QString percent(double chance) {
    const QLocale locale;
    if (chance < 0.001) return QStringLiteral("< %1 %").arg(locale.toString(0.1, 'f', 1));
    return QStringLiteral("%1 %").arg(locale.toString(100 * chance, 'f', chance < 0.0995 ? 1 : 0));
}

QString besideChance(const std::optional<ChiSquare>& test) {
    if (!test) return QStringLiteral("-");
    return QStringLiteral("%1 (%2)").arg(QLocale().toString(test->value, 'f', 1), percent(test->chance));
}

QStringList sideColumns(const QString& first) {
    QStringList columns{first};
    for (const Side side : allSides) columns << Words::side(side);
    return columns;
}

}  // namespace

QMap<QString, qint64> StatisticsPages::tallies(const State& state, Length length, const plt::Seats& seats,
                                               bool helped, bool dice) {
    const bool isShort = length == Length::shortened;
    QMap<QString, qint64> tallies;
    for (const Side side : allSides) {
        const QString who = wordOf(seats, side, helped);
        tallies[tallyName(isShort ? shortPlayedWord : playedWord, side, who)] = 1;
        if (state.position().hasWon(side))
            tallies[tallyName(isShort ? shortWonWord : wonWord, side, who)] = 1;
        if (!dice) continue;
        const Tally& rolled = state.tallies[indexOf(side)];
        for (std::size_t pair = 0; pair < pairCount; ++pair)
            if (rolled.pairs[pair] > 0)
                tallies[tallyName(diceWord, side, wordOf(allPairs[pair]))] = rolled.pairs[pair];
    }
    return tallies;
}

QList<plt::StatisticsPage> StatisticsPages::of(const QMap<QString, qint64>& sums) {
    std::array<Tally, sideCount> tallies;
    Tally all;
    for (const Side side : allSides) {
        tallies[indexOf(side)] = tallyOf(sums, side);
        all.add(tallies[indexOf(side)]);
    }
    return {wins(sums), dice(tallies, all), pairs(tallies, all)};
}

StatisticsPages::Wins StatisticsPages::wins(const QMap<QString, qint64>& sums, Length length) {
    const bool isShort = length == Length::shortened;
    const QString& playedName = isShort ? shortPlayedWord : playedWord;
    const QString& wonName = isShort ? shortWonWord : wonWord;
    QList<QPair<QString, QString>> players{
        {loneWord, tr("You")}, {helpedWord, tr("You, with help")}, {peopleWord, tr("People")}};
    for (const auto& level : Rules::levels())
        players.append({QString::fromStdString(level.word), plt::translated(level.name)});
    struct Games {
        qint64 played = 0;
        qint64 won = 0;
        void add(const Games& other) {
            played += other.played;
            won += other.won;
        }
        QString text() const {
            if (played == 0) return {};
            return tr("%1 of %2 (%3 %)")
                .arg(QLocale().toString(won), QLocale().toString(played),
                     QLocale().toString(qRound(100.0 * double(won) / double(played))));
        }
    };
    Wins wins;
    wins.table = {isShort ? tr("Short games won, by player and side") : tr("Games won, by player and side"),
                  sideColumns(tr("Player")),
                  {}};
    wins.table.columns << tr("All");
    std::array<Games, sideCount> bySide;
    for (const auto& [word, name] : players) {
        QStringList row{name};
        Games all;
        for (const Side side : allSides) {
            const Games games{sums.value(tallyName(playedName, side, word)),
                              sums.value(tallyName(wonName, side, word))};
            bySide[indexOf(side)].add(games);
            all.add(games);
            row << games.text();
        }
        if (all.played > 0) wins.table.rows.append(row << all.text());
    }
    QStringList row{tr("All players")};
    for (const Games& side : bySide) row << side.text();
    wins.table.rows.append(row << QString());
    wins.games = bySide[0].played;
    return wins;
}

plt::StatisticsPage StatisticsPages::wins(const QMap<QString, qint64>& sums) {
    plt::StatisticsPage page;
    page.title = tr("Wins");
    qint64 games = 0;
    for (const Length length : {Length::standard, Length::shortened}) {
        const Wins found = wins(sums, length);
        games += found.games;
        if (found.games > 0) page.tables.append(found.table);
    }
    page.verdict =
        games == 0 ? tr("Nothing is counted here yet. Games that were finished before this page was there "
                        "are among the results.")
                   : tr("%Ln games are counted here. Of equal players, each side wins 25 % in the long run.",
                        "1 game is counted here. Of equal players, each side wins 25 % in the long run.",
                        static_cast<int>(games));
    return page;
}

QString StatisticsPages::inAWord(const std::optional<ChiSquare>& faces,
                                 const std::optional<ChiSquare>& pairs) {
    constexpr double uneven = 0.001;
    constexpr double unusual = 0.02;
    if (!faces) return tr("too few rolls");
    const double worst = std::min(faces->chance, pairs ? pairs->chance : 1);
    if (worst < uneven) return tr("uneven");
    return worst < unusual ? tr("rather uneven") : tr("fair");
}

QString StatisticsPages::verdict(const std::array<Tally, sideCount>& tallies, const Tally& all) {
    std::vector<ChiSquare> tests;
    for (const Tally& tally : tallies) {
        if (const auto faces = unevennessOfFaces(tally)) tests.push_back(*faces);
        if (const auto pairs = unevennessOfPairs(tally)) tests.push_back(*pairs);
    }
    const auto chance = chanceOfWorst(tests);
    if (!chance)
        return all.rolls() == 0 ? tr("No rolls are counted yet.")
                                : tr("There are too few rolls yet to tell whether the dice are fair.");
    constexpr double unusual = 0.05;
    constexpr double uneven = 0.001;
    if (*chance >= unusual)
        return tr("The dice are fair: in %1 of all cases, fair dice are at least as uneven as the most "
                  "uneven "
                  "of these counts.")
            .arg(percent(*chance));
    if (*chance >= uneven)
        return tr("The dice are a little more uneven than usual: fair dice are as uneven as this in %1 of "
                  "all "
                  "cases. More rolls will show whether it was luck.")
            .arg(percent(*chance));
    return tr("The dice do not look fair: fair dice are as uneven as this in %1 of all cases.")
        .arg(percent(*chance));
}

plt::StatisticsPage StatisticsPages::dice(const std::array<Tally, sideCount>& tallies, const Tally& all) {
    plt::StatisticsPage page;
    page.title = tr("Dice");
    page.verdict = verdict(tallies, all);
    if (all.rolls() == 0) return page;
    const auto expectedFaces = [](const Tally& tally) {
        return static_cast<double>(2 * tally.rolls()) / faceCount;
    };
    plt::StatisticsPage::Table faces{
        tr("How often each face came up (and was expected)"), sideColumns(tr("Face")), {}};
    faces.columns << tr("All");
    for (std::size_t face = 0; face < faceCount; ++face) {
        QStringList row{QLocale().toString(static_cast<int>(face) + 1)};
        for (const Tally& tally : tallies) row << besideExpected(tally.faces()[face], expectedFaces(tally));
        faces.rows.append(row << besideExpected(all.faces()[face], expectedFaces(all)));
    }
    plt::StatisticsPage::Table tests{
        tr("Chi-square: how far the counts are from what is expected (chance of fair dice to be as far off)"),
        {tr("Side"), tr("Rolls"), tr("Doubles"), tr("Faces (about 5)"), tr("Pairs (about 20)"),
         tr("In a word")},
        {}};
    const auto addRow = [&](const QString& name, const Tally& tally) {
        const auto ofFaces = unevennessOfFaces(tally);
        const auto ofPairs = unevennessOfPairs(tally);
        tests.rows.append({name, countText(tally.rolls()),
                           besideExpected(tally.doubles(), static_cast<double>(tally.rolls()) / faceCount),
                           besideChance(ofFaces), besideChance(ofPairs), inAWord(ofFaces, ofPairs)});
    };
    for (const Side side : allSides) addRow(Words::side(side), tallies[indexOf(side)]);
    addRow(tr("All"), all);
    page.tables = {tests, faces};
    return page;
}

plt::StatisticsPage StatisticsPages::pairs(const std::array<Tally, sideCount>& tallies, const Tally& all) {
    plt::StatisticsPage page;
    page.title = tr("Pairs of dice");
    if (all.rolls() == 0) {
        page.verdict = tr("No rolls are counted yet.");
        return page;
    }
    plt::StatisticsPage::Table table{
        tr("How often each pair came up (and was expected)"), sideColumns(tr("Pair")), {}};
    table.columns << tr("All");
    for (std::size_t pair = 0; pair < pairCount; ++pair) {
        const double share = waysOf(allPairs[pair]) / static_cast<double>(faceCount * faceCount);
        const auto cell = [&](const Tally& tally) {
            return besideExpected(tally.pairs[pair], share * static_cast<double>(tally.rolls()));
        };
        QStringList row{tr("%1 and %2").arg(allPairs[pair].first).arg(allPairs[pair].second)};
        for (const Tally& tally : tallies) row << cell(tally);
        table.rows.append(row << cell(all));
    }
    page.tables = {table};
    return page;
}

}  // namespace parcheesi
