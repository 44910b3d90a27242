// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/text.h"
#include "common/session/history.h"

#include <algorithm>
#include <string>
#include <vector>

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace plt {

/// A history as JSON: the games with their options, number, start and moves in the rules' text forms, the
/// place in them and how long each was played (`elapsedNow` for the present one). States are never written.
template <Rules R>
QJsonObject writeHistory(const History<R>& history, std::chrono::milliseconds elapsedNow) {
    QJsonArray games;
    for (const auto& game : history.games()) {
        const auto elapsed = &game == &history.game() ? elapsedNow : game.elapsed;
        std::string moves;
        for (const auto& move : game.moves) {
            if (!moves.empty()) moves += ' ';
            moves += R::write(move);
        }
        QJsonObject out{{QStringLiteral("options"), QString::fromStdString(R::write(game.options))},
                        {QStringLiteral("start"), QString::fromStdString(R::write(game.start))},
                        {QStringLiteral("moves"), QString::fromStdString(moves)},
                        {QStringLiteral("elapsed"), static_cast<double>(elapsed.count())},
                        {QStringLiteral("helped"), game.helped},
                        {QStringLiteral("recorded"), game.recorded},
                        {QStringLiteral("undos"), game.undos}};
        if (game.seed) out.insert(QStringLiteral("number"), QString::number(*game.seed));
        games.append(out);
    }
    return {{QStringLiteral("games"), games},
            {QStringLiteral("game"), static_cast<int>(history.gameIndex())},
            {QStringLiteral("ply"), static_cast<int>(history.ply())}};
}

/// Reads what writeHistory() wrote, replaying every move. On a problem the history is unchanged.
template <Rules R>
Result<bool> readHistory(History<R>& history, const QJsonObject& saved) {
    using Game = typename History<R>::Game;
    constexpr std::size_t movesInAll = 200'000;
    const auto array = saved.value(QStringLiteral("games")).toArray();
    if (array.isEmpty() || array.size() > qsizetype(History<R>::gamesKept) + 1)
        return Message(PLT_TR("the list of games is missing or too long"));
    std::vector<Game> games;
    std::size_t count = 0;
    for (const auto& value : array) {
        const auto in = value.toObject();
        const auto text = [&in](const char* key) {
            return in.value(QLatin1String(key)).toString().toStdString();
        };
        const auto options = R::readOptions(text("options"));
        if (!options) return options.problem();
        const auto start = R::readStart(*options, text("start"));
        if (!start) return start.problem();
        Game game{*options, *start, {}, {}, {}, false, false, 0};
        if (const auto number = in.value(QStringLiteral("number")); number.isString()) {
            game.seed = readNumber<std::uint64_t>(number.toString().toStdString(), 0, UINT64_MAX);
            if (!game.seed) return Message(PLT_TR("a deal number is not a number"));
        }
        const auto elapsed = in.value(QStringLiteral("elapsed")).toDouble(-1);
        if (!(elapsed >= 0 && elapsed < 1e13)) return Message(PLT_TR("a playing time is out of range"));
        game.elapsed = std::chrono::milliseconds(static_cast<std::int64_t>(elapsed));
        game.helped = in.value(QStringLiteral("helped")).toBool();
        game.recorded = in.value(QStringLiteral("recorded")).toBool();
        // Games saved by earlier versions did not count them.
        game.undos = std::max(0, in.value(QStringLiteral("undos")).toInt(0));
        const auto moves = text("moves");
        if (!moves.empty()) {
            count += static_cast<std::size_t>(std::count(moves.begin(), moves.end(), ' ')) + 1;
            if (count > movesInAll) return Message(PLT_TR("there are too many moves"));
            for (const auto part : split(moves, ' ')) {
                const auto move = R::readMove(part);
                if (!move) return move.problem();
                game.moves.push_back(*move);
            }
            if (game.moves.size() > History<R>::movesAllowed)
                return Message(PLT_TR("there are too many moves"));
        }
        games.push_back(std::move(game));
    }
    const auto place = saved.value(QStringLiteral("game")).toInt(-1);
    const auto ply = saved.value(QStringLiteral("ply")).toInt(-1);
    if (place < 0 || ply < 0) return Message(PLT_TR("the place in the history is missing"));
    return history.load(std::move(games), static_cast<std::size_t>(place), static_cast<std::size_t>(ply));
}

}  // namespace plt
