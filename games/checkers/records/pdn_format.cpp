// SPDX-License-Identifier: MIT
#include "checkers/records/pdn_format.h"

#include "checkers/records/dialogs.h"
#include "checkers/records/game_tags.h"
#include "checkers/view.h"
#include "common/language/translated.h"

#include <memory>

#include <QKeySequence>
#include <QStringDecoder>

namespace checkers {

namespace {

/// Decodes Windows-1252: Latin-1 with dashes and quotation marks in place of control characters.
QString fromWindows(const QByteArray& bytes) {
    constexpr char16_t special[32] = {0x20ac, 0x81,   0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                      0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d,   0x017d, 0x8f,
                                      0x90,   0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                      0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d,   0x017e, 0x0178};
    QString text = QString::fromLatin1(bytes);
    for (QChar& c : text)
        if (c.unicode() >= 0x80 && c.unicode() < 0xa0) c = QChar(special[c.unicode() - 0x80]);
    return text;
}

}  // namespace

plt::DocumentContents PdnFormat::read(const QByteArray& bytes) {
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8(bytes);
    if (utf8.hasError()) text = fromWindows(bytes);
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

plt::WrittenDocument PdnFormat::write() {
    return {QByteArray::fromStdString(writePdn(noted_)), {}};
}

}  // namespace checkers
