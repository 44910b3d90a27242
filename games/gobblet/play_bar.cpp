// SPDX-License-Identifier: MIT
#include "gobblet/play_bar.h"

#include "common/window/glyph_button.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainterPath>
#include <QTransform>

namespace gobblet {

namespace {

constexpr int margin = 10;
constexpr int spacing = 8;

/// A triangle to the left, in a square of 16 units.
QPainterPath backSign() {
    QPainterPath path;
    path.moveTo(10.8, 2.8);
    path.lineTo(4.4, 8);
    path.lineTo(10.8, 13.2);
    path.closeSubpath();
    return path;
}

QPainterPath forwardSign() {
    return QTransform(-1, 0, 0, 1, 16, 0).map(backSign());
}

}  // namespace

PlayBar::PlayBar(const Actions& actions, QWidget* parent)
    : QWidget(parent), caption_(new QLabel(tr("Computer plays"))), text_(new QLabel) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(margin, 2, margin, 2);
    row->setSpacing(spacing);
    for (const auto& [action, sign] :
         {std::pair(actions.back, backSign()), std::pair(actions.forward, forwardSign())}) {
        auto* button = new plt::GlyphButton(sign);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAutoRepeat(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    row->addWidget(caption_);
    for (const Side side : {Side::red, Side::yellow}) {
        auto* box = new QCheckBox(side == Side::red ? tr("&Red") : tr("&Yellow"));
        box->setFocusPolicy(Qt::TabFocus);
        box->setAccessibleName(side == Side::red ? tr("The computer plays red")
                                                 : tr("The computer plays yellow"));
        box->setToolTip(tr("The computer moves for this side. It can be switched at any time."));
        boxes_[indexOf(side)] = box;
        row->addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this, side](bool on) { Q_EMIT automaticToggled(side, on); });
    }
    text_->setTextFormat(Qt::PlainText);
    text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(text_, 1);
    for (auto* action : {actions.claimDraw, actions.moveNow, actions.options}) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
        words_.push_back({action, button, action != actions.options});
        connect(action, &QAction::changed, this, &PlayBar::makeRoom);
    }
    makeRoom();
}

bool PlayBar::isAutomatic(Side side) const {
    return box(side)->isChecked();
}

void PlayBar::setAutomatic(Side side, bool on) {
    box(side)->setChecked(on);
}

void PlayBar::setThought(const QString& text) {
    if (text == thought_) return;
    thought_ = text;
    text_->setToolTip(text);
    makeRoom();
}

QSize PlayBar::minimumSizeHint() const {
    int width = 2 * margin + 2 * spacing;
    for (const auto* button : findChildren<plt::GlyphButton*>()) width += button->sizeHint().width();
    for (const auto* box : boxes_) width += box->sizeHint().width() + spacing;
    return {width, sizeHint().height()};
}

void PlayBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

void PlayBar::makeRoom() {
    int room = width() - minimumSizeHint().width();
    const auto place = [&room](QWidget* widget, bool wanted) {
        const int width = widget->sizeHint().width() + spacing;
        const bool fits = wanted && width <= room;
        if (fits) room -= width;
        if (widget->isHidden() == fits) widget->setVisible(fits);
    };
    // What can be done now, then what the boxes mean, then the rest.
    const auto placeWords = [&](bool enabled, bool urgent) {
        for (const auto& word : words_)
            if (word.action->isEnabled() == enabled && word.isUrgent == urgent)
                place(word.button, word.action->isVisible());
    };
    placeWords(true, true);
    place(caption_, true);
    placeWords(true, false);
    placeWords(false, true);
    const QString shown = text_->fontMetrics().elidedText(thought_, Qt::ElideRight, std::max(0, room));
    if (text_->text() != shown) text_->setText(shown);
}

}  // namespace gobblet
