// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/geometry/camera.h"

#include <optional>

#include <QString>

namespace plt {

// The player's view of the boards of a game, as saved in the preferences.

QString writeView(const CameraView& view);
/// Returns nothing if the text is no view; missing values are taken from `start`.
std::optional<CameraView> readView(const QString& text, const CameraView& start);

}  // namespace plt
