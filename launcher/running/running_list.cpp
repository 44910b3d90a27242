// SPDX-License-Identifier: MIT
#include "launcher/running/running_list.h"

#include "common/language/translated.h"
#include "launcher/collection/begun_games.h"
#include "launcher/controls/console_button.h"
#include "launcher/running/running_game.h"

#include <chrono>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace plt {

namespace {

QToolButton* rowButton(const char* name, QWidget* parent) {
    auto* const button = new ConsoleButton(parent);
    button->setObjectName(QLatin1String(name));
    return button;
}

QLabel* plainLabel(const QString& text, QWidget* parent) {
    auto* const label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

}  // namespace

RunningRow::RunningRow(RunningGame* game, QWidget* parent)
    : QFrame(parent),
      game_(game),
      picture_(new QLabel(this)),
      name_(plainLabel(game->info().label, this)),
      state_(plainLabel({}, this)),
      show_(rowButton("show", this)),
      stop_(rowButton("stop", this)) {
    setFrameShape(QFrame::StyledPanel);
    picture_->hide();
    state_->setForegroundRole(QPalette::PlaceholderText);
    const QString& label = game->info().label;
    show_->setText(tr("Show"));
    show_->setToolTip(tr("Bring the window to the front"));
    show_->setAccessibleName(tr("Show %1").arg(label));
    connect(show_, &QToolButton::clicked, game, &RunningGame::show);
    connect(stop_, &QToolButton::clicked, game, &RunningGame::stop);
    connect(game, &RunningGame::stateChanged, this, &RunningRow::showState);
    whileSilent_.setInterval(std::chrono::seconds(1));
    connect(&whileSilent_, &QTimer::timeout, this, &RunningRow::showState);

    auto* const words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name_);
    words->addWidget(state_);
    auto* const line = new QHBoxLayout(this);
    constexpr int margin = 6;
    line->setContentsMargins(margin, margin, margin, margin);
    line->addWidget(picture_);
    line->addLayout(words, 1);
    line->addWidget(show_);
    line->addWidget(stop_);
    showState();
}

QString RunningRow::stateText() const {
    return state_->text();
}

void RunningRow::setPicture(const QPixmap& picture) {
    // The size on the games' buttons is too large for a row.
    constexpr int side = 32;
    const qreal ratio = picture.devicePixelRatio();
    QPixmap small = picture;
    if (picture.deviceIndependentSize().height() > side)
        small = picture.scaled(QSize(side, side) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    small.setDevicePixelRatio(ratio);
    picture_->setPixmap(small);
    picture_->setVisible(!picture.isNull());
}

void RunningRow::showState() {
    const QString since = timeOfDay(game_->startTime());
    const auto text = [&] {
        switch (game_->state()) {
            case RunningGame::State::starting:
                return tr("Starting");
            case RunningGame::State::playing:
                return tr("Since %1").arg(since);
            case RunningGame::State::silent:
                return tr("Not responding for %1").arg(durationText(game_->silence().count()));
            case RunningGame::State::closing:
                return tr("Was asked to close");
            case RunningGame::State::ending:
                return tr("Is being ended");
        }
        return QString();
    };
    state_->setText(text());
    if (game_->state() != RunningGame::State::silent)
        whileSilent_.stop();
    else if (!whileSilent_.isActive())
        whileSilent_.start();
    const bool stopping =
        game_->state() == RunningGame::State::closing || game_->state() == RunningGame::State::ending;
    stop_->setText(stopping ? tr("Stop now") : tr("Stop"));
    stop_->setToolTip(stopping ? tr("End it by force") : tr("Close the game; end it if it does not close"));
    stop_->setAccessibleName((stopping ? tr("Stop %1 now") : tr("Stop %1")).arg(game_->info().label));
    setAccessibleName(game_->info().label);
    setAccessibleDescription(state_->text());
}

RunningList::RunningList(QWidget* parent) : RowColumn(parent) {
    setAccessibleName(tr("Running games"));
    hide();
}

void RunningList::add(RunningGame* game) {
    auto* const row = new RunningRow(game, content());
    insertRow(static_cast<int>(rows_.size()), row);
    rows_.append(row);
}

void RunningList::remove(RunningGame* game) {
    RunningRow* const gone = row(game);
    if (!gone) return;
    const bool hadFocus = gone->isAncestorOf(focusWidget()) && isAncestorOf(window()->focusWidget());
    rows_.removeOne(gone);
    gone->disconnect(game);
    game->disconnect(gone);
    removeRow(gone);
    if (hadFocus && !rows_.isEmpty()) focusFirst();
}

RunningRow* RunningList::row(const RunningGame* game) const {
    for (RunningRow* const row : rows_)
        if (row->game() == game) return row;
    return nullptr;
}

void RunningList::focusFirst() {
    if (rows_.isEmpty()) return;
    rows_.first()->showButton()->setFocus(Qt::OtherFocusReason);
    ensureRowVisible(rows_.first());
}

void RunningList::focusStop(const RunningGame* game) {
    RunningRow* const wanted = row(game);
    if (!wanted) return;
    wanted->stopButton()->setFocus(Qt::OtherFocusReason);
    ensureRowVisible(wanted);
}

void RunningList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closeRequested();
    else
        QWidget::keyPressEvent(event);
}

int RunningList::maximumRowsHeight() const {
    return window()->height() * 2 / 5;
}

}  // namespace plt
