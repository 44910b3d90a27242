// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace plt {

class Printable;

/// Prints after a dialog, or shows a preview from which can be printed. What that needs is loaded when it is
/// first wanted, so that no start waits for it. Empty, or why it cannot be done.
QString print(const Printable& pages, QWidget* parent);
QString previewPrint(const Printable& pages, QWidget* parent);
/// Writes a PDF file of A4 pages; replaces the file as a whole or not at all. Empty, or what went wrong.
QString printToPdf(const Printable& pages, const QString& path);

}  // namespace plt
