// SPDX-License-Identifier: MIT
#pragma once

#include "common/keeping/saved/saved_game.h"
#include "common/storage/files.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QtTest>

/// Saved games that no game has written.
namespace savedGames {

inline QString path(const QString& id) {
    return plt::SavedGame::path(id);
}

/// A file with any content, written last at that time.
inline void write(const QString& id, const QByteArray& bytes,
                  const QDateTime& when = QDateTime::currentDateTime()) {
    plt::storage::makeFolder(QStringLiteral("saved"));
    QFile file(path(id));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    QVERIFY(file.flush());
    QVERIFY(file.setFileTime(when, QFileDevice::FileModificationTime));
}

/// The file of a game that is going on: so many moves are known, so many of them are made.
inline QByteArray begun(const QString& id, int made, int known, qsizetype longerBy = 0) {
    const QJsonObject game{{QStringLiteral("moves"), QString(QStringLiteral("m ")).repeated(known).trimmed()},
                           {QStringLiteral("start"), QString(longerBy, u'x')}};
    return plt::storage::bytesOf(plt::SavedGame::presentFile(
        id, {{QStringLiteral("ply"), made}, {QStringLiteral("present"), game}}, true));
}

inline void clear() {
    QVERIFY(QDir(QFileInfo(path(QStringLiteral("any"))).path()).removeRecursively());
}

}  // namespace savedGames
