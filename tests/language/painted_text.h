// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

class QWidget;

namespace language {

/// A text as a widget paints it.
struct PaintedText {
    QString text;
    QRectF place;    ///< in the widget
    QRectF visible;  ///< what of the widget is not cut away there
};

/// The texts that a widget paints itself, without its children.
QList<PaintedText> paintedBy(QWidget* widget);

}  // namespace language
