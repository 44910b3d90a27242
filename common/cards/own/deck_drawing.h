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

/// One file of resources/cards in the colours of a suit. It is read when it is first needed, once; all
/// members may be called from several threads at once.
class DeckDrawing {
  public:
    /// `name`: of the file, without folder and ending.
    DeckDrawing(const QString& name, const CardColours& colours);
    ~DeckDrawing();

    /// Fills `place` (in the painter's coordinates) with the file's view box.
    void draw(QPainter& painter, const QRectF& place) const;
    /// Size of the file's view box.
    QSizeF size() const;

  private:
    QSvgRenderer& renderer() const;  // only with mutex_ held

    QString name_;
    CardColours colours_;
    // A renderer keeps state while it draws, so one thread at a time may use it.
    mutable std::mutex mutex_;
    mutable std::unique_ptr<QSvgRenderer> renderer_;
};

}  // namespace plt
