// SPDX-License-Identifier: MIT
#include "pousse/programs/program_run.h"

#include "common/window/documents.h"
#include "pousse/board/notation.h"
#include "pousse/records/contest_record.h"

#include <QCoreApplication>

namespace pousse {

namespace {

constexpr int maximumQuoted = 24;

class Complaint {
    Q_DECLARE_TR_FUNCTIONS(pousse::Program)

  public:
    static QString notStarted(const QString& name, const QString& problem) {
        return problem.isEmpty() ? tr("%1 cannot be started").arg(name)
                                 : tr("%1 cannot be started: %2").arg(name, problem);
    }
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

}  // namespace

Move askProgram(const Program& program, const State& state, std::stop_token stop, int limitMs) {
    const ContestRecord record{state.options.size, state.moves};
    const auto question = QByteArray::fromStdString(
        writeRecord(record, program.endsWithQuit ? LastLine::quit : LastLine::move));
    const plt::ProgramAnswer answer = plt::askProgram(program.path, question, stop, limitMs);
    using End = plt::ProgramAnswer::End;
    const QByteArray line = answer.line.trimmed();
    switch (answer.end) {
        case End::notStarted:
            throw ProgramFailure(Complaint::notStarted(program.name, answer.problem));
        case End::stopped:
            throw ProgramFailure(Complaint::stopped(program.name));
        case End::late:
            throw ProgramFailure(Complaint::late(program.name, limitMs / 1000));
        case End::chattered:
            throw ProgramFailure(Complaint::chatters(program.name));
        case End::crashed:
            throw ProgramFailure(Complaint::crashed(program.name));
        case End::silent:
            throw ProgramFailure(Complaint::silent(program.name));
        case End::answered:
            break;
    }
    if (line.isEmpty()) throw ProgramFailure(Complaint::silent(program.name));
    const auto move = readMove(line.toStdString());
    if (!move || !whyIllegal(state, *move).empty())
        throw ProgramFailure(Complaint::wrong(program.name, QString::fromUtf8(line).left(maximumQuoted)));
    return *move;
}

}  // namespace pousse
