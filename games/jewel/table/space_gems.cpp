// SPDX-License-Identifier: MIT
#include "jewel/table/space_gems.h"

#include "jewel/gems/gem_look.h"
#include "jewel/table/gem_drawing.h"

#include <utility>

namespace jewel {

SpaceGems::SpaceGems(SightSource sight, QWidget* parent) : GlWidget(parent), sight_(std::move(sight)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    prepareDrawing();
}

void SpaceGems::showFrame(bool sweeping) {
    sweeping_ = sweeping;
    requestFrame();
}

std::unique_ptr<plt::GlDrawing> SpaceGems::makeDrawing() {
    return std::make_unique<GemDrawing>(sight_, [this] { return QSizeF(size()); });
}

QColor SpaceGems::blankColour() const {
    return velvet();
}

}  // namespace jewel
