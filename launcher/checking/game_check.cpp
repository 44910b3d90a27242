// SPDX-License-Identifier: MIT
#include "launcher/checking/game_check.h"

#include "common/system/processes/descendants.h"
#include "common/system/processes/process_end.h"
#include "launcher/checking/flight_recorder.h"
#include "launcher/checking/report_files.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"
#include "launcher/game/console_channel.h"
#include "launcher/game/guard.h"

#include <cstdio>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>

namespace plt {

namespace {

/// The process in which a game is tried.
class TrialProcess {
    Q_DECLARE_TR_FUNCTIONS(plt::TrialProcess)

  public:
    TrialProcess(const GameInfo& info, const QString& program) : recorder_(report_.filePath(recordFileName)) {
        process_.setProgram(program);
        process_.setArguments({QLatin1String(tryGameArgument), info.folder, report_.path(),
                               QStringLiteral("-platform"), QStringLiteral("offscreen")});
        auto environment = QProcessEnvironment::systemEnvironment();
        // The player's files are neither read nor changed.
        for (const char* home : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            environment.insert(QLatin1String(home), report_.filePath(QLatin1String(home)));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), report_.path());
        // The offscreen platform has no OpenGL.
        environment.insert(QStringLiteral("PLT_NO_OPENGL"), QStringLiteral("1"));
        process_.setProcessEnvironment(environment);
        processes::startInOwnSession(process_);
    }

    /// Returns all problems of the game, one per line.
    QStringList run() {
        process_.start();
        if (!report_.isValid() || !recorder_.isOpen() || !process_.waitForStarted())
            return {tr("the game could not be tried: %1").arg(process_.errorString())};
        waitForEnd();
        errors_ += process_.readAllStandardError();
        errors_ = errors_.right(maximumErrors);
        QStringList problems = linesOf(report_.filePath(problemsFileName));
        const QString end = badEnd();
        if (!end.isEmpty()) problems.append(end);
        if (!problems.isEmpty()) printErrors();
        for (const QString& note : linesOf(report_.filePath(notesFileName))) writeError(note);
        return problems;
    }

  private:
    void waitForEnd() {
        const int given = qEnvironmentVariableIntValue(patienceVariable);
        constexpr int usual = 60;
        constexpr qint64 second = 1000;
        const qint64 patience = (given > 0 ? given : usual) * second;
        quint64 steps = recorder_.steps();
        QElapsedTimer sinceStep;
        sinceStep.start();
        constexpr int look = 100;
        while (!process_.waitForFinished(look) && process_.state() != QProcess::NotRunning) {
            errors_ = (errors_ + process_.readAllStandardError()).right(maximumErrors);
            if (recorder_.steps() != steps) {
                steps = recorder_.steps();
                sinceStep.restart();
            }
            if (sinceStep.elapsed() < patience || hangs_) continue;
            hangs_ = true;
            kill();
        }
    }

    void kill() {
        processes::killWithDescendants(process_.processId());
        process_.kill();
    }

    /// Prints the game's own messages.
    void printErrors() const {
        const auto lines = errors_.split('\n');
        for (const QByteArray& line : lines)
            // Qt prints this for every window of the offscreen platform.
            if (!line.isEmpty() && !line.startsWith("This plugin does not support propagateSizeHints"))
                std::fprintf(stderr, "%s\n", line.constData());
    }

    /// Returns the problem in how the process ended; empty if there is none.
    QString badEnd() {
        if (recorder_.trial() == Trial::done && process_.exitStatus() == QProcess::NormalExit) return {};
        const QString when = recorder_.inWords();
        if (hangs_) return tr("the game hangs %1").arg(when);
        if (process_.readAllStandardOutput().contains(channel::tookTooMuchMemory))
            return tr("the game took too much memory %1; it may take %2")
                .arg(when, QLocale().formattedDataSize(memoryLimit()));
        if (process_.exitStatus() == QProcess::CrashExit)
            return tr("the game crashed (%1) %2").arg(crashInWords(process_.exitCode()), when);
        if (process_.exitCode() == trialLeft) return tr("the game ended the program %1").arg(when);
        if (recorder_.trial() != Trial::done && process_.exitCode() != trialFailed)
            return tr("the game ended the program with code %L1 %2").arg(process_.exitCode()).arg(when);
        return {};
    }

    static constexpr qsizetype maximumErrors = 4096;
    const QTemporaryDir report_;
    const FlightRecorder recorder_;
    QProcess process_;
    QByteArray errors_;  // the latest messages
    bool hangs_ = false;
};

}  // namespace

QList<FolderProblem> checkByPlaying(const GameInfo& info, const QString& program) {
    QList<FolderProblem> problems;
    const QStringList causes = TrialProcess(info, program).run();
    for (const QString& cause : causes)
        problems.append({info.scriptPath.isEmpty() ? info.libraryPath : info.scriptPath, 0, 0,
                         Message(cause.toStdString())});
    return problems;
}

}  // namespace plt
