// SPDX-License-Identifier: MIT
#include "common/cards/own/deck_drawing.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace plt {

DeckDrawing::DeckDrawing(const QString& name, const CardColours& colours) : name_(name), colours_(colours) {}

DeckDrawing::~DeckDrawing() = default;

void DeckDrawing::draw(QPainter& painter, const QRectF& place) const {
    const std::lock_guard lock(mutex_);
    renderer().render(&painter, place);
}

QSizeF DeckDrawing::size() const {
    const std::lock_guard lock(mutex_);
    return renderer().viewBoxF().size();
}

QSvgRenderer& DeckDrawing::renderer() const {
    if (!renderer_) {
        QFile file(QStringLiteral(":/cards/%1.svg").arg(name_));
        if (!file.open(QIODevice::ReadOnly)) qWarning("no card art in %s", qPrintable(file.fileName()));
        renderer_ = std::make_unique<QSvgRenderer>(inCardColours(file.readAll(), colours_));
    }
    return *renderer_;
}

}  // namespace plt
