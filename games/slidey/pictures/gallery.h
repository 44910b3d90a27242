// SPDX-License-Identifier: MIT
#pragma once

#include "common/storage/attachments.h"
#include "slidey/pictures/catalogue.h"
#include "slidey/pictures/picture.h"

#include <QImage>

namespace slidey {

/// All pictures that can be played with: the bundled ones, and the player's own, which are kept.
class Gallery {
  public:
    Gallery();
    /// Stores a picture of the player's own.
    PictureName store(const QImage& image);
    /// The picture with this name; a null picture if it no longer exists.
    Picture picture(const PictureName& name) const;

  private:
    plt::Attachments attachments_;
};

}  // namespace slidey
