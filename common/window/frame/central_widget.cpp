// SPDX-License-Identifier: MIT
#include "common/window/frame/central_widget.h"

#include "common/look/fitted_font.h"
#include "common/window/frame/trouble_bar.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"
#include "common/window/header/header.h"
#include "common/window/moments/pause_curtain.h"
#include "common/window/players/players_bar.h"
#include "common/window/players/record_panel.h"
#include "common/window/review/review_panel.h"
#include "common/window/strip/message_strip.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace plt {

CentralWidget::CentralWidget(GameView& view)
    : view_(view),
      column_(new QVBoxLayout(this)),
      row_(new QHBoxLayout),
      header_(new Header),
      stage_(new QStackedWidget),
      area_(new ZoomArea(view)),
      curtain_(new PauseCurtain),
      troubleBar_(new TroubleBar),
      strip_(new MessageStrip) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(header_);
    row_->setSpacing(0);
    stage_->addWidget(area_);
    stage_->addWidget(curtain_);
    row_->addWidget(stage_, 1);
    record_ = view.makeRecord();
    if (record_ == nullptr && view.session().hasRecord())
        record_ = recordPanel_ = new RecordPanel(view.session());
    if (record_ != nullptr) row_->addWidget(record_);
    column_->addLayout(row_, 1);
    column_->addWidget(troubleBar_);
    column_->addWidget(strip_);
}

void CentralWidget::setCurtainShown(bool shown) {
    stage_->setCurrentWidget(shown ? static_cast<QWidget*>(curtain_) : area_);
}

void CentralWidget::setRecordShown(bool shown) {
    recordShown_ = shown;
    fitRecord();
}

void CentralWidget::fitRecord() {
    // A list of half the width would leave only 160 pixels for the game in the smallest window.
    constexpr int narrow = 440;
    if (record_ != nullptr) record_->setVisible(recordShown_ && width() >= narrow);
}

void CentralWidget::setReviewShown(bool shown) {
    // The players give way in a low window, which both together, even for a moment, would make higher.
    if (!shown) reviewPanel_->hide();
    if (playersBar_ != nullptr) playersBar_->refresh();
    reviewPanel_->setVisible(shown);
}

void CentralWidget::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFonts();
    fitRecord();
    fitHeader();
}

void CentralWidget::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    // Queued, because the view has its size only after this.
    QMetaObject::invokeMethod(this, &CentralWidget::fitHeader, Qt::QueuedConnection);
}

void CentralWidget::fitHeader() {
    // A property and no function of GameView: it concerns the games with square boards alone.
    if (!view_.property("figuresBeside").toBool()) return;
    const bool beside = gainsByHeaderBeside();
    if (beside == header_->isUpright()) return;
    if (beside) {
        column_->removeWidget(header_);
        row_->insertWidget(0, header_);
    } else {
        row_->removeWidget(header_);
        column_->insertWidget(0, header_);
    }
    header_->setUpright(beside);
}

bool CentralWidget::gainsByHeaderBeside() const {
    constexpr int low = 260;
    if (header_->isHidden() || height() >= low || width() <= height()) return false;
    const QRectF board = view_.occupiedRegion().boundingRect();
    if (board.isEmpty()) return header_->isUpright();
    const int column = header_->thickness(true);
    const int row = header_->thickness(false);
    const QSize room = stage_->size() + (header_->isUpright() ? QSize(column, 0) : QSize(0, row));
    const auto scaleIn = [&board](int across, int down) {
        return qMin(across / board.width(), down / board.height());
    };
    // Only for a clear gain, so that rounding does not decide.
    constexpr qreal gain = 1.05;
    return scaleIn(room.width() - column, room.height()) > gain * scaleIn(room.width(), room.height() - row);
}

void CentralWidget::fitFonts() {
    const QFont larger = grownFont(font(), window()->size());
    // The view fits its own words to its size.
    const QList<QWidget*> around{header_, playersBar_, record_, reviewPanel_, troubleBar_, strip_};
    bool isOther = false;
    for (QWidget* const widget : around) {
        if (widget == nullptr || widget->font() == larger) continue;
        widget->setFont(larger);
        if (widget->layout() != nullptr) widget->layout()->activate();
        isOther = true;
    }
    // At once: the picture that follows a resize does not wait for the layout that it posts.
    if (isOther) column_->activate();
}

void CentralWidget::addPlayersBar(PlayersBar* bar) {
    playersBar_ = bar;
    column_->insertWidget(1, bar);
    fitFonts();
}

void CentralWidget::addReviewPanel(ReviewPanel* panel) {
    reviewPanel_ = panel;
    panel->hide();
    column_->insertWidget(column_->indexOf(troubleBar_), panel);
    fitFonts();
}

}  // namespace plt
