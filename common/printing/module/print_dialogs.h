// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace plt {

class Printable;

/// Signature of plt_print and plt_print_preview, the functions of the print library, which is loaded on first
/// use.
using PrintDialog = void (*)(const Printable& pages, QWidget* parent);

}  // namespace plt
