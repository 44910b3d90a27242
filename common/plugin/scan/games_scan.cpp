// SPDX-License-Identifier: MIT
#include "common/plugin/scan/games_scan.h"

#include "common/language/translated.h"
#include "common/plugin/folder/folder_memory.h"
#include "common/plugin/folder/label.h"
#include "common/thinking/background.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <stop_token>
#include <thread>
#include <tuple>
#include <vector>

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHash>
#include <QSet>

namespace plt {

namespace {

constexpr std::array setsOfOurs = {PLT_TR("Board Games"), PLT_TR("Card Games"), PLT_TR("Puzzle Games"),
                                   PLT_TR("Other Games")};

/// A game with its sort keys, made once per game rather than once per comparison. UTF-8 sorts by code point.
struct SortedGame {
    std::tuple<QByteArray, QByteArray, QByteArray> key;
    GameInfo info;
};

struct Entry {
    QString name;
    bool isFolder = false;
};

QList<Entry> entriesByCodePoint(const QString& root) {
    QList<Entry> entries;
    QDirIterator each(root, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    while (each.hasNext()) {
        const QFileInfo info = each.nextFileInfo();
        entries.append({info.fileName(), info.isDir()});
    }
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return codePointLess(a.name, b.name); });
    return entries;
}

/// The function that reads a folder.
using ReadFolder = std::function<GameFolder(const QString& folder)>;

/// The number of threads that read folders: one or several. Results are remembered one after the other.
enum class Pace { oneByOne, together };

std::vector<GameFolder> readAll(const QStringList& folders, const ReadFolder& read, Pace pace) {
    std::vector<GameFolder> found(static_cast<std::size_t>(folders.size()));
    std::atomic<std::size_t> next = 0;
    const auto readOn = [&] {
        for (std::size_t i = next++; i < found.size(); i = next++)
            found[i] = read(folders[static_cast<qsizetype>(i)]);
    };
    // The number of folders that pays for another thread.
    constexpr std::size_t worthAThread = 50;
    constexpr std::size_t maximumThreads = 4;
    const std::size_t threads = std::min({found.size() / worthAThread, maximumThreads,
                                          static_cast<std::size_t>(std::thread::hardware_concurrency())});
    std::deque<Background<bool>> others;
    for (std::size_t i = 1; pace == Pace::together && i < threads; ++i) {
        const auto work = [&readOn](const std::stop_token&) {
            readOn();
            return true;
        };
        others.emplace_back().run(nullptr, work, {});
    }
    readOn();
    others.clear();  // waits for them
    return found;
}

GamesScan scan(const QStringList& roots, const ReadFolder& read, Pace pace) {
    GamesScan scan;
    QList<GameInfo> games;
    QHash<QString, QString> folderOfName;
    QSet<QString> rootsSeen;
    for (const QString& root : roots) {
        const QString rootPath = QFileInfo(root).canonicalFilePath();
        if (rootPath.isEmpty() || rootsSeen.contains(rootPath)) continue;
        rootsSeen.insert(rootPath);
        const QList<Entry> entries = entriesByCodePoint(rootPath);
        QStringList folders;
        for (const auto& [name, isFolder] : entries)
            if (isFolder && !name.startsWith(u'.') && !folderOfName.contains(name))
                folders.append(rootPath + u'/' + name);
        std::vector<GameFolder> finds = readAll(folders, read, pace);
        auto found = finds.begin();
        for (const auto& [name, isFolder] : entries) {
            const QString folder = rootPath + u'/' + name;
            if (name.startsWith(u'.') || !isFolder) {
                scan.ignored.append(name);
                continue;
            }
            const QString earlier = folderOfName.value(name);
            if (!earlier.isEmpty()) {
                scan.ignored.append(name);
                scan.problems.append(
                    {folder,
                     0,
                     0,
                     {PLT_TR("ignored: %1 has the same name and comes first"), {earlier.toStdString()}}});
                continue;
            }
            folderOfName.insert(name, folder);
            scan.problems.append(found->problems);
            if (found->isGame)
                games.append(std::move(found->info));
            else
                scan.ignored.append(name);
            ++found;
        }
    }
    scan.ignored.removeDuplicates();
    scan.sets = intoSets(games);
    return scan;
}

}  // namespace

GamesScan scanGames(const QStringList& roots, Look look) {
    return scan(
        roots,
        [look, languages = wantedLanguages()](const QString& folder) {
            return readGameFolder(folder, look, languages);
        },
        Pace::together);
}

GamesScan scanAndNote(const QStringList& roots, FolderMemory& memory) {
    return scan(
        roots, [&memory](const QString& folder) { return memory.readAndStore(folder); }, Pace::oneByOne);
}

GamesScan scanFromMemory(const QStringList& roots, const FolderMemory& memory) {
    return scan(
        roots,
        [&memory](const QString& folder) {
            std::optional<GameFolder> known = memory.find(folder);
            return known ? *std::move(known) : readGameFolder(folder, Look::quick, memory.languages());
        },
        Pace::together);
}

QString GameSet::title() const {
    for (const GameInfo& info : games)
        if (!info.setTitle.isEmpty()) return info.setTitle;
    for (const char* const known : setsOfOurs)
        if (name == QLatin1String(known)) return translated(Message(known));
    return name;
}

QStringList knownSets() {
    QStringList names;
    for (const char* const known : setsOfOurs) names.append(QLatin1String(known));
    return names;
}

QList<GameSet> intoSets(const QList<GameInfo>& games) {
    std::map<QByteArray, std::vector<SortedGame>> bySet;
    for (const GameInfo& info : games)
        bySet[info.set.toUtf8()].push_back(
            {{info.label.toCaseFolded().toUtf8(), info.id.toUtf8(), info.folder.toUtf8()}, info});

    QList<GameSet> sets;
    for (auto& [name, members] : bySet) {
        std::sort(members.begin(), members.end(),
                  [](const SortedGame& a, const SortedGame& b) { return a.key < b.key; });
        GameSet set{QString::fromUtf8(name), {}};
        for (SortedGame& game : members) set.games.append(std::move(game.info));
        sets.append(std::move(set));
    }
    std::stable_sort(sets.begin(), sets.end(),
                     [](const GameSet& a, const GameSet& b) { return a.games.size() > b.games.size(); });
    return sets;
}

QString findGameFolder(const QStringList& roots, const QString& id) {
    if (id.isEmpty() || id.startsWith(u'.') || id.contains(u'/') || id.contains(u'\\')) return {};
    for (const QString& root : roots) {
        const QFileInfo folder(QDir(root), id);
        if (folder.isDir()) return folder.absoluteFilePath();
    }
    return {};
}

}  // namespace plt
