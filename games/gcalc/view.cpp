// SPDX-License-Identifier: MIT
#include "gcalc/view.h"

#include "common/language/translated.h"
#include "common/look/fitted_font.h"
#include "common/window/options_form.h"
#include "gcalc/desk/preference_rows.h"
#include "gcalc/desk/storage_bar.h"
#include "gcalc/files/reader.h"
#include "gcalc/files/writer.h"
#include "gcalc/lessons/lesson_panel.h"
#include "gcalc/notation/parser.h"
#include "gcalc/notation/printer.h"
#include "gcalc/showing/showcase.h"
#include "gcalc/stepping/step_panel.h"
#include "gcalc/text/term_editor.h"
#include "gcalc/text/term_panel.h"
#include "gcalc/words/cube_words.h"

#include <algorithm>
#include <limits>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace gcalc {

namespace {

const auto panelsPreference = QStringLiteral("panels");
const auto panelPreference = QStringLiteral("panel");
const auto spacePreference = QStringLiteral("inSpace");
const auto coloursPreference = QStringLiteral("colours");
const auto signsPreference = QStringLiteral("signs");

/// Smaller windows show the cells only, unless the player wants the panels.
constexpr QSize roomForPanels(800, 420);
/// In a high window the panels are below the cells.
constexpr QSize roomBelow(640, 1250);
/// The room for cells and panels; in smaller windows panels that the player wants are shown alone.
constexpr QSize roomForBoth(520, 330);
constexpr QSize roomForBothBelow(300, 600);
constexpr int copySide = 800;
/// A preview must be there at once, or not at all.
constexpr Limits previewLimits{50'000, 100'000, 10'000, 1'000'000};

bool applies(Spot spot) {
    return spot == Spot::of(Side::applyFunction) || spot == Spot::of(Side::applyArgument);
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      pages_(new QStackedLayout(this)),
      splitter_(new QSplitter),
      desk_(new Desk),
      panels_(new QTabWidget),
      text_(new TermPanel) {
    splitter_->addWidget(desk_);
    splitter_->addWidget(panels_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 0);
    pages_->addWidget(splitter_);
    connect(desk_, &Desk::moveRequested, this, &View::makeMove);
    connect(desk_, &Desk::offerChanged, this, &View::preview);
    connect(desk_, &Desk::contextMenuRequested, this, &View::showMenu);
    connect(desk_, &Desk::showRequested, this, &View::showEnlarged);
    connect(desk_, &Desk::keyRequested, this, &View::pressKey);
    connect(desk_, &Desk::currentChanged, this, &View::updateActions);
    connect(desk_, &Desk::stopRequested, this, &View::stopEvaluating);
    connect(desk_, &Desk::notice, this, &View::notice);
    connect(desk_, &Desk::turnRequested, this, [this](Turn turn) {
        auto look = desk_->look();
        look.turn = turn;
        inSpace_->setChecked(true);
        look.inSpace = true;
        setLook(look);
    });
    makePanels();
    makeActions();
    files_.document = [this]() -> const Document& { return state().document; };
    files_.open = [this](const Document& document) { makeMove(Open{document}); };
    files_.cell = [this] { return state().at(exportCell()); };
    files_.look = [this] { return desk_->look(); };
    cellFile_ = std::make_unique<CellFile>(files_);
    pictureFile_ = std::make_unique<PictureFile>(files_);
    drawingFile_ = std::make_unique<DrawingFile>(files_);
    page_.choose = [this] {
        const auto spot = exportCell();
        const auto& preferences = state().document.preferences;
        return CubePage::Content{state().at(spot), CubeWords::place(spot, state().document.pages()),
                                 desk_->look(), preferences.neverBitmap, preferences.cutoff};
    };
    page_.tell = [this](const QString& sentence) { Q_EMIT notice(sentence); };
}

View::~View() = default;

void View::makePanels() {
    panels_->setDocumentMode(true);
    panels_->addTab(text_, tr("Text"));
    for (const auto& name : {tr("Steps"), tr("Lessons")}) {
        auto* const page = new QWidget;
        (new QVBoxLayout(page))->setContentsMargins(0, 0, 0, 0);
        panels_->addTab(page, name);
    }
    text_->setNames([this](std::string_view name) { return state().document.named(name); });
    connect(text_, &TermPanel::committed, this, [this](const Term& term) {
        if (term == state().document.main.term) return;
        play(Put{{}, {{}, term}});
    });
    connect(&text_->editor(), &TermEditor::abandoned, this, &View::stopEvaluating);
    connect(panels_, &QTabWidget::currentChanged, this, [this](int index) {
        if (!session().awaitsFirst()) preferences().setValue(panelPreference, index);
        updatePanels();
    });
}

void View::makeStepPanel() {
    steps_ = new StepPanel;
    panels_->widget(stepsPage)->layout()->addWidget(steps_);
    steps_->show();
    connect(steps_, &StepPanel::shown, this, [this] { updateSteps(); });
    connect(steps_, &StepPanel::stepped, desk_, [this](const Step& step) { desk_->animate({step}); });
    connect(steps_, &StepPanel::kept, this, [this](const Term& term) {
        if (!(term == state().document.main.term)) play(Put{{}, {{}, term}});
    });
}

void View::makeLessonPanel() {
    lessons_ = new LessonPanel(preferences());
    lessons_->setLook(desk_->look());
    panels_->widget(lessonsPage)->layout()->addWidget(lessons_);
    lessons_->show();
    connect(lessons_, &LessonPanel::solved, this, [this] {
        celebrate();
        if (lessons_->isVisible()) return;
        Q_EMIT notice(lessons_->message());
        Q_EMIT statusChanged();
    });
    connect(lessons_, &LessonPanel::layOut, this, [this](const Lesson& lesson) {
        if (play(Open{beginning(lesson, state().document)}))
            Q_EMIT notice(tr("The cells of this lesson are in place of yours. Undo brings yours back."));
    });
    connect(lessons_, &LessonPanel::showAnswer, this, [this](const Term& answer) {
        if (play(Put{{}, {{}, answer}}))
            Q_EMIT notice(tr("A right answer is in the main cell. Undo brings back what was there."));
    });
}

void View::makeShowcase() {
    showcase_ = new Showcase;
    showcase_->setLook(desk_->look());
    pages_->addWidget(showcase_);
    showcase_->setBusy(isEvaluating());
    connect(showcase_, &Showcase::closed, this, &View::closeShowcase);
    connect(showcase_, &Showcase::stopRequested, this, &View::stopEvaluating);
    connect(showcase_, &Showcase::spaceRequested, this, [this](bool on) { inSpace_->setChecked(on); });
    connect(showcase_, &Showcase::turned, this, [this](Turn turn) {
        auto look = desk_->look();
        look.turn = turn;
        setLook(look);
    });
}

bool View::isPanelShown(Panel panel) const {
    return !panels_->isHidden() && panels_->currentIndex() == panel;
}

void View::makeActions() {
    auto* fresh = addGameAction(Menu::game, tr("&New"), QKeySequence::New);
    connect(fresh, &QAction::triggered, this, [this] { session().beginGame({}, Start{Document()}); });
    auto* showExamples = addGameAction(Menu::game, tr("Show the e&xamples"));
    connect(showExamples, &QAction::triggered, this, [this] { makeMove(ShowExamples{}); });

    const auto onCell = [this](const QString& text, const QKeySequence& key, void (View::*act)(Spot)) {
        auto* action = addGameAction(Menu::edit, text, key);
        connect(action, &QAction::triggered, this, [this, act] { (this->*act)(ensureCurrentVisible()); });
        return action;
    };
    cut_ = onCell(tr("Cu&t the cell"), QKeySequence(Qt::CTRL | Qt::Key_X), &View::cutCell);
    copy_ = onCell(tr("&Copy the cell"), QKeySequence(Qt::CTRL | Qt::Key_C), &View::copyCell);
    paste_ = onCell(tr("&Paste into the cell"), QKeySequence(Qt::CTRL | Qt::Key_V), &View::pasteInto);
    clear_ = onCell(tr("C&lear the cell"), {}, &View::clearCell);
    rename_ = onCell(tr("Re&name the cell..."), QKeySequence(Qt::Key_F2), &View::renameCell);
    evaluate_ = addGameAction(Menu::edit, tr("E&valuate the cell"), QKeySequence(Qt::CTRL | Qt::Key_Return));
    connect(evaluate_, &QAction::triggered, this, [this] {
        // The panels speak of main, whatever cell was used before them.
        const bool isInPanels = panels_->isAncestorOf(QApplication::focusWidget());
        evaluateCell(isInPanels ? Spot{} : ensureCurrentVisible());
    });
    stop_ = addGameAction(Menu::edit, tr("&Stop evaluating"));
    stop_->setEnabled(false);
    connect(stop_, &QAction::triggered, this, &View::stopEvaluating);

    enlarge_ = addGameAction(Menu::view, tr("&Enlarge the cube"));
    connect(enlarge_, &QAction::triggered, this, [this] { showEnlarged(exportCell()); });
    inSpace_ = addPreferenceAction(Menu::view, tr("&Cubes in space"), spacePreference, false);
    connect(inSpace_, &QAction::toggled, this, [this](bool on) {
        auto look = desk_->look();
        look.inSpace = on;
        setLook(look);
    });
    // The action is checked while the panels are visible: a small window may hide them although they are
    // wanted.
    panelsShown_ =
        addGameAction(Menu::view, tr("&Text, steps and lessons"), QKeySequence(Qt::CTRL | Qt::Key_E));
    panelsShown_->setCheckable(true);
    connect(panelsShown_, &QAction::triggered, this, [this](bool on) {
        // The enlarged cube hides the panels, whatever the state of the action.
        if (isShowcaseShown()) {
            closeShowcase();
            on = true;
        }
        panelsAsked_ = panelsWanted_ = on;
        preferences().setFlag(panelsPreference, on);
        arrangePanels();
    });
    addStripAction(panelsShown_);
}

void View::ready() {
    panelsWanted_ = preferences().flag(panelsPreference, true);
    panels_->setCurrentIndex(
        std::clamp(preferences().value(panelPreference, lessonsPage).toInt(), 0, panels_->count() - 1));
    updatePanels();
    const auto updateLook = [this] {
        auto look = desk_->look();
        look.inSpace = inSpace_->isChecked();
        look.style.signs =
            static_cast<ColourSigns>(std::clamp(preferences().value(signsPreference, 0).toInt(), 0, 2));
        look.style.isPure = preferences().value(coloursPreference, 0).toInt() == 1;
        setLook(look);
    };
    updateLook();
    connect(&preferences(), &plt::Preferences::changed, this, [updateLook](const QString& key) {
        if (key == signsPreference || key == coloursPreference) updateLook();
    });
    arrangePanels();
}

void View::setLook(const DeskLook& look) {
    desk_->setLook(look);
    if (showcase_ != nullptr) showcase_->setLook(look);
    if (lessons_ != nullptr) lessons_->setLook(look);
}

// The position --------------------------------------------------------------------------------------------

void View::makeMove(const Move& move) {
    const bool evaluates = std::holds_alternative<Drop>(move) && applies(std::get<Drop>(move).to) &&
                           state().document.preferences.evaluatesAtOnce;
    if (play(move) && evaluates) evaluateCell({});
}

void View::aboutToShow(const plt::Transition<Rules>&) {
    previewing_.cancel();
    stepsMade_ = std::exchange(stepsOfMove_, 0);
    // The cell has another term now, so the result of this evaluation is no longer of use.
    if (evaluating_.isRunning() && !(state().at(evaluated_).term == evaluatedTerm_)) stopEvaluating();
}

void View::showState(bool) {
    desk_->showDocument(state().document);
    const auto busy = evaluating_.isRunning() ? std::optional(evaluated_) : std::nullopt;
    desk_->setBusy(busy);
    // The position has changed, and with it the result of the drop.
    if (desk_->offer()) preview();
    refreshShowcase();
    if (showcase_ != nullptr) showcase_->setBusy(busy.has_value());
    updatePanels();
    updateActions();
}

void View::updateActions() {
    if (session().awaitsFirst()) return;
    const auto spot = current();
    const bool holds = !state().at(spot).isEmpty();
    const bool isOwn = holds && spot.isOwn();
    cut_->setEnabled(isOwn);
    clear_->setEnabled(isOwn);
    rename_->setEnabled(isOwn);
    copy_->setEnabled(holds);
    evaluate_->setEnabled(isOwn || !state().document.main.term.isEmpty());
    enlarge_->setEnabled(!state().at(exportCell()).term.isEmpty());
}

void View::updatePanels() {
    // The button is named for the panel that it brings, and so the first one says where to learn.
    panelsShown_->setIconText(panels_->tabText(panels_->currentIndex()));
    if (session().awaitsFirst()) return;
    const auto& main = state().document.main.term;
    // Whoever has begun the lessons goes on with them beside the cells.
    const bool goesOn = panels_->currentIndex() == lessonsPage && LessonProgress(preferences()).hasBegun();
    if (lessons_ == nullptr && (isPanelShown(lessonsPage) || goesOn)) makeLessonPanel();
    if (isPanelShown(stepsPage) && steps_ == nullptr) makeStepPanel();
    if (lessons_ != nullptr) {
        lessons_->setTaskTold(tellsTask());
        lessons_->setCells(state().document);
    }
    if (isPanelShown(textPage)) text_->setTerm(main);
    if (isPanelShown(stepsPage))
        steps_->begin(main, state().document.preferences.meaning(), main == result_ ? resultBefore_ : Term());
    updateSteps();
}

void View::updateSteps() {
    const bool walks = isPanelShown(stepsPage) && steps_ != nullptr;
    const auto& main = state().document.main.term;
    if (!walks || main.isEmpty() || steps_->isWalking()) {
        desk_->showStep(std::nullopt, std::nullopt);
        return;
    }
    const auto term = steps_->term();
    desk_->showStep(term == main ? std::nullopt : std::optional(term), steps_->redex());
}

void View::keyPressEvent(QKeyEvent* event) {
    // The key events that the focus widget has ignored.
    if (event->key() == Qt::Key_Escape && isEvaluating())
        stopEvaluating();
    else
        RulesView::keyPressEvent(event);
}

bool View::eventFilter(QObject* watched, QEvent* event) {
    // Auto-repeat of the key that opened the menu must not choose an item.
    if (event->type() == QEvent::KeyPress && qobject_cast<QMenu*>(watched) != nullptr) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        if (pressed->isAutoRepeat() && pressed->key() != Qt::Key_Up && pressed->key() != Qt::Key_Down)
            return true;
    }
    return RulesView::eventFilter(watched, event);
}

void View::resizeEvent(QResizeEvent* event) {
    RulesView::resizeEvent(event);
    arrangePanels();
}

void View::fitFonts() {
    const QFont larger = plt::grownFont(font(), window()->size());
    const int before = splitter_->fontMetrics().height();
    if (splitter_->font() == larger) return;
    splitter_->setFont(larger);
    if (panels_->isHidden() || before == 0) return;
    // The panels keep the width that their words have, also one that the player chose.
    auto sizes = splitter_->sizes();
    const int beside = sizes[1] * splitter_->fontMetrics().height() / before;
    splitter_->setSizes({sizes[0] + sizes[1] - beside, beside});
}

void View::arrangePanels() {
    fitFonts();
    const auto has = [this](QSize room) { return width() >= room.width() && height() >= room.height(); };
    const bool isSmall = !has(roomForPanels) && !has(roomBelow);
    const bool shown = panelsWanted_ && (!isSmall || panelsAsked_);
    panelsShown_->setChecked(shown);
    const auto orientation = width() * 10 >= height() * 11 ? Qt::Horizontal : Qt::Vertical;
    if (splitter_->orientation() != orientation) splitter_->setOrientation(orientation);
    const bool alone = shown && !has(roomForBoth) && !has(roomForBothBelow);
    if (alone != desk_->isHidden()) {
        desk_->setHidden(alone);
        if (!alone) desk_->setFocus(Qt::OtherFocusReason);
        // Without a sentence there is room for the button that brings the cells back.
        if (!session().awaitsFirst()) Q_EMIT statusChanged();
    }
    if (shown == !panels_->isHidden()) return;
    panels_->setVisible(shown);
    if (!session().awaitsFirst()) Q_EMIT statusChanged();
    if (shown) {
        const int room = orientation == Qt::Horizontal ? width() : height();
        const int most = splitter_->fontMetrics().height() * 20;
        const int names = orientation == Qt::Horizontal ? panels_->tabBar()->sizeHint().width() : 0;
        const int beside =
            std::max(std::clamp(room * 24 / 100, std::min(150, room / 2), most), std::min(names, room / 2));
        splitter_->setSizes({room - beside, beside});
    }
    if (!session().awaitsFirst()) updatePanels();
}

QList<plt::HeaderFigure> View::figures() const {
    const auto size = state().document.main.term.isEmpty() ? 0 : state().document.main.term.treeSize();
    const bool isCountable = size < 1'000'000'000'000'000;
    return {{tr("Parts of main"),
             isCountable ? locale().toString(static_cast<qulonglong>(size)) : tr("countless")},
            {tr("Steps"), locale().toString(static_cast<qulonglong>(stepsMade_))}};
}

bool View::tellsTask() const {
    return lessons_ != nullptr && panels_->isHidden() && panels_->currentIndex() == lessonsPage;
}

QString View::statusText() const {
    if (evaluating_.isRunning()) return tr("Evaluating. Escape stops it.");
    if (const auto& offer = desk_->offer()) {
        if (offer->to.kind == Spot::side)
            return plt::translated(explainDrop(static_cast<Side>(offer->to.index)));
        const auto place = CubeWords::place(offer->to, state().document.pages());
        const bool copies = offer->copies || offer->to.kind == Spot::main || offer->from.kind == Spot::colour;
        return copies ? tr("Copies the cube: %1.").arg(place) : tr("Moves the cube: %1.").arg(place);
    }
    // A narrow strip has no room for the button.
    if (state().document.main.term.isEmpty() && panels_->isHidden())
        return tr("Drag a cube into the middle, or begin with the lessons: %1.")
            .arg(panelsShown_->shortcut().toString(QKeySequence::NativeText));
    if (state().document.main.term.isEmpty() && !desk_->isHidden())
        return tr("Drag a cube into the middle. Then drop others on the cells around it.");
    // Where cells and lessons take turns, the task goes with the player.
    return tellsTask() ? lessons_->openTask() : QString();
}

QString View::aim() const {
    return tr("Put cubes together, make functions of them, and apply them to each other.");
}

// Evaluation ----------------------------------------------------------------------------------------------

void View::evaluateCell(Spot spot) {
    if (!spot.isOwn()) spot = {};
    const auto cell = state().at(spot);
    if (cell.term.isEmpty()) {
        Q_EMIT notice(tr("This cell is empty."));
        return;
    }
    const auto& preferences = state().document.preferences;
    evaluated_ = spot;
    evaluatedTerm_ = cell.term;
    evaluating_.run(
        this,
        [term = cell.term, meaning = preferences.meaning(), depth = preferences.depth](std::stop_token stop) {
            return evaluate(term, meaning, depth, {}, stop);
        },
        [this, spot, cell, meaning = preferences.meaning()](const Evaluation& found) {
            stop_->setEnabled(false);
            QStringList said;
            const bool isNormal = found.ending == Ending::normalForm;
            const auto told = isNormal ? explainStuck(found.term) : explain(found);
            if (!told.empty()) said << plt::translated(told);
            bool isShown = false;
            if (!(found.term == cell.term)) {
                // The cell may have been renamed meanwhile.
                const Put move{spot, {state().at(spot).name, found.term}};
                const auto next = Rules::apply(state(), move);
                if (next) {
                    stepsOfMove_ = found.steps;
                    if (spot.kind == Spot::main) {
                        resultBefore_ = cell.term;
                        result_ = found.term;
                    }
                    isShown = play(move);
                    if (isShown && spot.kind == Spot::main)
                        desk_->animate(stepsTo(found.term, cell.term, meaning));
                } else {
                    said << plt::translated(next.problem());
                }
            } else if (said.isEmpty()) {
                said << tr("There is nothing to evaluate.");
            }
            if (!isShown) {
                stepsOfMove_ = 0;
                stepsMade_ = found.steps;
                refresh(false);
            }
            if (!said.isEmpty()) Q_EMIT notice(plt::passage(said));
        },
        [this](const QString&) {
            stop_->setEnabled(false);
            refresh(false);
            Q_EMIT notice(tr("The evaluation failed."));
        });
    stop_->setEnabled(true);
    refresh(false);
}

void View::stopEvaluating() {
    if (!evaluating_.isRunning()) return;
    evaluating_.cancel();
    stop_->setEnabled(false);
    refresh(false);
    Q_EMIT notice(tr("The evaluation was stopped."));
}

/// Shows the term that main, or the target cell, would have after the drop.
void View::preview() {
    previewing_.cancel();
    // A drop acts on main, and so main is to be seen.
    if (desk_->held() && isPanelShown(stepsPage) && steps_ != nullptr) steps_->toBegun();
    Q_EMIT statusChanged();
    const auto offer = desk_->offer();
    if (!offer) {
        desk_->setPreview(std::nullopt);
        return;
    }
    const auto next = Rules::apply(state(), *offer);
    if (!next) return;
    const auto shown = offer->to.kind == Spot::side ? next->document.main.term : next->at(offer->to).term;
    desk_->setPreview(shown);
    const auto& preferences = state().document.preferences;
    if (!applies(offer->to) || !preferences.evaluatesAtOnce) return;
    previewing_.run(
        this,
        [term = shown, meaning = preferences.meaning(), depth = preferences.depth](std::stop_token stop) {
            return evaluate(term, meaning, depth, previewLimits, stop);
        },
        [this, offer](const Evaluation& found) {
            if (desk_->offer() == offer) desk_->setPreview(found.term);
        });
}

// Cells ---------------------------------------------------------------------------------------------------

Spot View::current() const {
    return isShowcaseShown() ? enlarged_ : desk_->current();
}

Spot View::ensureCurrentVisible() {
    const auto spot = current();
    if (!isShowcaseShown()) desk_->ensurePartlyVisible(spot);
    return spot;
}

Spot View::exportCell() const {
    const auto spot = current();
    return state().at(spot).term.isEmpty() ? Spot{} : spot;
}

void View::cutCell(Spot spot) {
    if (spot.isOwn()) copyCell(spot);
    clearCell(spot);
}

void View::copyCell(Spot spot) {
    const auto cell = state().at(spot);
    if (cell.isEmpty()) {
        Q_EMIT notice(tr("This cell is empty."));
        return;
    }
    const auto text = writeCell(cell);
    if (!text) {
        Q_EMIT notice(plt::translated(text.problem()));
        return;
    }
    QApplication::clipboard()->setText(QString::fromStdString(*text));
    Q_EMIT notice(tr("Copied: %1.").arg(CubeWords::shortly(cell)));
}

std::optional<Cell> View::clipboardCell(QString* problem) const {
    const auto text = QApplication::clipboard()->text().toStdString();
    if (text.size() > maximumTermTextLength) {
        if (problem != nullptr) *problem = tr("It holds too much text.");
        return std::nullopt;
    }
    auto read = readCell(text);
    if (auto* cell = std::get_if<Cell>(&read)) return *cell;
    // Terms in the notation for people are accepted as well.
    auto term = parseTerm(text, [this](std::string_view name) { return state().document.named(name); });
    if (auto* parsed = std::get_if<Term>(&term); parsed != nullptr && !parsed->isEmpty())
        return Cell{{}, *parsed};
    if (problem != nullptr) *problem = plt::translated(std::get<FileFault>(read).message());
    return std::nullopt;
}

bool View::mayHoldCube() const {
    constexpr qsizetype readAtOnce = 20'000;
    const auto size = QApplication::clipboard()->text().size();
    return size > readAtOnce || (size > 0 && clipboardCell().has_value());
}

void View::pasteInto(Spot spot) {
    QString problem;
    const auto cell = clipboardCell(&problem);
    if (!cell) {
        Q_EMIT notice(tr("The clipboard holds no cube. %1").arg(problem));
        return;
    }
    if (spot.kind == Spot::colour) {
        Q_EMIT notice(tr("The basic colours are never changed."));
        return;
    }
    if (spot.kind != Spot::side) {
        play(Put{spot, *cell});
        return;
    }
    if (state().document.main.term.isEmpty()) {
        Q_EMIT notice(tr("There is nothing in the main cell yet."));
        return;
    }
    const auto side = static_cast<Side>(spot.index);
    if (play(Put{{}, {{}, joined(side, cell->term, state().document.main.term)}}) && applies(spot) &&
        state().document.preferences.evaluatesAtOnce)
        evaluateCell({});
}

void View::renameCell(Spot spot) {
    const auto cell = state().at(spot);
    if (!spot.isOwn() || cell.isEmpty()) {
        Q_EMIT notice(tr("There is nothing to rename here."));
        return;
    }
    bool accepted = false;
    const auto name = QInputDialog::getText(this, tr("Rename the cell"), tr("Name"), QLineEdit::Normal,
                                            QString::fromStdString(cell.name), &accepted)
                          .simplified()
                          .toStdString();
    if (accepted && name != cell.name) play(Rename{spot, name});
}

void View::clearCell(Spot spot) {
    if (spot.isOwn() && !state().at(spot).isEmpty())
        play(Clear{spot});
    else
        Q_EMIT notice(tr("There is nothing to clear here."));
}

void View::showEnlarged(Spot spot) {
    const auto cell = state().at(spot);
    if (cell.term.isEmpty()) {
        Q_EMIT notice(tr("This cell is empty."));
        return;
    }
    if (showcase_ == nullptr) makeShowcase();
    if (!isShowcaseShown()) showcase_->setZoom(1);
    enlarged_ = spot;
    showcase_->showCell(cell, CubeWords::place(spot, state().document.pages()),
                        state().document.preferences.cutoff);
    if (isShowcaseShown()) return;
    pages_->setCurrentWidget(showcase_);
    showcase_->setFocus();
    updateActions();
}

void View::refreshShowcase() {
    if (!isShowcaseShown()) return;
    const auto cell = state().at(enlarged_);
    if (cell.term.isEmpty())
        closeShowcase();
    else if (!(cell == showcase_->cell()) || state().document.preferences.cutoff != showcase_->cutoff())
        showEnlarged(enlarged_);
}

bool View::isShowcaseShown() const {
    return showcase_ != nullptr && pages_->currentWidget() == showcase_;
}

void View::closeShowcase() {
    pages_->setCurrentWidget(splitter_);
    desk_->setFocus();
    updateActions();
}

bool View::triggerWindowAction(const QKeySequence& key) {
    for (auto* action : window()->findChildren<QAction*>()) {
        if (!action->shortcuts().contains(key)) continue;
        action->trigger();
        return true;
    }
    return false;
}

void View::pressKey(int key) {
    switch (key) {
        case Qt::Key_X:
            cutCell(ensureCurrentVisible());
            break;
        case Qt::Key_C:
            copyCell(ensureCurrentVisible());
            break;
        case Qt::Key_V:
            pasteInto(ensureCurrentVisible());
            break;
        case Qt::Key_R:
            clearCell(ensureCurrentVisible());
            break;
        case Qt::Key_E:
            evaluateCell(ensureCurrentVisible());
            break;
        case Qt::Key_N:
            renameCell(ensureCurrentVisible());
            break;
        case Qt::Key_P:
            triggerWindowAction(QKeySequence::Print);
            break;
        case Qt::Key_H:
            triggerWindowAction(QKeySequence(Qt::Key_F1));
            break;
        case Qt::Key_O:
            triggerWindowAction(QKeySequence::Open);
            break;
        case Qt::Key_M:
            makeMove(ShowExamples{});
            break;
        case Qt::Key_S:
        case Qt::Key_A:
            triggerWindowAction(QKeySequence::Save);
            break;
        case Qt::Key_T:
            triggerWindowAction(QKeySequence(Qt::CTRL | Qt::Key_Comma));
            break;
        case Qt::Key_Q:
            window()->close();
            break;
        default:
            break;
    }
}

void View::showMenu(Spot spot, QPoint place) {
    const auto cell = state().at(spot);
    const bool holdsSomething = !cell.isEmpty();
    const bool isOwn = spot.isOwn();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->installEventFilter(this);
    const auto add = [&](const QString& text, const QString& key, bool enabled,
                         const std::function<void()>& act) {
        auto* action = menu->addAction(text + QLatin1Char('\t') + key);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, act);
    };
    if (spot.kind == Spot::side) {
        const auto side = static_cast<Side>(spot.index);
        const auto& main = state().document.main.term;
        auto* removal = menu->addAction(plt::translated(nameOfRemoval(side)));
        removal->setEnabled(!main.isEmpty() && !(remaining(side, main) == main));
        connect(removal, &QAction::triggered, this, [this, side] { makeMove(Remove{side}); });
        menu->addSeparator();
    } else if (spot.kind == Spot::colour) {
        auto* bind = menu->addAction(tr("Make main a function of this colour"));
        bind->setEnabled(!state().document.main.term.isEmpty());
        connect(bind, &QAction::triggered, this, [this, spot] { makeMove(Abstract{colourAt(spot.index)}); });
        menu->addSeparator();
    }
    const bool isDroppable = holdsSomething && !desk_->held();
    add(desk_->held() ? tr("Drop here") : tr("Pick up"), tr("Enter"), isDroppable || desk_->held(),
        [this, spot] { desk_->press(spot); });
    menu->addSeparator();
    add(tr("Cut"), tr("X"), holdsSomething && isOwn, [this, spot] { cutCell(spot); });
    add(tr("Copy"), tr("C"), holdsSomething, [this, spot] { copyCell(spot); });
    const bool mayPaste = spot.kind != Spot::colour &&
                          (spot.kind != Spot::side || !state().document.main.term.isEmpty()) && mayHoldCube();
    add(tr("Paste"), tr("V"), mayPaste, [this, spot] { pasteInto(spot); });
    add(tr("Clear"), tr("R"), holdsSomething && isOwn, [this, spot] { clearCell(spot); });
    add(tr("Evaluate"), tr("E"), holdsSomething && isOwn, [this, spot] { evaluateCell(spot); });
    add(tr("Rename..."), tr("N"), holdsSomething && isOwn, [this, spot] { renameCell(spot); });
    add(tr("Enlarge"), tr("Space"), holdsSomething, [this, spot] { showEnlarged(spot); });
    add(tr("Print..."), tr("P"), holdsSomething, [this, spot] {
        desk_->setCursor(spot);
        pressKey(Qt::Key_P);
    });
    menu->addSeparator();
    add(tr("Show the examples"), tr("M"), true, [this] { pressKey(Qt::Key_M); });
    add(tr("Open..."), tr("O"), true, [this] { pressKey(Qt::Key_O); });
    add(tr("Save as..."), tr("S"), true, [this] { pressKey(Qt::Key_S); });
    add(tr("Preferences..."), tr("T"), true, [this] { pressKey(Qt::Key_T); });
    add(tr("Rules"), tr("H"), true, [this] { pressKey(Qt::Key_H); });
    add(tr("Close"), tr("Q"), true, [this] { pressKey(Qt::Key_Q); });
    menu->popup(place);
}

// The window ----------------------------------------------------------------------------------------------

QImage View::boardImage() {
    return pictureOf(state().at(exportCell()), desk_->look(), state().document.preferences.cutoff, copySide);
}

QString View::boardText() const {
    const auto text = printTerm(state().at(exportCell()).term);
    return text ? QString::fromStdString(text->text) : plt::translated(text.problem());
}

bool View::buildOptions(plt::OptionsForm& form) {
    if (form.part() == plt::OptionsForm::Part::preferences)
        form.preferenceWidget(
            new PreferenceRows(state().document.preferences, [this](const Preferences& now) {
                if (!(now == state().document.preferences)) play(Prefer{now});
            }));
    form.preferenceChoice(tr("Look of colours"), coloursPreference, {tr("Soft"), tr("Pure")}, 0);
    form.preferenceChoice(tr("Signs on colours"), signsPreference,
                          {tr("None"), tr("Letters"), tr("Patterns")}, 0);
    return form.hasOptions() || form.hasPreferences();
}

QList<plt::DocumentFormat*> View::documentFormats() {
    return {cellFile_.get(), pictureFile_.get(), drawingFile_.get()};
}

}  // namespace gcalc
