// SPDX-License-Identifier: MIT
#include "slidey/pictures/gallery.h"

#include "slidey/pictures/picture_file.h"

namespace slidey {

Gallery::Gallery() : attachments_(QStringLiteral("slidey")) {}

PictureName Gallery::keep(const QImage& image) {
    return PictureName::own(attachments_.keep(bytesOf(image)).toStdString());
}

Picture Gallery::picture(const PictureName& name) const {
    if (!name.isOwn())
        return Picture::drawing(QStringLiteral(":/slidey/%1.svg").arg(QString::fromStdString(name.text)));
    const auto own = readPicture(attachments_.read(QString::fromStdString(name.kept())));
    return own.problem.isEmpty() ? Picture::pixels(own.image) : Picture();
}

}  // namespace slidey
