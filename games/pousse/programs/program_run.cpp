// SPDX-License-Identifier: MIT
#include "pousse/programs/program_run.h"

#include "pousse/board/notation.h"
#include "pousse/records/contest_record.h"

#include <csignal>
#include <unistd.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

namespace pousse {

namespace {

constexpr int sliceMs = 20;
constexpr int startMs = 5'000;
/// An answer has a few letters; a program that writes more than this does not follow the interface.
constexpr qint64 maximumOutput = 4096;
constexpr int maximumQuoted = 24;

class Complaint {
    Q_DECLARE_TR_FUNCTIONS(pousse::Program)

  public:
    static QString notStarted(const QString& name) { return tr("%1 cannot be started").arg(name); }
    static QString stopped(const QString& name) { return tr("%1 was stopped").arg(name); }
    static QString late(const QString& name, int seconds) {
        return tr("%1 has not answered in %Ln seconds", "%1 has not answered in one second", seconds)
            .arg(name);
    }
    static QString chatters(const QString& name) { return tr("%1 does not stop writing").arg(name); }
    static QString crashed(const QString& name) { return tr("%1 crashed").arg(name); }
    static QString silent(const QString& name) { return tr("%1 has ended without a move").arg(name); }
    static QString wrong(const QString& name, const QString& answer) {
        return tr("%1 answered \"%2\", which is no move here").arg(name, answer);
    }
};

/// A process that is terminated together with all its children.
class Running {
  public:
    explicit Running(const Program& program) {
        if (!folder_.isValid()) throw ProgramFailure(Complaint::notStarted(program.name));
        process_.setWorkingDirectory(folder_.path());
        process_.setProgram(program.path);
        process_.setStandardErrorFile(QProcess::nullDevice());
        process_.setChildProcessModifier([] { ::setpgid(0, 0); });
        process_.start(QIODevice::ReadWrite);
        if (!process_.waitForStarted(startMs)) throw ProgramFailure(Complaint::notStarted(program.name));
        group_ = static_cast<pid_t>(process_.processId());
    }
    ~Running() {
        if (group_ > 0) ::kill(-group_, SIGKILL);
        if (process_.state() != QProcess::NotRunning) {
            process_.kill();
            process_.waitForFinished(startMs);
        }
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    QProcess& process() { return process_; }

  private:
    QTemporaryDir folder_;
    QProcess process_;
    pid_t group_ = 0;
};

}  // namespace

Move askProgram(const Program& program, const State& state, std::stop_token stop, int limitMs) {
    Running running(program);
    QProcess& process = running.process();
    const ContestRecord record{state.options.size, state.moves};
    process.write(QByteArray::fromStdString(
        writeRecord(record, program.endsWithQuit ? LastLine::quit : LastLine::move)));
    process.closeWriteChannel();
    QElapsedTimer elapsed;
    elapsed.start();
    QByteArray output;
    for (;;) {
        const bool finished = process.waitForFinished(sliceMs) || process.state() == QProcess::NotRunning;
        output += process.readAllStandardOutput();
        if (output.contains('\n')) break;
        if (output.size() > maximumOutput) throw ProgramFailure(Complaint::chatters(program.name));
        if (finished) break;
        if (stop.stop_requested()) throw ProgramFailure(Complaint::stopped(program.name));
        if (elapsed.elapsed() > limitMs) throw ProgramFailure(Complaint::late(program.name, limitMs / 1000));
    }
    const qsizetype end = output.indexOf('\n');
    const QByteArray line = (end < 0 ? output : output.left(end)).trimmed();
    if (line.isEmpty()) {
        const bool crashed =
            process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::CrashExit;
        throw ProgramFailure(crashed ? Complaint::crashed(program.name) : Complaint::silent(program.name));
    }
    const auto move = readMove(line.toStdString());
    if (!move || !whyIllegal(state, *move).empty())
        throw ProgramFailure(Complaint::wrong(program.name, QString::fromUtf8(line).left(maximumQuoted)));
    return *move;
}

}  // namespace pousse
