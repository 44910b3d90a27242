// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/qglobal.h>

// Each shared library exports its classes and functions by a macro of its own, because it imports those of the
// others.

/// Exports from the SDK.
#ifdef PLT_BUILDING_SDK
#define PLT_API Q_DECL_EXPORT
#else
#define PLT_API Q_DECL_IMPORT
#endif

/// Exports from the library of cards.
#ifdef PLT_BUILDING_CARDS
#define PLT_CARDS_API Q_DECL_EXPORT
#else
#define PLT_CARDS_API Q_DECL_IMPORT
#endif

/// Exports from the library of OpenGL drawing.
#ifdef PLT_BUILDING_GL
#define PLT_GL_API Q_DECL_EXPORT
#else
#define PLT_GL_API Q_DECL_IMPORT
#endif

/// Exports from the library of boards with pieces.
#ifdef PLT_BUILDING_BOARD3D
#define PLT_BOARD3D_API Q_DECL_EXPORT
#else
#define PLT_BOARD3D_API Q_DECL_IMPORT
#endif
