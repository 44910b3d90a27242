// SPDX-License-Identifier: MIT
#include "slidey/pictures/drawn_picture.h"

#include <utility>

namespace slidey {

void DrawnPicture::request(const Wanted& wanted) {
    if (wanted == wanted_) return;
    wanted_ = wanted;
    // A drawing cannot be stopped, so the next one begins when it is done: while a window is resized, no more
    // than one thread draws.
    if (!shows(wanted_) && !work_.isRunning()) draw();
}

void DrawnPicture::draw() {
    work_.run(
        this,
        [wanted = wanted_](const std::stop_token& /*stop*/) {
            return wanted.picture.cutTo(wanted.size, wanted.columns, wanted.rows);
        },
        [this, drawn = wanted_](QImage image) { take(drawn, std::move(image)); });
}

void DrawnPicture::take(const Wanted& drawn, QImage image) {
    // Another size is nearer to what is wanted than the one before; another picture is not.
    if (drawn.isSameCut(wanted_)) {
        drawn_ = drawn;
        pixmap_ = QPixmap::fromImage(std::move(image));
    }
    if (!shows(wanted_)) draw();
    if (drawn.isSameCut(wanted_)) Q_EMIT changed();
}

}  // namespace slidey
