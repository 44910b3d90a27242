// SPDX-License-Identifier: MIT
#include "common/printing/loading/printing.h"

#include "common/printing/module/print_dialogs.h"
#include "common/printing/printable.h"
#include "common/storage/player/player_files.h"
#include "common/system/libraries/libraries.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLibrary>
#include <QLocale>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace plt {

Printable::~Printable() = default;

bool Printable::prepare(QWidget*) {
    return true;
}

namespace {

constexpr qreal pointsAnInch = 72;
constexpr qreal marginMm = 15;

/// Returns the usual paper of the player's country.
QPageSize usualPaper() {
    return QPageSize(QLocale().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter
                                                                                : QPageSize::A4);
}

QString run(const char* name, const Printable& pages, QWidget* parent) {
    QLibrary library(libraryBeside(QStringLiteral("libpltgames-print.so")));
    const auto dialog = reinterpret_cast<PrintDialog>(library.resolve(name));
    if (dialog == nullptr)
        return QCoreApplication::translate("printing", "Printing is not available: %1")
            .arg(library.errorString());
    dialog(pages, parent);
    return {};
}

}  // namespace

QString print(const Printable& pages, QWidget* parent) {
    return run("plt_print", pages, parent);
}

QString previewPrint(const Printable& pages, QWidget* parent) {
    return run("plt_print_preview", pages, parent);
}

QString printToPdf(const Printable& pages, const QString& path) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter pdf(&buffer);
        pdf.setTitle(pages.title());
        pdf.setCreator(QCoreApplication::applicationName());
        pdf.setPageSize(usualPaper());
        pdf.setPageMargins(QMarginsF(marginMm, marginMm, marginMm, marginMm), QPageLayout::Millimeter);
        const QRectF page(QPointF(), pdf.pageLayout().paintRect(QPageLayout::Point).size());
        QPainter painter(&pdf);
        painter.scale(pdf.resolution() / pointsAnInch, pdf.resolution() / pointsAnInch);
        const int count = pages.pageCount(page.size());
        for (int number = 0; number < count; ++number) {
            if (number > 0) pdf.newPage();
            painter.save();
            pages.paintPage(painter, page, number);
            painter.restore();
        }
    }
    return writePlayerFile(path, buffer.data());
}

}  // namespace plt
