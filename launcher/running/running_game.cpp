// SPDX-License-Identifier: MIT
#include "launcher/running/running_game.h"

#include "common/system/grabs/input_grab.h"
#include "common/system/processes/descendants.h"
#include "common/system/processes/process_end.h"
#include "common/system/sockets/local_socket.h"
#include "launcher/game/console_channel.h"

#include <QProcessEnvironment>

namespace plt {

namespace {

constexpr qsizetype maximumErrorBytes = 16 * 1024;
constexpr qsizetype shownErrorBytes = 4 * 1024;

/// Leaks a process that still runs: QProcess would kill it on deletion, and a game is to live on.
void letGo(std::unique_ptr<QProcess> process) {
    static auto& kept = *new QList<QProcess*>;
    process->disconnect();
    process->setParent(nullptr);
    kept.append(process.release());
}

}  // namespace

RunningGame::RunningGame(const GameInfo& info, const QString& program, const Patience& patience,
                         QObject* parent)
    : QObject(parent), info_(info), patience_(patience), process_(std::make_unique<QProcess>()) {
    process_->setProgram(program);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(channel::environmentVariable), QStringLiteral("1"));
    process_->setProcessEnvironment(environment);
    processes::startInOwnSession(*process_);
    connect(process_.get(), &QProcess::readyReadStandardOutput, this, &RunningGame::readWords);
    connect(process_.get(), &QProcess::readyReadStandardError, this, &RunningGame::readErrors);
    connect(process_.get(), &QProcess::finished, this, &RunningGame::finish);
    connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart) return;
        finished_ = true;
        lifeCheck_.stop();
        nextStep_.stop();
        errors_ = process_->errorString().toUtf8();
        report(Trouble::didNotStart);
        Q_EMIT ended();
    });
    prepareTimers();
}

RunningGame::RunningGame(const GameInfo& info, FoundProcess found, const Patience& patience, QObject* parent)
    : QObject(parent), info_(info), patience_(patience), found_(std::move(found)) {
    prepareTimers();
    startTime_ = found_.started;
    windowShown_ = true;
    fromFound_ = std::make_unique<QSocketNotifier>(found_.socket.get(), QSocketNotifier::Read);
    connect(fromFound_.get(), &QSocketNotifier::activated, this, &RunningGame::readSocket);
}

void RunningGame::prepareTimers() {
    connect(&lifeCheck_, &QTimer::timeout, this, &RunningGame::checkLife);
    nextStep_.setSingleShot(true);
    connect(&nextStep_, &QTimer::timeout, this, [this] { ending_ ? killGroup() : terminate(); });
}

RunningGame::~RunningGame() {
    if (process_ && process_->state() != QProcess::NotRunning) letGo(std::move(process_));
}

void RunningGame::setLimited(bool limited) {
    limited_ = limited;
}

void RunningGame::setConfined(bool confined) {
    confined_ = confined;
}

void RunningGame::start() {
    sinceSign_.start();
    lifeCheck_.start(std::clamp(std::min(patience_.untilWindow, patience_.untilSilence) / 4, 20, 1000));
    if (!process_) return;
    QStringList arguments = {QStringLiteral("--play"), info_.folder};
    if (!gameId_.isEmpty()) arguments.append({QStringLiteral("--game"), gameId_});
    if (!limited_) arguments.append(QStringLiteral("--no-limits"));
    if (!confined_) arguments.append(QStringLiteral("--unconfined"));
    process_->setArguments(arguments);
    startTime_ = QTime::currentTime();
    process_->start();
}

void RunningGame::stop() {
    if (closing_) return kill();
    closing_ = true;
    // A game that does not respond does not read messages either.
    if (warned_ || !windowShown_) return terminate();
    askToClose();
    nextStep_.start(patience_.untilTerminated);
    Q_EMIT stateChanged();
}

void RunningGame::askToClose() {
    send(QByteArray(1, channel::close));
}

void RunningGame::terminate() {
    ending_ = true;
    if (process_)
        process_->terminate();
    else
        processes::terminate(found_.id);
    nextStep_.start(patience_.untilKilled);
    Q_EMIT stateChanged();
}

void RunningGame::kill() {
    closing_ = true;
    ending_ = true;
    nextStep_.stop();
    killGroup();
    Q_EMIT stateChanged();
}

void RunningGame::killGroup() {
    if (const qint64 process = processId(); process > 0 && !finished_)
        processes::killWithDescendants(process);
    if (process_) process_->kill();
}

void RunningGame::show() {
    send(QByteArray(1, channel::show));
}

void RunningGame::open(const QString& gameId) {
    send(channel::open + gameId.toUtf8() + '\n');
}

void RunningGame::send(const QByteArray& words) {
    if (process_)
        process_->write(words);
    else
        sockets::send(found_.socket.get(), words);
}

RunningGame::State RunningGame::state() const {
    if (ending_) return State::ending;
    if (closing_) return State::closing;
    if (warned_) return State::silent;
    return windowShown_ ? State::playing : State::starting;
}

void RunningGame::readWords() {
    understand(process_->readAllStandardOutput());
}

/// Reads from a process that was not started here.
void RunningGame::readSocket() {
    if (const auto words = sockets::receive(found_.socket.get())) {
        if (!words->isEmpty()) understand(*words);
        return;
    }
    finished_ = true;
    fromFound_->setEnabled(false);
    lifeCheck_.stop();
    nextStep_.stop();
    if (heldInput_) report(Trouble::heldInput);
    Q_EMIT ended();
}

void RunningGame::understand(const QByteArray& words) {
    sinceSign_.restart();
    refused_ = refused_ || words.contains(channel::refused);
    failedAtStart_ = failedAtStart_ || words.contains(channel::failedAtStart);
    tookTooMuchMemory_ = tookTooMuchMemory_ || words.contains(channel::tookTooMuchMemory);
    closing_ = closing_ || words.contains(channel::endedByPlayer);
    if (!windowShown_ && words.contains(channel::windowShown)) {
        windowShown_ = true;
        Q_EMIT windowShown();
        Q_EMIT stateChanged();
    }
    if (warned_ && windowShown_) {
        warned_ = false;
        sinceGrab_.invalidate();
        Q_EMIT recovered();
        Q_EMIT stateChanged();
    }
    if (words.contains(channel::consoleRequested)) Q_EMIT consoleRequested();
}

void RunningGame::readErrors() {
    errors_ += process_->readAllStandardError();
    if (errors_.size() <= maximumErrorBytes) return;
    errors_ = errors_.right(shownErrorBytes);
    errorsCut_ = true;
}

void RunningGame::checkLife() {
    const int patience = windowShown_ ? patience_.untilSilence : patience_.untilWindow;
    if (sinceSign_.elapsed() < patience) return;
    if (!warned_) {
        warned_ = true;
        report(windowShown_ ? Trouble::silent : Trouble::noWindow);
        Q_EMIT stateChanged();
    } else if (limited_ && sinceSign_.elapsed() >= patience + patience_.untilSilence) {
        checkInput();
    }
}

/// Ends a game that does not respond and holds the keyboard or the mouse: the player cannot press any button
/// meanwhile.
void RunningGame::checkInput() {
    if (ending_ || !isInputHeldByAnother() || processes::isBeingDebugged(processId())) {
        sinceGrab_.invalidate();
    } else if (!sinceGrab_.isValid()) {
        sinceGrab_.start();
    } else if (sinceGrab_.elapsed() >= patience_.untilSilence) {
        heldInput_ = true;
        kill();
    }
}

void RunningGame::finish(int exitCode, QProcess::ExitStatus status) {
    finished_ = true;
    lifeCheck_.stop();
    nextStep_.stop();
    readWords();
    readErrors();
    if (tookTooMuchMemory_) {
        report(Trouble::tookTooMuchMemory);
    } else if (heldInput_) {
        report(Trouble::heldInput);
    } else if (closing_) {
        // The player has ended it.
    } else if (const ProcessEnd end = processEnd(exitCode, status); end != ProcessEnd::exited) {
        report(end == ProcessEnd::endedFromOutside ? Trouble::endedFromOutside : Trouble::crashed);
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
            return tr("%1 crashed (%2).").arg(name, crashInWords(process_->exitCode()));
        case Trouble::stopped:
            return tr("%1 stopped with code %L2.").arg(name).arg(process_->exitCode());
        case Trouble::endedFromOutside:
            return tr("%1 was ended by another program or by the system.").arg(name);
        case Trouble::tookTooMuchMemory:
            return tr("%1 took too much memory and was ended.").arg(name);
        case Trouble::heldInput:
            return tr("%1 held on to the keyboard or mouse without responding, and was ended.").arg(name);
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
    // The cut may be in the middle of a line, or even of a character.
    if (cut) text = QStringLiteral("\u2026 ") + text.mid(text.indexOf(u'\n') + 1);
    QString shown;
    for (const QChar c : std::as_const(text))
        shown += c == u'\n' || c.category() != QChar::Other_Control ? c : QChar(u' ');
    return shown.trimmed();
}

}  // namespace plt
