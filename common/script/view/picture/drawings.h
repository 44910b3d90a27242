// SPDX-License-Identifier: MIT
#pragma once

#include "common/script/view/picture/picture.h"

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

    /// Reads all drawings of a picture, and sets their editions. Returns the reason why one of them cannot be
    /// shown; empty if all can.
    QString readAllOf(Picture& picture);
    /// Paints a drawing with its own proportions into the middle of a box; nothing if it cannot be shown.
    void paint(QPainter& painter, const QRectF& box, const QString& file);
    /// Drops everything that was read. What is read then is another edition.
    void clear();

  private:
    struct Drawing;
    Drawing& drawing(const QString& file);

    QString folder_;
    std::map<QString, std::unique_ptr<Drawing>> drawings_;
    int edition_ = 0;
};

}  // namespace plt::script
