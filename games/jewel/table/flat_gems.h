// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/gems/gem_look.h"
#include "jewel/table/sight.h"

#include <QWidget>

namespace jewel {

/// The gems painted flat, as they stand still.
class FlatGems : public QWidget {
  public:
    FlatGems(SightSource sight, QWidget* parent);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    SightSource sight_;
    GemSprites sprites_;
};

}  // namespace jewel
