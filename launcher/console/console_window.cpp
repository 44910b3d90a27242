// SPDX-License-Identifier: MIT
#include "launcher/console/console_window.h"

#include "common/help/manual/manual.h"
#include "common/help/text/text_help_window.h"
#include "common/look/first_paint.h"
#include "common/look/fitted_font.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/icon/game_icon.h"
#include "common/session/sharing/shared_game.h"
#include "common/storage/files.h"
#include "common/storage/preferences.h"
#include "common/system/confinement/confinement.h"
#include "common/system/grabs/input_grab.h"
#include "common/system/grabs/way_out.h"
#include "launcher/building/build_status.h"
#include "launcher/collection/favourites.h"
#include "launcher/collection/games_roots.h"
#include "launcher/confinement/confining.h"
#include "launcher/console/central_column.h"
#include "launcher/console/pasted_game.h"
#include "launcher/console/problem_panel.h"
#include "launcher/controls/console_button.h"
#include "launcher/game/console_channel.h"
#include "launcher/language/chosen_language.h"
#include "launcher/language/language_change.h"
#include "launcher/language/language_menu.h"
#include "launcher/running/running_list.h"
#include "launcher/running/trouble_list.h"
#include "launcher/shelves/game_button.h"
#include "launcher/shelves/game_shelves.h"
#include "launcher/statistics/statistics_window.h"
#include "launcher/today/calendar_window.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QPainterPath>
#include <QRandomGenerator>
#include <QScreen>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace plt {

namespace {

constexpr int maximumFocusTries = 5;

const auto geometryKey = QLatin1String("console/geometry");
const auto todayKey = QLatin1String("console/today");

QString plainMenuText(QString text) {
    return text.replace(u'&', QLatin1String("&&"));
}

/// A magnifying glass in the palette's placeholder colour.
QIcon searchIcon(const QPalette& palette, qreal pixelRatio) {
    constexpr int side = 16;
    QPixmap picture(QSize(side, side) * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(palette.color(QPalette::PlaceholderText), 1.8);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.drawEllipse(QPointF(6.8, 6.8), 4.4, 4.4);
    painter.drawLine(QPointF(10.2, 10.2), QPointF(13.8, 13.8));
    return picture;
}

/// A die that shows five, in a square of 16 units.
QPainterPath dieSign() {
    QPainterPath sign;
    sign.addRoundedRect(QRectF(1.5, 1.5, 13, 13), 3, 3);
    constexpr double spot = 0.45;
    for (const QPointF middle :
         {QPointF(5, 5), QPointF(11, 5), QPointF(8, 8), QPointF(5, 11), QPointF(11, 11)})
        sign.addEllipse(middle, spot, spot);
    return sign;
}

QString favouriteText(bool isFavourite) {
    return isFavourite ? ConsoleWindow::tr("Remove from f&avourites")
                       : ConsoleWindow::tr("Add to f&avourites");
}

}  // namespace

ConsoleWindow::ConsoleWindow(const Settings& settings, QWidget* parent)
    : QMainWindow(parent), settings_(settings) {
    setWindowTitle(tr("PLT Games"));
    setIconProgram(settings_.program);
    favourites_ = new Favourites(this);
    dayWatch_ = new DayWatch(settings_.clock, this);
    watcher_ = new GamesWatcher(
        settings_.roots, settings_.firstLook.queue ? settings_.firstLook : beginFirstLook(settings_.roots),
        this);
    makeContents();
    makeMenus();
    updateRunning();
    connect(watcher_, &GamesWatcher::changed, this, &ConsoleWindow::showCollection);
    connectBuild();
    // The first look is already running. If it takes longer, the window is shown without it.
    constexpr int maximumDelay = 250;
    if (const auto first = watcher_->waitForFirst(maximumDelay)) showCollection(first);
    updateActions();
    shelves_->focusCurrent();
    // The default icon of all windows. Drawing it takes a moment, which must not delay the first key.
    afterFirstPaint(shelves_->widget(), [this] {
        constexpr int soonMs = 150;
        QTimer::singleShot(soonMs, this, [] {
            QApplication::setWindowIcon(QIcon(QStringLiteral(":/launcher/plt-games.svg")));
        });
        watchRunningGames();
    });
    if (!restoreShape()) chooseShape();
    // Before the first frame, so that it is laid out correctly.
    alignWith(shelves_->contentFor(width()), width());
}

ConsoleWindow::~ConsoleWindow() {
    for (RunningGame* const game : std::as_const(running_)) game->disconnect(this);
}

void ConsoleWindow::makeContents() {
    auto* const centre = new CentralColumn(this);
    centre_ = centre;
    search_ = new QLineEdit(centre);
    search_->setPlaceholderText(tr("Type to find a game"));
    search_->setAccessibleName(tr("Find a game"));
    searchSign_ = search_->addAction(searchIcon(palette(), devicePixelRatioF()), QLineEdit::LeadingPosition);
    searchSign_->setEnabled(false);
    runningButton_ = new ConsoleButton(centre);
    runningButton_->setCheckable(true);
    runningButton_->hide();
    surpriseButton_ = new ConsoleButton(centre);
    surpriseButton_->setSign(dieSign());
    surpriseButton_->setText(tr("Surprise me"));
    surpriseButton_->setAccessibleName(tr("Surprise me"));
    surpriseButton_->setAccessibleDescription(tr("Play a game chosen by chance"));
    runningList_ = new RunningList(centre);
    shelves_ = new GameShelves(settings_.program, *favourites_, centre);
    shelves_->setToday(dayWatch_->today());
    shelves_->setTodayShown(Preferences::shared().flag(todayKey, true));
    troubles_ = new TroubleList(centre);
    problems_ = new ProblemPanel(centre);

    auto* const column = new QVBoxLayout(centre);
    constexpr int edge = 12;
    column->setContentsMargins(0, edge, 0, 0);
    column->setSpacing(0);
    const auto addInset = [&](QWidget* widget, int top, int bottom) {
        auto* const row = new QHBoxLayout;
        row->setContentsMargins(edge, 0, edge, 0);
        row->setSpacing(edge);
        row->addWidget(widget);
        column->addLayout(row);
        insets_.append({row, widget, top, bottom});
        widget->installEventFilter(this);
        return row;
    };
    auto* const top = addInset(search_, 0, edge);
    top->addWidget(surpriseButton_);
    top->addWidget(runningButton_);
    addInset(runningList_, 0, 4);
    column->addWidget(shelves_, 1);
    addInset(troubles_, 4, 4);
    addInset(problems_, 4, 4);
    setCentralWidget(centre);
    fitInsets();

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!hasSharedLine(text)) {
            shelves_->setFilter(text);
            return;
        }
        search_->clear();
        pasteGame(text);
    });
    // The built-in clear button searches all icon themes for its icon, a fifth of the whole start.
    connect(search_, &QLineEdit::textChanged, search_, [this] {
        if (!search_->isClearButtonEnabled()) search_->setClearButtonEnabled(true);
    });
    connect(search_, &QLineEdit::returnPressed, shelves_, &GameShelves::activateCurrent);
    connect(shelves_, &GameShelves::activated, this, &ConsoleWindow::resume);
    connect(shelves_, &GameShelves::boardActivated, this, &ConsoleWindow::playBoard);
    connect(shelves_, &GameShelves::calendarRequested, this, &ConsoleWindow::openCalendar);
    connect(dayWatch_, &DayWatch::dayChanged, this, &ConsoleWindow::updateToday);
    connect(shelves_, &GameShelves::contentMoved, this,
            [this] { alignWith(shelves_->content(), shelves_->width()); });
    connect(shelves_, &GameShelves::allRequested, search_, [this] {
        search_->setFocus(Qt::OtherFocusReason);
        search_->clear();
    });
    connect(shelves_, &GameShelves::leftUpwards, search_,
            [this] { search_->setFocus(Qt::BacktabFocusReason); });
    connect(surpriseButton_, &QToolButton::clicked, this, &ConsoleWindow::surprise);
    connect(favourites_, &Favourites::changed, this, &ConsoleWindow::updateActions);
    connect(shelves_, &GameShelves::menuRequested, this, &ConsoleWindow::showGameMenu);
    connect(shelves_, &GameShelves::currentChanged, this, &ConsoleWindow::updateActions);
    connect(shelves_, &GameShelves::iconFailed, this,
            [this](const QString& iconPath, const Message& problem) {
                iconProblems_.append({iconPath, 0, 0, problem});
                showProblems();
            });
    connect(shelves_, &GameShelves::pictureChanged, runningList_, [this](const QString& iconPath) {
        for (RunningRow* const row : runningList_->rows())
            if (row->game()->info().iconPath == iconPath)
                row->setPicture(shelves_->picture(row->game()->info()));
    });
    connect(shelves_, &GameShelves::pictureChanged, this, [this] {
        if (calendar_) calendar_->updatePictures();
    });
    connect(troubles_, &TroubleList::restartRequested, this, [this](const GameInfo& info) { play(info); });
    connect(runningButton_, &QToolButton::toggled, this, &ConsoleWindow::setRunningListOpen);
    connect(runningList_, &RunningList::closeRequested, runningButton_,
            [this] { runningButton_->setChecked(false); });
}

void ConsoleWindow::makeMenus() {
    QMenu* const games = menuBar()->addMenu(tr("&Games"));
    playAction_ = games->addAction(tr("&Play"), shelves_, &GameShelves::activateCurrent);
    favouriteAction_ = games->addAction(favouriteText(false), QKeySequence(Qt::CTRL | Qt::Key_D), shelves_,
                                        &GameShelves::toggleCurrentFavourite);
    surpriseAction_ = games->addAction(tr("&Surprise me"), QKeySequence(Qt::CTRL | Qt::Key_U), this,
                                       &ConsoleWindow::surprise);
    surpriseButton_->setToolTip(tr("Play a game chosen by chance (%1)")
                                    .arg(surpriseAction_->shortcut().toString(QKeySequence::NativeText)));
    games->addSeparator();
    games->addAction(tr("&Find"), QKeySequence::Find, this, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    runningAction_ = games->addAction(tr("&Running games"), QKeySequence(Qt::CTRL | Qt::Key_R), this, [this] {
        runningButton_->setChecked(!runningButton_->isChecked());
        if (runningButton_->isChecked()) runningList_->focusFirst();
    });
    runningAction_->setCheckable(true);
    games->addAction(tr("Paste a shared &game"), QKeySequence::Paste, this,
                     [this] { pasteGame(QApplication::clipboard()->text()); });
    games->addAction(tr("S&tatistics of all games..."), QKeySequence(Qt::CTRL | Qt::Key_I), this,
                     &ConsoleWindow::showStatistics);
    games->addSeparator();
    games->addAction(tr("Open the folder for &your games"), this, &ConsoleWindow::openOwnFolder);
    games->addAction(tr("&Look for games again"), QKeySequence(Qt::Key_F5), watcher_, &GamesWatcher::refresh);
    games->addSeparator();
    games->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);

    QMenu* const view = menuBar()->addMenu(tr("&View"));
    todayAction_ = view->addAction(tr("&Today"));
    todayAction_->setCheckable(true);
    todayAction_->setChecked(Preferences::shared().flag(todayKey, true));
    connect(todayAction_, &QAction::toggled, this, &ConsoleWindow::setTodayShown);
    calendarAction_ = view->addAction(tr("&Calendar..."), this, &ConsoleWindow::openCalendar);
    auto* const language = new LanguageMenu(view);
    view->addSeparator();
    view->addMenu(language);
    connect(language, &LanguageMenu::languageChosen, this, &ConsoleWindow::changeLanguage);

    QMenu* const help = menuBar()->addMenu(tr("&Help"));
    rulesAction_ = help->addAction(tr("&Rules"), QKeySequence(Qt::Key_F1), this, [this] {
        if (const GameInfo* const info = shelves_->current())
            showRules(*info);
        else
            openManual(QStringLiteral("index"), this);
    });
    help->addAction(tr("&Manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1), this,
                    [this] { openManual(QStringLiteral("index"), this); });
    help->addSeparator();
    help->addAction(tr("&About PLT Games"), this, &ConsoleWindow::showAbout);
}

bool ConsoleWindow::restoreShape() {
    const QByteArray geometry = Preferences::shared().value(geometryKey).toByteArray();
    return !geometry.isEmpty() && restoreGeometry(geometry);
}

/// Chooses the size of a window that the player has not resized yet.
void ConsoleWindow::chooseShape() {
    constexpr double maximumOfScreen = 0.8;
    const QSize room = screen()->availableSize() * maximumOfScreen;
    const int width = std::min(std::max(sizeHint().width(), shelves_->sizeHint().width()), room.width());
    // On a narrow screen the games take more rows than the size hint assumes.
    const int others = sizeHint().height() - shelves_->sizeHint().height();
    resize(QSize(width, others + shelves_->firstHeight(width)).boundedTo(room));
}

void ConsoleWindow::connectBuild() {
    if (settings_.building.isEmpty()) return;
    building_ = new BuildWatcher(settings_.building, this);
    const auto show = [this] {
        shelves_->setBuildStatus(building_->status());
        showProblems();
    };
    connect(building_, &BuildWatcher::changed, this, show);
    show();
}

void ConsoleWindow::showCollection(const std::shared_ptr<const Collection>& collection) {
    // If anything but the saved games has changed, all pictures are requested again, and their problems are
    // reported again.
    if (!shown_ || !sameGames(*shown_, *collection)) iconProblems_.clear();
    shown_ = collection;
    problemsOfFolders_ = collection->scan.problems;
    shelves_->setCollection(collection);
    if (calendar_) calendar_->setContent(shown_, dayWatch_->today());
    showProblems();
    updateActions();
}

void ConsoleWindow::showProblems() {
    QList<FolderProblem> problems = problemsOfFolders_;
    // The search for games has found some of them, too.
    for (const FolderProblem& problem : iconProblems_)
        if (!problems.contains(problem)) problems.append(problem);
    removeMissingIcons(problems);
    addMissingConfinement(problems);
    if (building_) replaceByBuildErrors(problems);
    problems_->setProblems(problems);
}

/// Removes those of games that only lack a picture, which get the placeholder; --check reports them to their
/// authors.
void ConsoleWindow::removeMissingIcons(QList<FolderProblem>& problems) const {
    QSet<QString> folders;
    for (const GameSet& set : shown_ ? shown_->scan.sets : QList<GameSet>())
        for (const GameInfo& info : set.games) folders.insert(info.folder);
    problems.removeIf([&folders](const FolderProblem& problem) {
        if (folders.contains(problem.file)) return true;
        const QFileInfo file(problem.file);
        return folders.contains(file.path()) && !file.exists();
    });
}

/// Adds what this system lacks to confine guests, at the first of them, if there are any.
void ConsoleWindow::addMissingConfinement(QList<FolderProblem>& problems) const {
    if (!settings_.confinesGames || !shown_) return;
    const Message missing = missingConfinement(offeredConfinement());
    if (missing.empty()) return;
    for (const GameSet& set : shown_->scan.sets)
        for (const GameInfo& info : set.games)
            if (info.available() && isGuest(info.folder))
                return problems.append({info.folder, 0, 0, missing});
}

/// Replaces the problems of games that are being built, which only lack their library yet, by build errors.
void ConsoleWindow::replaceByBuildErrors(QList<FolderProblem>& problems) const {
    const QMap<QString, BuildStatus::Game>& games = building_->status().games;
    QSet<QString> folders;
    for (const GameSet& set : shown_ ? shown_->scan.sets : QList<GameSet>())
        for (const GameInfo& info : set.games)
            if (!info.available() && games.contains(info.id)) folders.insert(info.folder);
    problems.removeIf([&folders](const FolderProblem& problem) {
        return folders.contains(QFileInfo(problem.file).path());
    });
    for (const BuildStatus::Game& game : games)
        if (game.hasFailed())
            problems.append({game.log, 0, 0, {PLT_TR("could not be built: %1"), {game.error.toStdString()}}});
}

void ConsoleWindow::updateActions() {
    if (!playAction_) return;
    const GameInfo* const info = shelves_->current();
    playAction_->setEnabled(info && info->available());
    playAction_->setText(info ? tr("&Play %1").arg(plainMenuText(info->label)) : tr("&Play"));
    favouriteAction_->setEnabled(info != nullptr);
    favouriteAction_->setText(favouriteText(info && favourites_->contains(info->id)));
    // Else a new player does not know why there is neither a shelf nor a calendar.
    const bool hasPlayed = shown_ && !shown_->daily.played.isEmpty();
    todayAction_->setText(hasPlayed ? tr("&Today") : tr("&Today, after your first game"));
    calendarAction_->setEnabled(shelves_->hasToday());
    surpriseAction_->setEnabled(shelves_->hasPlayable());
    surpriseButton_->setEnabled(shelves_->hasPlayable());
    rulesAction_->setText(info ? tr("&Rules of %1").arg(plainMenuText(info->label)) : tr("&Rules"));
}

void ConsoleWindow::showGameMenu(const GameInfo& info, const QPoint& position) {
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const GameInfo kept = info;
    const bool isRunning = std::any_of(running_.cbegin(), running_.cend(), [&kept](const RunningGame* game) {
        return game->info().folder == kept.folder;
    });
    QAction* const start = menu->addAction(isRunning ? tr("&Play another game") : tr("&Play"), this,
                                           [this, kept] { play(kept); });
    start->setEnabled(info.available());
    const bool isFavourite = favourites_->contains(info.id);
    menu->addAction(favouriteText(isFavourite), this,
                    [this, kept, isFavourite] { favourites_->set(kept.id, !isFavourite); });
    menu->addSeparator();
    menu->addAction(tr("&Rules"), this, [this, kept] { showRules(kept); });
    menu->addAction(tr("&Manual"), this, [this, kept] { openManual(kept.id, this); });
    menu->popup(position);
}

void ConsoleWindow::showRules(const GameInfo& info) {
    TextHelp*& help = rules_[info.folder];
    if (!help) help = new TextHelp(info.folder, tr("Rules of %1").arg(info.label), false, this);
    help->show();
    if (help->window()) showGameIcon(help->window(), info);
}

void ConsoleWindow::surprise() {
    QList<GameInfo> games = shelves_->playable();
    if (games.size() > 1) games.removeIf([this](const GameInfo& info) { return info.folder == surprised_; });
    if (games.isEmpty()) return;
    const GameInfo info = games[QRandomGenerator::global()->bounded(static_cast<int>(games.size()))];
    surprised_ = info.folder;
    // Shows which game it is.
    shelves_->setCurrent(info.folder);
    shelves_->focusCurrentByKey();
    resume(info);
}

void ConsoleWindow::pasteGame(const QString& text) {
    const auto pasted = readPastedGame(text, shown_ ? shown_->scan : GamesScan());
    if (pasted.game) {
        shelves_->setCurrent(pasted.game->folder);
        playBoard(*pasted.game, pasted.line);
        return;
    }
    auto* const box =
        new QMessageBox(QMessageBox::Information, tr("PLT Games"), pasted.problem, QMessageBox::Ok, this);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void ConsoleWindow::showStatistics() {
    QList<GameInfo> games;
    for (const GameSet& set : shown_ ? shown_->scan.sets : QList<GameSet>()) games += set.games;
    auto* const window = new StatisticsWindow(games, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
}

void ConsoleWindow::openOwnFolder() {
    const QString folder = ownGamesDir();
    if (QDir().mkpath(folder) && QDesktopServices::openUrl(QUrl::fromLocalFile(folder))) return;
    auto* const box = new QMessageBox(QMessageBox::Information, tr("PLT Games"),
                                      tr("The folder could not be shown. Your own games belong in:"),
                                      QMessageBox::Ok, this);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(folder);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void ConsoleWindow::showAbout() {
    auto* const box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About PLT Games"));
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(windowIcon().pixmap(64, 64));
    box->setText(tr("PLT Games %1").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(
        tr("A collection of small games.\n\nEach game runs on its own: it goes on when this window is "
           "closed, and when you close it, it remembers where you were."));
    box->setModal(false);
    box->show();
}

void ConsoleWindow::updateToday(QDate today) {
    shelves_->setToday(today);
    if (calendar_ && shown_) calendar_->setContent(shown_, today);
}

void ConsoleWindow::setTodayShown(bool shown) {
    Preferences::shared().setFlag(todayKey, shown);
    shelves_->setTodayShown(shown);
}

void ConsoleWindow::openCalendar() {
    if (!shown_) return;
    if (!calendar_) {
        calendar_ =
            new CalendarWindow([this](const GameInfo& info) { return shelves_->picture(info); }, this);
        connect(calendar_, &CalendarWindow::boardRequested, this, &ConsoleWindow::playBoard);
    }
    calendar_->setContent(shown_, dayWatch_->today());
    calendar_->show();
    calendar_->raise();
    calendar_->activateWindow();
}

void ConsoleWindow::changeLanguage(const QString& language) {
    chooseLanguage(language);
    findRunningGames();
    auto* const change = new LanguageChange(running_, this);
    connect(change, &LanguageChange::closed, this, [this](const GameInfo& info) { play(info); });
    connect(change, &LanguageChange::finished, this, [this] {
        // The other console reads the choice.
        FileWriter::shared().finish();
        Q_EMIT restartRequested();
        close();
    });
}

void ConsoleWindow::play(const GameInfo& info, const QString& gameId) {
    auto* const game = new RunningGame(info, settings_.program, settings_.patience, this);
    game->setGameId(gameId);
    starting_.insert(game);
    shelves_->setStarting(info.folder, true);
    if (!search_->text().isEmpty()) {
        foundGame_ = game;
        foundBy_ = search_->text();
    }
    add(game);
}

/// Adds a game that runs, or is to be started, to the list.
void ConsoleWindow::add(RunningGame* game) {
    connect(game, &RunningGame::windowShown, this, [this, game] { endStarting(game); });
    connect(game, &RunningGame::recovered, this, [this, game] { troubles_->remove(game); });
    connect(game, &RunningGame::troubled, this, [this, game](Trouble trouble) {
        if (trouble == Trouble::noWindow && game->isRunning()) endStarting(game);
        troubles_->add(game, trouble);
    });
    connect(game, &RunningGame::consoleRequested, this, [this, game] {
        untilInputIsChecked_.stop();
        raiseFor(game);
    });
    connect(game, &RunningGame::ended, this, [this, game] { gameHasEnded(game); });
    running_.append(game);
    connectWayOut();
    game->setLimited(settings_.limitsGames);
    game->setConfined(settings_.confinesGames);
    game->start();
    if (!running_.contains(game)) return;
    runningList_->add(game);
    runningList_->row(game)->setPicture(shelves_->picture(game->info()));
    updateRunning();
}

/// Finds running games now and whenever one starts, without waiting for the directory's notification.
void ConsoleWindow::watchRunningGames() {
    QDir().mkpath(channel::socketsDir());
    auto* const watcher = new QFileSystemWatcher({channel::socketsDir()}, this);
    connect(watcher, &QFileSystemWatcher::directoryChanged, this, &ConsoleWindow::findRunningGames);
    findRunningGames();
}

void ConsoleWindow::findRunningGames() {
    QSet<qint64> known;
    for (const RunningGame* const game : std::as_const(running_)) known.insert(game->processId());
    for (FoundProcess& process : findGameProcesses(known)) {
        const GameInfo info = readGameFolder(process.folder, Look::quick).info;
        add(new RunningGame(info, std::move(process), settings_.patience, this));
    }
}

/// Returns the game if its window is open, else null.
RunningGame* ConsoleWindow::shownGame(const GameInfo& info) {
    findRunningGames();
    const auto same = std::find_if(running_.cbegin(), running_.cend(), [&info](const RunningGame* game) {
        return game->info().folder == info.folder && game->windowWasShown();
    });
    return same == running_.cend() ? nullptr : *same;
}

void ConsoleWindow::resume(const GameInfo& info) {
    if (RunningGame* const game = shownGame(info))
        game->show();
    else
        play(info);
}

void ConsoleWindow::playBoard(const GameInfo& info, const QString& gameId) {
    if (RunningGame* const game = shownGame(info))
        game->open(gameId);
    else
        play(info, gameId);
}

void ConsoleWindow::gameHasEnded(RunningGame* game) {
    endStarting(game);
    troubles_->remove(game);
    running_.removeOne(game);
    runningList_->remove(game);
    updateRunning();
    game->deleteLater();
}

void ConsoleWindow::updateRunning() {
    const bool any = !running_.isEmpty();
    runningAction_->setEnabled(any);
    if (!any) runningButton_->setChecked(false);
    runningButton_->setText(tr("Running: %1").arg(QLocale().toString(running_.size())));
    runningButton_->setAccessibleName(tr("Running games: %1").arg(QLocale().toString(running_.size())));
    runningButton_->setVisible(any);
}

void ConsoleWindow::setRunningListOpen(bool open) {
    const bool hadFocus = runningList_->isAncestorOf(focusWidget()) || runningButton_->hasFocus();
    runningButton_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    runningAction_->setChecked(open);
    runningList_->setVisible(open);
    if (!open && hadFocus) shelves_->focusCurrent();
}

/// Raises the console for a player who leaves a game that held the screen.
void ConsoleWindow::raiseFor(const RunningGame* game) {
    setWindowState(windowState() & ~Qt::WindowMinimized);
    raise();
    focusTries_ = isActiveWindow() ? 0 : maximumFocusTries;
    askForFocus();
    runningButton_->setChecked(true);
    runningList_->focusStop(game);
}

/// Listens only when a game has run, because no other program's keys are of interest before.
void ConsoleWindow::connectWayOut() {
    if (wayOut_) return;
    wayOut_ = new WayOut(this);
    // A game releases the grabs that Qt knows of by itself, and then requests the console.
    constexpr int graceMs = 1000;
    untilInputIsChecked_.setSingleShot(true);
    untilInputIsChecked_.setInterval(graceMs);
    connect(wayOut_, &WayOut::pressed, &untilInputIsChecked_, qOverload<>(&QTimer::start));
    connect(&untilInputIsChecked_, &QTimer::timeout, this, &ConsoleWindow::endLastIfInputHeld);
}

/// X11 does not report the owner of a grab, so the game that was started last ends; the next press ends the
/// next one.
void ConsoleWindow::endLastIfInputHeld() {
    if (running_.isEmpty() || !isInputHeldByAnother()) return;
    RunningGame* const game = running_.last();
    raiseFor(game);
    game->stop();
}

void ConsoleWindow::askForFocus() {
    activateWindow();
    // X11 ignores a request with an older timestamp than that of the active game, and the timestamp known
    // here is that of the last input.
    constexpr int soonMs = 150;
    QTimer::singleShot(soonMs, this, [this] {
        if (focusTries_ > 0 && --focusTries_ > 0) askForFocus();
    });
}

/// Removes the sign that a game is starting: it has started, or there is nothing more to wait for.
void ConsoleWindow::endStarting(const RunningGame* game) {
    if (!starting_.remove(game)) return;
    if (std::exchange(foundGame_, foundGame_ == game ? nullptr : foundGame_) == game &&
        search_->text() == foundBy_)
        clearFilter(game->info());
    const QString& folder = game->info().folder;
    const bool others = std::any_of(starting_.cbegin(), starting_.cend(),
                                    [&](const RunningGame* other) { return other->info().folder == folder; });
    shelves_->setStarting(folder, others);
}

/// Clears the filter after the game was found. Not at once, as a second click would hit another game.
void ConsoleWindow::clearFilter(const GameInfo& started) {
    QWidget* const at = focusWidget();
    shelves_->setCurrent(started.folder);
    search_->clear();
    if (at == search_)
        shelves_->focusCurrentByKey();
    else if (shelves_->isAncestorOf(at))
        shelves_->focusCurrent();
}

/// Aligns the rows above and below the games with them.
void ConsoleWindow::alignWith(const QRect& content, int width) {
    const int left = content.left();
    const int right = width - 1 - content.right();
    centre_->setUnneededWidth(left + right);
    for (const Inset& inset : std::as_const(insets_)) {
        const QMargins before = inset.row->contentsMargins();
        inset.row->setContentsMargins(left, before.top(), right, before.bottom());
    }
}

/// Gives empty rows no margins.
void ConsoleWindow::fitInsets() {
    for (const Inset& inset : std::as_const(insets_)) {
        const QMargins before = inset.row->contentsMargins();
        const bool isShown = !inset.widget->isHidden();
        inset.row->setContentsMargins(before.left(), isShown ? inset.above : 0, before.right(),
                                      isShown ? inset.below : 0);
    }
}

/// Grows the top row with the window, and leaves the room of a narrow one to the search field.
void ConsoleWindow::fitTop() {
    const QFont larger = grownFont(font(), size());
    for (QWidget* const widget : {static_cast<QWidget*>(search_), static_cast<QWidget*>(surpriseButton_),
                                  static_cast<QWidget*>(runningButton_)})
        if (widget->font() != larger) widget->setFont(larger);
    constexpr int narrow = 480;
    surpriseButton_->setToolButtonStyle(width() < narrow ? Qt::ToolButtonIconOnly
                                                         : Qt::ToolButtonTextBesideIcon);
}

QToolButton& ConsoleWindow::surpriseButton() const {
    return *surpriseButton_;
}

QToolButton& ConsoleWindow::runningButton() const {
    return *runningButton_;
}

void ConsoleWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitTop();
}

void ConsoleWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::FontChange && centre_) fitTop();
    // From here on, the player decides who gets the focus.
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        focusTries_ = 0;
        dayWatch_->check();
    }
    if (event->type() == QEvent::PaletteChange && searchSign_)
        searchSign_->setIcon(searchIcon(palette(), devicePixelRatioF()));
}

void ConsoleWindow::closeEvent(QCloseEvent* event) {
    Preferences::shared().setValue(geometryKey, saveGeometry());
    QMainWindow::closeEvent(event);
    if (event->isAccepted()) Q_EMIT closed();
}

void ConsoleWindow::keyPressEvent(QKeyEvent* event) {
    const QString text = event->text();
    const bool types = !text.isEmpty() && text[0].isPrint() && !text[0].isSpace() &&
                       !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (types) {
        search_->setFocus(Qt::OtherFocusReason);
        search_->end(false);
        QCoreApplication::sendEvent(search_, event);
    } else if (event->key() == Qt::Key_Backspace && !search_->text().isEmpty()) {
        search_->setFocus(Qt::OtherFocusReason);
        search_->end(false);
        QCoreApplication::sendEvent(search_, event);
    } else if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
        shelves_->focusCurrentByKey();
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

bool ConsoleWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) fitInsets();
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
            case Qt::Key_Down:
                shelves_->focusFirstByKey();
                return true;
            case Qt::Key_Up:
                shelves_->focusCurrentByKey();
                return true;
            case Qt::Key_Escape:
                search_->clear();
                shelves_->focusCurrentByKey();
                return true;
            default:
                break;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace plt
