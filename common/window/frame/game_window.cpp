// SPDX-License-Identifier: MIT
#include "common/window/game_window.h"

#include "common/language/duration_text.h"
#include "common/look/first_paint.h"
#include "common/storage/keeping/saved_game.h"
#include "common/storage/results/statistics.h"
#include "common/window/frame/game_menus.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/strip/message_strip.h"

#include <algorithm>

#include <QCloseEvent>
#include <QDateTime>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

namespace plt {

namespace {
constexpr int saveDelayMs = 150;
const auto geometryKey = QStringLiteral("geometry");
const auto clockKey = QStringLiteral("clock");
constexpr int clockSaveMs = 2000;
constexpr int noticeMs = 4000;
}  // namespace

struct GameWindow::Private {
    explicit Private(const GameInfo& game) : info(game), picture(lastPicture(game.id)) {}
    QByteArray occasion() const;

    const GameInfo info;
    const LastPicture picture;
    bool hasShape = false;
    GameView* view = nullptr;
    ZoomArea* area = nullptr;
    MessageStrip* strip = nullptr;
    GameMenus* menus = nullptr;
    QWidget* curtain = nullptr;
    std::unique_ptr<SavedGame> saved;
    QTimer saveTimer;
    QTimer clockTimer;
    QTimer noticeTimer;
    bool saveFailed = false;
    bool busy = false;
    QString resultText;  // what was said at the end, to be said again after a notice
    MessageStrip::Kind resultKind = MessageStrip::Kind::status;
};

GameWindow::GameWindow(const GameInfo& info) : d(std::make_unique<Private>(info)) {
    setWindowTitle(info.label);
}

GameWindow::GameWindow(const GameInfo& info, GameView* view) : GameWindow(info) {
    setView(view);
}

/// Everything that decides which game is resumed, and how it is drawn.
QByteArray GameWindow::Private::occasion() const {
    const auto stamp = [](const QString& path) {
        const QFileInfo file(path);
        return QByteArray::number(file.lastModified().toMSecsSinceEpoch()) + ' ' +
               QByteArray::number(file.size());
    };
    return info.folder.toUtf8() + '\n' + stamp(info.libraryPath) + '\n' + stamp(SavedGame::path(info.id));
}

bool GameWindow::showLastPicture(std::function<void()> fill) {
    const auto geometry = Preferences(d->info.id).value(geometryKey).toByteArray();
    if (geometry.isEmpty() || !SavedGame::exists(d->info.id)) return false;
    d->hasShape = restoreGeometry(geometry);
    return d->hasShape && d->picture.show(*this, d->occasion(), std::move(fill));
}

void GameWindow::setView(GameView* view) {
    const GameInfo& info = d->info;
    d->view = view;
    view->setUp(info.id);

    auto* central = new QWidget;
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->area = new ZoomArea(view);
    column->addWidget(d->area, 1);
    d->strip = new MessageStrip;
    column->addWidget(d->strip);
    setCentralWidget(central);
    d->menus = new GameMenus(*this, info, *view);
    // Narrower, and a menu would hide behind an arrow, or a message between its answers.
    setMinimumWidth(std::max(menuBar()->sizeHint().width(), d->strip->narrowest()));

    auto& session = view->session();
    d->saveTimer.setSingleShot(true);
    d->saveTimer.setInterval(saveDelayMs);
    connect(&d->saveTimer, &QTimer::timeout, this, &GameWindow::saveNow);
    d->clockTimer.setInterval(200);
    d->noticeTimer.setSingleShot(true);
    d->noticeTimer.setInterval(noticeMs);

    const auto showClock = [this] {
        if (d->view->hasClock() && isClockShown())
            d->strip->setClock(durationText(d->view->session().clock().elapsed().count()));
    };
    const auto runClock = [this, showClock] {
        auto& game = d->view->session();
        const bool run = d->view->hasClock() && game.outcome() == Outcome::playing &&
                         d->view->clockMayRun() && !d->view->isPaused() && isVisible() && !isMinimized();
        if (run) {
            game.clock().start();
            d->clockTimer.start();
        } else {
            game.clock().stop();
            d->clockTimer.stop();
        }
        showClock();
    };
    connect(&d->clockTimer, &QTimer::timeout, this, [this, showClock] {
        showClock();
        if (!d->saveTimer.isActive()) d->saveTimer.start(clockSaveMs);
    });

    // What the strip says: the hint, else the end of the game, else the status.
    const auto showStrip = [this] {
        auto& game = d->view->session();
        d->noticeTimer.stop();
        d->strip->setStatus(
            d->view->isPaused()
                ? tr("Paused. Press %1 or the button to go on.")
                      .arg(QKeySequence(Qt::CTRL | Qt::Key_P).toString(QKeySequence::NativeText))
                : d->view->statusText());
        const QString hint = game.hintText();
        if (d->busy) {
            d->strip->showMessage(MessageStrip::Kind::notice, tr("Looking for a deal..."));
        } else if (game.isThinking()) {
            d->strip->showMessage(MessageStrip::Kind::hint, tr("Thinking..."),
                                  {{tr("Stop"), [&game] { game.hideHint(); }}});
        } else if (!hint.isEmpty()) {
            QList<MessageStrip::Answer> answers;
            if (d->menus->canPlayHint()) answers.append({tr("Do it"), [&game] { game.playHint(); }});
            answers.append({tr("Hide"), [&game] { game.hideHint(); }});
            d->strip->showMessage(MessageStrip::Kind::hint, hint, answers);
        } else if (game.outcome() != Outcome::playing) {
            const auto outcome = game.outcome();
            const auto kind = outcome == Outcome::won    ? MessageStrip::Kind::good
                              : outcome == Outcome::lost ? MessageStrip::Kind::bad
                                                         : MessageStrip::Kind::notice;
            QString text = d->view->endMessage();
            if (text.isEmpty()) {
                text = outcome == Outcome::won     ? tr("You won!")
                       : outcome == Outcome::lost  ? tr("You lost.")
                       : outcome == Outcome::drawn ? tr("The game is drawn.")
                                                   : tr("The game is over.");
            }
            if (!d->resultText.isEmpty()) text += QLatin1Char(' ') + d->resultText;
            d->strip->showMessage(kind, text, {{tr("New game"), [&game] { game.newGame(); }}});
        } else {
            d->strip->clearMessage();
        }
    };
    connect(&d->noticeTimer, &QTimer::timeout, this, showStrip);
    const auto notice = [this](const QString& text) {
        d->strip->showMessage(MessageStrip::Kind::notice, text);
        d->noticeTimer.start();
    };

    connect(&session, &GameSession::changed, this, [this, runClock, showStrip] {
        if (d->view->session().outcome() == Outcome::playing) d->resultText.clear();
        runClock();
        showStrip();
        d->menus->update();
        d->saveTimer.start(saveDelayMs);
    });
    connect(&session, &GameSession::gameChanged, this, [this, runClock, showStrip] {
        d->resultText.clear();
        if (d->view->isPaused()) setPaused(false);
        runClock();
        showStrip();
        d->menus->update();
        d->saveTimer.start(saveDelayMs);
    });
    connect(&session, &GameSession::hintChanged, this, [this, showStrip] {
        showStrip();
        d->menus->update();
    });
    connect(&session, &GameSession::refused, this, notice);
    connect(&session, &GameSession::dealing, this, [this, showStrip](bool busy) {
        d->busy = busy;
        showStrip();
    });
    connect(&session, &GameSession::finished, this, [this, showStrip] {
        auto& game = d->view->session();
        game.clock().stop();
        if (!game.isRecorded()) {
            game.setRecorded();
            if (Statistics::enabled()) {
                const auto recorded = Statistics(d->info.id).record(game.result());
                if (recorded.rank == 1)
                    d->resultText = tr("That is the best result so far.");
                else if (recorded.rank > 1)
                    d->resultText = tr("That is number %1 of the best results.").arg(recorded.rank);
                if (!recorded.problem.isEmpty())
                    d->resultText = tr("It could not be counted: %1").arg(recorded.problem);
            }
        }
        showStrip();
        saveNow();
    });
    connect(view, &GameView::statusChanged, this, [this, showStrip] {
        const bool over = d->view->session().outcome() != Outcome::playing;
        // What is said of a finished game may still grow (a par that was found later).
        if (over && !d->noticeTimer.isActive())
            showStrip();
        else if (!d->view->isPaused())
            d->strip->setStatus(d->view->statusText());
    });
    connect(view, &GameView::notice, this, notice);

    d->saved = std::make_unique<SavedGame>(info.id);
    if (!d->saved->isOwner()) {
        notice(tr("Another window of this game keeps the saved game. This one is not saved."));
    } else if (const auto loaded = d->saved->load(); loaded.object || !loaded.problem.isEmpty()) {
        const QString problem = loaded.object ? session.restore(*loaded.object) : loaded.problem;
        if (!problem.isEmpty()) {
            const QString name = d->saved->setAside();
            const QString what = tr("The saved game could not be used: %1.").arg(problem);
            d->noticeTimer.setInterval(30'000);
            notice(what + QLatin1Char(' ') +
                   (name.isEmpty() ? tr("It stays as it is, and this game is not saved.")
                                   : tr("It was kept as %1.").arg(name)));
        }
    }
    runClock();
    if (d->strip->kind() == MessageStrip::Kind::status) showStrip();
    d->menus->update();

    const auto geometry = view->preferences().value(geometryKey).toByteArray();
    if (!d->hasShape && (geometry.isEmpty() || !restoreGeometry(geometry))) {
        const QSize room = screen() != nullptr ? screen()->availableSize() * 0.9 : QSize(1200, 900);
        resize(sizeHint().boundedTo(room));
    }
    if (!info.iconPath.isEmpty()) afterFirstPaint(this, [this] { setWindowIcon(QIcon(d->info.iconPath)); });
    d->area->installEventFilter(this);
    view->focusTarget()->installEventFilter(this);
    view->focusTarget()->setFocus();
}

GameWindow::~GameWindow() {
    delete takeCentralWidget();
}

GameView& GameWindow::view() const {
    return *d->view;
}

QString GameWindow::openGameId(const QString& id) {
    return d->view->session().openId(id);
}

QString GameWindow::messageText() const {
    return d->strip->text();
}

QString GameWindow::clockText() const {
    return d->view->hasClock() ? durationText(d->view->session().clock().elapsed().count()) : QString();
}

bool GameWindow::isClockShown() const {
    return d->view->preferences().flag(clockKey, true);
}

void GameWindow::setClockShown(bool shown) {
    d->view->preferences().setFlag(clockKey, shown);
    d->strip->setClock(shown ? clockText() : QString());
}

bool GameWindow::isPaused() const {
    return d->view->isPaused();
}

void GameWindow::setPaused(bool paused) {
    auto& session = d->view->session();
    if (paused == isPaused() || !d->view->hasClock()) return;
    if (paused && session.outcome() != Outcome::playing) return;
    d->view->setPaused(paused);
    if (paused) session.hideHint();
    if (paused) {
        // One large button in the middle: the way back is never a riddle.
        auto* curtain = new QPushButton(tr("Go on"), d->area);
        curtain->setObjectName(QStringLiteral("curtain"));
        curtain->adjustSize();
        curtain->resize(curtain->size() * 1.4);
        curtain->move((d->area->width() - curtain->width()) / 2, (d->area->height() - curtain->height()) / 2);
        connect(curtain, &QPushButton::clicked, this, [this] { setPaused(false); });
        curtain->show();
        curtain->setFocus();
        d->curtain = curtain;
    } else {
        d->curtain->deleteLater();
        d->curtain = nullptr;
        d->view->focusTarget()->setFocus();
    }
    Q_EMIT session.changed(false);
}

void GameWindow::saveNow() {
    d->saveTimer.stop();
    auto& session = d->view->session();
    const bool inProgress = session.outcome() == Outcome::playing && session.moveCount() > 0;
    const QString problem = d->saved->store(session.save(), inProgress);
    if (!problem.isEmpty() && !d->saveFailed) {
        d->strip->showMessage(MessageStrip::Kind::bad, tr("The game cannot be saved: %1").arg(problem));
        d->noticeTimer.start();
    }
    d->saveFailed = !problem.isEmpty();
}

int GameWindow::zoom() const {
    return d->area->zoom();
}

void GameWindow::setZoom(int percent) {
    d->area->setZoom(percent);
}

void GameWindow::closeEvent(QCloseEvent* event) {
    if (d->view != nullptr) {
        d->view->session().clock().stop();
        saveNow();
        d->view->preferences().setValue(geometryKey, saveGeometry());
        keepPicture();
    }
    QMainWindow::closeEvent(event);
}

void GameWindow::keepPicture() {
    // Another window's game is the one that is resumed.
    if (!d->saved->isOwner()) return;
    const auto& session = d->view->session();
    const bool asResumed =
        !d->saveFailed && !isPaused() && !session.isThinking() && session.hintText().isEmpty();
    if (asResumed && SavedGame::exists(d->info.id))
        d->picture.keep(*this, d->occasion());
    else
        d->picture.forget();
}

void GameWindow::changeEvent(QEvent* event) {
    // A minimised game does not go on counting.
    if (event->type() == QEvent::WindowStateChange && d->view != nullptr && isMinimized()) setPaused(true);
    QMainWindow::changeEvent(event);
}

void GameWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (d->view != nullptr && !d->view->isPaused() && d->view->hasClock() &&
        d->view->session().outcome() == Outcome::playing && d->view->clockMayRun()) {
        d->view->session().clock().start();
        d->clockTimer.start();
    }
}

void GameWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    if (d->view == nullptr) return;
    d->view->session().clock().stop();
    d->clockTimer.stop();
}

bool GameWindow::eventFilter(QObject* watched, QEvent* event) {
    // The pause button stays in the middle; Escape hides a hint from wherever the keyboard is.
    if (event->type() == QEvent::Resize && watched == d->area && d->curtain != nullptr)
        d->curtain->move((d->area->width() - d->curtain->width()) / 2,
                         (d->area->height() - d->curtain->height()) / 2);
    if (event->type() == QEvent::KeyPress && watched == d->view->focusTarget() &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        (d->view->session().isThinking() || !d->view->session().hintText().isEmpty())) {
        d->view->session().hideHint();
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace plt
