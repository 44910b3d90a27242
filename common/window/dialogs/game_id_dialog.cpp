// SPDX-License-Identifier: MIT
#include "common/window/dialogs/game_id_dialog.h"

#include "common/session/game_session.h"
#include "common/window/sharing/sharing.h"

#include <utility>

#include <QLabel>
#include <QLineEdit>

namespace plt {

GameIdDialog::GameIdDialog(GameSession& session, QString name, QWidget* parent)
    : CodeDialog(
          tr("Game ID"),
          tr("Give an ID to somebody else, and both of you play the same deal. The number is short; the "
             "exact form stays valid for ever."),
          parent),
      session_(session),
      name_(std::move(name)) {
    auto* number = addCode(tr("Number"), QStringLiteral("shortId"), session.shortId());
    if (session.shortId().isEmpty()) number->setPlaceholderText(tr("This game was not dealt from a number."));
    auto* exact = addCode(tr("Exact"), QStringLiteral("longId"), session.longId());
    if (session.rules().traits().undoReveals && session.outcome() == Outcome::playing) {
        exact->setEchoMode(QLineEdit::Password);
        exact->setToolTip(tr("It would tell what is hidden in this game, so it can only be copied."));
        addRow(QString(), new QLabel(exact->toolTip()));
    }
    addEntry(tr("&Play this one:"), tr("Paste an ID or a shared game here"));
}

QString GameIdDialog::submit(const QString& entered) {
    return openGameText(session_, name_, entered);
}

}  // namespace plt
