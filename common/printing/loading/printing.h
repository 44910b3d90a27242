// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

class QWidget;

namespace plt {

class Printable;

/// Prints after a dialog; previewPrint() shows a preview with a print button. The library for it is loaded on
/// first use, to keep the start fast. Returns the problem, or an empty string.
PLT_API QString print(const Printable& pages, QWidget* parent);
PLT_API QString previewPrint(const Printable& pages, QWidget* parent);
/// Writes a PDF file with pages of the usual size in the player's country (A4, Letter); replaces the file
/// atomically. Returns the problem, or an empty string.
PLT_API QString printToPdf(const Printable& pages, const QString& path);

}  // namespace plt
