// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>

#include <QByteArray>
#include <QRectF>
#include <QString>

class QPainter;
class QSvgRenderer;

namespace plt::script {

/// The SVG files of a game's folder, read on first use and checked as any drawing that is not ours.
class Drawings {
  public:
    explicit Drawings(QString folder);
    ~Drawings();
    Drawings(const Drawings&) = delete;
    Drawings& operator=(const Drawings&) = delete;

    /// Returns the reason why a drawing cannot be shown; empty if it can.
    QString problemOf(const QString& file);
    /// Paints a drawing with its own proportions into the middle of a box; nothing if it cannot be shown.
    void paint(QPainter& painter, const QRectF& box, const QString& file);
    /// Drops everything that was read.
    void clear();

  private:
    struct Drawing;
    Drawing& drawing(const QString& file);

    QString folder_;
    std::map<QString, std::unique_ptr<Drawing>> drawings_;
};

}  // namespace plt::script
