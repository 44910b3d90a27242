// SPDX-License-Identifier: MIT
#include "slidey/pictures/picture_format.h"

#include "slidey/board/position.h"

namespace slidey {

plt::PictureRequirements pictureRequirements() {
    plt::PictureRequirements needs;
    needs.largestSide = 1600;
    // At least one pixel for every tile of the largest board.
    needs.smallestSide = mostTiles;
    needs.ground = QColor(0xFA, 0xF7, 0xF0);
    return needs;
}

QString PictureFormat::name() const {
    return tr("Pictures");
}

QStringList PictureFormat::endings() const {
    return plt::pictureSuffixes();
}

plt::DocumentContents PictureFormat::read(const QByteArray& bytes) {
    const auto own = plt::readPicture(bytes, pictureRequirements());
    if (!own.problem.isEmpty()) return {{}, {{0, own.problem}}};
    return {{{tr("Picture"), [show = show_, image = own.image] { show(image); }}}, {}};
}

}  // namespace slidey
