// SPDX-License-Identifier: MIT
#include "launcher/collection/games_watcher.h"

#include "common/keeping/daily/daily_results.h"
#include "common/storage/files.h"
#include "common/storage/guests/guests.h"
#include "common/thinking/doorbell.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <mutex>
#include <stop_token>
#include <utility>

#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QTimer>

namespace plt {

namespace {

/// Returns the path itself or its nearest existing parent, through which a missing directory is watched.
QString nearestExisting(QString path) {
    while (!QFileInfo(path).isDir()) {
        const QString above = QFileInfo(path).path();
        if (above == path) return {};
        path = above;
    }
    return path;
}

/// The part of GamesWatcher that lives in the worker thread.
class WatcherWorker : public QObject {
  public:
    using Changed = std::function<void(const CollectionPointer& collection)>;

    WatcherWorker(const QStringList& roots, CollectionPointer first, Changed changed)
        : roots_(roots), changed_(std::move(changed)), last_(std::move(first)) {
        soon_.setSingleShot(true);
        connect(&soon_, &QTimer::timeout, this, &WatcherWorker::update);
        connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this](const QString& path) {
            // A game in progress is saved after every move, which does not concern the games' folders.
            gamesChanged_ = gamesChanged_ || !kept_.contains(path);
            updateSoon();
        });
        connect(&watcher_, &QFileSystemWatcher::fileChanged, this, &WatcherWorker::updateAllSoon);

        // Created now, as they are watched too, and games write into them later.
        storage::makeFolder(QStringLiteral("saved"));
        storage::makeFolder(QStringLiteral("daily"));
        storage::makeFolder(QStringLiteral("guests"));
        changed_(last_);
        // The first look is for a window that opens at once; the thorough one follows after the first paint.
        // Only then are the directories watched, and read once more for changes in between.
        QTimer::singleShot(afterFirstPaint, this, [this] {
            updateWatcher();
            updateAll();
        });
    }

    void updateAll() {
        gamesChanged_ = true;
        update();
    }

    void update() {
        waiting_.invalidate();
        soon_.stop();
        auto now = std::make_shared<const Collection>(collect());
        const bool isNew = !sameCollection(*last_, *now);
        last_ = std::move(now);
        if (isNew) changed_(last_);
        updateWatcher();
    }

  private:
    static constexpr int afterFirstPaint = 120;  ///< milliseconds

    void updateAllSoon() {
        gamesChanged_ = true;
        updateSoon();
    }

    /// Waits for the end of a burst of changes (a folder being copied), but not forever.
    void updateSoon() {
        constexpr int quiet = 150;
        constexpr int longest = 600;
        if (!waiting_.isValid()) waiting_.start();
        soon_.start(waiting_.elapsed() > longest ? 0 : quiet);
    }

    Collection collect() {
        const bool readsGames = std::exchange(gamesChanged_, false);
        Collection found{readsGames ? scanThoroughly(roots_) : last_->scan};
        if (readsGames) daily_.setGames(found.scan);
        found.daily = daily_.read();
        found.begun = begun_.read(idsOf(found.scan), std::numeric_limits<qint64>::max());
        return found;
    }

    /// Returns the paths to watch. Directories report added and removed entries; only a file itself reports
    /// its changes.
    QSet<QString> pathsToWatch() const {
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
        for (const QString& folder : keptFolders()) paths.insert(nearestExisting(folder));
        paths.remove(QString());
        return paths;
    }

    /// Returns the folders in which games save what the console shows, and the one with a folder for each
    /// guest.
    static QStringList keptFolders() {
        return storage::allFolders(QStringLiteral("saved")) + DailyResults::folders() +
               QStringList{storage::folder(QStringLiteral("guests"))};
    }

    void updateWatcher() {
        kept_ = keptFolders();
        const QStringList listed = watcher_.files() + watcher_.directories();
        const QSet<QString> watched(listed.cbegin(), listed.cend());
        const QSet<QString> wanted = pathsToWatch();
        const QStringList gone = (watched - wanted).values();
        const QStringList added = (wanted - watched).values();
        if (!gone.isEmpty()) watcher_.removePaths(gone);
        if (!added.isEmpty()) watcher_.addPaths(added);
    }

    const QStringList roots_;
    QStringList kept_ = keptFolders();
    bool gamesChanged_ = true;
    const Changed changed_;
    CollectionPointer last_;
    BegunGames begun_;
    DailyReader daily_;
    QFileSystemWatcher watcher_;
    QTimer soon_;
    QElapsedTimer waiting_;
};

}  // namespace

/// The bell that makes the worker look at all, while there is a worker.
struct GamesWatcher::Refreshing {
    std::mutex guard;
    std::unique_ptr<Doorbell> bell;
};

GamesWatcher::GamesWatcher(const QStringList& roots, const FirstLook& first, QObject* parent)
    : QObject(parent), first_(first), refreshing_(std::make_shared<Refreshing>()) {
    first_.queue->receive();
    // Lasts until the queue ends.
    first_.queue->add(
        {[this, roots, found = first_.found, refreshing = refreshing_](const WorkQueue::Turn& turn) {
            QEventLoop loop;  // first: the worker's timers and watchers need the thread to have events
            WatcherWorker worker(roots, found.get(), [&](const CollectionPointer& collection) {
                turn.deliver([this, collection] {
                    if (collection != taken_) Q_EMIT changed(collection);
                });
            });
            const auto setBell = [&](std::unique_ptr<Doorbell> bell) {
                const std::scoped_lock lock(refreshing->guard);
                refreshing->bell = std::move(bell);
            };
            setBell(std::make_unique<Doorbell>([&worker] { worker.updateAll(); }));
            const std::stop_callback quit(turn.stop(), [&loop] {
                QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
            });
            loop.exec();
            setBell({});
        }});
}

GamesWatcher::~GamesWatcher() {
    // Others may hold the queue.
    first_.queue->end();
}

std::shared_ptr<const Collection> GamesWatcher::waitForFirst(int milliseconds) {
    if (first_.found.wait_for(std::chrono::milliseconds(milliseconds)) == std::future_status::ready)
        taken_ = first_.found.get();
    return taken_;
}

void GamesWatcher::refresh() {
    const std::scoped_lock lock(refreshing_->guard);
    if (refreshing_->bell) refreshing_->bell->ring();
}

}  // namespace plt
