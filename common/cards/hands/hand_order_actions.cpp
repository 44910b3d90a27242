// SPDX-License-Identifier: MIT
#include "common/cards/hand_table.h"
#include "common/storage/preferences.h"

#include <QAction>
#include <QActionGroup>

namespace plt {

namespace {

const auto orderKey = QStringLiteral("hand-order");

}  // namespace

HandOrderActions::HandOrderActions(HandTable& table) : QObject(&table), table_(table) {
    auto* group = new QActionGroup(this);
    for (const QString& text :
         {tr("Hand as &drawn"), tr("Hand by &suit"), tr("Hand by &rank"), tr("Hand in my &own order")}) {
        auto* action = group->addAction(text);
        action->setCheckable(true);
        const auto order = static_cast<HandOrder>(actions_.size());
        connect(action, &QAction::triggered, this, [this, order] { choose(order); });
        actions_.append(action);
    }
    connect(&table_, &HandTable::handArranged, this, &HandOrderActions::showOrder);
    showOrder();
}

void HandOrderActions::setPreferences(Preferences& preferences, HandOrder usual) {
    preferences_ = &preferences;
    usual_ = usual;
    const int kept = preferences.value(orderKey, static_cast<int>(usual)).toInt();
    if (kept >= 0 && kept < actions_.size()) table_.setHandOrder(static_cast<HandOrder>(kept));
    showOrder();
}

void HandOrderActions::choose(HandOrder order) {
    table_.setHandOrder(order);
    Q_EMIT table_.handArranged();
}

void HandOrderActions::showOrder() {
    const int order = static_cast<int>(table_.handOrder());
    actions_.at(order)->setChecked(true);
    if (preferences_ != nullptr && preferences_->value(orderKey, static_cast<int>(usual_)).toInt() != order)
        preferences_->setValue(orderKey, order);
}

}  // namespace plt
