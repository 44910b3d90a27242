// SPDX-License-Identifier: MIT
#include "gobblet/options/thinking_time_field.h"

#include "gobblet/options/thinking_time.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace gobblet {

namespace {

/// Invalid input has a yellow background, as on paper forms.
constexpr QRgb invalidBase = 0xFFF2B0;
constexpr QRgb invalidText = 0x2B2D42;

}  // namespace

ThinkingTimeField::ThinkingTimeField(plt::Preferences& preferences, QWidget* parent)
    : QWidget(parent), preferences_(preferences), seconds_(new QLineEdit), words_(new QLabel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(seconds_);
    column->addWidget(words_);
    words_->setTextFormat(Qt::PlainText);
    words_->setWordWrap(true);
    seconds_->setAccessibleName(tr("Thinking time in seconds"));
    seconds_->setAccessibleDescription(tr("Any number of seconds, 0 or more."));
    seconds_->setText(writeSeconds(readThinkingTime(preferences), locale()));
    setFocusProxy(seconds_);
    connect(seconds_, &QLineEdit::textChanged, this, &ThinkingTimeField::readInput);
    readInput();
}

void ThinkingTimeField::readInput() {
    const auto seconds = readSeconds(seconds_->text(), locale());
    QPalette palette;
    if (!seconds) {
        palette.setColor(QPalette::Base, QColor(invalidBase));
        palette.setColor(QPalette::Text, QColor(invalidText));
    }
    seconds_->setPalette(palette);
    words_->setText(seconds ? tr("The computer moves sooner once it has seen enough.")
                            : tr("The time must be a number, 0 or more."));
    if (seconds && *seconds != readThinkingTime(preferences_)) saveThinkingTime(*seconds, preferences_);
}

}  // namespace gobblet
