// SPDX-License-Identifier: MIT
#include "gcalc/showing/cube_picture.h"

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

}  // namespace

const QPixmap& CubePicture::picture(const Term& term, const Stage& stage) {
    if (isOf(term, stage)) return pixmap_;
    term_ = term;
    stage_ = stage;
    worker_.cancel();
    auto scene = sceneWithin(term, stage.lens, stage.cutoff, shapesAtOnce);
    const bool isWhole = scene.has_value();
    if (!scene) scene = coarseSceneOf(term, stage.lens, stage.cutoff, shapesAtOnce);
    auto style = stage.style;
    style.isSmooth = isWhole;
    pixmap_ = QPixmap::fromImage(imageOf(*scene, stage, style));
    if (isWhole) {
        isComplete_ = true;
        return pixmap_;
    }
    worker_.run(
        this, [term, stage](const std::stop_token& stop) { return whole(term, stage, stop); },
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
