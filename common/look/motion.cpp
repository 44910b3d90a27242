// SPDX-License-Identifier: MIT
#include "common/look/motion.h"

#include "common/storage/preferences.h"

#include <QApplication>
#include <QStyle>

namespace plt::motion {

namespace {
const auto paceKey = QStringLiteral("animationPace");
const auto slowWord = QStringLiteral("slow");
const auto fastWord = QStringLiteral("fast");
}  // namespace

bool isEnabledByUser() {
    return Preferences::shared().flag(QStringLiteral("animations"), true);
}

bool isEnabled() {
    if (!isEnabledByUser()) return false;
    // Desktops that ask for no animation say so through the style.
    const auto* style = QApplication::style();
    return style == nullptr || style->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, nullptr) > 0;
}

void setEnabled(bool on) {
    Preferences::shared().setFlag(QStringLiteral("animations"), on);
}

Pace pace() {
    const QString kept = Preferences::shared().value(paceKey).toString();
    return kept == slowWord ? Pace::slow : kept == fastWord ? Pace::fast : Pace::normal;
}

void setPace(Pace pace) {
    Preferences::shared().setValue(paceKey, pace == Pace::slow   ? slowWord
                                            : pace == Pace::fast ? fastWord
                                                                 : QStringLiteral("normal"));
}

qreal paceFactor() {
    switch (pace()) {
        case Pace::slow:
            return 2;
        case Pace::fast:
            return 0.5;
        case Pace::normal:
            break;
    }
    return 1;
}

}  // namespace plt::motion
