// SPDX-License-Identifier: MIT
#include "launcher/checking/game_trial.h"

#include "common/language/catalogues/translations.h"
#include "common/language/translated.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/rules/random.h"
#include "common/system/streams/standard_streams.h"
#include "common/testing/game_checks.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "launcher/checking/report_files.h"

#include <cstdlib>
#include <exception>

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>

namespace plt {

namespace {

using std::chrono::seconds;

// The number of games and the time limits: a slow game is checked less, not longer.
constexpr int gamesWithPresets = 800;
constexpr int gamesWithOptions = 200;
constexpr int pliesOfAGame = 300;
constexpr seconds forRandomGames(60);
constexpr seconds forOptionGames(30);
constexpr seconds forDamagedTexts(10);
constexpr seconds forHints(20);
constexpr seconds forLevels(20);
constexpr seconds forSessions(30);

/// Thrown when the trial cannot continue.
struct TrialEnded {};

/// The record of the current trial, for endTrial().
FlightRecorder* record = nullptr;

/// Called when the game has called exit() in the middle of its trial. Destroying objects in use would crash,
/// and the crash would be reported instead.
void endTrial() {
    if (record != nullptr && record->trial() != Trial::done) std::_Exit(trialLeft);
}

}  // namespace

GameTrial::GameTrial(const GameInfo& info, FlightRecorder& recorder, Listener listener)
    : info_(info), recorder_(recorder), listener_(std::move(listener)) {}

GameTrial::~GameTrial() {
    record = nullptr;
}

void GameTrial::run() {
    load();
    show();
    collectOptions();
    checkRules();
    checkSessions();
    playInWindow();
    close();
    begin(Trial::done);
}

void GameTrial::begin(Trial trial) {
    trial_ = trial;
    recorder_.record(trial);
}

testing::Watch GameTrial::watch(seconds longest) {
    QElapsedTimer time;
    time.start();
    return [this, time, longest](const testing::Moment& moment) {
        recorder_.record(trial_, moment);
        return !time.hasExpired(std::chrono::milliseconds(longest).count());
    };
}

void GameTrial::report(const testing::Finding& finding) {
    // The reason for what was found, if the rules know it.
    if (const auto failure = view_->session().rules().takeFailure()) listener_.problem(translated(*failure));
    if (!finding.ok()) listener_.problem(translated(finding.problem));
}

void GameTrial::waitUntil(const std::function<bool()>& done) {
    while (!done()) {
        constexpr int soon = 10;
        QEventLoop loop;
        QTimer::singleShot(soon, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

void GameTrial::load() {
    begin(Trial::loading);
    QString problem;
    plugin_ = loadGame(info_, &problem);
    // Functions registered last run first: before those of the game.
    record = &recorder_;
    std::atexit(endTrial);
    if (plugin_ != nullptr) return;
    listener_.problem(tr("the game was not loaded: %1").arg(problem));
    throw TrialEnded();
}

void GameTrial::show() {
    begin(Trial::makingView);
    std::unique_ptr<GameView> view(plugin_->makeView(nullptr));
    if (view == nullptr) {
        listener_.problem(tr("the game has nothing to show"));
        throw TrialEnded();
    }
    begin(Trial::showing);
    view_ = view.get();
    window_ = std::make_unique<GameWindow>(info_);
    window_->setView(view.release());
    window_->show();
    waitUntil([this] { return !view_->session().awaitsFirst(); });
    (void)window_->grab();
}

void GameTrial::tryOption(const std::function<bool(QWidget& form)>& change) {
    auto& session = view_->session();
    const auto& rules = session.rules();
    const auto usual = rules.usualOptions();
    constexpr std::uint64_t number = 1;
    if (!rules.dealIsSlow(usual)) session.openId(QString::fromStdString(dealId(rules, usual, number)));
    OptionsForm form(view_->preferences());
    if (!view_->buildOptions(form) || !change(form) || !view_->optionsProblem().isEmpty()) return;
    view_->applyOptions();
    QCoreApplication::processEvents();
}

void GameTrial::collectOptions() {
    begin(Trial::options);
    auto& session = view_->session();
    const auto& rules = session.rules();
    presets_ = {rules.write(rules.usualOptions())};
    const auto addNew = [&](std::vector<std::string>& where) {
        const auto text = session.optionsText().toStdString();
        const auto isThere = [&text](const std::vector<std::string>& all) {
            return std::find(all.begin(), all.end(), text) != all.end();
        };
        if (!isThere(presets_) && !isThere(options_) && !testing::dealIsSlow(rules, text))
            where.push_back(text);
    };
    // One row of the form at a time is set to each of its values, or to its minimum and maximum.
    constexpr int maximumTries = 60;
    int tries = 0;
    bool isPreset = false;
    for (qsizetype row = 0; tries < maximumTries; ++row) {
        bool hasRow = false;
        bool hasValue = true;
        for (int value = 0; hasValue && tries < maximumTries; ++value, ++tries) {
            recorder_.record(trial_);
            tryOption([&](QWidget& form) {
                const auto rows = form.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
                hasRow = row < rows.size();
                hasValue = false;
                if (!hasRow) return false;
                isPreset = false;
                if (auto* const preset = qobject_cast<QPushButton*>(rows[row])) {
                    isPreset = true;
                    preset->click();
                } else if (auto* const flag = qobject_cast<QCheckBox*>(rows[row])) {
                    flag->click();
                } else if (auto* const choice = qobject_cast<QComboBox*>(rows[row])) {
                    hasValue = value + 1 < choice->count();
                    choice->setCurrentIndex(value);
                } else if (auto* const number = qobject_cast<QSpinBox*>(rows[row])) {
                    hasValue = value == 0;
                    number->setValue(value == 0 ? number->minimum() : number->maximum());
                } else {
                    return false;
                }
                return true;
            });
            if (hasRow) addNew(isPreset ? presets_ : options_);
        }
        if (!hasRow) break;
    }
    // Deals that need a search are tried in the window only.
    if (testing::dealIsSlow(rules, presets_.front()) && presets_.size() + options_.size() > 1)
        presets_.erase(presets_.begin());
}

void GameTrial::checkRules() {
    const auto& rules = view_->session().rules();
    begin(Trial::randomGames);
    const testing::Extent extent{gamesWithPresets, pliesOfAGame};
    auto random = testing::randomGames(rules, presets_, extent, {}, watch(forRandomGames));
    int games = random.games;
    int wanted = extent.games;
    report(random);
    if (random.ok() && !options_.empty()) {
        random = testing::randomGames(rules, options_, {gamesWithOptions, pliesOfAGame, 1}, {},
                                      watch(forOptionGames));
        games += random.games;
        wanted += gamesWithOptions;
        report(random);
    }
    if (random.ok() && games < wanted)
        listener_.note(
            tr("%1: there was time for %Ln random games", "%1: there was time for 1 random game", games)
                .arg(info_.label));
    begin(Trial::damagedTexts);
    constexpr int texts = 1000;
    report(testing::damagedTexts(rules, presets_, {texts, 0, 77}, watch(forDamagedTexts)));
    begin(Trial::hints);
    constexpr int gamesWithHints = 20;
    report(testing::hintsAreLegal(rules, presets_, {gamesWithHints, 100, 3}, watch(forHints)));
    begin(Trial::levels);
    constexpr int gamesOfLevels = 10;
    report(testing::levelsPlayLegally(rules, presets_, {gamesOfLevels, 60, 5}, watch(forLevels)));
}

void GameTrial::checkSessions() {
    begin(Trial::sessions);
    constexpr int sessions = 10;
    const auto make = [this] {
        std::shared_ptr<GameView> view(plugin_->makeView(nullptr));
        view->setUp(info_.id);
        auto* const session = &view->session();
        return std::shared_ptr<GameSession>(std::move(view), session);
    };
    report(testing::sessionChecks(make, presets_, {sessions, 40, 4711}, watch(forSessions)));
}

void GameTrial::playGame(GameSession& session, Random& random) {
    testing::Moment moment{session.longId().toStdString()};
    constexpr int plies = 60;
    for (int ply = 0; ply < plies; ++ply) {
        const auto position = session.position();
        if (position.moveCount() == 0) break;
        moment.move = position.moveText(static_cast<std::size_t>(random.below(position.moveCount())));
        recorder_.record(trial_, moment);
        session.playText(QString::fromStdString(moment.move));
        moment.moves.push_back(std::exchange(moment.move, {}));
        (void)view_->statusText();
        QCoreApplication::processEvents();
    }
    if (session.outcome() != Outcome::playing) (void)view_->endMessage();
    (void)window_->grab();
    while (session.moveCount() > 0) session.stepBack();
    QCoreApplication::processEvents();
    while (session.moveCount() < session.plies()) session.stepForward();
    recorder_.record(trial_, moment);
    (void)window_->grab();
}

void GameTrial::playInWindow() {
    begin(Trial::playing);
    auto& session = view_->session();
    Random random(1);
    constexpr std::size_t maximumGames = 12;
    std::vector<std::string> games = presets_;
    games.insert(games.end(), options_.begin(), options_.end());
    games.resize(std::min(games.size(), maximumGames));
    for (const auto& options : games) {
        const auto id = testing::dealId(session.rules(), options, random.next());
        recorder_.record(trial_, {id});
        if (!session.openId(QString::fromStdString(id)).isEmpty()) continue;
        waitUntil([&session] { return !session.awaitsFirst(); });
        // No computer moves in between.
        session.setSeats(Seats(session.seats().size()));
        playGame(session, random);
        session.restart();
    }
    begin(Trial::saving);
    window_->saveNow();
}

void GameTrial::close() {
    begin(Trial::closing);
    if (!window_->close()) listener_.problem(tr("the window of the game does not close"));
    window_.reset();
}

int tryGameForOthers(const QString& folder, const QString& report) {
    // Standard output is reserved for the guard's message.
    streams::sendOutputToErrors();
    const QDir files(report);
    FlightRecorder recorder(files.filePath(recordFileName));
    const auto reportProblem = [&files](const QString& problem) {
        addLine(files.filePath(problemsFileName), problem);
    };
    const auto reportNote = [&files](const QString& line) { addLine(files.filePath(notesFileName), line); };
    const GameFolder found = readGameFolder(folder);
    installGameTranslations(found.info.folder);
    const auto threw = [&](const QString& what) {
        reportProblem(
            what.isEmpty()
                ? GameTrial::tr("the game threw an exception %1").arg(recorder.inWords())
                : GameTrial::tr("the game threw an exception %1: %2").arg(recorder.inWords(), what));
        std::_Exit(trialFailed);
    };
    // After an exception the game is not destroyed: its destructors might do anything.
    GameTrial trial(found.info, recorder, {reportProblem, reportNote});
    try {
        trial.run();
    } catch (const TrialEnded&) {
        // A library that failed may have left the loader locked.
        std::_Exit(trialFailed);
    } catch (const std::exception& thrown) {
        threw(QString::fromUtf8(thrown.what()));
    } catch (...) {
        threw({});
    }
    return 0;
}

}  // namespace plt
