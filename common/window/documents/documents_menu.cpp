// SPDX-License-Identifier: MIT
#include "common/window/documents/documents_menu.h"

#include "common/storage/files.h"
#include "common/storage/player/player_files.h"
#include "common/window/game_view.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QUrl>

namespace plt {

namespace {

const auto folderKey = QStringLiteral("documentFolder");
const auto recentKey = QStringLiteral("recentFiles");
constexpr qsizetype recentKept = 8;

}  // namespace

DocumentsMenu::DocumentsMenu(GameView& view, QString gameName, QWidget& window)
    : QObject(&window),
      view_(view),
      gameName_(std::move(gameName)),
      window_(window),
      formats_(view.documentFormats()) {}

void DocumentsMenu::fill(QMenu* menu) {
    const auto any = [this](auto can) {
        return std::any_of(formats_.begin(), formats_.end(),
                           [&](const DocumentFormat* one) { return can(one); });
    };
    const bool reads = any([](const DocumentFormat* one) { return one->canRead(); });
    const bool writes = any([](const DocumentFormat* one) { return one->canWrite(); });
    if (!reads && !writes) return;
    menu->addSeparator();
    if (reads) {
        auto* open = menu->addAction(tr("&Open..."));
        open->setShortcut(QKeySequence::Open);
        connect(open, &QAction::triggered, this, &DocumentsMenu::chooseAndOpen);
        recent_ = menu->addMenu(tr("Open r&ecent"));
        connect(menu, &QMenu::aboutToShow, this, &DocumentsMenu::fillRecent);
    }
    if (writes) {
        auto* save = menu->addAction(tr("Sa&ve as..."));
        save->setShortcut(QKeySequence::Save);
        connect(save, &QAction::triggered, this, &DocumentsMenu::chooseAndSave);
    }
}

DocumentFormat* DocumentsMenu::formatOf(const QString& path, bool writing) const {
    const auto fits = [writing](const DocumentFormat* one) {
        return writing ? one->canWrite() : one->canRead();
    };
    const QString ending = QFileInfo(path).suffix().toLower();
    for (auto* format : formats_)
        if (fits(format) && format->endings().contains(ending)) return format;
    // A file with another extension may hold anything: the first format reports the problem.
    for (auto* format : formats_)
        if (fits(format)) return format;
    return nullptr;
}

QString DocumentsMenu::filters(bool writing) const {
    QStringList lines;
    for (const auto* format : formats_) {
        if (writing ? !format->canWrite() : !format->canRead()) continue;
        QStringList patterns;
        for (const QString& ending : format->endings()) {
            patterns << QStringLiteral("*.") + ending;
            if (!writing) patterns << QStringLiteral("*.") + ending.toUpper();
        }
        lines << QStringLiteral("%1 (%2)").arg(format->name(), patterns.join(QLatin1Char(' ')));
    }
    if (!writing) lines << tr("All files (*)");
    return lines.join(QStringLiteral(";;"));
}

void DocumentsMenu::chooseAndOpen() {
    const QString path = chooseFileToOpen(&window_, tr("Open"), filters(false),
                                          view_.preferences().value(folderKey).toString());
    if (!path.isEmpty()) openOrWarn(path);
}

void DocumentsMenu::openOrWarn(const QString& path) {
    const QString problem = open(path);
    if (!problem.isEmpty()) warn(tr("%1 cannot be opened").arg(QFileInfo(path).fileName()), problem);
}

QString DocumentsMenu::open(const QString& path) {
    const QFileInfo info(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (!info.exists()) return tr("There is no file %1.").arg(shown);
    if (!info.isFile()) return tr("%1 is not a file that can be read.").arg(shown);
    const QString tooLarge = tr("%1 is larger than %2, which is too large for this game.")
                                 .arg(shown, QLocale().formattedDataSize(sizeLimit, 0));
    if (info.size() > sizeLimit) return tooLarge;
    QString problem;
    const auto file = openPlayerFile(path, &problem, &window_);
    if (file == nullptr) return tr("%1: %2").arg(shown, problem);
    const QByteArray bytes = file->read(sizeLimit + 1);
    if (bytes.size() > sizeLimit) return tooLarge;
    auto* format = formatOf(path, false);
    if (format == nullptr) return tr("This game opens no files.");
    const auto contents = format->read(bytes);
    if (!contents.entries.empty()) addRecent(path);
    return showContents(contents, info.fileName(), &window_);
}

void DocumentsMenu::chooseAndSave() {
    const QString folder = view_.preferences().value(folderKey).toString();
    const auto writer = std::find_if(formats_.begin(), formats_.end(),
                                     [](const DocumentFormat* one) { return one->canWrite(); });
    QString name = (*writer)->suggestedName();
    if (name.isEmpty()) name = gameName_;
    name += QLatin1Char('.') + (*writer)->endings().first();
    const QString path = chooseFileToSave(
        &window_, tr("Save as"), folder.isEmpty() ? name : folder + QLatin1Char('/') + name, filters(true));
    if (!path.isEmpty()) save(path);
}

void DocumentsMenu::save(const QString& path) {
    auto* format = formatOf(path, true);
    if (format == nullptr || !format->prepareWriting(&window_)) return;
    const auto written = format->write();
    const auto refuse = [this, path](const QString& problem) {
        warn(tr("%1 cannot be saved").arg(QFileInfo(path).fileName()), problem);
    };
    if (!written.problem.isEmpty()) {
        refuse(written.problem);
        return;
    }
    FileWriter::shared().run(
        path, [path, bytes = written.bytes] { return writePlayerFile(path, bytes); }, this,
        [this, path, refuse](const QString& problem) {
            if (!problem.isEmpty()) {
                refuse(problem);
                return;
            }
            addRecent(path);
            Q_EMIT view_.notice(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
        });
}

void DocumentsMenu::addRecent(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    auto recent = view_.preferences().value(recentKey).toStringList();
    recent.removeAll(whole);
    recent.prepend(whole);
    view_.preferences().setValue(recentKey, QStringList(recent.mid(0, recentKept)));
    view_.preferences().setValue(folderKey, QFileInfo(path).absolutePath());
}

void DocumentsMenu::fillRecent() {
    recent_->clear();
    const auto recent = view_.preferences().value(recentKey).toStringList();
    recent_->setEnabled(!recent.isEmpty());
    for (const QString& path : recent) {
        QString text = QFileInfo(path).fileName();
        auto* action = recent_->addAction(text.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openOrWarn(path); });
    }
    if (recent.isEmpty()) return;
    recent_->addSeparator();
    connect(recent_->addAction(tr("&Clear the list")), &QAction::triggered, this,
            [this] { view_.preferences().setValue(recentKey, QStringList()); });
}

QString DocumentsMenu::droppedFile(const QMimeData* data) const {
    const auto urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile()) return {};
    const QString path = urls.first().toLocalFile();
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const auto* format : formats_)
        if (format->canRead() && format->endings().contains(ending)) return path;
    return {};
}

void DocumentsMenu::warn(const QString& title, const QString& problem) {
    auto* box = new QMessageBox(QMessageBox::Warning, title, problem, QMessageBox::Ok, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

}  // namespace plt
