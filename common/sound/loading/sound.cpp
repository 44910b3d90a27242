// SPDX-License-Identifier: MIT
#include "common/sound/sound.h"

#include "common/sound/module/sound_player.h"
#include "common/storage/preferences.h"

#include <dlfcn.h>

#include <QFileInfo>
#include <QLibrary>

namespace plt::sound {

namespace {

void (*listening)(Sound) = nullptr;

/// The library that plays lies beside the one that this function is in.
QString playersLibrary() {
    Dl_info here{};
    if (::dladdr(reinterpret_cast<const void*>(&playersLibrary), &here) == 0) return {};
    return QFileInfo(QString::fromLocal8Bit(here.dli_fname)).absolutePath() +
           QStringLiteral("/libpltgames-sound.so");
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

bool chosen() {
    return Preferences::shared().flag(QStringLiteral("sound"), false);
}

void setChosen(bool on) {
    Preferences::shared().setFlag(QStringLiteral("sound"), on);
}

bool isAvailable() {
    return QFileInfo::exists(playersLibrary());
}

void play(Sound sound) {
    const char* name = nameOf(sound);
    if (name == nullptr || !chosen()) return;
    if (listening != nullptr) {
        listening(sound);
        return;
    }
    // Loaded once, with the first sound; where it cannot be loaded, the game is silent.
    static const auto player =
        reinterpret_cast<PlaySound>(QLibrary(playersLibrary()).resolve("plt_play_sound"));
    if (player != nullptr) player(name);
}

void setListener(void (*listener)(Sound)) {
    listening = listener;
}

}  // namespace plt::sound
