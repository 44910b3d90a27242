// SPDX-License-Identifier: MIT
#pragma once

#include "common/storage/attachments.h"
#include "slidey/pictures/catalogue.h"
#include "slidey/pictures/picture.h"

#include <QImage>

namespace slidey {

/// All pictures that can be played with: ours, and those of the player, which are kept.
class Gallery {
  public:
    Gallery();
    /// Keeps a picture of the player's own.
    PictureName keep(const QImage& image);
    /// The picture of this name. One that is not there any more is null.
    Picture picture(const PictureName& name) const;

  private:
    plt::Attachments attachments_;
};

}  // namespace slidey
