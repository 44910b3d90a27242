// SPDX-License-Identifier: MIT
#include "common/system/programs/player_program.h"

#include "common/system/broker/broker.h"
#include "common/system/programs/program_process.h"
#include "common/system/streams/standard_streams.h"

#include <atomic>
#include <mutex>
#include <utility>
#include <vector>

#include <QJsonDocument>

#ifdef Q_OS_UNIX
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#endif

namespace plt {

namespace {

/// Channels to processes that have started programs and wait for the next one.
class IdleChannels {
  public:
    static IdleChannels& all() {
        static IdleChannels channels;
        return channels;
    }
    descriptors::Owned take() {
        const std::lock_guard lock(access_);
        if (channels_.empty()) return descriptors::Owned();
        auto channel = std::move(channels_.back());
        channels_.pop_back();
        return channel;
    }
    void add(descriptors::Owned channel) {
        const std::lock_guard lock(access_);
        channels_.push_back(std::move(channel));
    }

  private:
    std::mutex access_;
    std::vector<descriptors::Owned> channels_;
};

bool sendWords(int channel, const QJsonObject& words) {
    return descriptors::send(channel, QJsonDocument(words).toJson(QJsonDocument::Compact));
}

#ifdef Q_OS_UNIX

bool isReadable(int channel, int milliseconds) {
    pollfd wait = {channel, POLLIN, 0};
    return ::poll(&wait, 1, milliseconds) > 0;
}

void prepareWriting(int input) {
    // A program may read nothing.
    streams::outliveReaders();
    ::fcntl(input, F_SETFL, O_NONBLOCK);
}

#else

bool isReadable(int, int) {
    return false;
}
void prepareWriting(int) {}

#endif

}  // namespace

#ifdef Q_OS_UNIX

void PlayerProgram::write(QByteArray& bytes) {
    if (input_.get() < 0) return;
    const ssize_t count = ::write(input_.get(), bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (count > 0) bytes.remove(0, count);
    const bool goesOn = count >= 0 || errno == EAGAIN || errno == EINTR;
    if (bytes.isEmpty() || !goesOn) input_ = descriptors::Owned();
}

bool PlayerProgram::read(QByteArray& bytes, int milliseconds) const {
    if (!isReadable(output_.get(), milliseconds)) return true;
    std::array<char, 4096> buffer{};
    const ssize_t count = ::read(output_.get(), buffer.data(), buffer.size());
    if (count > 0) bytes.append(buffer.data(), count);
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

#else

void PlayerProgram::write(QByteArray&) {}
bool PlayerProgram::read(QByteArray&, int) const {
    return false;
}

#endif

PlayerProgram::PlayerProgram(const QString& path, const std::stop_token& stop) {
    if (broker::isAvailable()) {
        startByGuard(path, stop);
    } else {
        here_ = std::make_unique<ProgramProcess>(path);
        input_ = std::move(here_->input());
        output_ = std::move(here_->output());
    }
    prepareWriting(input_.get());
}

PlayerProgram::~PlayerProgram() {
    if (channel_.get() >= 0 && sendWords(channel_.get(), {{broker::requestKey, broker::endProgram}}))
        IdleChannels::all().add(std::move(channel_));
}

void PlayerProgram::startByGuard(const QString& path, const std::stop_token& stop) {
    static std::atomic<int> last = 0;
    number_ = ++last;
    const QJsonObject request{
        {broker::requestKey, broker::startProgram}, {broker::pathKey, path}, {broker::numberKey, number_}};
    descriptors::Owned channel = IdleChannels::all().take();
    if (channel.get() < 0 || !sendWords(channel.get(), request)) {
        channel = broker::open();
        if (channel.get() < 0 || !sendWords(channel.get(), request)) return;
    }
    constexpr int sliceMs = 20;
    for (;;) {
        // Without its channel, the other process takes its question away.
        while (!isReadable(channel.get(), sliceMs))
            if (stop.stop_requested()) return;
        auto answer = descriptors::receive(channel.get());
        if (!answer) return;
        const QJsonObject words = QJsonDocument::fromJson(answer->text).object();
        // The end of an earlier program.
        if (words.value(broker::numberKey).toInt() != number_) continue;
        problem_ = words.value(broker::problemKey).toString();
        if (answer->file.get() >= 0) {
            auto second = descriptors::receive(channel.get());
            if (!second || second->file.get() < 0) return;
            input_ = std::move(answer->file);
            output_ = std::move(second->file);
        }
        channel_ = std::move(channel);
        return;
    }
}

std::optional<bool> PlayerProgram::crashed() {
    if (here_ != nullptr) {
        QProcess& process = here_->process();
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(0)) return std::nullopt;
        return process.exitStatus() == QProcess::CrashExit;
    }
    while (!crashed_ && isReadable(channel_.get(), 0)) {
        const auto message = descriptors::receive(channel_.get());
        const QJsonObject words = message ? QJsonDocument::fromJson(message->text).object()
                                          : QJsonObject{{broker::numberKey, number_}};
        if (words.value(broker::numberKey).toInt() == number_)
            crashed_ = words.value(broker::crashedKey).toBool();
    }
    return crashed_;
}

}  // namespace plt
