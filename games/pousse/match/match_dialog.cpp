// SPDX-License-Identifier: MIT
#include "pousse/match/match_dialog.h"

#include "common/session/game_session.h"
#include "pousse/scene/words.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace pousse {

namespace {

constexpr int maximumGames = 1000;
constexpr int usualGames = 10;

}  // namespace

MatchDialog::MatchDialog(const plt::GameSession& session, int size, QWidget* parent)
    : QDialog(parent),
      size_(new QSpinBox),
      count_(new QSpinBox),
      table_(new QTableWidget(0, 4)),
      result_(new QLabel),
      startOrStop_(new QPushButton) {
    setWindowTitle(tr("Match"));
    auto* column = new QVBoxLayout(this);
    auto* rows = new QFormLayout;
    for (auto*& box : players_) {
        box = new QComboBox;
        for (const auto& level : session.levels())
            box->addItem(session.playerName(plt::Seat::computer(level.word)),
                         QString::fromStdString(level.word));
    }
    rows->addRow(tr("&First player:"), players_[0]);
    rows->addRow(tr("&Second player:"), players_[1]);
    size_->setRange(smallestSize, largestSize);
    size_->setValue(size);
    rows->addRow(tr("&Rows and columns:"), size_);
    count_->setRange(1, maximumGames);
    count_->setValue(usualGames);
    rows->addRow(tr("&Games:"), count_);
    column->addLayout(rows);
    table_->setHorizontalHeaderLabels({tr("X"), tr("O"), tr("Won by"), tr("Moves")});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->setAccessibleName(tr("Games of the match"));
    table_->setMinimumSize(fontMetrics().averageCharWidth() * 72, fontMetrics().height() * 12);
    column->addWidget(table_, 1);
    result_->setWordWrap(true);
    result_->setText(tr("The first player begins with X, then sides are swapped from game to game."));
    column->addWidget(result_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(startOrStop_, QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    // Enter in a field starts the match, and never closes a running one.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    startOrStop_->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(startOrStop_, &QPushButton::clicked, this, [this] {
        if (isRunning())
            stop();
        else
            start();
    });
    setPlayers("medium", "classic");
    showButtons();
}

void MatchDialog::setPlayers(const std::string& first, const std::string& second) {
    players_[0]->setCurrentIndex(players_[0]->findData(QString::fromStdString(first)));
    players_[1]->setCurrentIndex(players_[1]->findData(QString::fromStdString(second)));
}

void MatchDialog::setGames(int games) {
    count_->setValue(games);
}

QString MatchDialog::playerName(bool first) const {
    return players_[first ? 0 : 1]->currentText();
}

void MatchDialog::start() {
    games_.clear();
    table_->setRowCount(0);
    match_.size = size_->value();
    match_.games = count_->value();
    match_.first = players_[0]->currentData().toString().toStdString();
    match_.second = players_[1]->currentData().toString().toStdString();
    match_.seed = QRandomGenerator::system()->generate64();
    playNext();
}

void MatchDialog::stop() {
    playing_.cancel();
    showButtons();
}

void MatchDialog::playNext() {
    const auto number = static_cast<int>(games_.size());
    if (number >= match_.games) {
        showButtons();
        return;
    }
    playing_.run(
        this,
        [match = match_, number](std::stop_token stop) { return playGame(match, number, std::move(stop)); },
        [this](const MatchGame& game) { gameOver(game); },
        [this](const QString& what) {
            showButtons();
            result_->setText(tr("The match has ended: %1.").arg(what));
        });
    showButtons();
}

void MatchDialog::gameOver(const MatchGame& game) {
    games_.push_back(game);
    const int row = table_->rowCount();
    table_->insertRow(row);
    const QString winner = game.winner == Mark::none
                               ? tr("Nobody: too many moves")
                               : tr("%1, %2").arg(playerName(game.isWonByFirst()), sideName(game.winner));
    const QStringList cells{playerName(game.firstIsX), playerName(!game.firstIsX),
                            game.end == End::repetition ? tr("%1 (repetition)").arg(winner) : winner,
                            locale().toString(static_cast<int>(game.moves.size()))};
    for (int i = 0; i < cells.size(); ++i) table_->setItem(row, i, new QTableWidgetItem(cells[i]));
    table_->scrollToBottom();
    result_->setText(summary());
    playNext();
}

QString MatchDialog::summary() const {
    const auto won = static_cast<int>(std::count_if(
        games_.begin(), games_.end(), [](const MatchGame& game) { return game.isWonByFirst(); }));
    const auto asX = static_cast<int>(std::count_if(games_.begin(), games_.end(), [](const MatchGame& game) {
        return game.isWonByFirst() && game.firstIsX;
    }));
    const auto played = static_cast<int>(games_.size());
    return tr("%1 has won %L2 of %L3, as X %L4 of %L5, as O %L6 of %L7.")
        .arg(playerName(true))
        .arg(won)
        .arg(played)
        .arg(asX)
        .arg((played + 1) / 2)
        .arg(won - asX)
        .arg(played / 2);
}

void MatchDialog::showButtons() {
    startOrStop_->setText(isRunning() ? tr("S&top") : tr("S&tart"));
    startOrStop_->setDefault(!isRunning());
    for (QWidget* widget : {static_cast<QWidget*>(players_[0]), static_cast<QWidget*>(players_[1]),
                            static_cast<QWidget*>(size_), static_cast<QWidget*>(count_)})
        widget->setEnabled(!isRunning());
}

}  // namespace pousse
