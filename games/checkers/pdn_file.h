// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/pdn.h"

#include <vector>

#include <QByteArray>
#include <QString>

namespace checkers {

/// What is in a file or a text: games, or what is wrong.
struct PdnContent {
    std::vector<GameRecord> games;
    QString problem;
};

/// The games of a file; there is at least one if there is no problem. Old files are in Latin-1.
PdnContent readPdnFile(const QString& path);
PdnContent readPdnBytes(const QByteArray& bytes);
/// Replaces the file as a whole or not at all. Empty, or what went wrong.
QString writePdnFile(const QString& path, const GameRecord& game);

/// The value of a tag; empty when there is none.
QString tagOf(const GameRecord& game, const char* name);
void setTag(GameRecord& game, const char* name, const QString& value);
/// "White - Black, 1-0, Event, 43 moves": one game among several.
QString gameTitle(const GameRecord& game);

}  // namespace checkers
