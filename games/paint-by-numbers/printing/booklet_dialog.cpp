// SPDX-License-Identifier: MIT
#include "paint-by-numbers/printing/booklet_dialog.h"

#include "paint-by-numbers/rules.h"
#include "paint-by-numbers/solver/solver.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace paint_by_numbers {

namespace {

constexpr Limits toPrint{1, 50000};

}  // namespace

PrintedPuzzle printedOf(const Clues& clues, const QString& name, const std::optional<Grid>& picture,
                        std::optional<Difficulty> grade, const std::stop_token& stop) {
    PrintedPuzzle printed;
    printed.clues = clues;
    printed.name = name;
    const QString size = BookletDialog::tr("%L1 × %L2").arg(clues.width()).arg(clues.height());
    printed.about = grade ? BookletDialog::tr("%1, %2", "size, level").arg(size, gradeName(*grade)) : size;
    printed.solution = picture;
    if (!picture || picture->cells() == 0) {
        auto verdict = solve(clues, toPrint, stop);
        printed.solution =
            verdict.solutions.empty() ? std::nullopt : std::optional(std::move(verdict.solutions.front()));
    }
    return printed;
}

BookletDialog::BookletDialog(const PrintedPuzzle& shown, std::vector<Shelf> shelves, const Choice& choice,
                             QWidget* parent)
    : QDialog(parent),
      shown_(shown),
      shelves_(std::move(shelves)),
      one_(new QRadioButton(tr("&This puzzle"))),
      booklet_(new QRadioButton(tr("A &booklet"))),
      shelf_(new QComboBox),
      columns_(new QSpinBox),
      rows_(new QSpinBox),
      difficulty_(new QComboBox),
      count_(new QSpinBox),
      perPage_(new QComboBox),
      solutions_(new QCheckBox(tr("&Solutions at the end"))),
      note_(new QLabel),
      fields_(new QWidget) {
    setWindowTitle(tr("What to print"));
    for (const auto& shelf : shelves_) shelf_->addItem(shelf.name);
    shelf_->addItem(tr("Random boards"));
    shelf_->setObjectName(QStringLiteral("shelf"));
    for (auto* side : {columns_, rows_}) side->setRange(smallestRandomSide, largestRandomSide);
    columns_->setAccessibleName(tr("Columns"));
    rows_->setAccessibleName(tr("Rows"));
    for (const auto level : {Difficulty::easy, Difficulty::medium, Difficulty::hard})
        difficulty_->addItem(gradeName(level));
    count_->setObjectName(QStringLiteral("count"));
    perPage_->setObjectName(QStringLiteral("perPage"));
    for (const int places : PuzzlePages::perPageChoices) perPage_->addItem(locale().toString(places), places);

    one_->setChecked(!choice.booklet);
    booklet_->setChecked(choice.booklet);
    booklet_->setObjectName(QStringLiteral("booklet"));
    shelf_->setCurrentIndex(std::clamp(choice.shelf, 0, shelf_->count() - 1));
    columns_->setValue(choice.wanted.width);
    rows_->setValue(choice.wanted.height);
    difficulty_->setCurrentIndex(std::clamp(static_cast<int>(choice.wanted.difficulty), 0, 2));
    perPage_->setCurrentIndex(std::max(0, perPage_->findData(choice.perPage)));
    solutions_->setChecked(choice.solutions);

    auto* form = new QFormLayout(fields_);
    form->setContentsMargins(20, 0, 0, 0);
    form->addRow(tr("&Puzzles:"), shelf_);
    auto* size = new QHBoxLayout;
    size->addWidget(columns_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(rows_);
    size->addStretch(1);
    auto* sizeLabel = new QLabel(tr("&Columns and rows:"));
    sizeLabel->setBuddy(columns_);
    form->addRow(sizeLabel, size);
    form->addRow(tr("&Level:"), difficulty_);
    form->addRow(tr("&How many:"), count_);
    form->addRow(tr("&On a page, at most:"), perPage_);
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("&Go on"));
    connect(buttons_, &QDialogButtonBox::accepted, this, &BookletDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(one_);
    column->addWidget(booklet_);
    column->addWidget(fields_);
    column->addWidget(solutions_);
    note_->setMinimumHeight(fontMetrics().lineSpacing());
    column->addWidget(note_);
    column->addStretch(1);
    column->addWidget(buttons_);
    connect(booklet_, &QRadioButton::toggled, this, &BookletDialog::updateFields);
    connect(shelf_, &QComboBox::currentIndexChanged, this, &BookletDialog::updateFields);
    updateFields();
    count_->setValue(choice.count);
}

BookletDialog::~BookletDialog() = default;

bool BookletDialog::isRandom() const {
    return shelf_->currentIndex() == static_cast<int>(shelves_.size());
}

void BookletDialog::updateFields() {
    fields_->setEnabled(booklet_->isChecked());
    for (QWidget* field :
         {static_cast<QWidget*>(columns_), static_cast<QWidget*>(rows_), static_cast<QWidget*>(difficulty_)})
        field->setEnabled(isRandom());
    const int there =
        isRandom() ? mostRandom : static_cast<int>(shelves_[shelf_->currentIndex()].entries.size());
    count_->setRange(std::min(1, there), there);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(!booklet_->isChecked() || there > 0);
}

BookletDialog::Choice BookletDialog::choice() const {
    Choice choice;
    choice.booklet = booklet_->isChecked();
    choice.shelf = shelf_->currentIndex();
    choice.wanted.width = columns_->value();
    choice.wanted.height = rows_->value();
    choice.wanted.difficulty = static_cast<Difficulty>(difficulty_->currentIndex());
    choice.count = count_->value();
    choice.perPage = perPage_->currentData().toInt();
    choice.solutions = solutions_->isChecked();
    return choice;
}

void BookletDialog::accept() {
    if (making_.isRunning()) return;
    const auto chosen = choice();
    content_.solutions = chosen.solutions;
    if (!chosen.booklet) {
        content_.perPage = 1;
        content_.puzzles = {shown_};
        content_.title = tr("Paint By Numbers");
        QDialog::accept();
        return;
    }
    content_.perPage = chosen.perPage;
    content_.title = tr("Paint By Numbers: %1").arg(shelf_->currentText());
    make();
}

/// Solutions and random boards may take a moment: meanwhile the dialog stays responsive, but only Cancel is
/// enabled.
void BookletDialog::make() {
    const auto chosen = choice();
    const auto entries = isRandom() ? std::vector<Entry>() : shelves_[chosen.shelf].entries;
    note_->setText(tr("The puzzles are being made..."));
    for (QWidget* part :
         {static_cast<QWidget*>(one_), static_cast<QWidget*>(booklet_), fields_,
          static_cast<QWidget*>(solutions_), static_cast<QWidget*>(buttons_->button(QDialogButtonBox::Ok))})
        part->setEnabled(false);
    making_.run(
        this,
        [chosen, entries, seed = QRandomGenerator::global()->generate64()](std::stop_token stop) {
            std::vector<PrintedPuzzle> puzzles;
            for (int i = 0; i < chosen.count && !stop.stop_requested(); ++i) {
                if (entries.empty()) {
                    const auto picture = makePicture(chosen.wanted, seed + static_cast<unsigned>(i), stop);
                    puzzles.push_back(printedOf(Clues(picture), {}, picture, chosen.wanted.difficulty, stop));
                } else {
                    const auto& entry = entries[i];
                    puzzles.push_back(printedOf(entry.clues, entry.name, entry.picture, std::nullopt, stop));
                }
            }
            return puzzles;
        },
        [this](std::vector<PrintedPuzzle> puzzles) {
            content_.puzzles = std::move(puzzles);
            QDialog::accept();
        });
}

}  // namespace paint_by_numbers
