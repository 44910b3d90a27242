// SPDX-License-Identifier: MIT
#pragma once

#include <QAccessible>
#include <QString>
#include <QWidget>

namespace plt::testing {

/// Returns the first text with HTML that a screen reader is told of the object or of what lies in it; empty if
/// there is none. Tool tips are read out where no description is set.
inline QString markupIn(QAccessibleInterface* root) {
    if (root == nullptr || !root->isValid()) return {};
    using enum QAccessible::Text;
    for (const auto kind : {Name, Description, Help, Value})
        for (const auto* sign : {"<p", "<qt", "<br", "&lt;", "&amp;"})
            if (const QString text = root->text(kind); text.contains(QLatin1String(sign))) return text;
    for (int i = 0; i < root->childCount(); ++i)
        if (const QString text = markupIn(root->child(i)); !text.isEmpty()) return text;
    return {};
}
inline QString markupIn(QWidget& widget) {
    return markupIn(QAccessible::queryAccessibleInterface(&widget));
}

}  // namespace plt::testing
