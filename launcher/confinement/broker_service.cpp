// SPDX-License-Identifier: MIT
#include "launcher/confinement/broker_service.h"

#include "common/help/manual/manual.h"
#include "common/plugin/folder/game_folder.h"
#include "common/storage/files.h"
#include "launcher/commands/command_line.h"
#include "launcher/confinement/chosen_files.h"

#include <utility>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMessageBox>
#include <QPushButton>
#include <QSocketNotifier>
#include <QWindow>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace plt {

namespace {

#ifdef Q_OS_UNIX

/// Keeps a dialog above the window of the game, as far as the display can.
void placeAbove(QWidget& dialog, const QJsonObject& request) {
    const auto number = static_cast<WId>(request.value(broker::windowKey).toDouble());
    if (number == 0 || QGuiApplication::platformName() != QLatin1String("xcb")) return;
    dialog.winId();
    QWindow* const window = QWindow::fromWinId(number);
    if (window == nullptr || dialog.windowHandle() == nullptr) return;
    window->setParent(static_cast<QWindow*>(nullptr));
    QObject::connect(&dialog, &QObject::destroyed, window, &QObject::deleteLater);
    dialog.windowHandle()->setTransientParent(window);
}

bool isRegular(int file) {
    struct stat status = {};
    return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

#endif

QString cleanPath(const QString& path) {
    return path.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

}  // namespace

BrokerService::BrokerService(descriptors::Owned channel, const GameInfo& game, QObject* parent)
    : QObject(parent),
      channel_(std::move(channel)),
      game_(game),
      notifier_(std::make_unique<QSocketNotifier>(channel_.get(), QSocketNotifier::Read)) {
    connect(notifier_.get(), &QSocketNotifier::activated, this, &BrokerService::answer);
}

BrokerService::~BrokerService() = default;

#ifdef Q_OS_UNIX

void BrokerService::answer() {
    auto message = descriptors::receive(channel_.get());
    // Later messages mean that the game has ended, or are none of its business; a dialog is left.
    disconnect(notifier_.get(), nullptr, this, nullptr);
    connect(notifier_.get(), &QSocketNotifier::activated, this, [this] {
        notifier_->setEnabled(false);
        Q_EMIT finished();
    });
    if (!message) {
        notifier_->setEnabled(false);
        Q_EMIT finished();
        return;
    }
    const QJsonObject request = QJsonDocument::fromJson(message->text).object();
    const QString kind = request.value(broker::requestKey).toString();
    QJsonObject words;
    descriptors::Owned file;
    if (kind == broker::chooseToOpen || kind == broker::chooseToSave)
        words.insert(broker::pathKey, choose(request, kind == broker::chooseToSave));
    else if (kind == broker::read)
        words.insert(broker::problemKey, openFile(request, file));
    else if (kind == broker::write)
        words.insert(broker::problemKey,
                     writeFile(cleanPath(request.value(broker::pathKey).toString()), message->file.get()));
    else if (kind == broker::manual)
        openManual(request.value(broker::sectionKey).toString(), nullptr);
    descriptors::send(channel_.get(), QJsonDocument(words).toJson(QJsonDocument::Compact), file.get());
    notifier_->setEnabled(false);
    Q_EMIT finished();
}

void BrokerService::closeWithGame(QDialog& dialog) const {
    connect(this, &BrokerService::finished, &dialog, [&dialog] {
        for (auto* const question : dialog.findChildren<QDialog*>()) question->reject();
        dialog.reject();
    });
}

QString BrokerService::choose(const QJsonObject& request, bool toSave) const {
    const QString title = request.value(broker::titleKey).toString();
    QFileDialog dialog(nullptr, tr("%1: %2", "a game, and what it asks for").arg(game_.label, title));
    dialog.setFileMode(toSave ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog.setAcceptMode(toSave ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    const QString filters = request.value(broker::filtersKey).toString();
    if (!filters.isEmpty()) dialog.setNameFilters(filters.split(QStringLiteral(";;")));
    const QString suggested = request.value(broker::pathKey).toString();
    if (QFileInfo(suggested).isDir()) {
        dialog.setDirectory(suggested);
    } else if (!suggested.isEmpty()) {
        if (suggested.contains(u'/')) dialog.setDirectory(QFileInfo(suggested).path());
        dialog.selectFile(QFileInfo(suggested).fileName());
        // Before the question about an existing file, or it would be about another one.
        if (toSave) dialog.setDefaultSuffix(QFileInfo(suggested).suffix());
    }
    placeAbove(dialog, request);
    closeWithGame(dialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    const QString path = cleanPath(dialog.selectedFiles().constFirst());
    ChosenFiles(game_.id).add(path, toSave);
    return path;
}

bool BrokerService::isAllowedByPlayer(const QString& path, const QJsonObject& request) const {
    QMessageBox box(QMessageBox::Question, game_.label, tr("Open this file in %1?").arg(game_.label));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(QDir::toNativeSeparators(path));
    QPushButton* const open = box.addButton(tr("&Open"), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    placeAbove(box, request);
    closeWithGame(box);
    box.exec();
    return box.clickedButton() == open;
}

QString BrokerService::openFile(const QJsonObject& request, descriptors::Owned& file) const {
    const QString path = cleanPath(request.value(broker::pathKey).toString());
    // A regular file, or opening could wait for ever.
    if (!QFileInfo(path).isFile()) return tr("There is no such file.");
    if (!ChosenFiles(game_.id).mayRead(path)) {
        // The player has dropped it on the window, or so the game says.
        if (!isAllowedByPlayer(path, request)) return tr("You have not allowed it.");
        ChosenFiles(game_.id).add(path, false);
    }
    file = descriptors::Owned(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (file.get() < 0) return qt_error_string(errno);
    return isRegular(file.get()) ? QString() : tr("There is no such file.");
}

QString BrokerService::writeFile(const QString& path, int content) const {
    if (!ChosenFiles(game_.id).mayWrite(path)) return tr("You have not chosen this file.");
    constexpr qint64 maximumBytes = 256 * 1024 * 1024;
    QFile from;
    if (content < 0 || !isRegular(content) || !from.open(content, QIODevice::ReadOnly) || !from.seek(0) ||
        from.size() > maximumBytes)
        return tr("The game has not handed over the content.");
    const QByteArray bytes = from.read(maximumBytes);
    return storage::writeFile(path, bytes);
}

int serveGame(const QString& folder) {
    BrokerService service(descriptors::Owned(STDIN_FILENO), readGameFolder(folder, Look::quick).info);
    QEventLoop untilFinished;
    QObject::connect(&service, &BrokerService::finished, &untilFinished, &QEventLoop::quit,
                     Qt::QueuedConnection);
    untilFinished.exec();
    // Without a browser, the manual has a window here.
    const QWidgetList windows = QApplication::topLevelWidgets();
    bool isShown = false;
    for (QWidget* const window : windows) {
        window->setAttribute(Qt::WA_QuitOnClose);
        isShown = isShown || window->isVisible();
    }
    return isShown ? QApplication::exec() : exitOk;
}

#else

void BrokerService::answer() {}

int serveGame(const QString&) {
    return exitOk;
}

#endif

}  // namespace plt
