// SPDX-License-Identifier: MIT
#include "checkers/pdn_format.h"

#include "checkers/dialogs.h"
#include "checkers/game_tags.h"
#include "checkers/view.h"
#include "common/language/translated.h"

#include <memory>

#include <QKeySequence>
#include <QStringDecoder>

namespace checkers {

plt::DocumentContents PdnFormat::read(const QByteArray& bytes) {
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8(bytes);
    if (utf8.hasError()) text = QString::fromLatin1(bytes);
    const auto found = std::make_shared<const PdnGames>(readPdn(text.toStdString()));
    plt::DocumentContents contents;
    const auto& games = found->games;
    contents.entries.reserve(games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        QString title = gameTitle(games[i]);
        if (games.size() + found->problems.size() > 1)
            title = tr("%L1. %2").arg(found->numbers[i]).arg(title);
        contents.entries.push_back({std::move(title), [this, found, i] { show(found->games[i]); }});
    }
    for (const auto& problem : found->problems)
        contents.problems.push_back({problem.line, plt::translated(problem.reason)});
    if (games.empty() && found->problems.empty())
        contents.problems.push_back({0, tr("There is no game in it.")});
    return contents;
}

void PdnFormat::show(const GameRecord& game) {
    view_.showRecord(game);
    Q_EMIT view_.notice(
        tr("%1. %2 goes back through it.")
            .arg(gameTitle(game), QKeySequence(Qt::ALT | Qt::Key_Left).toString(QKeySequence::NativeText)));
}

bool PdnFormat::prepareWriting(QWidget* parent) {
    TagsDialog tags(view_.record(), view_.pieceSet(), parent);
    if (tags.exec() != QDialog::Accepted) return false;
    noted_ = tags.game();
    return true;
}

QByteArray PdnFormat::write() {
    return QByteArray::fromStdString(writePdn(noted_));
}

}  // namespace checkers
