// SPDX-License-Identifier: MIT
#include "common/sound/module/sound_player.h"

#include <map>
#include <memory>

#include <QCoreApplication>
#include <QSoundEffect>
#include <QString>
#include <QUrl>

namespace {

constexpr float volume = 0.5F;

/// One effect per sound, created when first played and deleted with the application.
class Player : public QObject {
  public:
    explicit Player(QObject* parent) : QObject(parent) {}
    void play(const QString& name) {
        auto*& effect = effects_[name];
        if (effect == nullptr) {
            effect = new QSoundEffect(this);
            effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name)));
            effect->setVolume(volume);
        }
        effect->play();
    }

  private:
    std::map<QString, QSoundEffect*> effects_;
};

}  // namespace

extern "C" Q_DECL_EXPORT void plt_play_sound(const char* name) {
    static auto* const player = new Player(QCoreApplication::instance());
    player->play(QString::fromLatin1(name));
}
