// SPDX-License-Identifier: MIT
#include "common/plugin/folder/folder_memory.h"

#include "common/language/stream/message_stream.h"
#include "common/plugin/game_plugin.h"
#include "common/storage/files.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
#include <sys/stat.h>
#define PLT_HAS_EXACT_TIMES
#endif

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

#ifdef PLT_HAS_EXACT_TIMES
bool describe(const QString& path, qint64* stamp) {
    struct stat status = {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0) return false;
    const auto nanoseconds = [](const timespec& time) {
        return static_cast<qint64>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
    };
    stamp[0] = static_cast<qint64>(status.st_ino);
    stamp[1] = status.st_size;
    stamp[2] = nanoseconds(status.st_mtim);
    stamp[3] = nanoseconds(status.st_ctim);
    return true;
}
#endif

}  // namespace

std::optional<FolderMemory::Stamp> FolderMemory::stamp(const QString& folder) {
#ifdef PLT_HAS_EXACT_TIMES
    Stamp stamp = {};
    if (!describe(folder, stamp.data())) return std::nullopt;
    // The absence of info.yaml is remembered as well.
    describe(folder + u'/' + infoFileName, stamp.data() + stamp.size() / 2);
    return stamp;
#else
    Q_UNUSED(folder)
    return std::nullopt;
#endif
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
        for (qint64& part : entry.stamp) in >> part;
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
        for (const qint64 part : entry.stamp) out << part;
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
