// SPDX-License-Identifier: MIT
#include "common/keeping/saved/game_keeper.h"

#include "common/language/translated.h"
#include "common/session/deals/known_deals.h"
#include "common/session/saved/saved_timeline.h"
#include "common/storage/files.h"

#include <utility>

#include <QEventLoop>
#include <QFile>
#include <QFileInfo>

namespace plt {

namespace {

/// Delay of saving, so that quick moves are saved together.
constexpr int soonMs = 150;
/// Delay of the next attempt: a full disk may have room later.
constexpr int againMs = 5000;

/// The size of saved games, in bytes, that may take long to be read.
constexpr qint64 longSize = 64 * 1024;
/// Room for the games of a file, beside what stands around them.
constexpr qint64 roomForGames = storage::sizeLimit - 4096;

}  // namespace

GameKeeper::GameKeeper(const QString& gameId, GameSession& session, QObject* parent)
    : QObject(parent), id_(gameId), session_(session), saved_(gameId) {
    soon_.setSingleShot(true);
    soon_.setInterval(soonMs);
    again_.setSingleShot(true);
    again_.setInterval(againMs);
    connect(&soon_, &QTimer::timeout, this, &GameKeeper::save);
    connect(&again_, &QTimer::timeout, this, &GameKeeper::save);
    connect(&session_, &GameSession::changed, this, &GameKeeper::saveSoon);
    connect(&session_, &GameSession::seatsChanged, this, &GameKeeper::saveSoon);
    // A hint makes the game a helped one.
    connect(&session_, &GameSession::hintChanged, this, [this] {
        if (!session_.hintText().isEmpty()) saveSoon();
    });
    if (!saved_.isOwner()) {
        trouble_ = saved_.ownershipProblem();
        if (!saved_.isOwnedElsewhere()) again_.start();
    }
}

GameKeeper::~GameKeeper() {
    FileWriter::shared().finish();
}

bool GameKeeper::restore() {
    if (!saved_.isOwner()) complaint_ = tr("%1 This game is not saved.").arg(saved_.ownershipProblem());
    restoreDeals();
    if (saved_.isOwnedElsewhere()) return false;
    const auto found = find();
    if (!found) {
        mayWrite_ = false;
        return false;
    }
    const auto& [present, others, timeline] = *found;
    if (!present.problem.isEmpty()) addComplaint(SavedGame::path(id_), {present.problem}, false);
    if (!others.problem.isEmpty()) addComplaint(SavedGame::othersPath(id_), {others.problem}, false);
    if (timeline == nullptr) return false;
    const auto restored = session_.restore(*timeline);
    if (!restored.problems.isEmpty()) {
        // The problem cannot always be attributed to one of the files, so both are copied.
        if (present.object) addComplaint(SavedGame::path(id_), restored.problems, restored.usable);
        if (others.object) addComplaint(SavedGame::othersPath(id_), restored.problems, restored.usable);
    } else if (present.object && others.object && dealsWritten_ == session_.knownDeals().version()) {
        // Everything just read is on the disk already.
        soon_.stop();
    }
    return restored.usable;
}

std::optional<GameKeeper::Found> GameKeeper::find() {
    const auto read = [&saved = saved_, &rules = session_.rules()](const std::stop_token& stop) {
        Found found{saved.loadPresent(), saved.loadOthers(), nullptr};
        if (found.present.object || found.others.object)
            found.timeline = GameSession::replay(rules, found.present.object.value_or(QJsonObject()),
                                                 found.others.object.value_or(QJsonObject()), stop);
        return found;
    };
    if (QFileInfo(SavedGame::path(id_)).size() + QFileInfo(SavedGame::othersPath(id_)).size() < longSize)
        return read({});
    std::optional<Found> found;
    QEventLoop loop;
    reader_.run(
        this, read,
        [&found, &loop](Found done) {
            found = std::move(done);
            loop.quit();
        },
        [&found, &loop](const QString& what) {
            found = Found{{std::nullopt, what}, {}, nullptr};
            loop.quit();
        });
    Q_EMIT reading(true);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    reader_.cancel();
    Q_EMIT reading(false);
    return found;
}

void GameKeeper::restoreDeals() {
    const QString path = SavedGame::dealsPath(id_);
    auto& deals = session_.knownDeals();
    auto [bytes, problem] = storage::readBytes(path);
    if (bytes && !deals.read(*bytes)) problem = tr("it is damaged");
    // Damaged lines are written again.
    dealsWritten_ = problem.isEmpty() ? deals.version() : 0;
    if (problem.isEmpty() || saved_.isOwnedElsewhere()) return;
    putAside(path, deals.size() > 0,
             tr("The list of deals that you know could not be used: %1.").arg(problem));
}

void GameKeeper::addComplaint(const QString& path, const QStringList& problems, bool stillUsed) {
    putAside(path, stillUsed,
             stillUsed ? tr("Part of the saved game could not be used: %1.").arg(problems.first())
                       : tr("The saved game could not be used: %1.").arg(problems.first()));
}

void GameKeeper::putAside(const QString& path, bool stillUsed, const QString& said) {
    const QString name = stillUsed ? storage::copyAside(path) : storage::setAside(path);
    const QString kept = name.isEmpty()
                             ? tr("It is left as it is in %1, and this game is not saved.").arg(path)
                             : tr("It was kept as %1.").arg(name);
    for (const QString& sentence : {said, kept})
        if (!complaint_.contains(sentence)) complaint_ = passage({complaint_, sentence});
    if (!name.isEmpty()) return;
    // Files that may still be of use are not overwritten.
    mayWrite_ = false;
    setTrouble(passage({said, kept}));
}

void GameKeeper::saveSoon() {
    if (!again_.isActive() && !soon_.isActive()) soon_.start();
}

bool GameKeeper::mayWriteNow() {
    if (!mayWrite_ || saved_.isOwnedElsewhere()) return false;
    if (saved_.isOwner()) return true;
    if (!saved_.tryToOwn()) {
        setTrouble(saved_.ownershipProblem());
        if (!saved_.isOwnedElsewhere()) again_.start();
        return false;
    }
    // Files found there now were not this window's when it began.
    for (const QString& path : {SavedGame::path(id_), SavedGame::othersPath(id_), SavedGame::dealsPath(id_)})
        if (QFile::exists(path) && storage::copyAside(path).isEmpty()) {
            mayWrite_ = false;
            return false;
        }
    return true;
}

void GameKeeper::save() {
    soon_.stop();
    again_.stop();
    // While a saved game is read, or a first deal is searched for, there is nothing to save.
    if (session_.awaitsFirst() || !mayWriteNow()) return;
    const auto text = session_.text();
    if (text.othersVersion != othersWritten_) {
        othersWritten_ = text.othersVersion;
        write(
            SavedGame::othersPath(id_),
            [id = id_, others = text.others] {
                const auto fitted = others(roomForGames);
                return Content{storage::bytesOf(SavedGame::othersFile(id, fitted.object)), fitted.isWhole};
            },
            &othersWritten_);
    }
    if (session_.knownDeals().version() != dealsWritten_) {
        dealsWritten_ = session_.knownDeals().version();
        write(
            SavedGame::dealsPath(id_), [bytes = session_.knownDeals().write()] { return Content{bytes}; },
            &dealsWritten_);
    }
    const bool inProgress = session_.outcome() == Outcome::playing && session_.moveCount() > 0;
    write(
        SavedGame::path(id_),
        [id = id_, present = text.present, inProgress] {
            const auto fitted = present(roomForGames);
            return Content{storage::bytesOf(SavedGame::presentFile(id, fitted.object, inProgress)),
                           fitted.isWhole};
        },
        nullptr);
}

void GameKeeper::write(const QString& path, const std::function<Content()>& make, std::uint64_t* version) {
    auto& last = last_[path];
    if (last == nullptr) last = std::make_shared<QByteArray>();
    auto content = std::make_shared<Content>();
    FileWriter::shared().run(
        path,
        [path, make, content, last = last] {
            *content = make();
            if (content->bytes == *last) return QString();
            if (!storage::sizeProblem(content->bytes.size()).isEmpty())
                return tr("The game is too large for a saved game. The last one that was not is kept.");
            const QString problem = storage::writeFile(path, content->bytes);
            *last = problem.isEmpty() ? content->bytes : QByteArray();
            return problem;
        },
        this,
        [this, path, version, content](const QString& problem) {
            if (!problem.isEmpty() && version != nullptr) *version = 0;
            written(problem);
            if (problem.isEmpty() && path == SavedGame::path(id_))
                reportRoom(content->bytes.size(), content->isWhole);
        });
}

void GameKeeper::reportRoom(qint64 size, bool isWhole) {
    // The warnings are repeated after the size has gone below a quarter.
    if (isWhole && size < storage::sizeLimit / 4) reportedRoom_ = Room::plenty;
    const auto room = !isWhole ? Room::none : size > storage::sizeLimit / 2 ? Room::half : Room::plenty;
    if (room <= reportedRoom_) return;
    reportedRoom_ = room;
    const QString then = session_.canClearPast()
                             ? tr("Forget the past (in the Game menu) to have all of the room again.")
                             : tr("When all of it is used, this game can no longer be saved.");
    Q_EMIT warned((room == Room::none ? tr("The saved game is full. The first moves can be undone only until "
                                           "the window is closed.")
                                      : tr("Half of the room for the saved game is used.")) +
                  QLatin1Char(' ') + then);
}

bool GameKeeper::saveAndWait() {
    save();
    FileWriter::shared().finish();
    FileWriter::shared().deliver();
    return trouble_.isEmpty();
}

void GameKeeper::written(const QString& problem) {
    if (problem.isEmpty()) {
        if (!again_.isActive()) setTrouble({});
        return;
    }
    setTrouble(problem);
    again_.start();
}

QString GameKeeper::trouble() const {
    return trouble_;
}

void GameKeeper::setTrouble(const QString& trouble) {
    if (trouble == trouble_) return;
    trouble_ = trouble;
    Q_EMIT troubleChanged();
}

}  // namespace plt
