// SPDX-License-Identifier: MIT
#include "common/printing/module/print_dialogs.h"

#include "common/printing/printable.h"
#include "common/storage/player/player_files.h"
#include "common/system/broker/broker.h"

#include <algorithm>
#include <memory>

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QTemporaryDir>

namespace {

constexpr qreal pointsAnInch = 72;

/// Paints the selected pages. Returns false if the printer cannot be used.
bool paint(const plt::Printable& pages, QPrinter& printer) {
    const QRectF page(QPointF(), printer.pageLayout().paintRect(QPageLayout::Point).size());
    const int count = pages.pageCount(page.size());
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    QPainter painter;
    if (!painter.begin(&printer)) return false;
    painter.scale(printer.resolution() / pointsAnInch, printer.resolution() / pointsAnInch);
    for (int number = first; number < last; ++number) {
        if (number > first) printer.newPage();
        painter.save();
        pages.paintPage(painter, page, number);
        painter.restore();
    }
    return painter.end();
}

/// The dialog of a confined game, which cannot write the player's files. The file to print to is chosen after
/// it, by the broker, so it has no field for it.
class ConfinedDialog : public QPrintDialog {
  public:
    ConfinedDialog(QPrinter* printer, QWidget* parent) : QPrintDialog(printer, parent) {
        if (auto* const file = findChild<QLineEdit*>(QStringLiteral("filename")); file && folder_.isValid())
            file->setText(path());
        else
            setOption(PrintToFile, false);
        if (layout() == nullptr || !QPrinterInfo::availablePrinterNames().isEmpty()) return;
        auto* const words = new QLabel(
            QCoreApplication::translate("printing",
                                        "No printer was found. Games have no network, so printers of a print "
                                        "server on another computer are "
                                        "missing: print to a file, or start the game with --unconfined."));
        words->setWordWrap(true);
        layout()->addWidget(words);
    }

    void setVisible(bool visible) override {
        QPrintDialog::setVisible(visible);
        for (const char* const name : {"filename", "lOutput", "fileBrowser"})
            if (auto* const part = findChild<QWidget*>(QLatin1String(name))) part->hide();
    }

    /// Writes the pages to the file that the player chooses. Returns a problem.
    QString paintToFile(const plt::Printable& pages) {
        namespace broker = plt::broker;
        const auto answer =
            broker::ask({{broker::requestKey, broker::chooseToSave},
                         {broker::titleKey, QCoreApplication::translate("printing", "Print to file")},
                         {broker::filtersKey, QCoreApplication::translate("printing", "PDF (*.pdf)")},
                         {broker::pathKey, QString(pages.title() + QStringLiteral(".pdf"))}},
                        parentWidget());
        const QString chosen = answer ? answer->words.value(broker::pathKey).toString() : QString();
        if (chosen.isEmpty()) return {};
        QFile painted(path());
        if (!paint(pages, *printer()) || !painted.open(QIODevice::ReadOnly)) return painted.errorString();
        return plt::writePlayerFile(chosen, painted.readAll());
    }

  private:
    QString path() const { return folder_.filePath(QStringLiteral("pages.pdf")); }

    QTemporaryDir folder_;
};

/// Prints what the player selects in the dialog. Returns false if nothing was printed, with a sentence on the
/// screen unless the player wanted it.
bool print(const plt::Printable& pages, QPrinter& printer, QWidget* parent) {
    const bool isConfined = plt::broker::isAvailable();
    std::unique_ptr<QPrintDialog> dialog;
    if (isConfined)
        dialog = std::make_unique<ConfinedDialog>(&printer, parent);
    else
        dialog = std::make_unique<QPrintDialog>(&printer, parent);
    if (dialog->exec() != QDialog::Accepted) return false;
    QString problem;
    if (isConfined && printer.outputFormat() == QPrinter::PdfFormat)
        problem = static_cast<ConfinedDialog&>(*dialog).paintToFile(pages);
    else if (!paint(pages, printer))
        problem = QCoreApplication::translate("printing", "The printer or the file cannot be used.");
    if (problem.isEmpty()) return true;
    QMessageBox box(QMessageBox::Warning, QCoreApplication::translate("printing", "Nothing was printed"),
                    problem, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
    return false;
}

}  // namespace

extern "C" Q_DECL_EXPORT void plt_print(const plt::Printable& pages, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(pages.title());
    print(pages, printer, parent);
}

extern "C" Q_DECL_EXPORT void plt_print_preview(const plt::Printable& pages, QWidget* parent) {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(pages.title());
    QPrintPreviewDialog dialog(&printer, parent);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&pages](QPrinter* to) { paint(pages, *to); });
    // Its own action, with a name of Qt's, opens a dialog that cannot write the player's files.
    const char* const word = "Print";
    const QString name = QCoreApplication::translate(QPrintPreviewDialog::staticMetaObject.className(), word);
    for (QAction* const action :
         plt::broker::isAvailable() ? dialog.findChildren<QAction*>() : QList<QAction*>()) {
        if (action->text() != name) continue;
        QObject::disconnect(action, &QAction::triggered, nullptr, nullptr);
        QObject::connect(action, &QAction::triggered, &dialog, [&] {
            if (print(pages, printer, &dialog)) dialog.accept();
        });
    }
    dialog.exec();
}
