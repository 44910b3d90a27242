// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

// OpenGL drawing is a library of its own beside the SDK, so that other games do not load it.
#ifdef PLT_BUILDING_GL
#define PLT_GL_API Q_DECL_EXPORT
#else
#define PLT_GL_API Q_DECL_IMPORT
#endif
