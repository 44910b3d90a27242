// SPDX-License-Identifier: MIT
#include "checkers/records/game_tags.h"

#include "common/language/translated.h"

#include <QCoreApplication>
#include <QStringList>

namespace checkers {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(checkers::GameTags)

  public:
    static QString title(const GameRecord& game) {
        const QString white = tagOf(game, "White");
        const QString black = tagOf(game, "Black");
        QStringList parts;
        if (!white.isEmpty() || !black.isEmpty())
            parts << tr("%1 - %2").arg(black.isEmpty() ? tr("?") : black, white.isEmpty() ? tr("?") : white);
        if (const QString event = tagOf(game, "Event"); !event.isEmpty()) parts << event;
        if (const QString date = tagOf(game, "Date"); !date.isEmpty()) parts << date;
        parts << QString::fromStdString(game.result);
        const auto moves = static_cast<int>(game.moves.size() + 1) / 2;
        parts << tr("%Ln moves", "1 move", moves);
        return plt::listed(parts);
    }
};

}  // namespace

QString tagOf(const GameRecord& game, const char* name) {
    for (const auto& [tag, value] : game.tags)
        if (tag == name) return QString::fromStdString(value);
    return {};
}

void setTag(GameRecord& game, const char* name, const QString& value) {
    for (auto& tag : game.tags) {
        if (tag.first != name) continue;
        tag.second = value.toStdString();
        return;
    }
    game.tags.emplace_back(name, value.toStdString());
}

QString gameTitle(const GameRecord& game) {
    return Words::title(game);
}

}  // namespace checkers
