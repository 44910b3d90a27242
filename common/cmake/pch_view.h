// SPDX-License-Identifier: MIT
// What the files of a view include most; for the precompiled header only, of games that are built elsewhere.
// Less than pch_widgets.h, because it is compiled for a handful of files and not for hundreds.
#pragma once
#include "common/window/rules_view.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <QtGui/QPainter>
#include <QtWidgets/QBoxLayout>
