// SPDX-License-Identifier: MIT
#pragma once

#include <QtCore/qglobal.h>

/// Marks what the shared library offers to games.
#ifdef PLT_BUILDING_SDK
#define PLT_API Q_DECL_EXPORT
#else
#define PLT_API Q_DECL_IMPORT
#endif
