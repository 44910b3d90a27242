// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

// Cards are a library of their own beside the SDK, so that other games do not load the SVG renderer.
#ifdef PLT_BUILDING_CARDS
#define PLT_CARDS_API Q_DECL_EXPORT
#else
#define PLT_CARDS_API Q_DECL_IMPORT
#endif
