// SPDX-License-Identifier: MIT
#include "launcher/controls/console_button.h"

#include <algorithm>

#include <QEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QPainter>

namespace plt {

ConsoleButton::ConsoleButton(QWidget* parent) : QToolButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void ConsoleButton::setSign(const QPainterPath& sign) {
    sign_ = sign;
    drawSign();
}

void ConsoleButton::drawSign() {
    if (sign_.isEmpty()) return;
    constexpr int unit = 16;
    const int side = std::max(unit, fontMetrics().height());
    const auto drawn = [this, side](QPalette::ColorGroup group) {
        QPixmap picture(QSize(side, side) * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        const double times = static_cast<double>(side) / unit;
        painter.scale(times, times);
        painter.setPen(QPen(palette().color(group, QPalette::ButtonText), 1.4, Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.drawPath(sign_);
        return picture;
    };
    QIcon icon(drawn(QPalette::Active));
    icon.addPixmap(drawn(QPalette::Disabled), QIcon::Disabled);
    setIconSize(QSize(side, side));
    setIcon(icon);
}

void ConsoleButton::changeEvent(QEvent* event) {
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) drawSign();
}

void ConsoleButton::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter) return QToolButton::keyPressEvent(event);
    if (!event->isAutoRepeat()) click();
}

}  // namespace plt
