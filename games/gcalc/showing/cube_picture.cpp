// SPDX-License-Identifier: MIT
#include "gcalc/showing/cube_picture.h"

#include <algorithm>
#include <utility>

#include <QPainter>

namespace gcalc {

namespace {

QImage imageOf(const Scene& scene, const Stage& stage, const CubeStyle& style,
               const std::stop_token& stop = {}) {
    QImage image(stage.size * stage.pixelRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(stage.pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(stage.font);
    paintScene(painter, scene, stage.lens, style, stop);
    return image;
}

/// A scene with as many shapes as are painted on the thread that asks.
struct QuickScene {
    Scene scene;
    bool isWhole = false;
};

QuickScene quickSceneOf(const Term& term, const Stage& stage) {
    if (auto scene = sceneWithin(term, stage.lens, stage.cutoff, CubePicture::shapesAtOnce))
        return {std::move(*scene), true};
    return {coarseSceneOf(term, stage.lens, stage.cutoff, CubePicture::shapesAtOnce), false};
}

/// Enlarges the view until what is drawn, of which the scene becomes one, fills the room of a whole cube.
void fill(const Term& term, Stage& stage, QuickScene& drawn) {
    // A larger view is measured more exactly, and may show parts that were too small before.
    constexpr int mostRounds = 4;
    constexpr qreal most = 16;
    const auto room = outlineOf({}, stage.lens).boundingRect();
    for (int round = 0; round < mostRounds; ++round) {
        const auto bounds = boundsOf(drawn.scene);
        if (bounds.isEmpty()) return;
        const qreal times = std::min({room.width() / bounds.width(), room.height() / bounds.height(), most});
        // Corners are on whole pixels, so a difference of one is none.
        const bool isLarger = std::max(bounds.width() - room.width(), bounds.height() - room.height()) > 1.5;
        if (times < 1.04 && (round == 0 || !isLarger)) return;
        stage.lens = stage.lens.enlarged(times, bounds.center(), room.center());
        drawn = quickSceneOf(term, stage);
        if (isLarger) return;
    }
}

}  // namespace

const QPixmap& CubePicture::picture(const Term& term, const Stage& stage) {
    if (isOf(term, stage)) return pixmap_;
    term_ = term;
    stage_ = stage;
    worker_.cancel();
    auto shown = stage;
    auto drawn = quickSceneOf(term, shown);
    if (stage.isFilled) fill(term, shown, drawn);
    auto style = stage.style;
    style.isSmooth = drawn.isWhole;
    pixmap_ = QPixmap::fromImage(imageOf(drawn.scene, shown, style));
    if (drawn.isWhole) {
        isComplete_ = true;
        return pixmap_;
    }
    worker_.run(
        this, [term, shown](const std::stop_token& stop) { return whole(term, shown, stop); },
        [this](Painted painted) {
            pixmap_ = QPixmap::fromImage(std::move(painted.image));
            isComplete_ = painted.isComplete;
            Q_EMIT arrived();
        });
    return pixmap_;
}

CubePicture::Painted CubePicture::whole(const Term& term, const Stage& stage, const std::stop_token& stop) {
    const auto scene = sceneOf(term, stage.lens, stage.cutoff);
    return {imageOf(scene, stage, stage.style, stop), scene.isComplete};
}

CubePictures::CubePictures() {
    for (const auto& picture : pictures_)
        connect(&picture, &CubePicture::arrived, this, &CubePictures::arrived);
}

const QPixmap& CubePictures::picture(const Term& term, const Stage& stage) {
    if (!pictures_[last_].isOf(term, stage)) last_ = 1 - last_;
    return pictures_[last_].picture(term, stage);
}

}  // namespace gcalc
