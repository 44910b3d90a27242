// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <optional>

#include <QByteArray>
#include <QJsonObject>
#include <QString>

/// How files of the program's own are read and written.
namespace plt::storage {

/// Largest JSON file that is read, in bytes. Nothing of ours comes near it.
constexpr qint64 sizeLimit = 8 * 1024 * 1024;

/// The folder of one kind of what is kept of games.
PLT_API QString folder(const QString& part);
/// The same, made when it is missing.
PLT_API QString makeFolder(const QString& part);

/// What reading a file gave: exactly one of the two is set, or none when there is no file.
struct Read {
    std::optional<QJsonObject> object;
    QString problem;
};

/// Reads a JSON object. Never blocks and never reads more than sizeLimit: what is no regular file is a
/// problem.
PLT_API Read readObject(const QString& path);

/// Replaces the file as a whole or not at all, and only when every byte has reached the disk. Empty, or what
/// went wrong. It waits for the disk: where a player waits, give it to a FileWriter.
PLT_API QString writeFile(const QString& path, const QByteArray& bytes);
PLT_API QString writeObject(const QString& path, const QJsonObject& object);
/// The object as writeObject() writes it.
PLT_API QByteArray bytesOf(const QJsonObject& object);

/// Renames a file that cannot be used to `<path>.broken-<date>`, never over another one. The new name, or
/// empty when it could not be renamed.
PLT_API QString setAside(const QString& path);
/// Copies it to such a name instead. Likewise.
PLT_API QString copyAside(const QString& path);

}  // namespace plt::storage
