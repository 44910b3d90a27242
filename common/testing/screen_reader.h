// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QStringList>
#include <QWidget>

namespace plt::testing {

/// What a screen reader finds below this, in its order.
inline std::vector<QAccessibleInterface*> thingsIn(QAccessibleInterface* root) {
    std::vector<QAccessibleInterface*> all;
    for (int i = 0; i < root->childCount(); ++i) {
        auto* child = root->child(i);
        if (child == nullptr || !child->isValid()) continue;
        all.push_back(child);
        const auto below = thingsIn(child);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}
inline std::vector<QAccessibleInterface*> thingsIn(QWidget& widget) {
    return thingsIn(QAccessible::queryAccessibleInterface(&widget));
}

/// What it reads out of them.
inline QStringList namesIn(QWidget& widget) {
    QStringList names;
    for (const auto* thing : thingsIn(widget)) names << thing->text(QAccessible::Name);
    return names;
}

/// The first of them whose name begins so; null where there is none.
inline QAccessibleInterface* thingCalled(QAccessibleInterface* root, const QString& begins) {
    for (auto* thing : thingsIn(root))
        if (thing->text(QAccessible::Name).startsWith(begins)) return thing;
    return nullptr;
}
inline QAccessibleInterface* thingCalled(QWidget& widget, const QString& begins) {
    return thingCalled(QAccessible::queryAccessibleInterface(&widget), begins);
}

/// Presses it as a screen reader does; false where there is nothing to press now.
inline bool press(QAccessibleInterface* thing) {
    auto* actions = thing != nullptr ? thing->actionInterface() : nullptr;
    if (actions == nullptr || thing->state().disabled || thing->state().invisible ||
        !actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

}  // namespace plt::testing
