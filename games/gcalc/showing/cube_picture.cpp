// SPDX-License-Identifier: MIT
#include "gcalc/showing/cube_picture.h"

#include <utility>

#include <QPainter>

namespace gcalc {

namespace {

Lens lensFor(const CubeSubject& subject) {
    return subject.look.lens(subject.square.width(), subject.square.topLeft(), subject.ratio);
}

std::optional<qreal> cutoffFor(const CubeSubject& subject) {
    return subject.cutoff ? std::optional<qreal>(*subject.cutoff) : std::nullopt;
}

QImage imageOf(const CubeSubject& subject, const Scene& scene, const Lens& lens, const CubeStyle& style,
               const std::stop_token& stop = {}) {
    QImage image(subject.size * subject.ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(subject.ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setFont(subject.font);
    paintScene(painter, scene, lens, style, stop);
    return image;
}

}  // namespace

const QPixmap& CubePicture::picture(const CubeSubject& subject) {
    if (subject_ == subject) return pixmap_;
    subject_ = subject;
    worker_.cancel();
    const auto lens = lensFor(subject);
    auto scene = sceneWithin(subject.term, lens, cutoffFor(subject), shapesAtOnce);
    const bool isWhole = scene.has_value();
    if (!scene) scene = coarseSceneOf(subject.term, lens, cutoffFor(subject), shapesAtOnce);
    auto style = subject.look.style;
    style.isSmooth = isWhole;
    pixmap_ = QPixmap::fromImage(imageOf(subject, *scene, lens, style));
    if (isWhole) {
        isComplete_ = true;
        return pixmap_;
    }
    worker_.run(
        this, [subject](const std::stop_token& stop) { return whole(subject, stop); },
        [this](Painted painted) {
            pixmap_ = QPixmap::fromImage(std::move(painted.image));
            isComplete_ = painted.isComplete;
            Q_EMIT arrived();
        });
    return pixmap_;
}

CubePicture::Painted CubePicture::whole(const CubeSubject& subject, const std::stop_token& stop) {
    const auto lens = lensFor(subject);
    const auto scene = sceneOf(subject.term, lens, cutoffFor(subject));
    return {imageOf(subject, scene, lens, subject.look.style, stop), scene.isComplete};
}

}  // namespace gcalc
