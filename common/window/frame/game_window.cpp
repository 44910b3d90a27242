// SPDX-License-Identifier: MIT
#include "common/window/game_window.h"

#include "common/keeping/saved/game_keeper.h"
#include "common/look/first_paint.h"
#include "common/players/turns.h"
#include "common/plugin/icon/game_icon.h"
#include "common/window/documents/documents_menu.h"
#include "common/window/frame/announcer.h"
#include "common/window/frame/game_menus.h"
#include "common/window/frame/result_recorder.h"
#include "common/window/frame/running_clock.h"
#include "common/window/frame/trouble_bar.h"
#include "common/window/frame/window_controls.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"
#include "common/window/header/header.h"
#include "common/window/moments/aim.h"
#include "common/window/moments/ending.h"
#include "common/window/moments/pause_curtain.h"
#include "common/window/players/player_actions.h"
#include "common/window/players/players_bar.h"
#include "common/window/players/record_panel.h"
#include "common/window/strip/message_strip.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace plt {

namespace {
const auto geometryKey = QStringLiteral("geometry");
const auto clockKey = QStringLiteral("clock");
const auto recordKey = QStringLiteral("record");
const auto soundKey = QStringLiteral("sound");
}  // namespace

/// The parts of a window that has a view.
class GameWindow::Frame : public WindowControls {
  public:
    Frame(GameWindow& owner, const GameInfo& game) : window(owner), info(game) {}

    QString openGameId(const QString& id) override { return window.openGameId(id); }
    bool isPaused() const override { return window.isPaused(); }
    void setPaused(bool paused) override { window.setPaused(paused); }
    bool isClockShown() const override { return window.isClockShown(); }
    void setClockShown(bool shown) override { window.setClockShown(shown); }
    int zoom() const override { return window.zoom(); }
    void setZoom(int percent) override { window.setZoom(percent); }

    void build(GameView* newView);
    void buildCentre();
    void follow();
    /// Shows the players bar, from the first game for several seats on.
    void showPlayers();
    /// Shows the curtain instead of the game, or the game again.
    void drawCurtain(bool paused);
    void keepReadable();
    /// Updates everything that depends on the position or on what a computer thinks of it.
    void bringUpToDate();
    void happened(const Change& change);
    /// Plays the sound of a change.
    void sound(const Change& change);
    void hear(Sound what);
    void showClock();
    void showFigures();
    /// Returns true if the window may close; asks the player first if the game cannot be saved.
    bool mayClose();
    /// Hides the hint or the words of the aim or of the end. Returns false if there are none.
    bool takeAway();

    GameWindow& window;
    const GameInfo info;
    GameView* view = nullptr;
    ZoomArea* area = nullptr;
    QVBoxLayout* column = nullptr;
    QStackedWidget* stage = nullptr;  ///< the game or the curtain
    PauseCurtain* curtain = nullptr;
    Header* header = nullptr;
    MessageStrip* strip = nullptr;
    Aim* aim = nullptr;
    Ending* ending = nullptr;
    TroubleBar* troubleBar = nullptr;
    PlayersBar* playersBar = nullptr;  ///< null while the game is played alone
    PlayerActions* playerActions = nullptr;
    QWidget* record = nullptr;           ///< the panel or the game's own widget
    RecordPanel* recordPanel = nullptr;  ///< null if the game has its own widget
    Announcer* announcer = nullptr;
    RunningClock* clock = nullptr;
    ResultRecorder* results = nullptr;
    DocumentsMenu* documents = nullptr;
    GameMenus* menus = nullptr;
    GameKeeper* keeper = nullptr;
    quint64 updates = 0;
};

GameWindow::GameWindow(const GameInfo& info) : d(std::make_unique<Frame>(*this, info)) {
    setWindowTitle(info.label);
}

GameWindow::GameWindow(const GameInfo& info, GameView* view) : GameWindow(info) {
    setView(view);
}

GameWindow::~GameWindow() {
    // The view may emit signals during its destruction (the pointer leaves its board), to parts that no
    // longer exist.
    if (d->view != nullptr) {
        disconnect(d->view, nullptr, this, nullptr);
        disconnect(&d->view->session(), nullptr, this, nullptr);
    }
    // These parts use the view until they are destroyed.
    for (QObject* part : std::initializer_list<QObject*>{d->keeper, d->menus, d->announcer, d->aim, d->ending,
                                                         d->clock, d->results})
        delete part;
    delete takeCentralWidget();
}

void GameWindow::Frame::buildCentre() {
    auto* central = new QWidget;
    column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header = new Header;
    column->addWidget(header);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    stage = new QStackedWidget;
    area = new ZoomArea(view);
    curtain = new PauseCurtain;
    stage->addWidget(area);
    stage->addWidget(curtain);
    row->addWidget(stage, 1);
    record = view->makeRecord();
    if (record == nullptr && view->session().hasRecord())
        record = recordPanel = new RecordPanel(view->session());
    if (record != nullptr) {
        record->setVisible(view->preferences().flag(recordKey, false));
        row->addWidget(record);
    }
    column->addLayout(row, 1);
    playerActions = new PlayerActions(*view, &window);
    troubleBar = new TroubleBar;
    column->addWidget(troubleBar);
    strip = new MessageStrip;
    column->addWidget(strip);
    window.setCentralWidget(central);
    QObject::connect(curtain, &PauseCurtain::resumed, &window, [this] { window.setPaused(false); });
}

void GameWindow::Frame::build(GameView* newView) {
    view = newView;
    view->setUp(info.id);
    buildCentre();
    aim = new Aim(*view, *playerActions, view->aim().isEmpty() ? info.summary : view->aim(), area, &window);
    ending = new Ending(*view, area, &window);
    announcer = new Announcer(*view, *strip, *ending, &window);
    clock = new RunningClock(*view, window);
    results = new ResultRecorder(info.id, view->session(), dynamic_cast<const Tallied*>(view), &window);
    documents = new DocumentsMenu(*view, info.label, window);
    menus = new GameMenus(window, *this, info, *view, *playerActions, *strip, *documents, *aim);
    window.setAcceptDrops(!view->documentFormats().isEmpty());
    if (record != nullptr) {
        auto* action = menus->addRecordAction(!record->isHidden());
        QObject::connect(action, &QAction::toggled, &window, [this](bool on) {
            view->preferences().setFlag(recordKey, on);
            record->setVisible(on);
            if (recordPanel != nullptr) recordPanel->follow();
        });
    }
    keepReadable();
    follow();
}

void GameWindow::Frame::keepReadable() {
    // In a narrower window the menu bar would move a menu behind its extension button, and the strip would
    // squeeze a message between its answers.
    window.setMinimumWidth(std::max(window.menuBar()->sizeHint().width(), strip->narrowest()));
}

void GameWindow::Frame::showPlayers() {
    if (playersBar == nullptr) {
        if (!view->session().hasSeats()) return;
        playersBar = new PlayersBar(*view, *playerActions);
        column->insertWidget(1, playersBar);
    }
    playersBar->follow();
}

void GameWindow::Frame::drawCurtain(bool paused) {
    view->setPaused(paused);
    curtain->setTime(clock->text());
    // A hidden game can neither be studied nor reached by the keyboard or a screen reader.
    stage->setCurrentWidget(paused ? static_cast<QWidget*>(curtain) : area);
    if (paused)
        curtain->takeFocus();
    else
        view->focusTarget()->setFocus();
}

void GameWindow::Frame::follow() {
    auto& session = view->session();
    QObject::connect(&session, &GameSession::changed, &window,
                     [this](const Change& change) { happened(change); });
    QObject::connect(&session, &GameSession::hintChanged, &window, [this] { bringUpToDate(); });
    QObject::connect(&session, &GameSession::refused, announcer, &Announcer::notice);
    QObject::connect(&session, &GameSession::refused, &window, [this] { hear(Sound::wrong); });
    QObject::connect(&session, &GameSession::failed, announcer, &Announcer::warning);
    QObject::connect(&session, &GameSession::dealing, announcer, &Announcer::setDealing);
    QObject::connect(view, &GameView::statusChanged, &window, [this] {
        announcer->announceStatus();
        showFigures();
        menus->update();
        showPlayers();
        clock->follow();
        showClock();
        aim->follow();
    });
    QObject::connect(view, &GameView::notice, announcer, &Announcer::notice);
    QObject::connect(clock, &RunningClock::ticked, &window, [this] { showClock(); });
    QObject::connect(results, &ResultRecorder::recorded, announcer, &Announcer::setResultText);
    QObject::connect(results, &ResultRecorder::warned, announcer, &Announcer::warning);
}

void GameWindow::Frame::bringUpToDate() {
    ++updates;
    clock->follow();
    announcer->announce();
    showFigures();
    menus->update();
    showPlayers();
}

void GameWindow::Frame::happened(const Change& change) {
    if (change.otherGame || view->session().outcome() == Outcome::playing) announcer->setResultText({});
    if (change.otherGame && view->isPaused()) drawCurtain(false);
    bringUpToDate();
    aim->follow();
    if (change.otherGame) keepReadable();
    if (recordPanel != nullptr) recordPanel->follow();
    sound(change);
    if (!change.ended) return;
    results->record();
    keeper->save();
    if (view->session().outcome() == Outcome::won) view->celebrate();
}

void GameWindow::Frame::sound(const Change& change) {
    const auto outcome = view->session().outcome();
    hear(change.ended && outcome == Outcome::won    ? Sound::won
         : change.ended && outcome == Outcome::lost ? Sound::lost
                                                    : view->soundOf(change));
}

void GameWindow::Frame::hear(Sound what) {
    if (plt::sound::chosen() && view->preferences().flag(soundKey, true)) plt::sound::play(what);
}

void GameWindow::Frame::showClock() {
    header->setClock(view->hasClock() && window.isClockShown() && view->editor() == nullptr ? clock->text()
                                                                                            : QString());
}

void GameWindow::Frame::showFigures() {
    if (!view->session().awaitsFirst()) header->setFigures(view->figures());
}

QString GameWindow::setView(GameView* view, const QString& gameId) {
    d->build(view);
    auto& session = view->session();
    d->keeper = new GameKeeper(d->info.id, session, this);
    connect(d->keeper, &GameKeeper::troubleChanged, this,
            [this] { d->troubleBar->setTrouble(d->keeper->trouble()); });
    if (auto* turns = view->turns()) {
        // Holds the computers, which would delay the first frame.
        turns->setHeld(true);
        afterFirstPaint(this, [this] { d->view->turns()->setHeld(d->view->isPaused()); });
    }
    const bool restored = d->keeper->restore();
    QString problem;
    if (!gameId.isEmpty()) problem = session.openId(gameId);
    if (!restored && (gameId.isEmpty() || !problem.isEmpty())) {
        const auto& kept = view->preferences();
        view->beginFirst(kept.value(QStringLiteral("options")).toString(),
                         kept.value(QStringLiteral("seats")).toString());
    }
    d->troubleBar->setTrouble(d->keeper->trouble());
    if (!d->keeper->complaint().isEmpty()) d->announcer->warning(d->keeper->complaint());

    const auto geometry = view->preferences().value(geometryKey).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        const QSize room = screen() != nullptr ? screen()->availableSize() * 0.9 : QSize(1200, 900);
        resize(sizeHint().boundedTo(room));
    }
    // Dialogs and the rules window get the game's icon too.
    connect(this, &QWidget::windowIconChanged, this,
            [](const QIcon& icon) { QApplication::setWindowIcon(icon); });
    afterFirstPaint(this, [this] {
        d->aim->tellFirst();
        showGameIcon(this, d->info);
    });
    view->focusTarget()->installEventFilter(this);
    view->focusTarget()->setFocus();
    return problem;
}

GameView& GameWindow::view() const {
    return *d->view;
}

QString GameWindow::openGameId(const QString& id) {
    return d->view->session().openId(id);
}

QString GameWindow::openFile(const QString& path) {
    return d->documents->open(path);
}

void GameWindow::openFileTelling(const QString& path) {
    d->documents->openTelling(path);
}

QString GameWindow::messageText() const {
    const bool notice = d->strip->kind() == MessageStrip::Kind::notice;
    return d->ending->isTold() && !notice ? d->ending->words() : d->strip->text();
}

QString GameWindow::figuresText() const {
    return d->header->text();
}

QString GameWindow::clockText() const {
    return d->clock->text();
}

QString GameWindow::savingTrouble() const {
    return d->keeper->trouble();
}

quint64 GameWindow::updatesMade() const {
    return d->updates;
}

bool GameWindow::isClockShown() const {
    return d->view->preferences().flag(clockKey, true);
}

void GameWindow::setClockShown(bool shown) {
    d->view->preferences().setFlag(clockKey, shown);
    d->showClock();
}

bool GameWindow::isPaused() const {
    return d->view->isPaused();
}

void GameWindow::setPaused(bool paused) {
    auto& session = d->view->session();
    if (paused == isPaused() || !d->view->hasClock()) return;
    if (paused && session.outcome() != Outcome::playing) return;
    if (paused) session.hideHint();
    d->drawCurtain(paused);
    d->bringUpToDate();
    if (paused) d->keeper->save();
}

void GameWindow::saveNow() {
    d->keeper->saveAndWait();
}

int GameWindow::zoom() const {
    return d->area->zoom();
}

void GameWindow::setZoom(int percent) {
    d->area->setZoom(percent);
}

bool GameWindow::Frame::mayClose() {
    const auto& session = view->session();
    if (keeper->saveAndWait() || session.moveCount() == 0 || session.outcome() != Outcome::playing)
        return true;
    for (;;) {
        QMessageBox ask(QMessageBox::Warning, info.label, tr("This game is not saved."), QMessageBox::Cancel,
                        &window);
        ask.setInformativeText(tr("%1 If you close it now, it will be lost.").arg(keeper->trouble()));
        auto* again = ask.addButton(tr("&Try again"), QMessageBox::AcceptRole);
        auto* close = ask.addButton(tr("Close &anyway"), QMessageBox::DestructiveRole);
        ask.setDefaultButton(again);
        ask.exec();
        if (ask.clickedButton() == close) return true;
        if (ask.clickedButton() != again) return false;
        if (keeper->saveAndWait()) return true;
    }
}

void GameWindow::closeEvent(QCloseEvent* event) {
    if (d->view != nullptr) {
        d->view->session().clock().stop();
        if (!d->mayClose()) {
            d->clock->follow();
            event->ignore();
            return;
        }
        d->view->preferences().setValue(geometryKey, saveGeometry());
    }
    QMainWindow::closeEvent(event);
}

void GameWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (d->view == nullptr || d->keeper == nullptr) return;
    // A minimised game does not count time.
    if (event->type() == QEvent::WindowStateChange && isMinimized()) setPaused(true);
    // Keeps the time played when the player turns to another window.
    if (event->type() == QEvent::ActivationChange && !isActiveWindow() && d->view->hasClock())
        d->keeper->save();
}

bool GameWindow::Frame::takeAway() {
    auto& session = view->session();
    if (session.isThinking() || !session.hintText().isEmpty()) {
        session.hideHint();
        return true;
    }
    if (aim->isShown()) {
        aim->dismiss();
        return true;
    }
    if (!ending->isTold()) return false;
    ending->dismiss();
    return true;
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
            if (d->view != nullptr && d->takeAway()) return;
            if (!isFullScreen()) break;
            showNormal();
            d->menus->update();
            return;
        default:
            break;
    }
    QMainWindow::keyPressEvent(event);
}

void GameWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (d->view != nullptr) d->clock->follow();
}

void GameWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    if (d->view != nullptr) d->clock->follow();
}

void GameWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!d->documents->droppedFile(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void GameWindow::dropEvent(QDropEvent* event) {
    const QString path = d->documents->droppedFile(event->mimeData());
    if (path.isEmpty()) return;
    event->acceptProposedAction();
    // Queued, because opening may ask, and the source of the drop must not wait for the answer.
    QMetaObject::invokeMethod(
        this, [this, path] { openFileTelling(path); }, Qt::QueuedConnection);
}

bool GameWindow::eventFilter(QObject* watched, QEvent* event) {
    // While a button is held, Escape cancels the drag.
    if (event->type() == QEvent::KeyPress && watched == d->view->focusTarget() &&
        QGuiApplication::mouseButtons() == Qt::NoButton &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && d->takeAway())
        return true;
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace plt
