// SPDX-License-Identifier: MIT
#include "launcher/shelves/game_pictures.h"

#include "launcher/shelves/placeholder_icon.h"

#include <optional>
#include <utility>

namespace plt {

GamePictures::GamePictures(const QString& iconProgram, QObject* parent)
    : QObject(parent), drawer_(iconProgram) {
    connect(&drawer_, &IconDrawer::drawn, this, &GamePictures::storePicture);
}

bool GamePictures::setSize(int side, qreal pixelRatio) {
    if (side_ == side && qFuzzyCompare(pixelRatio_, pixelRatio)) return false;
    side_ = side;
    pixelRatio_ = pixelRatio;
    placeholder_ = placeholderIcon(side_, pixelRatio_);
    // Pictures still being drawn have the wrong size.
    requested_.clear();
    wanted_.clear();
    clear();
    return true;
}

void GamePictures::clear() {
    pictures_.clear();
}

void GamePictures::startDrawing() {
    draws_ = true;
    draw();
}

void GamePictures::draw() {
    if (!draws_) return;
    for (const IconRequest& request : std::exchange(wanted_, {})) drawer_.request(request);
}

QPixmap GamePictures::ask(const QString& iconPath) {
    if (iconPath.isEmpty() || pictures_.contains(iconPath) || requested_.contains(iconPath))
        return picture(iconPath);
    const IconRequest request = {iconPath, side_, pixelRatio_};
    requested_.insert(iconPath);
    if (const auto known = knownIcon(request)) {
        storePicture(request, *known);
        return picture(iconPath);
    }
    wanted_.append(request);
    draw();
    return placeholder_;
}

QPixmap GamePictures::picture(const QString& iconPath) const {
    return pictures_.value(iconPath, placeholder_);
}

void GamePictures::storePicture(const IconRequest& request, const DrawnIcon& icon) {
    // The size or the screen of the window may have changed meanwhile.
    if (request.side != side_ || !qFuzzyCompare(request.pixelRatio, pixelRatio_)) return;
    requested_.remove(request.path);
    pictures_.insert(request.path, icon.image.isNull() ? placeholder_ : QPixmap::fromImage(icon.image));
    if (!icon.problem.empty()) Q_EMIT failed(request.path, icon.problem);
    Q_EMIT changed(request.path);
}

}  // namespace plt
