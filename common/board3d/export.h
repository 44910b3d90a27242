// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

// Boards in perspective are a library of their own beside the SDK, so that other games do not load OpenGL.
#ifdef PLT_BUILDING_BOARD3D
#define PLT_BOARD3D_API Q_DECL_EXPORT
#else
#define PLT_BOARD3D_API Q_DECL_IMPORT
#endif
