// SPDX-License-Identifier: MIT
#include "paint-by-numbers/view.h"

#include "common/language/translated.h"
#include "common/window/options_form.h"
#include "paint-by-numbers/library/library_dialog.h"
#include "paint-by-numbers/reasoning/deduction.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QPainter>
#include <QPainterPath>
#include <QStackedLayout>

namespace paint_by_numbers {

namespace {

const auto fillsPreference = QStringLiteral("fillFinished");
const auto zerosPreference = QStringLiteral("zeros");
const auto dimPreference = QStringLiteral("dimSettled");
const auto lettersPreference = QStringLiteral("colourLetters");
const auto pacePreference = QStringLiteral("solvingPace");
constexpr int normalPace = 1;
/// The maximum number of characters of a title from a file.
constexpr int longestTitle = 60;

Clues cluesOf(const Options& options, const Start& start) {
    return options.kind == Kind::own ? options.clues : start;
}

/// The options for another board: the newest dealer makes it, whichever made the last one.
Options dealtAnew(Options options) {
    options.dealer = newestDealer;
    return options;
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::shown, parent),
      pages_(new QStackedLayout(this)),
      page_(new BoardPage),
      board_(&page_->board()),
      colours_(&page_->colours()) {
    pages_->addWidget(page_);
    connect(board_, &Board::strokeMade, this, &View::paint);
    connect(board_, &Board::zoomAsked, this, [this](int percent) {
        if (askZoom) askZoom(percent);
    });

    auto* library = addGameAction(Menu::game, tr("&Library..."), Qt::CTRL | Qt::Key_L);
    library->setIconText(tr("Library"));
    connect(library, &QAction::triggered, this, &View::openLibrary);
    nextPicture_ = addGameAction(Menu::game, tr("Ne&xt picture"), Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    nextPicture_->setIconText(tr("Next picture"));
    connect(nextPicture_, &QAction::triggered, this, &View::nextPicture);
    paintsWhite_ = addGameAction(Menu::edit, tr("&Clicks make cells white"), Qt::CTRL | Qt::Key_F);
    paintsWhite_->setCheckable(true);
    paintsWhite_->setIconText(tr("White"));
    paintsWhite_->setToolTip(
        tr("A plain click or tap makes an unknown cell white; with the right button it becomes blue."));
    connect(paintsWhite_, &QAction::toggled, board_, &Board::setPaintsWhite);
    // Not a part of the status, which would hide the button in a narrow window.
    connect(paintsWhite_, &QAction::toggled, this, [this](bool on) {
        Q_EMIT statusChanged();
        if (on)
            Q_EMIT notice(tr("Click or drag to make cells white; with the right button they become blue."));
    });
    addStripAction(paintsWhite_);
    check_ = addGameAction(Menu::edit, tr("Chec&k the lines"));
    check_->setIconText(tr("Check"));
    check_->setToolTip(tr("Marks the rows and columns that cannot be finished as they are."));
    connect(check_, &QAction::triggered, this, &View::check);
    showMistakes_ = addGameAction(Menu::edit, tr("Show the &mistakes"));
    connect(showMistakes_, &QAction::triggered, this, &View::showMistakes);
    addDemonstration([this] { return stepMs(); });
    addStripAction(check_);

    dimSettled_ = addPreferenceAction(Menu::view, tr("&Dim the numbers that are done"), dimPreference, true);
    connect(dimSettled_, &QAction::toggled, this, [this] { refresh(false); });
    whole_ =
        addPreferenceAction(Menu::view, tr("&Whole board, however small"), QStringLiteral("whole"), false);
    connect(whole_, &QAction::toggled, board_, &Board::setFitsWindow);
    letters_ = addPreferenceAction(Menu::view, tr("&Letters of the colours"), lettersPreference, true);
    connect(letters_, &QAction::toggled, this, [this] { refresh(false); });
    makeWorkshop();
}

View::~View() = default;

void View::ready() {
    board_->setFitsWindow(whole_->isChecked());
    connect(&preferences(), &plt::Preferences::changed, this, [this](const QString& key) {
        if (key == zerosPreference) refresh(false);
    });
}

QWidget* View::focusTarget() {
    return workshop_->isDesigning() ? &workshop_->designer().board() : board_;
}

void View::showZoom(int percent) {
    board_->setZoom(percent);
    if (workshop_->isDesigning()) workshop_->designer().board().setZoom(percent);
}

void View::beginFirst(const QString& keptOptions, const QString& keptSeats) {
    if (!keptOptions.isEmpty()) {
        const auto kept = Rules::readOptions(keptOptions.toStdString());
        const auto text = kept ? QString::fromStdString(Rules::write(dealtAnew(*kept))) : keptOptions;
        RulesView::beginFirst(text, keptSeats);
        return;
    }
    // New players get a picture that is neither large nor hard.
    constexpr int side = 10;
    Options first;
    for (const auto& entry : ourShelf(side)->entries) {
        if (entry.clues.width() != side || entry.clues.height() != side) continue;
        const auto grade = gradeOf(entry.clues);
        if (!grade || grade->difficulty != Difficulty::easy) continue;
        first.kind = Kind::own;
        first.clues = entry.clues;
        first.grade = grade->difficulty;
        break;
    }
    session().beginFirst(first, session().seats());
}

// The position --------------------------------------------------------------------------------------------

void View::paint(const Stroke& stroke) {
    if (!mayMove()) return;
    Move move = strokeBetween(stroke.action, stroke.from.x(), stroke.from.y(), stroke.to.x(), stroke.to.y());
    move.fills = stroke.action != Action::clear && preferences().flag(fillsPreference, false);
    play(move);
}

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    impossible_.clear();
    searching_.cancel();
    if (transition.otherGame) {
        grading_.cancel();
        grows_ = isVisible() && window()->size() == usualWindowSize();
        bestTime_ = false;
        keepBegun(transition);
    }
    if (transition.ended) keepSolved();
}

void View::followUp(const plt::Transition<Rules>& transition) {
    // A new game has been started, which the player wants to see.
    if (transition.otherGame) workshop_->setDesigning(false);
    if (transition.otherGame && grows_) growWindow();
    const bool shown = std::any_of(transition.moves.begin(), transition.moves.end(),
                                   [](const Move& move) { return move.action == Action::showMistakes; });
    if (shown && !transition.backwards) session().markHelped();
}

QSize View::usualWindowSize() const {
    // The scroll area around a view does not pass on that its size hint has changed.
    for (QWidget* part = board_; !part->isWindow(); part = part->parentWidget()) {
        part->updateGeometry();
        if (auto* around = part->parentWidget()->layout()) around->activate();
    }
    // As large as a new window may be.
    return window()->sizeHint().boundedTo(screen()->availableSize() * 0.9);
}

void View::growWindow() {
    QWidget* const top = window();
    const QSize wanted = usualWindowSize().expandedTo(top->size());
    if (wanted == top->size()) return;
    const QRect room = screen()->availableGeometry();
    QRect frame = top->frameGeometry();
    frame.setSize(frame.size() + wanted - top->size());
    frame.moveRight(std::min(frame.right(), room.right()));
    frame.moveBottom(std::min(frame.bottom(), room.bottom()));
    top->move(frame.topLeft());
    top->resize(wanted);
}

/// Stores an unfinished game, so that the library can continue it.
void View::keepBegun(const plt::Transition<Rules>& transition) {
    const auto& games = session().games();
    if (transition.before.clues.cells() == 0) return;
    Progress progress(preferences());
    const QString key = keyOf(transition.before.clues);
    const auto blank = std::all_of(transition.before.marks.begin(), transition.before.marks.end(),
                                   [](Mark mark) { return mark == Mark::unknown; });
    const bool sameAgain = transition.before.clues == state().clues;
    const auto left = std::find_if(games.rbegin(), games.rend(), [&](const plt::PlayedGame& game) {
        const auto& played = session().optionsOf(game);
        return played.kind == Kind::own &&
               cluesOf(played, session().startOf(game)) == transition.before.clues &&
               &game != &session().game();
    });
    if (left == games.rend()) return;
    if (blank || transition.before.solved || sameAgain)
        progress.forgetBegun(key);
    else
        progress.noteBegun(key, {transition.before.marks, left->elapsed, left->helped});
}

void View::keepSolved() {
    if (options().kind != Kind::own) return;
    const auto& game = session().game();
    bestTime_ =
        Progress(preferences())
            .recordSolved(keyOf(state().clues), session().clock().elapsed(), game.helped || game.known);
}

void View::showState(bool animated) {
    BoardContent content;
    content.clues = state().clues;
    content.marks = state().marks;
    const bool playing = session().outcome() == plt::Outcome::playing && !workshop_->isDesigning();
    content.paintable = playing;
    content.finished = state().solved;
    content.dimSettled = dimSettled_->isChecked();
    content.zeros = preferences().flag(zerosPreference, true);
    content.letters = letters_->isChecked();
    content.impossible = impossible_;
    if (const auto* step = hintStep()) {
        content.hinted = step->marks;
        // Cells that earlier strokes of the hint have painted need no mark any more.
        const auto isUnknown = [&](int cell) { return content.marks[cell] == Mark::unknown; };
        if (std::any_of(content.hinted.begin(), content.hinted.end(), isUnknown))
            std::erase_if(content.hinted, [&](int cell) { return !isUnknown(cell); });
    }
    // A finished picture is all that there is to see.
    colours_->setColours(content.clues.palette());
    colours_->setVisible(content.clues.isColoured() && !content.finished);
    colours_->setEnabled(playing);
    board_->showPuzzle(std::move(content), animated);
    colours_->setColour(board_->colour());
    paintsWhite_->setEnabled(playing);
    check_->setEnabled(playing);
    showMistakes_->setEnabled(playing);
}

void View::setPaused(bool paused) {
    board_->cancelStroke();
    RulesView::setPaused(paused);
}

QList<plt::HeaderFigure> View::figures() const {
    if (state().clues.cells() == 0) return {};
    if (workshop_->isDesigning()) {
        const auto& drawing = workshop_->designer().drawing();
        return {{tr("Size"), tr("%L1 × %L2").arg(drawing.width()).arg(drawing.height())},
                {tr("Blue cells"), locale().toString(drawing.picture().count(Cell::blue))}};
    }
    const auto isPainted = [](Mark mark) { return colourOf(mark) > 0 && !isWrong(mark); };
    const auto painted = std::count_if(state().marks.begin(), state().marks.end(), isPainted);
    return {{state().clues.isColoured() ? tr("Coloured cells") : tr("Blue cells"),
             tr("%L1 of %L2").arg(painted).arg(state().clues.blueByRows()),
             [this](QPainter& painter, const QRectF& square) {
                 const Inks inks = Inks::onScreen(palette()).inColours(state().clues.palette());
                 const qreal inset = square.width() * 0.14;
                 const QRectF box = square.adjusted(inset, inset, -inset, -inset);
                 QPainterPath outline;
                 outline.addRoundedRect(box, inset, inset);
                 painter.setPen(Qt::NoPen);
                 painter.setClipPath(outline);
                 // A stripe for each colour.
                 const int stripes = std::max(1, static_cast<int>(inks.colours.size()));
                 for (int i = 0; i < stripes; ++i) {
                     painter.fillRect(QRectF(box.left() + box.width() * i / stripes, box.top(),
                                             box.width() / stripes, box.height()),
                                      inks.fill(i + 1));
                 }
             }}};
}

QString View::statusText() const {
    if (workshop_->isDesigning()) return tr("Click or drag to draw. The numbers follow.");
    if (!impossible_.empty())
        return tr("%Ln lines cannot be finished as they are.", "One line cannot be finished as it is.",
                  static_cast<int>(impossible_.size()));
    if (session().moveCount() == 0 && state().clues.isColoured())
        return tr("Keys 1 to %L1 choose a colour. Click or drag to paint; the right button makes cells "
                  "white.")
            .arg(state().clues.palette().size());
    if (session().moveCount() == 0 && !paintsWhite_->isChecked())
        return tr("Click or drag to paint cells blue; with the right button they become white.");
    return {};
}

QString View::endTitle() const {
    if (options().kind == Kind::own) {
        if (!options().name.empty()) return QString::fromStdString(options().name);
        if (const Entry* const found = ourPicture(state().clues)) return found->name;
        for (const auto& own : workshop_->own().entries())
            if (own.puzzle.clues == state().clues && !own.puzzle.title.empty())
                return QString::fromStdString(own.puzzle.title);
    }
    return tr("The picture is found!");
}

QString View::endMessage() const {
    if (!state().solved) return {};
    if (options().kind != Kind::own) return {};
    if (bestTime_) return tr("That is your best time for this picture.");
    const auto best = Progress(preferences()).best(keyOf(state().clues));
    if (!best) return {};
    return tr("Your best time for this picture is %1.").arg(plt::durationText(best->count()));
}

QRegion View::keptInSight() const {
    if (workshop_->isDesigning()) return {};
    // The numbers of a finished picture are irrelevant.
    const QRect area = (state().solved ? board_->cellsArea() : board_->puzzleArea()).toAlignedRect();
    const QRegion board = area.translated(board_->mapTo(this, QPoint()));
    if (!colours_->isVisibleTo(this)) return board;
    return board + QRect(colours_->mapTo(this, QPoint()), colours_->size());
}

QList<QAction*> View::endActions() const {
    // After a picture, New game is the next one.
    if (options().kind == Kind::own) return {};
    return {nextPicture_};
}

QImage View::boardImage() {
    if (workshop_->isDesigning()) return workshop_->image();
    // The whole board, whatever part of it is visible.
    const Layout layout(state().clues, 32);
    constexpr int edge = 24;
    QImage image(layout.size() + QSize(2 * edge, 2 * edge), QImage::Format_RGB32);
    const Inks inks = Inks::onScreen(palette()).inColours(state().clues.palette());
    image.fill(inks.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    PuzzlePainter puzzle(state().clues, layout, inks, font());
    puzzle.setLetters(letters_->isChecked());
    const QPoint grid(edge + layout.clueWidth(), edge + layout.clueHeight());
    for (int line = 0; line < state().clues.lines(); ++line)
        puzzle.drawClue(painter, grid, line, {},
                        line < layout.rows() ? layout.clueWidth() : layout.clueHeight());
    if (state().solved)
        puzzle.drawPicture(painter, grid, state().marks);
    else
        puzzle.drawCells(painter, grid, state().marks);
    return image;
}

QString View::boardText() const {
    return workshop_->isDesigning() ? workshop_->text() : RulesView::boardText();
}

// Workshop ----------------------------------------------------------------------------------------------

void View::makeWorkshop() {
    Workshop::Game game;
    game.puzzle = [this] { return shownPuzzle(); };
    game.grade = [this]() -> std::optional<Difficulty> {
        if (options().kind == Kind::own) return options().grade;
        return options().difficulty;
    };
    game.play = [this](const Puzzle& puzzle, std::optional<Difficulty> grade) {
        Options wanted;
        wanted.kind = Kind::own;
        wanted.clues = puzzle.clues;
        const auto problem = problemOf(wanted);
        if (problem.empty())
            playPuzzle(puzzle.clues, QString::fromStdString(puzzle.title).simplified().left(longestTitle),
                       grade);
        else
            Q_EMIT notice(plt::translated(problem));
    };
    game.show = [this](bool on) { showDesigner(on); };
    workshop_ = std::make_unique<Workshop>(std::move(game), this);
    connect(workshop_.get(), &Workshop::notice, this, &View::notice);
    connect(workshop_.get(), &Workshop::changed, this, [this] { Q_EMIT statusChanged(); });
    draw_ = addGameAction(Menu::game, tr("&Draw a puzzle"), Qt::CTRL | Qt::Key_D);
    draw_->setCheckable(true);
    connect(draw_, &QAction::triggered, this, [this](bool on) { workshop_->setDesigning(on); });
    auto* paste = addGameAction(Menu::edit, tr("&Paste a picture"), QKeySequence::Paste);
    connect(paste, &QAction::triggered, this, [this] {
        if (!openShared(QApplication::clipboard()->text())) workshop_->pastePicture();
    });
}

plt::Editor* View::editor() {
    return workshop_->isDesigning() ? &workshop_->designer() : nullptr;
}

plt::Printable* View::printable() {
    auto& pages = workshop_->pages();
    if (!session().awaitsFirst()) pages.setPlayed(state().clues);
    return &pages;
}

void View::showDesigner(bool on) {
    auto& designer = workshop_->designer();
    if (pages_->indexOf(&designer) < 0) {
        pages_->addWidget(&designer);
        connect(&designer.board(), &Board::zoomAsked, this, [this](int percent) {
            if (askZoom) askZoom(percent);
        });
    }
    if (on) {
        session().hideHint();
        board_->cancelStroke();
        designer.board().setZoom(board_->zoom());
        designer.setZeros(preferences().flag(zerosPreference, true));
    }
    draw_->setChecked(on);
    pages_->setCurrentWidget(on ? static_cast<QWidget*>(&designer) : page_);
    focusTarget()->setFocus();
    refresh(false);
}

Puzzle View::shownPuzzle() const {
    // The time that saving to a file or printing may take.
    constexpr Limits bounded{1, 20000};
    Puzzle puzzle;
    puzzle.clues = state().clues;
    puzzle.title = options().kind == Kind::own ? options().name : std::string();
    const Entry* const ours = ourPicture(state().clues);
    if (ours != nullptr) {
        puzzle.goal = ours->picture;
        if (state().solved) puzzle.title = ours->name.toStdString();
    } else if (state().clues.cells() > 0) {
        auto verdict = solve(state().clues, bounded);
        if (!verdict.solutions.empty()) puzzle.goal = std::move(verdict.solutions.front());
    }
    return puzzle;
}

// Help ----------------------------------------------------------------------------------------------------

void View::check() {
    if (!mayMove()) return;
    impossible_ = impossibleLines(state());
    session().markHelped();
    if (impossible_.empty()) Q_EMIT notice(tr("Every row and column can be finished as it is."));
    refresh(true);
}

void View::showMistakes() {
    if (!mayMove()) return;
    showMistakes_->setEnabled(false);
    searching_.run(
        this, [now = state()](const std::stop_token& stop) { return mistakes(now, stop); },
        [this](const std::vector<int>& wrong) {
            showMistakes_->setEnabled(true);
            session().markHelped();
            if (wrong.empty())
                Q_EMIT notice(tr("There are no mistakes."));
            else
                play(showing(wrong));
        },
        [this](const QString&) {
            showMistakes_->setEnabled(true);
            Q_EMIT notice(tr("The mistakes could not be looked for."));
        });
}

int View::stepMs() const {
    // Slow enough to follow, unless it would take for ever.
    constexpr std::array<int, 4> perStep{900, 260, 80, 0};
    constexpr std::array<int, 4> all{240'000, 60'000, 20'000, 0};
    const auto pace =
        static_cast<std::size_t>(std::clamp(preferences().value(pacePreference, normalPace).toInt(), 0, 3));
    const auto unknown = std::count(state().marks.begin(), state().marks.end(), Mark::unknown);
    // A stroke paints several cells.
    const int strokes = std::max(1, static_cast<int>(unknown) / 3);
    return std::min(perStep[pace], all[pace] / strokes);
}

// Puzzles -------------------------------------------------------------------------------------------------

void View::playPuzzle(const Clues& clues, const QString& name, std::optional<Difficulty> grade) {
    Options chosen = options();
    chosen.kind = Kind::own;
    chosen.name = name.toStdString();
    chosen.clues = clues;
    chosen.grade = grade;
    preferences().setValue(QStringLiteral("options"), QString::fromStdString(Rules::write(chosen)));
    const auto begun = Progress(preferences()).begun(keyOf(clues), clues.cells());
    const auto strokes = begun ? strokesFor(begun->marks, clues.width()) : std::vector<Move>();
    session().beginPlayed(chosen, clues, strokes, plt::Cause::newGame);
    if (!begun) return;
    session().clock().set(begun->elapsed);
    if (begun->helped) session().markHelped();
}

void View::openLibrary() {
    auto shelves = ourShelves();
    for (auto& own : workshop_->ownShelves()) shelves.push_back(std::move(own));
    const Progress progress(preferences());
    LibraryDialog dialog(std::move(shelves), progress, state().clues, this);
    if (dialog.exec() != QDialog::Accepted || dialog.entry() == nullptr) return;
    if (dialog.entry()->clues == state().clues && session().outcome() == plt::Outcome::playing) return;
    playPuzzle(dialog.entry()->clues, {}, dialog.grade());
}

/// The bundled pictures but the shown one, each from the one after it on: those that are not found yet, then
/// the others. A puzzle that is not bundled stands before the pictures of its size.
std::vector<const Entry*> View::otherPictures() const {
    const auto sideOf = [](const Clues& clues) { return std::max(clues.width(), clues.height()); };
    const Clues& shown = state().clues;
    std::vector<const Entry*> all;
    for (const auto& shelf : ourShelves())
        for (const auto& entry : shelf.entries) all.push_back(&entry);
    auto first =
        std::find_if(all.begin(), all.end(), [&](const Entry* entry) { return entry->clues == shown; });
    if (first != all.end())
        first = all.erase(first);
    else
        first = std::find_if(all.begin(), all.end(),
                             [&](const Entry* entry) { return sideOf(entry->clues) >= sideOf(shown); });
    std::rotate(all.begin(), first, all.end());
    const Progress progress(preferences());
    std::stable_partition(all.begin(), all.end(),
                          [&](const Entry* entry) { return !progress.isSolved(entry->key()); });
    return all;
}

void View::playPicture(const Entry& entry) {
    grading_.run(
        this, [clues = entry.clues](const std::stop_token& stop) { return gradeOf(clues, stop); },
        [this, clues = entry.clues](const std::optional<Grade>& grade) {
            playPuzzle(clues, {}, grade ? std::optional(grade->difficulty) : std::nullopt);
        });
}

void View::nextPicture() {
    const Entry& next = *otherPictures().front();
    if (Progress(preferences()).isSolved(next.key()))
        Q_EMIT notice(tr("You have found all pictures."));
    else
        playPicture(next);
}

void View::newGame() {
    if (session().awaitsFirst()) return RulesView::newGame();
    if (options().kind == Kind::random) return session().newGameWith(dealtAnew(options()));
    playPicture(*otherPictures().front());
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    options.dealer = newestDealer;
    const auto preset = [&](const QString& label, int side) {
        form.preset(label, [&options, side] {
            options.kind = Kind::random;
            options.width = options.height = side;
        });
    };
    preset(tr("10 × 10"), 10);
    preset(tr("15 × 15"), 15);
    preset(tr("20 × 20"), 20);
    preset(tr("30 × 30"), 30);
    std::vector<std::pair<Kind, QString>> kinds{{Kind::random, tr("A random board")}};
    if (options.clues.cells() > 0) kinds.emplace_back(Kind::own, tr("The same picture again"));
    form.choice(tr("What to paint"), &options.kind, kinds);
    const auto isRandom = [&options] { return options.kind == Kind::random; };
    form.number(tr("Columns"), &options.width, smallestRandomSide, largestRandomSide);
    form.enableWhile(isRandom);
    form.number(tr("Rows"), &options.height, smallestRandomSide, largestRandomSide);
    form.enableWhile(isRandom);
    form.number(tr("Blue cells of a hundred"), &options.density, lowestDensity, highestDensity, 5);
    form.enableWhile(isRandom);
    form.choice(tr("Difficulty"), &options.difficulty,
                std::vector<std::pair<Difficulty, QString>>{{Difficulty::easy, tr("Easy")},
                                                            {Difficulty::medium, tr("Medium")},
                                                            {Difficulty::hard, tr("Hard")}});
    form.enableWhile(isRandom);
    form.note([&options]() -> QString {
        if (options.kind == Kind::own) return tr("Other pictures are in the library.");
        return tr("Every random board has exactly one solution.");
    });
    form.preference(tr("Finished lines fill their rest with white"), fillsPreference, false);
    form.preference(tr("Dim the numbers that are done"), dimPreference, true);
    form.preference(tr("Empty lines show a 0"), zerosPreference, true);
    form.preference(tr("Letters of the colours in numbers and cells"), lettersPreference, true);
    form.preference(tr("Whole board, however small"), QStringLiteral("whole"), false);
    form.preferenceChoice(tr("Solutions are shown"), pacePreference,
                          {tr("Slowly"), tr("At a normal pace"), tr("Quickly"), tr("At once")}, normalPace);
}

}  // namespace paint_by_numbers

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
