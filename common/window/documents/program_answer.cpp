// SPDX-License-Identifier: MIT
#include "common/system/programs/player_program.h"
#include "common/window/documents.h"

#include <QElapsedTimer>

#ifdef Q_OS_UNIX
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace plt {

#ifdef Q_OS_UNIX

namespace {

constexpr int sliceMs = 20;
/// An answer has a few letters.
constexpr qsizetype maximumOutput = 4096;

/// Reads what there is, after waiting for it a moment. Returns false at the end.
bool readSome(int output, int milliseconds, QByteArray& bytes) {
    pollfd wait = {output, POLLIN, 0};
    if (::poll(&wait, 1, milliseconds) <= 0) return true;
    std::array<char, maximumOutput> buffer{};
    const ssize_t count = ::read(output, buffer.data(), buffer.size());
    if (count > 0) bytes.append(buffer.data(), count);
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

/// Writes the next bytes, as many as there is room for. Closes the input after the last one.
void writeSome(descriptors::Owned& input, QByteArray& bytes) {
    if (input.get() < 0) return;
    const ssize_t count = ::write(input.get(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (count > 0) bytes.remove(0, count);
    const bool goesOn = count >= 0 || errno == EAGAIN || errno == EINTR;
    if (bytes.isEmpty() || !goesOn) input = descriptors::Owned();
}

}  // namespace

ProgramAnswer askProgram(const QString& path, const QByteArray& question, const std::stop_token& stop,
                         int limitMs) {
    using End = ProgramAnswer::End;
    // A program that reads nothing must not end the game.
    std::signal(SIGPIPE, SIG_IGN);
    PlayerProgram program(path, stop);
    if (!program.hasStarted())
        return {stop.stop_requested() ? End::stopped : End::notStarted, {}, program.problem()};
    descriptors::Owned input = std::move(program.input());
    ::fcntl(input.get(), F_SETFL, O_NONBLOCK);
    QElapsedTimer elapsed;
    elapsed.start();
    QByteArray left = question;
    QByteArray output;
    for (bool isOpen = true;;) {
        writeSome(input, left);
        const auto crashed = program.crashed();
        // After the end there may be words that it has written before, and nothing else to wait for.
        isOpen = isOpen && readSome(program.output().get(), crashed ? 0 : sliceMs, output);
        const qsizetype end = output.indexOf('\n');
        if (end >= 0) return {End::answered, output.left(end)};
        if (output.size() > maximumOutput) return {End::chattered};
        if (crashed) {
            while (isOpen && output.size() <= maximumOutput) {
                const qsizetype before = output.size();
                isOpen = readSome(program.output().get(), 0, output) && output.size() > before;
            }
            const qsizetype last = output.indexOf('\n');
            if (!output.isEmpty()) return {End::answered, last < 0 ? output : output.left(last)};
            return {*crashed ? End::crashed : End::silent};
        }
        if (stop.stop_requested()) return {End::stopped};
        if (elapsed.elapsed() > limitMs) return {End::late};
        // It has closed its output and runs.
        if (!isOpen) ::usleep(sliceMs * 1000);
    }
}

#else

ProgramAnswer askProgram(const QString&, const QByteArray&, const std::stop_token&, int) {
    return {};
}

#endif

}  // namespace plt
