// SPDX-License-Identifier: MIT
#include "common/window/frame/menus/game_menus.h"

#include "common/help/manual/manual.h"
#include "common/help/text/text_help_window.h"
#include "common/look/motion.h"
#include "common/printing/loading/printing.h"
#include "common/printing/printable.h"
#include "common/storage/files.h"
#include "common/window/dialogs/game_id_dialog.h"
#include "common/window/dialogs/new_game_dialog.h"
#include "common/window/dialogs/preferences_dialog.h"
#include "common/window/dialogs/statistics_dialog.h"
#include "common/window/documents.h"
#include "common/window/documents/documents_menu.h"
#include "common/window/frame/clock/pause.h"
#include "common/window/frame/clock/running_clock.h"
#include "common/window/frame/menus/mnemonics.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"
#include "common/window/moments/aim.h"
#include "common/window/options_form.h"
#include "common/window/players/player_actions.h"
#include "common/window/sharing/sharing.h"
#include "common/window/strip/message_strip.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>

namespace plt {

GameMenus::GameMenus(QMainWindow& window, const GameInfo& info, const Parts& parts, MessageStrip& strip)
    : window_(window),
      info_(info),
      view_(parts.view),
      zoom_(parts.zoom),
      pause_(parts.pause),
      clock_(parts.clock),
      players_(parts.players),
      documents_(parts.documents),
      aim_(parts.aim),
      daily_(parts.view, info) {
    undone_.setSingleShot(true);
    buildGame();
    buildEdit();
    buildView();
    buildPlayers();
    buildHelp();
    for (auto* menu : window_.menuBar()->findChildren<QMenu*>()) assignMnemonics(menu);
    for (auto* action : view_.stripActions()) strip.addAction(action);
    if (new_ != nullptr) strip.addAction(new_, Glyph::newGame);
    if (restart_ != nullptr) {
        restart_->setPriority(QAction::LowPriority);
        strip.addAction(restart_, Glyph::restart);
    }
    strip.addAction(undo_, Glyph::undo);
    strip.addAction(redo_, Glyph::redo);
    if (hint_ != nullptr) strip.addAction(hint_, Glyph::hint);
}

QAction* GameMenus::add(QMenu* menu, const QString& text, const QKeySequence& shortcut,
                        const std::function<void()>& run) {
    auto* action = menu->addAction(text);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, [run] { run(); });
    return action;
}

void GameMenus::addOwn(QMenu* menu, GameView::Menu place) {
    bool first = true;
    for (const auto& [where, action] : view_.gameActions()) {
        if (where != place) continue;
        if (first) menu->addSeparator();
        first = false;
        menu->addAction(action);
    }
}

void GameMenus::buildGame() {
    auto* menu = window_.menuBar()->addMenu(tr("&Game"));
    auto& session = view_.session();
    if (session.hasDeals()) {
        new_ = add(menu, tr("&New game"), QKeySequence::New, [this] { view_.newGame(); });
        choose_ =
            add(menu, tr("New ga&me..."), Qt::CTRL | Qt::SHIFT | Qt::Key_N, [this] { chooseNewGame(); });
        restart_ =
            add(menu, tr("&Restart this game"), Qt::CTRL | Qt::Key_R, [&session] { session.restart(); });
        auto* end = menu->addSeparator();
        connect(menu, &QMenu::aboutToShow, this, [this, menu, end] { fillPresets(menu, end); });
    }
    daily_.fill(menu);
    if (session.hasReview())
        review_ = add(menu, tr("Re&view"), Qt::CTRL | Qt::SHIFT | Qt::Key_R, [&session] {
            if (session.isReviewOpen())
                session.closeReview();
            else
                session.openReview();
        });
    addOwn(menu, GameView::Menu::game);
    if (session.rules().traits().hasStartAt)
        add(menu, tr("&Forget the past..."), {}, [this] { clearPast(); });
    if (session.hasDeals()) {
        menu->addSeparator();
        add(menu, tr("Game &ID..."), Qt::CTRL | Qt::Key_G, [this] {
            GameIdDialog dialog(view_.session(), info_.id, &window_);
            dialog.exec();
        });
        add(menu, tr("&Copy game ID"), Qt::CTRL | Qt::SHIFT | Qt::Key_C, [this] { copyId(); });
        add(menu, tr("S&hare as text"), Qt::CTRL | Qt::SHIFT | Qt::Key_F, [this] { shareGame(); });
        add(menu, tr("&Statistics..."), Qt::CTRL | Qt::Key_I, [this] { showStatistics(); });
    }
    documents_.fill(menu);
    if (view_.printable() != nullptr) addPrinting(menu);
    if (session.hasClock()) {
        menu->addSeparator();
        pauseAction_ = menu->addAction(tr("&Pause"));
        pauseAction_->setShortcuts(
            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), QKeySequence(Qt::Key_Pause)});
        pauseAction_->setCheckable(true);
        connect(pauseAction_, &QAction::triggered, this, [this](bool on) {
            pause_.setPaused(on);
            pauseAction_->setChecked(pause_.isPaused());
        });
    }
    menu->addSeparator();
    add(menu, tr("C&lose"), QKeySequence::Close, [this] { window_.close(); });
}

void GameMenus::chooseNewGame() {
    OptionsForm form(view_.preferences(), OptionsForm::Part::presets);
    if (view_.session().awaitsFirst()) return;
    view_.buildOptions(form);
    if (form.hasOptions())
        NewGameDialog(view_, &window_).exec();
    else
        Q_EMIT view_.notice(tr("There is nothing to choose in this game."));
}

void GameMenus::fillPresets(QMenu* menu, QAction* before) {
    qDeleteAll(presets_);
    presets_.clear();
    if (view_.session().awaitsFirst()) return;
    const auto formOf = [this] {
        auto form = std::make_unique<OptionsForm>(view_.preferences(), OptionsForm::Part::presets);
        view_.buildOptions(*form);
        return form;
    };
    const auto first = formOf();
    choose_->setVisible(first->hasOptions());
    const auto known = first->presets();
    if (known.empty()) return;
    int group = known.front().group;
    presets_.append(menu->insertSeparator(before));
    for (std::size_t i = 0; i < known.size(); ++i) {
        if (known[i].group != group) presets_.append(menu->insertSeparator(before));
        group = known[i].group;
        // The effect of a preset is known only after setting it, on options that are not played.
        const auto form = formOf();
        form->presets()[i].set();
        auto* action = new QAction(known[i].label, menu);
        action->setCheckable(true);
        action->setChecked(!view_.optionsDiffer());
        connect(action, &QAction::triggered, this,
                [this, index = static_cast<int>(i)] { playPreset(index); });
        menu->insertAction(before, action);
        presets_.append(action);
    }
}

void GameMenus::playPreset(int index) {
    OptionsForm form(view_.preferences(), OptionsForm::Part::presets);
    view_.buildOptions(form);
    // Another game has other presets (with another number of players); an old index may be beyond them.
    if (index >= static_cast<int>(form.presets().size())) return;
    form.presets()[index].set();
    const QString problem = view_.optionsProblem();
    if (problem.isEmpty())
        view_.applyOptions();
    else
        Q_EMIT view_.notice(problem);
}

void GameMenus::addPrinting(QMenu* menu) {
    const auto report = [this](const QString& problem) {
        if (!problem.isEmpty()) Q_EMIT view_.notice(problem);
    };
    /// Forwards to a printable and records whether anything was painted.
    class Watched : public Printable {
      public:
        explicit Watched(const Printable& pages) : pages_(pages) {}
        QString title() const override { return pages_.title(); }
        int pageCount(const QSizeF& page) const override { return pages_.pageCount(page); }
        void paintPage(QPainter& painter, const QRectF& page, int number) const override {
            isPainted_ = true;
            pages_.paintPage(painter, page, number);
        }
        bool isPainted() const { return isPainted_; }

      private:
        const Printable& pages_;
        mutable bool isPainted_ = false;
    };
    const auto run = [this](const std::function<void(const Printable&)>& print) {
        if (!view_.printable()->prepare(&window_)) return;
        const Watched pages(*view_.printable());
        print(pages);
        // A printed solution is a help; a cancelled printout is not.
        if (pages.isPainted() && view_.printable()->showsSolution() &&
            view_.session().outcome() == Outcome::playing)
            view_.session().markHelped();
    };
    menu->addSeparator();
    add(menu, tr("Prin&t..."), QKeySequence::Print, [this, report, run] {
        run([&](const Printable& pages) { report(print(pages, &window_)); });
    })->setObjectName(QStringLiteral("print"));
    add(menu, tr("Print pre&view..."), {}, [this, report, run] {
        run([&](const Printable& pages) { report(previewPrint(pages, &window_)); });
    })->setObjectName(QStringLiteral("printPreview"));
    add(menu, tr("Save as P&DF..."), {}, [this, report, run] {
        run([&](const Printable& pages) {
            const QString ending = QStringLiteral(".pdf");
            const QString path =
                chooseFileToSave(&window_, tr("Save as PDF"), pages.title() + ending, tr("PDF (*.pdf)"));
            if (path.isEmpty()) return;
            const QString problem = printToPdf(pages, path);
            report(problem.isEmpty() ? tr("Saved as %1.").arg(QFileInfo(path).fileName()) : problem);
        });
    })->setObjectName(QStringLiteral("printPdf"));
}

void GameMenus::clearPast() {
    QMessageBox ask(QMessageBox::Question, info_.label, tr("Forget the past?"), QMessageBox::Cancel,
                    &window_);
    ask.setInformativeText(
        tr("What you see stays as it is. Nothing before it can be undone, and the saved game has all of its "
           "room again."));
    auto* forget = ask.addButton(tr("&Forget"), QMessageBox::AcceptRole);
    ask.setDefaultButton(QMessageBox::Cancel);
    ask.exec();
    if (ask.clickedButton() == forget) view_.session().clearPast();
}

void GameMenus::copyId() {
    const auto& game = view_.session();
    const QString id = game.shortId().isEmpty() ? game.longId() : game.shortId();
    QApplication::clipboard()->setText(id);
    Q_EMIT view_.notice(tr("Copied: %1").arg(id.size() > 60 ? id.left(59) + QChar(0x2026) : id));
}

void GameMenus::shareGame() {
    if (view_.session().awaitsFirst()) return;
    QApplication::clipboard()->setText(sharedText(view_, info_));
    Q_EMIT view_.notice(view_.session().isPlayedByText()
                            ? tr("The game was copied as text. Send it, and paste the answer here.")
                            : tr("The game was copied as text. Whoever pastes it plays the same deal."));
}

void GameMenus::openShared(const QString& text) {
    const QString problem = openSharedText(view_.session(), info_.id, text);
    if (!problem.isEmpty()) Q_EMIT view_.notice(problem);
}

void GameMenus::showStatistics() {
    // Results counted a moment ago may not be on the disk yet.
    FileWriter::shared().finish();
    StatisticsDialog dialog(info_.id, view_.session().result().optionsText, view_.tallied(),
                            view_.finishedLabel(), view_.session().hasSeats(), &window_);
    connect(&dialog, &StatisticsDialog::playRequested, this, [this](const QString& id) {
        const QString problem = view_.session().openId(id);
        if (!problem.isEmpty()) Q_EMIT view_.notice(problem);
    });
    dialog.exec();
}

void GameMenus::buildEdit() {
    auto* menu = window_.menuBar()->addMenu(tr("&Edit"));
    auto& session = view_.session();
    undo_ = add(menu, tr("&Undo"), QKeySequence::Undo, [this] {
        if (auto* editor = view_.editor())
            editor->undo();
        else if (auto* unfinished = view_.unfinished())
            unfinished->putBack();
        else
            undoMove();
    });
    redo_ = add(menu, tr("&Redo"), QKeySequence::Redo, [this, &session] {
        if (auto* editor = view_.editor())
            editor->redo();
        else
            session.redo();
    });
    redo_->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    if (session.hasHint()) {
        menu->addSeparator();
        hint_ = add(menu, tr("&Hint"), Qt::CTRL | Qt::Key_H, [this] {
            // The second request for the same step plays it.
            if (canPlayHint())
                view_.session().playHint();
            else
                view_.session().requestHint();
        });
    }
    addOwn(menu, GameView::Menu::edit);
    connect(&view_, &GameView::sharedGamePasted, this, &GameMenus::openShared);
    menu->addSeparator();
    const auto actions = menu->actions();
    const bool pastesItself = std::any_of(actions.begin(), actions.end(), [](const QAction* action) {
        return action->shortcut() == QKeySequence(QKeySequence::Paste);
    });
    if (session.hasDeals() && !pastesItself)
        add(menu, tr("Paste a shared &game"), QKeySequence::Paste,
            [this] { openShared(QApplication::clipboard()->text()); });
    add(menu, tr("Copy as a pictur&e"), {}, [this] {
        copyPicture();
    })->setObjectName(QStringLiteral("copyPicture"));
    if (session.rules().traits().hasDiagram)
        add(menu, tr("Copy as &text"), {}, [this] {
            QApplication::clipboard()->setText(view_.boardText());
            Q_EMIT view_.notice(tr("The board was copied as text."));
        })->setObjectName(QStringLiteral("copyText"));
    menu->addSeparator();
    add(menu, tr("Pre&ferences..."), Qt::CTRL | Qt::Key_Comma,
        [this] { PreferencesDialog(view_, switches_, &window_).exec(); });
}

void GameMenus::copyPicture() {
    if (pause_.isPaused()) return;
    const QImage picture = view_.boardImage();
    if (picture.isNull()) {
        Q_EMIT view_.notice(tr("There is nothing to be copied."));
        return;
    }
    QApplication::clipboard()->setImage(picture);
    Q_EMIT view_.notice(tr("The board was copied as a picture."));
}

void GameMenus::buildView() {
    auto* menu = window_.menuBar()->addMenu(tr("&View"));
    viewMenu_ = menu;
    zoomIn_ = add(menu, tr("Zoom &in"), QKeySequence::ZoomIn, [this] { zoom_.setZoom(zoom_.zoom() + 25); });
    zoomIn_->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut_ =
        add(menu, tr("Zoom &out"), QKeySequence::ZoomOut, [this] { zoom_.setZoom(zoom_.zoom() - 25); });
    zoomFit_ = add(menu, tr("&Fit the window"), Qt::CTRL | Qt::Key_0, [this] { zoom_.setZoom(100); });
    connect(&zoom_, &ZoomArea::zoomChanged, this, &GameMenus::updateZoom);
    menu->addSeparator();
    fullScreen_ = menu->addAction(tr("F&ull screen"));
    fullScreen_->setShortcut(Qt::Key_F11);
    fullScreen_->setCheckable(true);
    connect(fullScreen_, &QAction::triggered, this,
            [this](bool on) { on ? window_.showFullScreen() : window_.showNormal(); });
    if (view_.session().hasClock()) {
        auto* clock = menu->addAction(tr("Show the &clock"));
        clock->setCheckable(true);
        clock->setChecked(clock_.isShown());
        connect(clock, &QAction::toggled, &clock_, &RunningClock::setShown);
        switches_ << clock;
    }
    addOwn(menu, GameView::Menu::view);
    menu->addSeparator();
    auto* animations = menu->addAction(tr("&Animations"));
    animations->setCheckable(true);
    animations->setChecked(motion::isEnabledByUser());
    switches_ << animations;
    if (sound::isAvailable()) {
        auto* sounds = menu->addAction(tr("Soun&ds in all games"));
        sounds->setObjectName(PreferencesDialog::soundsInAllGames);
        sounds->setCheckable(true);
        sounds->setChecked(sound::isEnabled());
        connect(sounds, &QAction::toggled, this, [](bool on) { sound::setEnabled(on); });
        switches_ << sounds;
    }
    auto* pace = menu->addMenu(tr("Animation &speed"));
    pace->setEnabled(motion::isEnabledByUser());
    connect(animations, &QAction::toggled, this, [pace](bool on) {
        motion::setEnabled(on);
        pace->setEnabled(on);
    });
    auto* group = new QActionGroup(pace);
    const std::array<std::pair<motion::Pace, QString>, 3> paces{{{motion::Pace::slow, tr("&Slow")},
                                                                 {motion::Pace::normal, tr("&Normal")},
                                                                 {motion::Pace::fast, tr("&Fast")}}};
    for (const auto& [value, text] : paces) {
        auto* action = pace->addAction(text);
        action->setCheckable(true);
        action->setChecked(motion::pace() == value);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [chosen = value] { motion::setPace(chosen); });
    }
}

void GameMenus::buildPlayers() {
    playersMenu_ = window_.menuBar()->addMenu(tr("&Players"));
    players_.fill(playersMenu_);
    // Makes the shortcuts work before the menu was first opened.
    window_.addActions(
        {players_.moveNow(), players_.stepBack(), players_.stepForward(), players_.first(), players_.last()});
    playersMenu_->menuAction()->setVisible(false);
}

QAction* GameMenus::addRecordAction(bool shown) {
    auto* action = viewMenu_->addAction(tr("&Record of the game"));
    action->setCheckable(true);
    action->setChecked(shown);
    return action;
}

void GameMenus::buildHelp() {
    auto* menu = window_.menuBar()->addMenu(tr("&Help"));
    add(menu, tr("&Rules"), QKeySequence(Qt::Key_F1), [this] {
        if (rules_ == nullptr)
            rules_ = new TextHelp(info_.folder, tr("%1: rules").arg(info_.label), false, this);
        rules_->show();
    });
    add(menu, tr("&Manual"), QKeySequence(Qt::SHIFT | Qt::Key_F1),
        [this] { openManual(info_.id, &window_); });
    add(menu, tr("What to &do"), {}, [this] { aim_.show(); })->setObjectName(QStringLiteral("aim"));
    menu->addSeparator();
    add(menu, tr("&About"), {}, [this] { about()->show(); });
}

QWidget* GameMenus::about() {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About"), {}, QMessageBox::Close, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    if (!window_.windowIcon().isNull())
        box->setIconPixmap(window_.windowIcon().pixmap(QSize(64, 64), window_.devicePixelRatioF()));
    box->setText(info_.summary.isEmpty() ? info_.label
                                         : info_.label + QStringLiteral("\n\n") + info_.summary);
    box->setInformativeText(tr("A game of PLT Games %1. Free software under the MIT License.")
                                .arg(QApplication::applicationVersion()));
    box->setModal(false);
    return box;
}

void GameMenus::undoMove() {
    auto& session = view_.session();
    // Later than a held key repeats itself, and sooner than it is pressed again on purpose.
    constexpr int heldMs = 400;
    const bool stops = undone_.isActive() && session.undoLeavesGame() && session.place() == undoneTo_;
    undone_.start(heldMs);
    if (stops) return;
    session.undo();
    undoneTo_ = session.place();
    if (session.undoLeavesGame())
        Q_EMIT view_.notice(tr("This game begins here. One more undo goes back to the game before it."));
}

bool GameMenus::canPlayHint() const {
    const auto& session = view_.session();
    return !session.hintText().isEmpty() && session.hasShownStep();
}

void GameMenus::update() {
    const auto& session = view_.session();
    const bool unfinished = view_.unfinished() != nullptr;
    const auto* editor = view_.editor();
    // Behind the curtain of a pause nobody sees what would happen.
    const bool isPaused = pause_.isPaused();
    undo_->setEnabled(editor != nullptr ? editor->canUndo() : !isPaused && (session.canUndo() || unfinished));
    undo_->setText(session.undoLeavesGame() && !unfinished && editor == nullptr ? tr("&Undo new game")
                                                                                : tr("&Undo"));
    redo_->setEnabled(editor != nullptr ? editor->canRedo() : !isPaused && session.canRedo());
    if (hint_ != nullptr) {
        hint_->setEnabled(session.canHint() && view_.mayHint() && (!session.isThinking() || canPlayHint()) &&
                          !isPaused && editor == nullptr);
        hint_->setText(canPlayHint() ? tr("Do the &hint") : tr("&Hint"));
    }
    daily_.update(editor == nullptr);
    if (review_ != nullptr) review_->setEnabled(editor == nullptr && !isPaused && session.plies() > 0);
    if (restart_ != nullptr)
        restart_->setEnabled(editor == nullptr && !isPaused &&
                             (session.moveCount() > 0 || session.outcome() != Outcome::playing));
    if (pauseAction_ != nullptr) {
        pauseAction_->setChecked(isPaused);
        pauseAction_->setEnabled(session.outcome() == Outcome::playing && editor == nullptr);
    }
    const bool several = session.hasSeats();
    playersMenu_->menuAction()->setVisible(several);
    players_.update();
    updateZoom();
}

void GameMenus::updateZoom() {
    zoomIn_->setEnabled(zoom_.zoom() < ZoomArea::largest);
    zoomOut_->setEnabled(zoom_.zoom() > ZoomArea::smallest);
    zoomFit_->setEnabled(zoom_.zoom() > ZoomArea::smallest);
    fullScreen_->setChecked(window_.isFullScreen());
}

}  // namespace plt
