// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/qglobal.h>

/// Exports a class or function from the shared library, for games to use.
#ifdef PLT_BUILDING_SDK
#define PLT_API Q_DECL_EXPORT
#else
#define PLT_API Q_DECL_IMPORT
#endif
