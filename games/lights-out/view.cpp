// SPDX-License-Identifier: MIT
#include "lights-out/view.h"

#include "common/language/translated.h"
#include "common/window/options_form.h"
#include "lights-out/board/levels.h"
#include "lights-out/board/solver.h"
#include "lights-out/dialogs/editor.h"
#include "lights-out/panel/panel.h"
#include "lights-out/panel/words.h"

#include <QAction>
#include <QPushButton>
#include <QVBoxLayout>

namespace lights_out {

namespace {

QString progressKey(int level) {
    const auto id = levels()[level].id;
    return QStringLiteral("levels/") + QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), panel_(new Panel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel_);

    auto* choose = addGameAction(Menu::game, tr("&Levels..."), Qt::CTRL | Qt::Key_L);
    connect(choose, &QAction::triggered, this, &View::chooseLevel);
    nextLevel_ = addGameAction(Menu::game, tr("Ne&xt level"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    nextLevel_->setIconText(tr("Next level"));
    addStripAction(nextLevel_);
    connect(nextLevel_, &QAction::triggered, this, &View::nextLevel);
    auto* draw = addGameAction(Menu::game, tr("&Draw a board..."), Qt::CTRL | Qt::Key_D);
    connect(draw, &QAction::triggered, this, &View::drawBoard);

    showSolution_ = addGameAction(Menu::edit, tr("Show the &solution"), Qt::CTRL | Qt::SHIFT | Qt::Key_H);
    showSolution_->setCheckable(true);
    connect(showSolution_, &QAction::triggered, this, [this](bool on) {
        if (on && state().lit.any()) session().markHelped();
        refresh(true);
    });
    markPressed_ = addPreferenceAction(Menu::view, tr("&Mark pressed cells"), QStringLiteral("markPressed"),
                                       false, Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    outlines_ = addPreferenceAction(Menu::view, tr("&Outline what a press switches"),
                                    QStringLiteral("outlines"), true);
    for (auto* action : {markPressed_, outlines_})
        connect(action, &QAction::toggled, this, [this] { refresh(true); });

    connect(panel_, &Panel::cellActivated, this, [this](int cell, const plt::CellInput& input) {
        if (input.button != Qt::LeftButton || session().outcome() != plt::Outcome::playing) return;
        play({state().form.row(cell), state().form.column(cell)});
    });
}

QRegion View::occupiedRegion() const {
    return panel_->occupiedRegion(*this);
}

QWidget* View::focusTarget() {
    return panel_;
}

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    // The solution of a new game stays hidden.
    if (transition.otherGame) showSolution_->setChecked(false);
    origin_ = -1;
    if (!transition.moves.empty())
        origin_ = state().form.cell(transition.moves.back().row, transition.moves.back().column);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    if (transition.ended) recordLevel();
}

void View::showState(bool animated) {
    const auto& now = state();
    Panel::Content content;
    content.form = now.form;
    content.lit = now.lit;
    content.night = session().outcome() == plt::Outcome::won;
    content.enabled = session().outcome() == plt::Outcome::playing;
    content.outlines = outlines_->isChecked();
    if (markPressed_->isChecked() && !content.night) content.pressedSigns = now.pressed;
    if (showSolution_->isChecked() && now.lit.any()) {
        // Compares at most 65,536 solutions, which takes less than a frame.
        if (const auto shortest = Solver::of(now.form).shortest(now.lit))
            content.pressSigns = shortest->solution;
    }
    if (const auto* step = hintStep()) content.marks = step->marks;
    content.origin = origin_;
    panel_->showBoard(content, animated);
    pages_.show(now.form, now.lit, session().longId());
    updateActions();
}

void View::updateActions() {
    const auto& now = options();
    nextLevel_->setVisible(now.kind == Kind::level);
    nextLevel_->setEnabled(now.kind == Kind::level && now.level + 1 < static_cast<int>(levels().size()));
    showSolution_->setEnabled(session().outcome() == plt::Outcome::playing && state().lit.any());
}

QList<plt::HeaderFigure> View::figures() const {
    const auto& now = state();
    QList<plt::HeaderFigure> list{{tr("Presses"), locale().toString(now.presses)}};
    if (!now.sandbox) list.append({tr("Fewest"), locale().toString(now.fewest)});
    list.append({tr("Lights on"), locale().toString(now.lit.count())});
    return list;
}

QString View::statusText() const {
    const auto& now = state();
    if (now.sandbox && now.lit.none() && now.pressed.any())
        return tr("All lights are off: these %Ln cells are a quiet pattern.",
                  "All lights are off: this cell is a quiet pattern.", now.pressed.count());
    // A grade may have brought another size than the usual one.
    const bool isNamed = options().kind == Kind::level ||
                         (options().kind == Kind::random && options().form.size != Form().size);
    return isNamed ? plt::translated(Rules::describe(options())) : QString();
}

QString View::endTitle() const {
    return tr("All lights are off!");
}

QString View::endMessage() const {
    const auto& now = state();
    if (now.presses == now.fewest)
        return tr("%Ln presses, the fewest possible.", "One press, the fewest possible.", now.presses);
    return tr("%Ln presses; %L1 would have been enough.", "One press; %L1 would have been enough.",
              now.presses)
        .arg(now.fewest);
}

QList<QAction*> View::endActions() const {
    return nextLevel_->isVisible() && nextLevel_->isEnabled() ? QList<QAction*>{nextLevel_}
                                                              : QList<QAction*>{};
}

Progress View::progressOf(int level) const {
    const auto kept = preferences().value(progressKey(level));
    return {kept.isValid(), qMax(0, kept.toInt())};
}

void View::recordLevel() {
    if (options().kind != Kind::level || session().outcome() != plt::Outcome::won) return;
    const auto before = progressOf(options().level);
    int best = before.best;
    if (!session().result().helped && (best == 0 || state().presses < best)) best = state().presses;
    if (!before.solved || best != before.best) preferences().setValue(progressKey(options().level), best);
}

void View::chooseLevel() {
    const int current = options().kind == Kind::level ? options().level : 0;
    LevelChooser chooser(
        current, [this](int level) { return progressOf(level); }, this);
    if (chooser.exec() != QDialog::Accepted || chooser.level() < 0) return;
    auto chosen = options();
    chosen.kind = Kind::level;
    chosen.level = chooser.level();
    beginWith(chosen);
}

void View::nextLevel() {
    if (options().kind != Kind::level || options().level + 1 >= static_cast<int>(levels().size())) return;
    auto chosen = options();
    ++chosen.level;
    beginWith(chosen);
}

void View::drawBoard() {
    // Editing begins with the shown board.
    Editor editor(state().form, state().lit, this);
    if (editor.exec() != QDialog::Accepted) return;
    auto chosen = options();
    chosen.kind = Kind::own;
    chosen.form = editor.form();
    chosen.board = {editor.form().size, editor.lights()};
    beginWith(chosen);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    const auto preset = [&](const QString& label, Grade grade) {
        form.preset(label, [&options, grade] {
            options.kind = Kind::random;
            options.form = {};
            options.grade = grade;
            while (grade > hardestGrade(options.form)) ++options.form.size;
        });
    };
    preset(tr("Easy"), Grade::easy);
    preset(tr("Medium"), Grade::medium);
    preset(tr("Hard"), Grade::hard);
    preset(tr("Expert"), Grade::expert);
    form.choice(tr("Board"), &options.kind,
                {{Kind::random, tr("Random")},
                 {Kind::level, tr("A level")},
                 {Kind::own, tr("My own")},
                 {Kind::empty, tr("Empty, to try things out")}});
    form.number(
        tr("Size"), &options.form.size, [&options] { return smallestSize(options.form.neighbourhood); },
        [] { return largestSize; });
    form.enableWhile([&options] { return options.kind == Kind::random || options.kind == Kind::empty; });
    std::vector<std::pair<Neighbourhood, QString>> neighbourhoods;
    neighbourhoods.reserve(neighbourhoodCount);
    for (int i = 0; i < neighbourhoodCount; ++i)
        neighbourhoods.emplace_back(static_cast<Neighbourhood>(i),
                                    neighbourhoodName(static_cast<Neighbourhood>(i)));
    form.choice(tr("A press switches"), &options.form.neighbourhood, neighbourhoods);
    form.enableWhile([&options] { return options.kind != Kind::level; });
    form.choice(tr("Random boards"), &options.grade,
                {{Grade::any, tr("Any")},
                 {Grade::easy, tr("Easy, up to 5 presses")},
                 {Grade::medium, tr("Medium, 6 to 9 presses")},
                 {Grade::hard, tr("Hard, 10 to 14 presses")},
                 {Grade::expert, tr("Expert, 15 presses and more")}});
    form.enableWhile([&options] { return options.kind == Kind::random; });
    // Choosing a level or drawing a board also selects its kind.
    auto* choose = new QPushButton;
    choose->setObjectName(QStringLiteral("choose"));
    choose->setAutoDefault(false);
    const auto nameLevel = [choose, &options] {
        choose->setText(tr("%1...").arg(levelLine(levels()[options.level])));
    };
    nameLevel();
    connect(&form, &plt::OptionsForm::edited, choose, nameLevel);
    connect(choose, &QPushButton::clicked, &form, [this, &form, &options] {
        LevelChooser chooser(
            options.level, [this](int level) { return progressOf(level); }, &form);
        if (chooser.exec() != QDialog::Accepted || chooser.level() < 0) return;
        options.kind = Kind::level;
        options.level = chooser.level();
        form.changed();
    });
    form.widget(tr("Level"), choose);
    auto* draw = new QPushButton(tr("&Draw..."));
    draw->setObjectName(QStringLiteral("draw"));
    draw->setAutoDefault(false);
    connect(draw, &QPushButton::clicked, &form, [this, &form, &options] {
        const bool drawn = options.board.size != 0;
        Editor editor(drawn ? Form{options.board.size, options.form.neighbourhood} : state().form,
                      drawn ? options.board.cells : state().lit, &form);
        if (editor.exec() != QDialog::Accepted) return;
        options.kind = Kind::own;
        options.form = editor.form();
        options.board = {editor.form().size, editor.lights()};
        form.changed();
    });
    form.widget(tr("My own board"), draw);
    form.note([&options]() -> QString {
        switch (options.kind) {
            case Kind::random:
                return tr("Every board that is dealt can be solved.");
            case Kind::level:
                return tr("A level has its own size and neighbourhood.");
            case Kind::own:
                return options.board.size == 0
                           ? QString()
                           : verdict({options.board.size, options.form.neighbourhood}, options.board.cells);
            case Kind::empty:
                break;
        }
        return tr(
            "All lights are off. Press cells to make patterns, or look for presses that change nothing.");
    });
    form.preference(tr("Mark pressed cells"), QStringLiteral("markPressed"), false);
    form.preference(tr("Outline what a press switches"), QStringLiteral("outlines"), true);
}

}  // namespace lights_out

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
