// SPDX-License-Identifier: MIT
// The headers that a view includes most; for the precompiled header only, of games that are built elsewhere.
// Fewer than in pch_widgets.h, because this is compiled for a handful of files and not for hundreds.
#pragma once
#include "common/window/rules_view.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
