// SPDX-License-Identifier: MIT
#include "launcher/running_game.h"

#include "launcher/console_channel.h"

#include <csignal>

#include <QProcessEnvironment>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace plt {

namespace {

constexpr qsizetype mostErrorBytes = 16 * 1024;
constexpr qsizetype shownErrorBytes = 4 * 1024;

/// A QProcess kills its child when it is deleted; a game lives on. So what still runs is kept for good.
void letGo(std::unique_ptr<QProcess> process) {
    static auto& kept = *new QList<QProcess*>;
    process->disconnect();
    process->setParent(nullptr);
    kept.append(process.release());
}

QString signalName(int number) {
    switch (number) {
        case SIGSEGV:
            return RunningGame::tr("segmentation fault");
        case SIGABRT:
            return RunningGame::tr("it aborted itself");
        case SIGFPE:
            return RunningGame::tr("arithmetic error");
        case SIGILL:
            return RunningGame::tr("illegal instruction");
        case SIGTERM:
            return RunningGame::tr("it was told to end");
#ifdef Q_OS_UNIX
        case SIGKILL:
            return RunningGame::tr("it was killed");
        case SIGBUS:
            return RunningGame::tr("bus error");
#endif
        default:
            return RunningGame::tr("signal %1").arg(number);
    }
}

}  // namespace

RunningGame::RunningGame(const GameInfo& info, const QString& program, const Patience& patience,
                         QObject* parent)
    : QObject(parent), info_(info), patience_(patience), process_(std::make_unique<QProcess>()) {
    process_->setProgram(program);
    process_->setArguments({QStringLiteral("--play"), info.folder});
    process_->setStandardInputFile(QProcess::nullDevice());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(channel::environmentVariable), QStringLiteral("1"));
    process_->setProcessEnvironment(environment);
#ifdef Q_OS_UNIX
    // A session of its own: what a terminal sends to the console (Ctrl+C, its closing) is not for the games.
    process_->setChildProcessModifier([] { ::setsid(); });
#endif
    connect(process_.get(), &QProcess::readyReadStandardOutput, this, &RunningGame::readWords);
    connect(process_.get(), &QProcess::readyReadStandardError, this, &RunningGame::readErrors);
    connect(process_.get(), &QProcess::finished, this, &RunningGame::finish);
    connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return;
        finished_ = true;
        lifeCheck_.stop();
        errors_ = process_->errorString().toUtf8();
        report(Trouble::didNotStart);
        Q_EMIT ended();
    });
    connect(&lifeCheck_, &QTimer::timeout, this, &RunningGame::checkLife);
}

RunningGame::~RunningGame() {
    if (process_->state() != QProcess::NotRunning) letGo(std::move(process_));
}

void RunningGame::start() {
    sinceSign_.start();
    lifeCheck_.start(std::clamp(std::min(patience_.untilWindow, patience_.untilSilence) / 4, 20, 1000));
    process_->start();
}

void RunningGame::stop() {
    stopping_ = true;
    process_->kill();
}

void RunningGame::readWords() {
    const QByteArray words = process_->readAllStandardOutput();
    sinceSign_.restart();
    refused_ = refused_ || words.contains(channel::refused);
    failedAtStart_ = failedAtStart_ || words.contains(channel::failedAtStart);
    if (!windowShown_ && words.contains(channel::windowShown)) {
        windowShown_ = true;
        Q_EMIT windowShown();
    }
    if (warned_ && windowShown_) {
        warned_ = false;
        Q_EMIT recovered();
    }
}

void RunningGame::readErrors() {
    errors_ += process_->readAllStandardError();
    if (errors_.size() <= mostErrorBytes) return;
    errors_ = errors_.right(shownErrorBytes);
    errorsCut_ = true;
}

void RunningGame::checkLife() {
    const int patience = windowShown_ ? patience_.untilSilence : patience_.untilWindow;
    if (warned_ || sinceSign_.elapsed() < patience) return;
    warned_ = true;
    report(windowShown_ ? Trouble::silent : Trouble::noWindow);
}

void RunningGame::finish(int exitCode, QProcess::ExitStatus status) {
    finished_ = true;
    lifeCheck_.stop();
    readWords();
    readErrors();
    if (stopping_) {
        // The player knows.
    } else if (status == QProcess::CrashExit) {
        report(Trouble::crashed);
    } else if (refused_) {
        report(Trouble::refused);
    } else if (failedAtStart_) {
        report(Trouble::failedAtStart);
    } else if (exitCode != 0) {
        report(Trouble::stopped);
    } else if (!windowShown_) {
        report(Trouble::noWindow);
    }
    Q_EMIT ended();
}

void RunningGame::report(Trouble trouble) {
    Q_EMIT troubled(trouble);
}

QString RunningGame::sentence(Trouble trouble) const {
    const QString& name = info_.label;
    switch (trouble) {
        case Trouble::didNotStart:
            return tr("%1 could not be started.").arg(name);
        case Trouble::refused:
            return tr("%1 did not load.").arg(name);
        case Trouble::failedAtStart:
            return tr("%1 failed while it was starting.").arg(name);
        case Trouble::crashed:
            return tr("%1 crashed (%2).").arg(name, signalName(process_->exitCode()));
        case Trouble::stopped:
            return tr("%1 stopped with code %2.").arg(name).arg(process_->exitCode());
        case Trouble::noWindow:
            return finished_ ? tr("%1 ended without opening a window.").arg(name)
                             : tr("%1 has not opened a window yet.").arg(name);
        case Trouble::silent:
            return tr("%1 is not responding.").arg(name);
    }
    return name;
}

QString RunningGame::lastWords() const {
    QString text = QString::fromUtf8(errors_.right(shownErrorBytes));
    const bool cut = errorsCut_ || errors_.size() > shownErrorBytes;
    // A cut begins in the middle of a line, maybe in the middle of a character.
    if (cut) text = QStringLiteral("\u2026 ") + text.mid(text.indexOf(u'\n') + 1);
    QString shown;
    for (const QChar c : std::as_const(text))
        shown += c == u'\n' || c.category() != QChar::Other_Control ? c : QChar(u' ');
    return shown.trimmed();
}

}  // namespace plt
