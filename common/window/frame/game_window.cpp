// SPDX-License-Identifier: MIT
#include "common/window/game_window.h"

#include "common/keeping/saved/game_keeper.h"
#include "common/look/first_paint.h"
#include "common/players/turns.h"
#include "common/plugin/icon/game_icon.h"
#include "common/session/sharing/shared_game.h"
#include "common/window/documents/documents_menu.h"
#include "common/window/frame/announcer.h"
#include "common/window/frame/central_widget.h"
#include "common/window/frame/clock/pause.h"
#include "common/window/frame/clock/running_clock.h"
#include "common/window/frame/menus/game_menus.h"
#include "common/window/frame/result_recorder.h"
#include "common/window/frame/trouble_bar.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"
#include "common/window/header/header.h"
#include "common/window/moments/aim.h"
#include "common/window/moments/ending.h"
#include "common/window/players/player_actions.h"
#include "common/window/players/players_bar.h"
#include "common/window/players/record_panel.h"
#include "common/window/review/review.h"
#include "common/window/sharing/sharing.h"
#include "common/window/strip/message_strip.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QToolButton>

namespace plt {

namespace {
const auto geometryKey = QStringLiteral("geometry");
const auto recordKey = QStringLiteral("record");
const auto soundKey = QStringLiteral("sound");
/// Delay until it is said that a saved game is being read.
constexpr int readingMs = 300;

CentralWidget& centralWidgetFor(GameView& view, QMainWindow& window) {
    auto* widgets = new CentralWidget(view);
    window.setCentralWidget(widgets);
    return *widgets;
}

/// Opens a shared game, or the game with an ID, if it is not the shown one that goes on.
QString playGame(GameSession& session, const QString& name, const QString& text) {
    return hasSharedLine(text) ? openSharedText(session, name, text) : session.goOnWith(text);
}
}  // namespace

/// The parts of a window that has a view. They use the view until they end, in the reverse of this order; the
/// widgets, with the view among them, end after that, as children of the window.
class GameWindow::Frame {
  public:
    /// `newView` has been set up.
    Frame(GameWindow& owner, const GameInfo& game, GameView& newView);

    void connectSignals();
    void addRecordAction();
    /// Shows the players bar, from the first game for several seats on.
    void showPlayers();
    void updateMinimumWidth();
    /// Updates everything that depends on the position or on what a computer thinks of it.
    void refresh();
    void happened(const Change& change);
    /// Plays the sound of a change.
    void playSoundOf(const Change& change);
    void playSound(Sound what);
    /// Says that a long saved game is being read, in a window of its own: this one is not shown yet.
    void showReading(bool busy);
    void showClock();
    void showFigures();
    /// Returns true if the window may close; asks the player first if the game cannot be saved.
    bool mayClose();
    /// Hides the hint, the words of the aim or of the end, or a message. Returns false if there are none.
    bool dismissOverlay();

    GameWindow& window;
    const GameInfo& info;
    GameView& view;
    CentralWidget& widgets;
    PlayersBar* playersBar = nullptr;  ///< null while the game is played alone
    quint64 updates = 0;
    RunningClock clock;
    Pause pause;
    PlayerActions playerActions;
    Aim aim;
    Ending ending;
    Announcer announcer;
    ResultRecorder results;
    Review review;
    DocumentsMenu documents;
    GameMenus menus;
    GameKeeper keeper;
    std::unique_ptr<QProgressDialog> reading;  ///< null while no saved game is read
    /// Receives the signals for this class. Ends first, because those would go on to parts that have ended.
    QObject receiver;
};

GameWindow::GameWindow(const GameInfo& info) : info_(info) {
    setWindowTitle(info.label);
}

GameWindow::GameWindow(const GameInfo& info, GameView* view) : GameWindow(info) {
    setView(view);
}

GameWindow::~GameWindow() = default;

GameWindow::Frame::Frame(GameWindow& owner, const GameInfo& game, GameView& newView)
    : window(owner),
      info(game),
      view(newView),
      widgets(centralWidgetFor(view, window)),
      clock(view, window),
      pause(view, widgets, clock),
      playerActions(view, &window),
      aim(view, playerActions, view.aim().isEmpty() ? info.summary : view.aim(), widgets.area()),
      ending(view, widgets.area()),
      announcer(view, widgets.strip(), ending),
      results(info, view.session(), view.tallied()),
      review(view, widgets, info.id),
      documents(view, info.label, window),
      menus(window, info, {view, widgets.area(), pause, clock, playerActions, documents, aim},
            widgets.strip()),
      keeper(info.id, view.session()) {
    window.setAcceptDrops(!view.documentFormats().isEmpty());
    ending.setShare([this] { menus.shareGame(); });
    addRecordAction();
    updateMinimumWidth();
    connectSignals();
}

void GameWindow::Frame::addRecordAction() {
    if (widgets.record() == nullptr) return;
    const bool shown = view.preferences().flag(recordKey, false);
    widgets.setRecordShown(shown);
    QObject::connect(menus.addRecordAction(shown), &QAction::toggled, &receiver, [this](bool on) {
        view.preferences().setFlag(recordKey, on);
        widgets.setRecordShown(on);
        if (auto* panel = widgets.recordPanel()) panel->refresh();
    });
}

void GameWindow::Frame::updateMinimumWidth() {
    // In a narrower window the menu bar would move a menu behind its extension button, and the strip would
    // squeeze a message between its answers.
    window.setMinimumWidth(
        std::max(window.menuBar()->sizeHint().width(), widgets.strip().minimumReadableWidth()));
}

void GameWindow::Frame::showPlayers() {
    if (playersBar == nullptr) {
        if (!view.session().hasSeats()) return;
        playersBar = new PlayersBar(view, playerActions);
        widgets.addPlayersBar(playersBar);
    }
    playersBar->refresh();
}

void GameWindow::Frame::connectSignals() {
    auto& session = view.session();
    QObject::connect(&session, &GameSession::changed, &receiver,
                     [this](const Change& change) { happened(change); });
    QObject::connect(&session, &GameSession::hintChanged, &receiver, [this] { refresh(); });
    QObject::connect(&session, &GameSession::refused, &announcer, &Announcer::notice);
    QObject::connect(&session, &GameSession::refused, &receiver, [this] { playSound(Sound::wrong); });
    QObject::connect(&session, &GameSession::failed, &announcer, &Announcer::warning);
    QObject::connect(&session, &GameSession::dealing, &announcer, &Announcer::setDealing);
    QObject::connect(&view, &GameView::statusChanged, &receiver, [this] {
        announcer.announceStatus();
        showFigures();
        menus.update();
        showPlayers();
        clock.startOrStop();
        showClock();
        aim.refresh();
    });
    QObject::connect(&view, &GameView::notice, &announcer, &Announcer::notice);
    QObject::connect(&aim, &Aim::stripSentenceChanged, &announcer, &Announcer::setAim);
    QObject::connect(&clock, &RunningClock::ticked, &receiver, [this] { showClock(); });
    QObject::connect(&pause, &Pause::changed, &receiver, [this] {
        refresh();
        if (pause.isPaused()) keeper.save();
    });
    QObject::connect(&review, &Review::changed, &receiver, [this] { refresh(); });
    QObject::connect(&results, &ResultRecorder::recorded, &announcer, &Announcer::setResultText);
    QObject::connect(&results, &ResultRecorder::warned, &announcer, &Announcer::warning);
    QObject::connect(&keeper, &GameKeeper::reading, &receiver, [this](bool busy) { showReading(busy); });
    QObject::connect(&keeper, &GameKeeper::warned, &announcer, &Announcer::announceUntilDismissed);
    QObject::connect(&keeper, &GameKeeper::troubleChanged, &receiver,
                     [this] { widgets.troubleBar().setTrouble(keeper.trouble()); });
}

void GameWindow::Frame::refresh() {
    ++updates;
    clock.startOrStop();
    announcer.announce();
    showFigures();
    menus.update();
    showPlayers();
}

void GameWindow::Frame::happened(const Change& change) {
    if (change.otherGame || view.session().outcome() == Outcome::playing) announcer.setResultText({});
    if (change.otherGame) pause.leave();
    refresh();
    aim.follow(change);
    if (change.otherGame) updateMinimumWidth();
    if (auto* panel = widgets.recordPanel()) panel->refresh();
    playSoundOf(change);
    const auto& toBeat = view.session().game().toBeat;
    if (change.cause == Cause::opened && toBeat)
        announcer.notice(
            toBeat->isProven
                ? tr("The result to beat, checked by its moves: %1.").arg(resultText(view.session(), *toBeat))
                : tr("The result to beat: %1.").arg(resultText(view.session(), *toBeat)));
    if (!change.ended) return;
    results.record();
    keeper.save();
    if (view.session().outcome() == Outcome::won) view.celebrate();
}

void GameWindow::Frame::playSoundOf(const Change& change) {
    const auto outcome = view.session().outcome();
    playSound(change.ended && outcome == Outcome::won    ? Sound::won
              : change.ended && outcome == Outcome::lost ? Sound::lost
                                                         : view.soundOf(change));
}

void GameWindow::Frame::playSound(Sound what) {
    if (plt::sound::isEnabled() && view.preferences().flag(soundKey, true)) plt::sound::play(what);
}

void GameWindow::Frame::showReading(bool busy) {
    reading.reset();
    if (!busy) return;
    reading = std::make_unique<QProgressDialog>(tr("Reading the saved game..."), QString(), 0, 0);
    reading->setWindowTitle(info.label);
    reading->setMinimumDuration(readingMs);
}

void GameWindow::Frame::showClock() {
    widgets.header().setClock(clock.isShown() && view.editor() == nullptr ? clock.text() : QString());
}

void GameWindow::Frame::showFigures() {
    const auto& session = view.session();
    if (session.awaitsFirst()) return;
    auto figures = view.figures();
    if (session.game().toBeat) figures.append({tr("To beat"), figureToBeat(session)});
    widgets.header().setFigures(figures);
    widgets.fitHeader();
}

QString GameWindow::setView(GameView* view, const QString& gameId) {
    view->setUp(info_.id);
    d = std::make_unique<Frame>(*this, info_, *view);
    auto& session = view->session();
    if (auto* turns = view->turns()) {
        // Holds the computers, which would delay the first frame.
        turns->setHeld(true);
        afterFirstPaint(this, [this] { d->view.turns()->setHeld(d->view.isPaused()); });
    }
    const bool restored = d->keeper.restore();
    // Before a first deal, which may be slow.
    if (!d->keeper.complaint().isEmpty()) d->announcer.announceUntilDismissed(d->keeper.complaint());
    QString problem;
    if (!gameId.isEmpty()) problem = playGame(session, info_.id, gameId);
    if (!restored && (gameId.isEmpty() || !problem.isEmpty())) {
        const auto& kept = view->preferences();
        view->beginFirst(kept.value(QStringLiteral("options")).toString(),
                         kept.value(QStringLiteral("seats")).toString());
    }
    d->widgets.troubleBar().setTrouble(d->keeper.trouble());

    const auto geometry = view->preferences().value(geometryKey).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        const QSize room = screen() != nullptr ? screen()->availableSize() * 0.9 : QSize(1200, 900);
        resize(sizeHint().boundedTo(room));
    }
    // Dialogs and the rules window get the game's icon too.
    connect(this, &QWidget::windowIconChanged, this,
            [](const QIcon& icon) { QApplication::setWindowIcon(icon); });
    d->aim.showOnceInTime();
    afterFirstPaint(this, [this] { showGameIcon(this, info_); });
    view->focusTarget()->installEventFilter(this);
    view->focusTarget()->setFocus();
    return problem;
}

GameView& GameWindow::view() const {
    return d->view;
}

QString GameWindow::openGameId(const QString& id) {
    return playGame(d->view.session(), info_.id, id);
}

QString GameWindow::openFile(const QString& path) {
    return d->documents.open(path);
}

void GameWindow::openFileOrWarn(const QString& path) {
    d->documents.openOrWarn(path);
}

QString GameWindow::messageText() const {
    const auto& strip = d->widgets.strip();
    const bool notice = strip.kind() == MessageStrip::Kind::notice;
    return d->ending.isShown() && !notice ? d->ending.words() : strip.text();
}

QString GameWindow::figuresText() const {
    return d->widgets.header().text();
}

int GameWindow::zoom() const {
    return d->widgets.area().zoom();
}

QString GameWindow::clockText() const {
    return d->clock.text();
}

QString GameWindow::savingTrouble() const {
    return d->keeper.trouble();
}

quint64 GameWindow::updatesMade() const {
    return d->updates;
}

bool GameWindow::isClockShown() const {
    return d->clock.isShown();
}

void GameWindow::setClockShown(bool shown) {
    d->clock.setShown(shown);
}

bool GameWindow::isPaused() const {
    return d->pause.isPaused();
}

void GameWindow::setPaused(bool paused) {
    d->pause.setPaused(paused);
}

void GameWindow::saveNow() {
    d->keeper.saveAndWait();
}

bool GameWindow::Frame::mayClose() {
    const auto& session = view.session();
    if (keeper.saveAndWait() || session.moveCount() == 0 || session.outcome() != Outcome::playing)
        return true;
    for (;;) {
        QMessageBox ask(QMessageBox::Warning, info.label, tr("This game is not saved."), QMessageBox::Cancel,
                        &window);
        ask.setInformativeText(tr("%1 If you close it now, it will be lost.").arg(keeper.trouble()));
        auto* again = ask.addButton(tr("&Try again"), QMessageBox::AcceptRole);
        auto* close = ask.addButton(tr("Close &anyway"), QMessageBox::DestructiveRole);
        ask.setDefaultButton(again);
        ask.exec();
        if (ask.clickedButton() == close) return true;
        if (ask.clickedButton() != again) return false;
        if (keeper.saveAndWait()) return true;
    }
}

void GameWindow::closeEvent(QCloseEvent* event) {
    if (d != nullptr) {
        d->clock.stop();
        if (!d->mayClose()) {
            d->clock.startOrStop();
            event->ignore();
            return;
        }
        d->view.preferences().setValue(geometryKey, saveGeometry());
    }
    QMainWindow::closeEvent(event);
}

void GameWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (d == nullptr) return;
    // A minimised game does not count time.
    if (event->type() == QEvent::WindowStateChange && isMinimized()) setPaused(true);
    // Keeps the time played when the player turns to another window.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow() && d->view.session().hasClock())
        d->keeper.save();
}

bool GameWindow::Frame::dismissOverlay() {
    auto& session = view.session();
    if (session.isThinking() || !session.hintText().isEmpty()) {
        session.hideHint();
        return true;
    }
    if (aim.isShown()) {
        aim.dismiss();
        return true;
    }
    if (ending.isShown()) {
        ending.dismiss();
        return true;
    }
    if (announcer.dismissAnnouncement()) return true;
    const bool wasOpen = session.isReviewOpen();
    session.closeReview();
    return wasOpen;
}

void GameWindow::keyPressEvent(QKeyEvent* event) {
    // Only keys that no focus widget has accepted arrive here.
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            // QAbstractButton accepts Enter only in dialogs.
            if (auto* tool = qobject_cast<QToolButton*>(focusWidget());
                tool != nullptr && tool->menu() != nullptr &&
                tool->popupMode() == QToolButton::InstantPopup) {
                tool->showMenu();
                return;
            }
            if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); button != nullptr) {
                button->click();
                return;
            }
            break;
        case Qt::Key_Escape:
            if (d != nullptr && d->dismissOverlay()) return;
            if (!isFullScreen()) break;
            showNormal();
            d->menus.update();
            return;
        default:
            break;
    }
    QMainWindow::keyPressEvent(event);
}

void GameWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (d != nullptr) d->clock.startOrStop();
}

void GameWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    if (d != nullptr) d->clock.startOrStop();
}

void GameWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!d->documents.droppedFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void GameWindow::dropEvent(QDropEvent* event) {
    const QString path = d->documents.droppedFile(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    // Queued, because opening may ask, and the source of the drop must not wait for the answer.
    QMetaObject::invokeMethod(
        this, [this, path] { openFileOrWarn(path); }, Qt::QueuedConnection);
}

bool GameWindow::eventFilter(QObject* watched, QEvent* event) {
    // While a button is held, Escape cancels the drag.
    if (event->type() == QEvent::KeyPress && watched == d->view.focusTarget() &&
        QGuiApplication::mouseButtons() == Qt::NoButton &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && d->dismissOverlay())
        return true;
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace plt
