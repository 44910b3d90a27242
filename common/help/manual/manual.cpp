// SPDX-License-Identifier: MIT
#include "common/help/manual/manual.h"

#include "common/language/catalogues/translations.h"
#include "common/storage/files.h"
#include "common/system/broker/broker.h"
#include "common/system/desktop/browser.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QScreen>
#include <QShortcut>
#include <QStandardPaths>
#include <QTextBrowser>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(plt::Manual)
};

QString manualFolder() {
    const QDir program(QCoreApplication::applicationDirPath());
    // The installed manual first, then the one in the build tree, relative to the program and to its tests.
    for (const QString& place : {QStringLiteral(PLT_MANUAL_FROM_BIN), QStringLiteral("docs/manual"),
                                 QStringLiteral("../docs/manual")}) {
        const QString folder = QDir::cleanPath(program.absoluteFilePath(place));
        if (QFileInfo(folder + QLatin1String("/index.html")).isFile()) return folder;
    }
    return {};
}

/// Returns the file of a page in the first of the player's languages that has one; empty if there is none.
QString pageFile(const QString& folder, const QString& page) {
    if (page.isEmpty()) return {};
    QStringList names;
    for (const QString& language : wantedLanguages()) names.append(page + QLatin1Char('.') + language);
    names.append(page);
    for (const QString& name : std::as_const(names)) {
        const QString file = folder + QLatin1Char('/') + name + QLatin1String(".html");
        if (QFileInfo(file).isFile()) return file;
    }
    return {};
}

// Several desktops (xdg-open among them) drop the anchor of a local file. A page that redirects to the right
// place works in every browser.
QUrl signpost(const QUrl& target) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    if (folder.isEmpty() || !QDir().mkpath(folder)) return target;
    const QString name = QFileInfo(target.path()).completeBaseName() + QLatin1Char('-') +
                         QString::fromLatin1(QUrl::toPercentEncoding(target.fragment()));
    const QString page = QDir(folder).filePath(QStringLiteral("manual-%1.html").arg(name.left(100)));
    const QString link = QString::fromLatin1(target.toEncoded()).toHtmlEscaped();
    const QByteArray html = QStringLiteral(
                                "<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\">"
                                "<meta http-equiv=\"refresh\" content=\"0; url=%1\"></head>"
                                "<body><a href=\"%1\">%1</a></body></html>\n")
                                .arg(link)
                                .toUtf8();
    return storage::writeFile(page, html).isEmpty() ? QUrl::fromLocalFile(page) : target;
}

void showMessage(QWidget* parent, const QString& what, const QString& more) {
    auto* box = new QMessageBox(QMessageBox::Information, Words::tr("Manual"), what, QMessageBox::Ok, parent);
    box->setTextFormat(Qt::PlainText);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setInformativeText(more);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowModality(Qt::NonModal);
    box->show();
}

/// Shows a page of the manual in a window of ours, for a player without a browser; the next one in the same.
void showManualWindow(const QUrl& url, QWidget* parent) {
    static QPointer<QTextBrowser> page;
    if (!page) {
        page = new QTextBrowser;
        page->setAttribute(Qt::WA_DeleteOnClose);
        page->setAttribute(Qt::WA_QuitOnClose, false);
        page->setWindowTitle(Words::tr("Manual"));
        page->setAccessibleName(Words::tr("Manual"));
        page->setOpenExternalLinks(true);
        page->resize(QSize(820, 640).boundedTo(page->screen()->availableSize()));
        // Back and forward with Alt and an arrow are the text browser's own.
        for (const QKeySequence& key : {QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_W)})
            new QShortcut(key, page, page.data(), &QWidget::close);
        if (parent) QObject::connect(parent, &QObject::destroyed, page.data(), &QObject::deleteLater);
    }
    page->setSource(url);
    page->show();
    page->raise();
    page->activateWindow();
}

}  // namespace

QUrl manualUrl(const QString& section) {
    const QString folder = manualFolder();
    if (folder.isEmpty()) return {};
    const QString page = section.section(QLatin1Char('#'), 0, 0);
    const QString anchor = section.section(QLatin1Char('#'), 1);
    // A folder's name is untrusted; it must not lead out of the manual.
    const QString file = page.contains(QLatin1Char('/')) ? QString() : pageFile(folder, page);
    const bool known = !file.isEmpty();
    QUrl url = QUrl::fromLocalFile(known ? file : pageFile(folder, QStringLiteral("index")));
    if (known && !anchor.isEmpty()) url.setFragment(anchor);
    return url;
}

bool openManual(const QString& section, QWidget* parent) {
    const QUrl url = manualUrl(section);
    if (url.isEmpty()) {
        showMessage(parent, Words::tr("The manual is not installed."),
                    Words::tr("It belongs in %1.")
                        .arg(QDir::toNativeSeparators(
                            QDir::cleanPath(QDir(QCoreApplication::applicationDirPath())
                                                .absoluteFilePath(QStringLiteral(PLT_MANUAL_FROM_BIN))))));
        return false;
    }
    if (broker::isAvailable())
        return broker::ask({{broker::requestKey, broker::manual}, {broker::sectionKey, section}}, parent)
            .has_value();
    if (!hasBrowser() || !QDesktopServices::openUrl(url.hasFragment() ? signpost(url) : url))
        showManualWindow(url, parent);
    return true;
}

}  // namespace plt
