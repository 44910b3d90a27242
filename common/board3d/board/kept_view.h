// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/camera.h"

#include <optional>

#include <QString>

namespace plt {

// How the player looks at boards of a game, as it is kept in the preferences.

QString writeView(const CameraView& view);
/// Nothing if the text is none; what it leaves out is as in `start`.
std::optional<CameraView> readView(const QString& text, const CameraView& start);

}  // namespace plt
