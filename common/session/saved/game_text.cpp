// SPDX-License-Identifier: MIT
#include "common/session/saved/game_text.h"

#include "common/rules/text.h"

#include <algorithm>

#include <QJsonArray>

namespace plt {

QJsonObject toJson(const GameText& game) {
    const auto text = [](const std::string& from) { return QString::fromStdString(from); };
    QJsonObject json{{QStringLiteral("options"), text(game.options)},
                     {QStringLiteral("start"), text(game.start)},
                     {QStringLiteral("moves"), text(game.moves)},
                     {QStringLiteral("elapsed"), static_cast<double>(game.elapsedMs)},
                     {QStringLiteral("helped"), game.helped},
                     {QStringLiteral("known"), game.known},
                     {QStringLiteral("recorded"), game.recorded},
                     {QStringLiteral("undos"), game.undos},
                     {QStringLiteral("serial"), static_cast<double>(game.serial)}};
    if (game.number) json.insert(QStringLiteral("number"), QString::number(*game.number));
    if (game.seats) json.insert(QStringLiteral("seats"), text(*game.seats));
    if (!game.ways.empty()) {
        QJsonArray ways;
        for (const auto& way : game.ways) ways.append(text(way));
        json.insert(QStringLiteral("ways"), ways);
    }
    if (!game.review.empty()) json.insert(QStringLiteral("review"), text(game.review));
    if (!game.toBeat.empty()) json.insert(QStringLiteral("toBeat"), text(game.toBeat));
    if (!game.byPerson.empty()) json.insert(QStringLiteral("byPerson"), text(game.byPerson));
    if (!game.byComputer.empty()) json.insert(QStringLiteral("byComputer"), text(game.byComputer));
    return json;
}

Result<GameText> gameTextFrom(const QJsonObject& json) {
    const auto text = [&json](const char* key) {
        return json.value(QLatin1String(key)).toString().toStdString();
    };
    GameText game;
    game.options = text("options");
    game.start = text("start");
    game.moves = text("moves");
    if (const auto number = json.value(QStringLiteral("number")); number.isString()) {
        game.number = readNumber<std::uint64_t>(number.toString().toStdString(), 0, UINT64_MAX);
        if (!game.number) return Message(PLT_TR("a deal number is not a number"));
    }
    const auto elapsed = json.value(QStringLiteral("elapsed")).toDouble(-1);
    if (!(elapsed >= 0 && elapsed < 1e13)) return Message(PLT_TR("a playing time is out of range"));
    game.elapsedMs = static_cast<std::int64_t>(elapsed);
    game.helped = json.value(QStringLiteral("helped")).toBool();
    game.known = json.value(QStringLiteral("known")).toBool();
    game.recorded = json.value(QStringLiteral("recorded")).toBool();
    // The first versions did not count them.
    game.undos = std::max(0, json.value(QStringLiteral("undos")).toInt(0));
    if (json.contains(QStringLiteral("seats"))) game.seats = text("seats");
    game.review = text("review");
    game.toBeat = text("toBeat");
    game.byPerson = text("byPerson");
    game.byComputer = text("byComputer");
    for (const auto& way : json.value(QStringLiteral("ways")).toArray())
        game.ways.push_back(way.toString().toStdString());
    const auto serial = json.value(QStringLiteral("serial")).toDouble(0);
    if (!(serial >= 0 && serial < 1e15)) return Message(PLT_TR("a game's serial number is out of range"));
    game.serial = static_cast<std::uint64_t>(serial);
    return game;
}

}  // namespace plt
