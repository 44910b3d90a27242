// SPDX-License-Identifier: MIT
#include "paint-by-numbers/workshop/workshop.h"

#include "common/window/documents.h"
#include "paint-by-numbers/importing/import_dialog.h"
#include "paint-by-numbers/importing/tracing.h"
#include "paint-by-numbers/painting/puzzle_painter.h"
#include "paint-by-numbers/solver/solver.h"
#include "paint-by-numbers/workshop/own_dialog.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QMessageBox>
#include <QPainter>

namespace paint_by_numbers {

namespace {

/// A drawing is stored after this time without changes.
constexpr int draftDelayMs = 700;
/// The limits of the search for a solution when a puzzle without a picture is opened for drawing.
constexpr Limits toDraw{1, 20000};
/// The side of a drawing's cells on the clipboard, in pixels.
constexpr int copiedSide = 24;
/// The initial longer side of an imported picture, in cells.
constexpr int usualSide = 30;

bool fitsDesigner(const Clues& clues) {
    return std::max(clues.width(), clues.height()) <= Drawing::largestSide;
}

}  // namespace

Workshop::Workshop(Game game, QWidget* window) : game_(std::move(game)), window_(window) {
    desk_.open = [this](const Puzzle& puzzle) { open(puzzle); };
    desk_.openPicture = [this](const QImage& picture, const QString& note) { openPicture(picture, note); };
    desk_.shown = [this] { return shown(); };
    desk_.name = [this] { return QString::fromStdString(shown().title).simplified(); };
    for (const Format format : allFormats) formats_.push_back(std::make_unique<PuzzleFormat>(format, desk_));
    formats_.push_back(std::make_unique<PictureFormat>(desk_));
    pages_.choose = [this](QWidget* parent) { return choosePages(parent); };
    draftDelay_.setSingleShot(true);
    draftDelay_.setInterval(draftDelayMs);
    connect(&draftDelay_, &QTimer::timeout, this, [this] { own_.saveDraft(designer().puzzle()); });
    connect(&own_, &OwnPuzzles::failed, this, &Workshop::notice);
}

Workshop::~Workshop() {
    if (draftDelay_.isActive() && designer_ != nullptr) own_.saveDraft(designer_->puzzle());
}

QList<plt::DocumentFormat*> Workshop::formats() const {
    QList<plt::DocumentFormat*> list;
    for (const auto& format : formats_) list.append(format.get());
    return list;
}

void Workshop::warn(const QString& title, const QString& text) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

// The designer --------------------------------------------------------------------------------------------

Designer& Workshop::designer() {
    if (designer_ == nullptr) {
        designer_ = new Designer(window_);
        designer_->hide();
        if (const auto draft = own_.draft();
            draft && draft->goal && fitsDesigner(draft->clues) && !draft->clues.isColoured())
            designer_->open(*draft);
        connect(designer_, &Designer::changed, this, [this] {
            draftDelay_.start();
            Q_EMIT changed();
        });
        connect(designer_, &Designer::testWanted, this, &Workshop::test);
        connect(designer_, &Designer::keepWanted, this, &Workshop::keep);
        connect(designer_, &Designer::pictureWanted, this, &Workshop::choosePicture);
        connect(designer_, &Designer::ownWanted, this, &Workshop::chooseOwn);
        connect(designer_, &Designer::closeWanted, this, [this] { setDesigning(false); });
    }
    return *designer_;
}

void Workshop::setDesigning(bool on) {
    if (on == designing_) return;
    designing_ = on;
    game_.show(on);
    Q_EMIT changed();
}

void Workshop::draw(const Puzzle& puzzle, const QString& ownId) {
    designer().open(puzzle, ownId);
    setDesigning(true);
}

void Workshop::test() {
    const auto& found = designer().assessment();
    game_.play(designer().puzzle(),
               found && found->grade ? std::optional(found->grade->difficulty) : std::nullopt);
    setDesigning(false);
    Q_EMIT notice(tr("This is your puzzle. The drawing is kept in the designer."));
}

void Workshop::keep() {
    const auto puzzle = designer().puzzle();
    if (designer().ownId().isEmpty())
        designer().setOwnId(own_.add(puzzle));
    else
        own_.replace(designer().ownId(), puzzle);
    Q_EMIT notice(tr("The puzzle is in your library."));
}

// Files ---------------------------------------------------------------------------------------------------

Puzzle Workshop::shown() {
    return designing_ ? designer().puzzle() : game_.puzzle();
}

void Workshop::open(const Puzzle& puzzle) {
    if (!designing_) {
        game_.play(puzzle, std::nullopt);
        assessShown(puzzle);
        return;
    }
    const QString title = tr("It cannot be drawn");
    if (puzzle.clues.isColoured()) {
        warn(title, tr("The designer draws in blue and white. A picture in colours can be played."));
        return;
    }
    if (!fitsDesigner(puzzle.clues)) {
        warn(title, tr("A drawing is not larger than %L1 × %L1; this puzzle is %L2 × %L3.")
                        .arg(Drawing::largestSide)
                        .arg(puzzle.clues.width())
                        .arg(puzzle.clues.height()));
        return;
    }
    Puzzle whole = puzzle;
    if (!whole.goal) {
        const auto verdict = solve(puzzle.clues, toDraw);
        if (verdict.solutions.empty()) {
            warn(title, verdict.none() ? tr("The numbers contradict each other: no picture has them.")
                                       : tr("The picture of these numbers was not found in time."));
            return;
        }
        whole.goal = verdict.solutions.front();
    }
    draw(whole);
}

/// Tells the player about the solutions of a puzzle from a file.
void Workshop::assessShown(const Puzzle& puzzle) {
    assessing_.run(
        this, [clues = puzzle.clues](std::stop_token stop) { return assess(clues, stop); },
        [this](const Assessment& found) {
            if (found.nature == Nature::contradictory)
                Q_EMIT notice(tr("The numbers contradict each other: this puzzle has no solution."));
            if (found.nature == Nature::several)
                Q_EMIT notice(tr("This puzzle has several solutions. Any of them wins."));
        });
}

void Workshop::openPicture(const QImage& picture, const QString& note) {
    ImportDialog dialog({picture, {}, note}, usualSide, Drawing::largestSide, window_);
    if (dialog.exec() != QDialog::Accepted) return;
    designer().drawInstead(dialog.grid());
    setDesigning(true);
}

void Workshop::choosePicture() {
    const QString path = plt::chooseFileToOpen(window_, tr("From a picture"), plt::pictureFilter());
    if (path.isEmpty()) return;
    const auto read = plt::readPictureFile(path, pictureRequirements());
    if (read.problem.isEmpty())
        openPicture(read.image, read.note);
    else
        warn(tr("%1 cannot be opened").arg(QFileInfo(path).fileName()), read.problem);
}

void Workshop::pastePicture() {
    const auto taken = plt::pictureFromImage(QApplication::clipboard()->image(), pictureRequirements());
    if (taken.problem.isEmpty())
        openPicture(taken.image);
    else
        warn(tr("No picture can be pasted"), taken.problem);
}

// The own library -----------------------------------------------------------------------------------------

std::vector<Shelf> Workshop::ownShelves() {
    Shelf shelf{tr("My puzzles"), {}};
    for (const auto& entry : own_.entries())
        shelf.entries.push_back({QString::fromStdString(entry.puzzle.title), entry.puzzle.clues,
                                 entry.puzzle.goal.value_or(Grid())});
    for (const QString& complaint : own_.takeComplaints()) Q_EMIT notice(complaint);
    if (shelf.entries.empty()) return {};
    return {shelf};
}

void Workshop::chooseOwn() {
    OwnDialog dialog(own_, window_);
    for (const QString& complaint : own_.takeComplaints()) Q_EMIT notice(complaint);
    if (dialog.exec() != QDialog::Accepted || dialog.chosen() == nullptr) return;
    const auto entry = *dialog.chosen();
    if (fitsDesigner(entry.puzzle.clues) && entry.puzzle.goal && !entry.puzzle.clues.isColoured())
        draw(entry.puzzle, entry.id);
    else
        open(entry.puzzle);
}

// Paper and clipboard -------------------------------------------------------------------------------------

bool Workshop::choosePages(QWidget* parent) {
    const auto puzzle = shown();
    std::optional<Difficulty> grade = game_.grade();
    if (designing_) {
        const auto& found = designer().assessment();
        grade = found && found->grade ? std::optional(found->grade->difficulty) : std::nullopt;
    }
    auto shelves = ourShelves();
    for (auto& shelf : ownShelves()) shelves.push_back(std::move(shelf));
    BookletDialog dialog(printedOf(puzzle.clues, QString::fromStdString(puzzle.title), puzzle.goal, grade),
                         std::move(shelves), printed_, parent);
    if (dialog.exec() != QDialog::Accepted) return false;
    printed_ = dialog.choice();
    pages_.show(dialog.content());
    return true;
}

QImage Workshop::image() {
    const Grid picture = designer().drawing().picture();
    const Clues clues(picture);
    const Layout layout(clues, copiedSide);
    QImage image(layout.size() + QSize(copiedSide, copiedSide), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    Marks marks;
    for (int cell = 0; cell < picture.cells(); ++cell)
        marks.push_back(picture.at(cell) == Cell::blue ? Mark::blue : Mark::unknown);
    PuzzlePainter(clues, layout, Inks::onPaper(), designer().font())
        .drawPuzzle(painter, QPoint(copiedSide / 2, copiedSide / 2), marks);
    return image;
}

QString Workshop::text() {
    return QString::fromStdString(designer().drawing().picture().text()).replace(u'/', u'\n') + u'\n';
}

}  // namespace paint_by_numbers
