// SPDX-License-Identifier: MIT
#include "common/sound/module/sound_player.h"

#include <algorithm>
#include <alsa/asoundlib.h>
#include <atomic>

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QString>
#include <QThreadPool>

namespace {

// As synthesise.cpp writes them.
constexpr unsigned rate = 22'050;  // samples per second
constexpr int headerSize = 44;
constexpr int sampleSize = 2;
constexpr unsigned latency = 50'000;  // microseconds
constexpr snd_pcm_uframes_t writtenAtOnce = rate / 50;
constexpr int playedAtOnce = 4;

void ignoreMessage(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/,
                   const char* /*format*/, ...) {}

/// Plays on threads of its own, because a device may keep its caller waiting. Sounds that overlap are mixed
/// by the desktop's sound server, or by ALSA. Without a device there is silence. Deleted with the
/// application.
class Player : public QObject {
  public:
    explicit Player(QObject* parent) : QObject(parent) {
        snd_lib_error_set_handler(ignoreMessage);
        pool_.setMaxThreadCount(playedAtOnce);
    }
    ~Player() override { isEnding_ = true; }
    void play(const QString& name) {
        QFile file(QStringLiteral(":/sounds/%1.wav").arg(name));
        if (!file.open(QIODevice::ReadOnly)) return;
        // A sound that comes late is worse than none.
        pool_.tryStart([this, samples = file.readAll().mid(headerSize)] { write(samples); });
    }

  private:
    void write(const QByteArray& samples) const {
        snd_pcm_t* device = nullptr;
        if (snd_pcm_open(&device, "default", SND_PCM_STREAM_PLAYBACK, 0) < 0) return;
        if (snd_pcm_set_params(device, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, rate, 1,
                               latency) == 0) {
            const char* next = samples.constData();
            auto left = static_cast<snd_pcm_uframes_t>(samples.size() / sampleSize);
            while (left > 0 && !isEnding_) {
                auto written = snd_pcm_writei(device, next, std::min(left, writtenAtOnce));
                if (written < 0) written = snd_pcm_recover(device, static_cast<int>(written), 1);
                if (written < 0) break;
                next += written * sampleSize;
                left -= static_cast<snd_pcm_uframes_t>(written);
            }
            if (!isEnding_) snd_pcm_drain(device);
        }
        snd_pcm_close(device);
    }

    std::atomic<bool> isEnding_ = false;
    QThreadPool pool_;  // destroyed first; waits for what is written
};

}  // namespace

extern "C" Q_DECL_EXPORT void plt_play_sound(const char* name) {
    static auto* const player = new Player(QCoreApplication::instance());
    player->play(QString::fromLatin1(name));
}
