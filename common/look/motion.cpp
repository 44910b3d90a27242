// SPDX-License-Identifier: MIT
#include "common/look/motion.h"

#include "common/game/preferences.h"

#include <QApplication>
#include <QStyle>

namespace plt::motion {

bool chosen() {
    return Preferences::shared().flag(QStringLiteral("animations"), true);
}

bool enabled() {
    if (!chosen()) return false;
    // A desktop that asks for no animation says so through its style.
    const auto* style = QApplication::style();
    return style == nullptr || style->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, nullptr) > 0;
}

void setEnabled(bool on) {
    Preferences::shared().setFlag(QStringLiteral("animations"), on);
}

}  // namespace plt::motion
