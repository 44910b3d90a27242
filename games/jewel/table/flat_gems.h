// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/gems/gem_look.h"
#include "jewel/table/sight.h"

#include <QWidget>

namespace jewel {

/// Draws the gems flat and without rotation.
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
