// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>

class QWidget;

namespace plt {

class Printable;

/// Prints after a dialog, or shows a preview from which can be printed. What that needs is loaded when it is
/// first wanted, so that no start waits for it. Empty, or why it cannot be done.
PLT_API QString print(const Printable& pages, QWidget* parent);
PLT_API QString previewPrint(const Printable& pages, QWidget* parent);
/// Writes a PDF file of pages as they are usual where the player lives (A4, Letter); replaces the file as a
/// whole or not at all. Empty, or what went wrong.
PLT_API QString printToPdf(const Printable& pages, const QString& path);

}  // namespace plt
