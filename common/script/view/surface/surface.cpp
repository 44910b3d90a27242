// SPDX-License-Identifier: MIT
#include "common/script/view/surface/surface.h"

#include "common/language/translated.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>
#include <QStringList>
#include <QWidget>

namespace plt::script {

void Surface::print(QPainter& painter, const QRectF& area) {
    const QPixmap seen = widget().grab();
    QSizeF size = seen.deviceIndependentSize();
    size.scale(area.size(), Qt::KeepAspectRatio);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRectF(area.center() - QPointF(size.width(), size.height()) / 2, size), seen,
                       QRectF(seen.rect()));
}

QString keyName(int key, const QString& text) {
    switch (key) {
        case Qt::Key_Left:
            return QStringLiteral("left");
        case Qt::Key_Right:
            return QStringLiteral("right");
        case Qt::Key_Up:
            return QStringLiteral("up");
        case Qt::Key_Down:
            return QStringLiteral("down");
        case Qt::Key_Space:
            return QStringLiteral("space");
        case Qt::Key_Backspace:
            return QStringLiteral("backspace");
        case Qt::Key_Delete:
            return QStringLiteral("delete");
        default:
            break;
    }
    return text.size() == 1 && text[0].isPrint() ? text.toLower() : QString();
}

QString contentName(const Cell& cell, const Piece* piece) {
    if (!cell.name.isEmpty()) return cell.name;
    QStringList words;
    if (piece != nullptr) words << (piece->name.isEmpty() ? nameOf(piece->drawn) : piece->name);
    words << nameOf(cell.drawn) << nameOf(cell.look);
    words.removeAll({});
    return words.isEmpty() ? QCoreApplication::translate("plt::script::Picture", "empty") : listed(words);
}

}  // namespace plt::script
