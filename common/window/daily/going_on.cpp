// SPDX-License-Identifier: MIT
#include "common/window/daily/going_on.h"

#include "common/session/game_session.h"

namespace plt {

QString goOnWith(GameSession& session, const QString& id) {
    const bool goesOn =
        !id.isEmpty() && session.shortId() == id.trimmed() && session.outcome() == Outcome::playing;
    return goesOn ? QString() : session.openId(id);
}

}  // namespace plt
