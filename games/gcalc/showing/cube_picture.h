// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "gcalc/desk/desk_look.h"
#include "gcalc/terms/term.h"

#include <optional>

#include <QFont>
#include <QImage>
#include <QObject>
#include <QPixmap>

namespace gcalc {

/// All that the picture of a cube depends on.
struct CubeSubject {
    Term term;
    QSize size;  ///< of the picture, in device-independent pixels
    qreal ratio = 1;
    QRectF square;  ///< of the cube in it
    DeskLook look;
    std::optional<int> cutoff;
    QFont font;
    bool operator==(const CubeSubject&) const = default;
};

/// The picture of a cube. A cube of many shapes has a coarse one until a worker has painted the whole.
class CubePicture : public QObject {
    Q_OBJECT

  public:
    /// The largest number of shapes that are painted on the thread that asks.
    static constexpr std::size_t shapesAtOnce = 1'000;

    /// Returns the picture, painted now if the subject is a new one.
    const QPixmap& picture(const CubeSubject& subject);
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
    static Painted whole(const CubeSubject& subject, const std::stop_token& stop);

    std::optional<CubeSubject> subject_;
    QPixmap pixmap_;
    bool isComplete_ = true;
    plt::Background<Painted> worker_;
};

}  // namespace gcalc
