// SPDX-License-Identifier: MIT
#include "common/plugin/folder/folder_memory.h"

#include "common/language/stream/message_stream.h"
#include "common/plugin/game_plugin.h"
#include "common/storage/files.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace plt {

namespace {

/// Changes with the format below, with the conditions that libraries and icons must meet, and with the
/// languages of names and system messages.
QByteArray signature(const QStringList& languages) {
    return "plt-games folders 4 " + languages.join(u':').toUtf8() + ' ' + PLT_GAME_PLUGIN_IID;
}
constexpr qint64 largestFile = 64 * 1024 * 1024;

QDataStream& operator<<(QDataStream& out, const FolderProblem& problem) {
    return out << problem.file << problem.line << problem.column << problem.cause;
}
QDataStream& operator>>(QDataStream& in, FolderProblem& problem) {
    return in >> problem.file >> problem.line >> problem.column >> problem.cause;
}

QDataStream& operator<<(QDataStream& out, const GameInfo& info) {
    out << info.id << info.folder << info.label << info.set << info.setTitle << info.summary << info.iconPath
        << info.libraryPath << info.scriptPath << static_cast<quint8>(info.obstacle.fault)
        << info.obstacle.detail << static_cast<quint32>(info.warnings.size());
    for (const Message& warning : info.warnings) out << warning;
    return out;
}
QDataStream& operator>>(QDataStream& in, GameInfo& info) {
    quint8 fault = 0;
    quint32 warnings = 0;
    in >> info.id >> info.folder >> info.label >> info.set >> info.setTitle >> info.summary >>
        info.iconPath >> info.libraryPath >> info.scriptPath >> fault >> info.obstacle.detail >> warnings;
    info.obstacle.fault = static_cast<Fault>(fault);
    for (; warnings > 0 && in.status() == QDataStream::Ok; --warnings) {
        Message warning;
        in >> warning;
        info.warnings.push_back(warning);
    }
    return in;
}

QDataStream& operator<<(QDataStream& out, const GameFolder& found) {
    out << found.isGame << found.whyIgnored << found.info << static_cast<quint32>(found.problems.size());
    for (const FolderProblem& problem : found.problems) out << problem;
    return out;
}
QDataStream& operator>>(QDataStream& in, GameFolder& found) {
    quint32 problems = 0;
    in >> found.isGame >> found.whyIgnored >> found.info >> problems;
    for (; problems > 0 && in.status() == QDataStream::Ok; --problems) {
        FolderProblem problem;
        in >> problem;
        found.problems.append(problem);
    }
    return in;
}

QByteArray content(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || file.size() > largestFile) return {};
    return file.readAll();
}

}  // namespace

std::optional<FolderMemory::Stamp> FolderMemory::stamp(const QString& folder) {
    const auto ofFolder = fileStamp(folder);
    if (!ofFolder) return std::nullopt;
    // The absence of info.yaml is remembered as well.
    return Stamp{*ofFolder, fileStamp(folder + u'/' + infoFileName).value_or(FileStamp{})};
}

FolderMemory::FolderMemory(const QStringList& languages) : languages_(languages) {}

FolderMemory FolderMemory::load(const QString& path, const QStringList& languages) {
    QDataStream in(content(path));
    in.setVersion(QDataStream::Qt_6_4);
    QByteArray found;
    quint32 count = 0;
    in >> found;
    if (found != signature(languages)) return FolderMemory(languages);
    in >> count;
    FolderMemory memory(languages);
    for (; count > 0 && in.status() == QDataStream::Ok; --count) {
        Entry entry;
        for (FileStamp& stamp : entry.stamp)
            for (qint64& part : stamp) in >> part;
        in >> entry.found;
        memory.entries_.insert(entry.found.info.folder, entry);
    }
    return in.status() == QDataStream::Ok ? memory : FolderMemory(languages);
}

QByteArray FolderMemory::written() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << signature(languages_) << static_cast<quint32>(entries_.size());
    QStringList folders = entries_.keys();
    folders.sort();
    for (const QString& folder : std::as_const(folders)) {
        const Entry& entry = *entries_.constFind(folder);
        for (const FileStamp& stamp : entry.stamp)
            for (const qint64 part : stamp) out << part;
        out << entry.found;
    }
    return bytes;
}

void FolderMemory::save(const QString& path) const {
    const QByteArray bytes = written();
    if (bytes == content(path) || !QDir().mkpath(QFileInfo(path).path())) return;
    // After a failed write the folders are read again at the next start.
    (void)storage::writeFile(path, bytes);
}

std::optional<GameFolder> FolderMemory::find(const QString& folder) const {
    const auto entry = entries_.constFind(folder);
    if (entry == entries_.cend() || stamp(folder) != entry->stamp) return std::nullopt;
    return entry->found;
}

GameFolder FolderMemory::readAndStore(const QString& folder) {
    // Taken before reading, so that a change in the meantime does not match what was found.
    const auto before = stamp(folder);
    GameFolder found = readGameFolder(folder, Look::thorough, languages_);
    if (before) entries_.insert(found.info.folder, {*before, found});
    return found;
}

}  // namespace plt
