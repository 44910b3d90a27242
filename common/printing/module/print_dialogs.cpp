// SPDX-License-Identifier: MIT
#include "common/printing/module/print_dialogs.h"

#include "common/printing/printable.h"
#include "common/system/broker/broker.h"

#include <algorithm>

#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace {

constexpr qreal pointsAnInch = 72;

/// Paints the selected pages.
void paint(const plt::Printable& pages, QPrinter& printer) {
    const QRectF page(QPointF(), printer.pageLayout().paintRect(QPageLayout::Point).size());
    const int count = pages.pageCount(page.size());
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    QPainter painter;
    if (!painter.begin(&printer)) return;
    painter.scale(printer.resolution() / pointsAnInch, printer.resolution() / pointsAnInch);
    for (int number = first; number < last; ++number) {
        if (number > first) printer.newPage();
        painter.save();
        pages.paintPage(painter, page, number);
        painter.restore();
    }
}

}  // namespace

extern "C" Q_DECL_EXPORT void plt_print(const plt::Printable& pages, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(pages.title());
    QPrintDialog dialog(&printer, parent);
    // A confined game cannot write the file. "Save as PDF" of the menu can.
    if (plt::broker::isAvailable()) dialog.setOption(QAbstractPrintDialog::PrintToFile, false);
    if (dialog.exec() == QDialog::Accepted) paint(pages, printer);
}

extern "C" Q_DECL_EXPORT void plt_print_preview(const plt::Printable& pages, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(pages.title());
    QPrintPreviewDialog dialog(&printer, parent);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&pages](QPrinter* to) { paint(pages, *to); });
    dialog.exec();
}
