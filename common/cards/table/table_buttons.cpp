// SPDX-License-Identifier: MIT
#include "common/cards/table/table_buttons.h"

#include "common/cards/table/table_button.h"
#include "common/look/fitted_font.h"

#include <algorithm>

#include <QSet>

namespace plt {

TableButtons::TableButtons(QWidget* viewport) : viewport_(viewport) {}

void TableButtons::show(const TableLayout& layout, bool concealed) {
    QSet<int> gone(buttons_.keyBegin(), buttons_.keyEnd());
    QWidget* before = nullptr;
    for (const ButtonPicture& wanted : layout.picture().buttons) {
        gone.remove(wanted.id);
        TableButton*& button = buttons_[wanted.id];
        if (!button) {
            button = new TableButton(viewport_);
            // A click leaves the keyboard with the table, whose Enter does not press that button again.
            button->setFocusPolicy(Qt::TabFocus);
            connect(button, &QPushButton::clicked, this, [this, id = wanted.id] { Q_EMIT pressed(id); });
        }
        button->setText(wanted.text);
        button->setEnabled(wanted.enabled && !concealed);
        button->setMarked(wanted.marked);
        button->setAutoDefault(false);
        QFont font = viewport_->font();
        font.setPixelSize(std::clamp(qRound(layout.metrics().card.height() * 0.13), 11, 26));
        font.setBold(wanted.isDefault);
        button->setGeometry(layout.metrics().toPixels(wanted.area).toAlignedRect());
        button->setFont(fittedFont(font, wanted.text, button->width() - 8));
        button->setVisible(!concealed);
        if (before) QWidget::setTabOrder(before, button);
        before = button;
    }
    for (const int id : std::as_const(gone)) {
        TableButton* const button = buttons_.take(id);
        // It may be the very button that is being pressed.
        if (button->hasFocus()) viewport_->setFocus(Qt::OtherFocusReason);
        button->hide();
        button->deleteLater();
    }
}

QPushButton* TableButtons::button(int id) const {
    return buttons_.value(id);
}

}  // namespace plt
