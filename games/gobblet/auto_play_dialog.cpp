// SPDX-License-Identifier: MIT
#include "gobblet/auto_play_dialog.h"

#include "gobblet/words.h"

#include <array>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gobblet {

namespace {

constexpr std::array<Level, 3> levels{Level::smart, Level::ok, Level::beginner};
/// What cannot be read is shown on yellow, as in forms on paper.
constexpr QRgb invalidBase = 0xFFF2B0;
constexpr QRgb invalidText = 0x2B2D42;

}  // namespace

AutoPlayDialog::AutoPlayDialog(const AutoPlay& autoPlay, bool hasSeats, QWidget* parent)
    : QDialog(parent),
      level_(new QComboBox),
      note_(new QLabel),
      seconds_(new QLineEdit),
      problem_(new QLabel) {
    setWindowTitle(tr("Auto-play options"));
    for (const Level level : levels) {
        level_->addItem(levelName(level), static_cast<int>(level));
        if (level == autoPlay.level) level_->setCurrentIndex(level_->count() - 1);
    }
    for (auto* label : {note_, problem_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    seconds_->setText(writeSeconds(autoPlay.seconds, locale()));
    seconds_->setAccessibleDescription(tr("Any number of seconds from 0 on."));
    auto* seats =
        new QLabel(tr("A side that the options give to the computer plays at the level chosen there."));
    seats->setWordWrap(true);
    seats->setVisible(hasSeats);
    auto* form = new QFormLayout;
    form->addRow(tr("&Mode:"), level_);
    form->addRow(QString(), note_);
    form->addRow(tr("&Thinking time in seconds:"), seconds_);
    form->addRow(QString(), problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(seats);
    column->addStretch(1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(level_, &QComboBox::currentIndexChanged, this, &AutoPlayDialog::check);
    connect(seconds_, &QLineEdit::textChanged, this, &AutoPlayDialog::check);
    check();
}

AutoPlay AutoPlayDialog::autoPlay() const {
    return {static_cast<Level>(level_->currentData().toInt()),
            readSeconds(seconds_->text(), locale()).value_or(AutoPlay::defaultSeconds)};
}

void AutoPlayDialog::check() {
    switch (static_cast<Level>(level_->currentData().toInt())) {
        case Level::beginner:
            note_->setText(tr("Completes a line when it can, and overlooks much else."));
            break;
        case Level::ok:
            note_->setText(tr("Looks three moves ahead and can be beaten."));
            break;
        case Level::smart:
            note_->setText(
                tr("On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well "
                   "as it can in its time."));
            break;
    }
    const bool valid = readSeconds(seconds_->text(), locale()).has_value();
    QPalette palette;
    if (!valid) {
        palette.setColor(QPalette::Base, QColor(invalidBase));
        palette.setColor(QPalette::Text, QColor(invalidText));
    }
    seconds_->setPalette(palette);
    problem_->setText(valid ? tr("It moves sooner when it has seen enough.")
                            : tr("The time must be a number, 0 or more."));
    ok_->setEnabled(valid);
}

}  // namespace gobblet
