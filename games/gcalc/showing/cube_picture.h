// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "gcalc/drawing/cube_painter.h"
#include "gcalc/terms/term.h"

#include <array>
#include <cstddef>
#include <optional>

#include <QFont>
#include <QImage>
#include <QObject>
#include <QPixmap>

namespace gcalc {

/// All that the picture of a cube depends on, besides the cube.
struct Stage {
    QSize size;  ///< in device-independent pixels
    qreal pixelRatio = 1;
    Lens lens;
    std::optional<qreal> cutoff;
    CubeStyle style;
    QFont font;  ///< for the signs
    /// What is drawn is made as large as a whole cube would be, for cells where it should be recognised.
    bool isFilled = false;
    bool operator==(const Stage&) const = default;
};

/// The picture of a cube. A cube of many shapes has a coarse one until a worker has painted the whole.
class CubePicture : public QObject {
    Q_OBJECT

  public:
    /// The largest number of shapes that are painted on the thread that asks.
    static constexpr std::size_t shapesAtOnce = 1'000;

    /// Returns the picture, painted now if it is another one.
    const QPixmap& picture(const Term& term, const Stage& stage);
    /// Returns true if the picture is one of this cube.
    bool isOf(const Term& term, const Stage& stage) const { return stage_ == stage && term_ == term; }
    /// False while a worker still paints.
    bool isWhole() const { return !worker_.isRunning(); }
    /// False if there are too many parts to draw even in the whole picture.
    bool isComplete() const { return isComplete_; }

  Q_SIGNALS:
    /// Emitted when the whole picture has come.
    void arrived();

  private:
    struct Painted {
        QImage image;
        bool isComplete = true;
    };
    static Painted whole(const Term& term, const Stage& stage, const std::stop_token& stop);

    Term term_;
    std::optional<Stage> stage_;
    QPixmap pixmap_;
    bool isComplete_ = true;
    plt::Background<Painted> worker_;
};

/// The pictures of a cube and of the one that was in its place before, between which steps change.
class CubePictures : public QObject {
    Q_OBJECT

  public:
    CubePictures();
    /// Returns the picture of a cube, in place of the one that was not asked for last.
    const QPixmap& picture(const Term& term, const Stage& stage);

  Q_SIGNALS:
    /// Emitted when a whole picture has come.
    void arrived();

  private:
    std::array<CubePicture, 2> pictures_;
    std::size_t last_ = 0;
};

}  // namespace gcalc
