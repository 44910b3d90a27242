// SPDX-License-Identifier: MIT
#include "common/sound/sound.h"

#include "common/sound/module/sound_player.h"
#include "common/storage/preferences.h"
#include "common/system/libraries/libraries.h"

#include <QFileInfo>
#include <QLibrary>

namespace plt::sound {

namespace {

void (*listening)(Sound) = nullptr;

QString playersLibrary() {
    return libraryBeside(QStringLiteral("libpltgames-sound.so"));
}

const char* nameOf(Sound sound) {
    switch (sound) {
        case Sound::none:
            break;
        case Sound::place:
            return "place";
        case Sound::card:
            return "card";
        case Sound::flip:
            return "flip";
        case Sound::capture:
            return "capture";
        case Sound::wrong:
            return "wrong";
        case Sound::won:
            return "won";
        case Sound::lost:
            return "lost";
    }
    return nullptr;
}

}  // namespace

bool isEnabled() {
    return Preferences::shared().flag(QStringLiteral("sound"), false);
}

void setEnabled(bool on) {
    Preferences::shared().setFlag(QStringLiteral("sound"), on);
}

bool isAvailable() {
    return QFileInfo::exists(playersLibrary());
}

void play(Sound sound) {
    const char* name = nameOf(sound);
    if (name == nullptr || !isEnabled()) return;
    if (listening != nullptr) {
        listening(sound);
        return;
    }
    // Loaded once, with the first sound. If it cannot be loaded, the game is silent.
    static const auto player =
        reinterpret_cast<PlaySound>(QLibrary(playersLibrary()).resolve("plt_play_sound"));
    if (player != nullptr) player(name);
}

void setListener(void (*listener)(Sound)) {
    listening = listener;
}

}  // namespace plt::sound
