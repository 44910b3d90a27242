// SPDX-License-Identifier: MIT
#include "common/system/programs/player_program.h"
#include "common/window/documents.h"

#include <chrono>
#include <thread>

#include <QElapsedTimer>

namespace plt {

ProgramAnswer askProgram(const QString& path, const QByteArray& question, const std::stop_token& stop,
                         int limitMs) {
    using End = ProgramAnswer::End;
    constexpr int sliceMs = 20;
    // An answer has a few letters.
    constexpr qsizetype maximumOutput = 4096;
    PlayerProgram program(path, stop);
    if (!program.hasStarted())
        return {stop.stop_requested() ? End::stopped : End::notStarted, {}, program.problem()};
    QElapsedTimer elapsed;
    elapsed.start();
    QByteArray left = question;
    QByteArray output;
    for (bool isOpen = true;;) {
        program.write(left);
        const auto crashed = program.crashed();
        // After the end there may be words that it has written before, and nothing else to wait for.
        isOpen = isOpen && program.read(output, crashed ? 0 : sliceMs);
        const qsizetype end = output.indexOf('\n');
        if (end >= 0) return {End::answered, output.left(end)};
        if (output.size() > maximumOutput) return {End::chattered};
        if (crashed) {
            while (isOpen && output.size() <= maximumOutput) {
                const qsizetype before = output.size();
                isOpen = program.read(output, 0) && output.size() > before;
            }
            const qsizetype last = output.indexOf('\n');
            if (!output.isEmpty()) return {End::answered, last < 0 ? output : output.left(last)};
            return {*crashed ? End::crashed : End::silent};
        }
        if (stop.stop_requested()) return {End::stopped};
        if (elapsed.elapsed() > limitMs) return {End::late};
        // It has closed its output and runs.
        if (!isOpen) std::this_thread::sleep_for(std::chrono::milliseconds(sliceMs));
    }
}

}  // namespace plt
