// SPDX-License-Identifier: MIT
#include "launcher/games_watcher.h"

#include "common/game/saved_game.h"
#include "common/game/storage.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QTimer>

namespace plt {

namespace {

using CollectionPointer = std::shared_ptr<const Collection>;

bool sameGame(const GameInfo& a, const GameInfo& b) {
    return a.id == b.id && a.folder == b.folder && a.label == b.label && a.set == b.set &&
           a.summary == b.summary && a.iconPath == b.iconPath && a.libraryPath == b.libraryPath &&
           a.reason == b.reason;
}

bool sameProblem(const FolderProblem& a, const FolderProblem& b) {
    return a.file == b.file && a.line == b.line && a.column == b.column && a.cause == b.cause;
}

bool sameSet(const GameSet& a, const GameSet& b) {
    return a.name == b.name &&
           std::equal(a.games.cbegin(), a.games.cend(), b.games.cbegin(), b.games.cend(), sameGame);
}

bool sameCollection(const Collection& a, const Collection& b) {
    const auto& [setsA, ignoredA, problemsA] = a.scan;
    const auto& [setsB, ignoredB, problemsB] = b.scan;
    return a.resumable == b.resumable &&
           std::equal(problemsA.cbegin(), problemsA.cend(), problemsB.cbegin(), problemsB.cend(),
                      sameProblem) &&
           std::equal(setsA.cbegin(), setsA.cend(), setsB.cbegin(), setsB.cend(), sameSet);
}

/// A directory that may not exist yet is watched through the nearest one above it that does.
QString nearestExisting(QString path) {
    while (!QFileInfo(path).isDir()) {
        const QString above = QFileInfo(path).path();
        if (above == path) return {};
        path = above;
    }
    return path;
}

/// The part of a GamesWatcher that lives in its thread.
class WatcherWorker : public QObject {
    Q_OBJECT

  public:
    WatcherWorker(const QStringList& roots, std::promise<CollectionPointer> first)
        : roots_(roots), first_(std::move(first)) {}

    void begin() {
        // Made here and not in the constructor: they belong to this thread.
        watcher_ = new QFileSystemWatcher(this);
        soon_ = new QTimer(this);
        soon_->setSingleShot(true);
        connect(soon_, &QTimer::timeout, this, &WatcherWorker::look);
        connect(watcher_, &QFileSystemWatcher::directoryChanged, this, [this](const QString& path) {
            // A game that is being played writes after every move: that says nothing of the games' folders.
            gamesChanged_ = gamesChanged_ || path != savedGames_;
            lookSoon();
        });
        connect(watcher_, &QFileSystemWatcher::fileChanged, this, &WatcherWorker::lookAtAllSoon);

        // It is watched too, and games write into it later.
        storage::makeFolder(QStringLiteral("saved"));
        last_ = std::make_shared<const Collection>(collect(Look::quick));
        first_.set_value(last_);
        Q_EMIT changed(last_);
        // The first look is for a window that is there at once; the thorough one follows when it has been
        // painted. Only then are the directories watched, and once more looked at for what changed in
        // between.
        QTimer::singleShot(afterFirstPaint, this, [this] {
            watch();
            lookAtAll();
        });
    }

    void lookAtAll() {
        gamesChanged_ = true;
        look();
    }

    void look() {
        waiting_.invalidate();
        soon_->stop();
        auto now = std::make_shared<const Collection>(collect());
        const bool isNew = !sameCollection(*last_, *now);
        last_ = std::move(now);
        if (isNew) Q_EMIT changed(last_);
        watch();
    }

  Q_SIGNALS:
    void changed(std::shared_ptr<const plt::Collection> collection);

  private:
    static constexpr int afterFirstPaint = 120;  ///< milliseconds

    void lookAtAllSoon() {
        gamesChanged_ = true;
        lookSoon();
    }

    /// Waits until a burst of changes (a folder being copied) is over, but not for ever.
    void lookSoon() {
        constexpr int quiet = 150;
        constexpr int longest = 600;
        if (!waiting_.isValid()) waiting_.start();
        soon_->start(waiting_.elapsed() > longest ? 0 : quiet);
    }

    Collection collect(Look look = Look::thorough) {
        Collection found;
        found.scan = std::exchange(gamesChanged_, false) ? scanGames(roots_, look) : last_->scan;
        for (const GameSet& set : std::as_const(found.scan.sets))
            for (const GameInfo& info : set.games)
                if (hasSavedGame(info.id)) found.resumable.insert(info.id);
        return found;
    }

    /// Directories tell of entries that come and go; only a file itself tells that it grew.
    QSet<QString> worthWatching() const {
        QSet<QString> paths;
        for (const QString& root : roots_) {
            paths.insert(nearestExisting(QDir::cleanPath(QFileInfo(root).absoluteFilePath())));
            const QString canonical = QFileInfo(root).canonicalFilePath();
            if (canonical.isEmpty()) continue;
            paths.insert(canonical);
            const QStringList folders = QDir(canonical).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
            for (const QString& folder : folders) {
                paths.insert(canonical + u'/' + folder);
                const QString infoFile = canonical + u'/' + folder + u'/' + infoFileName;
                if (QFileInfo(infoFile).isFile()) paths.insert(infoFile);
            }
        }
        for (const FolderProblem& problem : last_->scan.problems)
            if (QFileInfo(problem.file).isFile()) paths.insert(problem.file);
        paths.insert(nearestExisting(savedGames_));
        paths.remove(QString());
        return paths;
    }

    void watch() {
        const QStringList listed = watcher_->files() + watcher_->directories();
        const QSet<QString> watched(listed.cbegin(), listed.cend());
        const QSet<QString> wanted = worthWatching();
        const QStringList gone = (watched - wanted).values();
        const QStringList added = (wanted - watched).values();
        if (!gone.isEmpty()) watcher_->removePaths(gone);
        if (!added.isEmpty()) watcher_->addPaths(added);
    }

    const QStringList roots_;
    const QString savedGames_ = QFileInfo(SavedGame::path(QStringLiteral("any"))).absolutePath();
    bool gamesChanged_ = true;
    std::promise<CollectionPointer> first_;
    CollectionPointer last_;
    QFileSystemWatcher* watcher_ = nullptr;
    QTimer* soon_ = nullptr;
    QElapsedTimer waiting_;
};

}  // namespace

GamesWatcher::GamesWatcher(const QStringList& roots, QObject* parent) : QObject(parent) {
    qRegisterMetaType<CollectionPointer>("std::shared_ptr<const plt::Collection>");
    std::promise<CollectionPointer> first;
    first_ = first.get_future();
    auto worker = std::make_unique<WatcherWorker>(roots, std::move(first));
    WatcherWorker* const target = worker.get();
    connect(this, &GamesWatcher::refreshRequested, target, &WatcherWorker::lookAtAll);
    connect(target, &WatcherWorker::changed, this, [this](const CollectionPointer& collection) {
        if (firstTaken_ && collection == firstCollection_) return;
        Q_EMIT changed(collection);
    });
    thread_ = std::make_unique<WorkerThread>(QStringLiteral("games"), std::move(worker));
    QMetaObject::invokeMethod(target, &WatcherWorker::begin, Qt::QueuedConnection);
}

GamesWatcher::~GamesWatcher() = default;

std::shared_ptr<const Collection> GamesWatcher::waitForFirst(int milliseconds) {
    if (!first_.valid() ||
        first_.wait_for(std::chrono::milliseconds(milliseconds)) != std::future_status::ready)
        return nullptr;
    firstTaken_ = true;
    firstCollection_ = first_.get();
    return firstCollection_;
}

void GamesWatcher::refresh() {
    Q_EMIT refreshRequested();
}

}  // namespace plt

#include "games_watcher.moc"
