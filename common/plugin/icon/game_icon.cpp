// SPDX-License-Identifier: MIT
#include "common/plugin/icon/game_icon.h"

#include "common/plugin/icon/icon_drawer.h"

#include <QIcon>
#include <QPixmap>
#include <QWidget>

namespace plt {

namespace {

QString& iconProgram() {
    static QString program;
    return program;
}

QIcon iconOf(const QImage& image) {
    QIcon icon;
    icon.addPixmap(QPixmap::fromImage(image));
    // Desktops scale large pictures down badly.
    for (const int side : {16, 32}) {
        const QSize size(side, side);
        QImage small = image.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        small.setDevicePixelRatio(1);
        icon.addPixmap(QPixmap::fromImage(small));
    }
    return icon;
}

}  // namespace

void setIconProgram(const QString& program) {
    iconProgram() = program;
}

void showGameIcon(QWidget* window, const GameInfo& info) {
    if (info.iconPath.isEmpty()) return;
    constexpr int side = 64;
    const IconRequest request = {info.iconPath, side, window->devicePixelRatioF()};
    if (const auto known = knownIcon(request)) {
        if (!known->image.isNull()) window->setWindowIcon(iconOf(known->image));
        return;
    }
    if (iconProgram().isEmpty()) return;
    auto* const drawer = new IconDrawer(iconProgram(), window);
    QObject::connect(drawer, &IconDrawer::drawn, window,
                     [window, drawer](const IconRequest&, const DrawnIcon& icon) {
                         if (!icon.image.isNull()) window->setWindowIcon(iconOf(icon.image));
                         drawer->deleteLater();
                     });
    drawer->request(request);
}

}  // namespace plt
