// SPDX-License-Identifier: MIT
#include "launcher/confinement/broker_service.h"

#include "common/help/manual/manual.h"
#include "common/plugin/folder/game_folder.h"
#include "common/storage/files.h"
#include "common/system/files/descriptor.h"
#include "common/system/streams/standard_streams.h"
#include "launcher/collection/games_roots.h"
#include "launcher/commands/command_line.h"
#include "launcher/confinement/chosen_files.h"
#include "launcher/confinement/started_program.h"

#include <cerrno>
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
#include <QStandardPaths>
#include <QWindow>

namespace plt {

namespace {

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

QString cleanPath(const QString& path) {
    return path.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(path).absoluteFilePath());
}

}  // namespace

BrokerService::BrokerService(descriptors::Owned channel, const GameInfo& game, bool isOfOthers,
                             QObject* parent)
    : QObject(parent),
      channel_(std::move(channel)),
      game_(game),
      isOfOthers_(isOfOthers),
      notifier_(std::make_unique<QSocketNotifier>(channel_.get(), QSocketNotifier::Read)) {
    listen();
}

BrokerService::~BrokerService() = default;

void BrokerService::listen() {
    disconnect(notifier_.get(), nullptr, this, nullptr);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &BrokerService::answer);
}

void BrokerService::finish() {
    notifier_->setEnabled(false);
    program_.reset();
    Q_EMIT finished();
}

void BrokerService::send(const QJsonObject& words, int file) {
    descriptors::send(channel_.get(), QJsonDocument(words).toJson(QJsonDocument::Compact), file);
}

void BrokerService::answer() {
    auto message = descriptors::receive(channel_.get());
    if (!message) return finish();
    // Later messages mean that the game has ended, or are none of its business; a dialog is left.
    disconnect(notifier_.get(), nullptr, this, nullptr);
    connect(notifier_.get(), &QSocketNotifier::activated, this, &BrokerService::finish);
    const QJsonObject request = QJsonDocument::fromJson(message->text).object();
    const QString kind = request.value(broker::requestKey).toString();
    if (kind == broker::startProgram || kind == broker::endProgram) {
        program_.reset();
        if (kind == broker::startProgram) startProgram(request);
        return listen();
    }
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
    send(words, file.get());
    finish();
}

void BrokerService::startProgram(const QJsonObject& request) {
    const int number = request.value(broker::numberKey).toInt();
    const auto fail = [this, number](const QString& problem) {
        send({{broker::numberKey, number}, {broker::problemKey, problem}});
    };
    // What is asked about and what is started is the same, wherever links lead later.
    const QString path = QFileInfo(request.value(broker::pathKey).toString()).canonicalFilePath();
    if (const QString problem = whyNotStarted(path, request); !problem.isEmpty()) return fail(problem);
    auto program = std::make_unique<StartedProgram>(path);
    ProgramProcess& process = program->process();
    // A program that runs is all that the game needs to know.
    if (!process.hasStarted()) return fail({});
    send({{broker::numberKey, number}}, process.input().get());
    send({{broker::numberKey, number}}, process.output().get());
    // Only the game keeps its ends of the pipes.
    process.input() = descriptors::Owned();
    process.output() = descriptors::Owned();
    const auto tellEnd = [this, number, &process] {
        const bool crashed = process.process().exitStatus() == QProcess::CrashExit;
        send({{broker::numberKey, number}, {broker::crashedKey, crashed}});
    };
    if (process.process().state() == QProcess::NotRunning)
        tellEnd();
    else
        connect(&process.process(), &QProcess::finished, this, tellEnd);
    program_ = std::move(program);
}

QString BrokerService::whyNotStarted(const QString& path, const QJsonObject& request) const {
    if (isOfOthers_) return tr("Only games that came with this program start others.");
    if (path.isEmpty() || !QFileInfo(path).isFile()) return tr("There is no such file.");
    for (const auto place : {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation,
                             QStandardPaths::GenericCacheLocation}) {
        const QFileInfo ours(QStandardPaths::writableLocation(place) + QStringLiteral("/plt-games"));
        if (ours.exists() && path.startsWith(ours.canonicalFilePath() + u'/'))
            return tr("It lies where the game itself may write.");
    }
    ChosenFiles chosen(game_.id, isOfOthers_);
    if (chosen.mayStart(path)) return {};
    if (!isConfirmed(tr("Start this program for %1? It runs with your rights.").arg(game_.label), path,
                     tr("&Start"), request))
        return tr("You have not allowed it.");
    chosen.add(path, ChosenFiles::For::starting);
    return {};
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
    ChosenFiles(game_.id, isOfOthers_)
        .add(path, toSave ? ChosenFiles::For::writing : ChosenFiles::For::reading);
    return path;
}

bool BrokerService::isConfirmed(const QString& question, const QString& path, const QString& button,
                                const QJsonObject& request) const {
    QMessageBox box(QMessageBox::Question, game_.label, question);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(QDir::toNativeSeparators(path));
    QPushButton* const agree = box.addButton(button, QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    placeAbove(box, request);
    closeWithGame(box);
    box.exec();
    return box.clickedButton() == agree;
}

QString BrokerService::openFile(const QJsonObject& request, descriptors::Owned& file) const {
    const QString path = cleanPath(request.value(broker::pathKey).toString());
    // A regular file, or opening could wait for ever.
    if (!QFileInfo(path).isFile()) return tr("There is no such file.");
    ChosenFiles chosen(game_.id, isOfOthers_);
    if (!chosen.mayRead(path)) {
        // The player has dropped it on the window, or so the game says.
        if (!isConfirmed(tr("Open this file in %1?").arg(game_.label), path, tr("&Open"), request))
            return tr("You have not allowed it.");
        chosen.add(path, ChosenFiles::For::reading);
    }
    file = descriptors::openToRead(path);
    if (file.get() < 0) return qt_error_string(errno);
    return descriptors::isRegular(file.get()) ? QString() : tr("There is no such file.");
}

QString BrokerService::writeFile(const QString& path, int content) const {
    if (!ChosenFiles(game_.id, isOfOthers_).mayWrite(path)) return tr("You have not chosen this file.");
    constexpr qint64 maximumBytes = 256 * 1024 * 1024;
    QFile from;
    if (content < 0 || !descriptors::isRegular(content) || !from.open(content, QIODevice::ReadOnly) ||
        !from.seek(0) || from.size() > maximumBytes)
        return tr("The game has not handed over the content.");
    const QByteArray bytes = from.read(maximumBytes);
    return storage::writeFile(path, bytes);
}

int serveGame(const QString& folder) {
    BrokerService service(descriptors::Owned(streams::input), readGameFolder(folder, Look::quick).info,
                          isGuest(folder));
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

}  // namespace plt
