// SPDX-License-Identifier: MIT
#include "checkers/records/dialogs.h"

#include "checkers/board/notation.h"
#include "checkers/records/game_tags.h"
#include "checkers/scene/words.h"
#include "common/language/translated.h"
#include "common/session/game_session.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace checkers {

namespace {

QString positionProblem(const QString& text) {
    const auto position = readFen(text.trimmed().toStdString());
    if (!position) return plt::translated(position.problem());
    if (!canMove(*position)) return PositionDialog::tr("The side to move has no move in this position.");
    return {};
}

}  // namespace

// EntryDialog -----------------------------------------------------------------------------------------------

EntryDialog::EntryDialog(const QString& title, const QString& explanation, const QString& text, Check check,
                         QWidget* parent)
    : QDialog(parent),
      check_(std::move(check)),
      rows_(new QFormLayout),
      line_(new QLineEdit(text)),
      problem_(new QLabel) {
    setWindowTitle(title);
    auto* column = new QVBoxLayout(this);
    auto* words = new QLabel(explanation);
    words->setWordWrap(true);
    words->setBuddy(line_);
    column->addWidget(words);
    line_->setMinimumWidth(fontMetrics().averageCharWidth() * 52);
    line_->setAccessibleName(explanation);
    column->addWidget(line_);
    problem_->setWordWrap(true);
    problem_->setMinimumHeight(fontMetrics().height() * 2);
    problem_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(problem_);
    column->addLayout(rows_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    accept_ = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(line_, &QLineEdit::textChanged, this, &EntryDialog::look);
    line_->selectAll();
    line_->setFocus();
    look();
}

QString EntryDialog::text() const {
    return line_->text().trimmed();
}

void EntryDialog::look() {
    const QString problem = text().isEmpty() ? QString() : check_(text());
    problem_->setText(problem);
    line_->setAccessibleDescription(problem);
    accept_->setEnabled(!text().isEmpty() && problem.isEmpty());
}

// PositionDialog --------------------------------------------------------------------------------------------

PositionDialog::PositionDialog(const Position& position, const plt::GameSession& session, PieceSet set,
                               QWidget* parent)
    : EntryDialog(tr("Enter a position"),
                  tr("The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K "
                     "before kings.")
                      .arg(sideName(Side::first, set), sideName(Side::second, set)),
                  QString::fromStdString(writeFen(position)), positionProblem, parent) {
    players_.push_back(plt::Seat::person());
    for (const auto& level : session.levels()) players_.push_back(plt::Seat::computer(level.word));
    for (const Side side : {Side::first, Side::second}) {
        auto* box = new QComboBox;
        const auto now = session.seats()[static_cast<std::size_t>(side)];
        for (const auto& player : players_) {
            box->addItem(session.playerName(player));
            if (player == now) box->setCurrentIndex(box->count() - 1);
        }
        rows()->addRow(tr("%1:").arg(sideName(side, set)), box);
        seats_[static_cast<std::size_t>(side)] = box;
    }
}

Position PositionDialog::position() const {
    return *readFen(text().toStdString());
}

plt::Seats PositionDialog::seats() const {
    plt::Seats seats;
    for (const auto* box : seats_) seats.push_back(players_[box->currentIndex()]);
    return seats;
}

// TagsDialog ------------------------------------------------------------------------------------------------

TagsDialog::TagsDialog(GameRecord game, PieceSet set, QWidget* parent)
    : QDialog(parent), game_(std::move(game)) {
    setWindowTitle(tr("Save the game as PDN"));
    auto* column = new QVBoxLayout(this);
    auto* words = new QLabel(tr("What the file says about this game. Empty lines are left out."));
    words->setWordWrap(true);
    column->addWidget(words);
    auto* rows = new QFormLayout;
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(rows);
    const std::vector<std::pair<const char*, QString>> tags{
        {"Event", tr("Event:")},
        {"Site", tr("Place:")},
        {"Date", tr("Date:")},
        {"Round", tr("Round:")},
        {"Black", tr("%1 (Black in PDN):").arg(sideName(Side::first, set))},
        {"White", tr("%1 (White in PDN):").arg(sideName(Side::second, set))}};
    for (const auto& [name, label] : tags) {
        auto* line = new QLineEdit(tagOf(game_, name));
        line->setObjectName(QLatin1String(name));
        line->setMinimumWidth(fontMetrics().averageCharWidth() * 32);
        rows->addRow(label, line);
        lines_.emplace_back(name, line);
    }
    rows->addRow(tr("Result:"), new QLabel(QString::fromStdString(game_.result)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

GameRecord TagsDialog::game() const {
    GameRecord game = game_;
    // Untouched tags keep their original text, and so do tags that are not shown here.
    for (const auto& [name, line] : lines_) {
        if (line->text() == tagOf(game_, name)) continue;
        setTag(game, name, line->text().trimmed());
        std::erase_if(game.tags,
                      [name = name](const auto& tag) { return tag.first == name && tag.second.empty(); });
    }
    return game;
}

}  // namespace checkers
