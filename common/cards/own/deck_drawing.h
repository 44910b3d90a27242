// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/own/card_colours.h"

#include <memory>
#include <mutex>

#include <QLatin1String>
#include <QRectF>
#include <QString>

class QPainter;
class QSvgRenderer;

namespace plt {

/// A file of resources/cards in the colours of a suit. It is read once, when first needed. All members are
/// thread-safe.
class DeckDrawing {
  public:
    /// `name` is the file name without folder and extension.
    DeckDrawing(const QString& name, const CardColours& colours);
    ~DeckDrawing();

    /// Draws the file's view box into `place` (in the painter's coordinates).
    void draw(QPainter& painter, const QRectF& place) const;
    /// Size of the file's view box.
    QSizeF size() const;

  private:
    QSvgRenderer& renderer() const;  // requires mutex_

    QString name_;
    CardColours colours_;
    // A renderer has state while it draws, so only one thread at a time may use it.
    mutable std::mutex mutex_;
    mutable std::unique_ptr<QSvgRenderer> renderer_;
};

}  // namespace plt
