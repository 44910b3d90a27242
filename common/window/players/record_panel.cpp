// SPDX-License-Identifier: MIT
#include "common/window/players/record_panel.h"

#include "common/session/game_session.h"

#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace plt {

namespace {
constexpr int plyRole = Qt::UserRole;
constexpr int wideInCharacters = 34;
}  // namespace

RecordPanel::RecordPanel(GameSession& session, QWidget* parent)
    : QWidget(parent), session_(session), list_(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(list_);
    list_->setAccessibleName(tr("Record of the game"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list_, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { session_.goTo(item->data(plyRole).toInt()); });
    connect(list_, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { session_.goTo(item->data(plyRole).toInt()); });
}

QSize RecordPanel::sizeHint() const {
    return {fontMetrics().averageCharWidth() * wideInCharacters, 200};
}

void RecordPanel::refresh() {
    if (isHidden()) return;
    const auto record = session_.record();
    const QSignalBlocker quiet(list_);
    // Existing lines are kept, so that nothing flickers and the scroll position stays.
    while (list_->count() > record.size()) delete list_->takeItem(list_->count() - 1);
    for (qsizetype i = 0; i < record.size(); ++i) {
        auto* item = list_->item(static_cast<int>(i));
        if (item == nullptr) {
            item = new QListWidgetItem;
            list_->addItem(item);
        }
        if (item->text() != record[i].sentence) item->setText(record[i].sentence);
        item->setData(plyRole, record[i].ply);
        // Moves after the shown position look as if they had not been made yet.
        const bool later = record[i].ply > session_.moveCount();
        QFont font = list_->font();
        font.setItalic(later);
        item->setFont(font);
        item->setForeground(later ? palette().placeholderText() : QBrush());
    }
    int shown = -1;
    for (qsizetype i = 0; i < record.size(); ++i)
        if (record[i].ply <= session_.moveCount()) shown = static_cast<int>(i);
    list_->setCurrentRow(shown);
    if (shown >= 0) list_->scrollToItem(list_->item(shown));
}

}  // namespace plt
