// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace plt {

class Printable;

/// How the functions of the print library are called, which is loaded when somebody prints: plt_print and
/// plt_print_preview.
using PrintDialog = void (*)(const Printable& pages, QWidget* parent);

}  // namespace plt
