// SPDX-License-Identifier: MIT
#include "common/window/sharing/sharing.h"

#include "common/keeping/daily/daily_boards.h"
#include "common/language/translated.h"
#include "common/plugin/game_plugin.h"
#include "common/session/sharing/shared_game.h"
#include "common/window/game_view.h"
#include "common/window/review/review.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>

namespace plt {

namespace {

struct Sharing {
    Q_DECLARE_TR_FUNCTIONS(plt::Sharing)
};

/// "Chess, 24 Nov, Expert": the day only for its board.
QString headingOf(const GameView& view, const GameInfo& info) {
    const auto& session = view.session();
    QStringList parts{info.label};
    const auto today = QDate::currentDate();
    const auto day = DailyBoards(info.folder, info.id).dayOf(session.shortId(), today);
    if (day.isValid()) parts << QLocale().toString(day, Sharing::tr("d MMM", "a day without its year"));
    if (const QString options = session.optionsLabel(); !options.isEmpty()) parts << options;
    return listed(parts);
}

/// Returns true if the score only counts what was too much, so that moves say more of a win, or of a loss.
bool isToldByMoves(const GameSession& session, const ToldResult& result) {
    return session.rules().traits().ranking == Ranking::lowestScore &&
           (result.outcome == Outcome::won || result.outcome == Outcome::lost);
}

QString helpText(const ToldResult& result) {
    return result.helped ? Sharing::tr("with help") : Sharing::tr("no help");
}

/// "The cat got away after 5 moves, no help": a loss without a score, in the words of its game.
QString lossText(const GameView& view, const ToldResult& result) {
    const QString told =
        Sharing::tr("%1 after %Ln moves", "%1 after one move", result.moves).arg(view.endTitle());
    return listed({told, helpText(result)});
}

QString movesText(const GameSession& session, const ToldResult& result) {
    return session.hasSeats() ? Sharing::tr("%Ln moves by all", "one move by all", result.moves)
                              : Sharing::tr("%Ln moves", "one move", result.moves);
}

/// "■■■■■■■■□□ 82 of 100 in the review".
QString accuracyText(int accuracy) {
    constexpr int squares = 10;
    const int full = (accuracy * squares + 50) / 100;
    return QString(full, QChar(0x25A0)) + QString(squares - full, QChar(0x25A1)) + QLatin1Char(' ') +
           Sharing::tr("%L1 of 100 in the review").arg(accuracy);
}

}  // namespace

QString resultText(const GameSession& session, const ToldResult& result) {
    QStringList parts;
    const bool hasScore = result.score && !isToldByMoves(session, result);
    if (result.outcome == Outcome::won) parts << Sharing::tr("won");
    if (result.outcome == Outcome::lost) parts << Sharing::tr("lost");
    if (result.outcome == Outcome::drawn) parts << Sharing::tr("a draw");
    if (hasScore) parts << Sharing::tr("score %L1").arg(*result.score);
    if (result.elapsedMs >= 0)
        parts << exactDurationText(result.elapsedMs);
    else if (!hasScore)
        parts << movesText(session, result);
    parts << helpText(result);
    return listed(parts);
}

QString sharedText(const GameView& view, const GameInfo& info) {
    const auto& session = view.session();
    const auto shared = session.shared(info.id);
    const QString heading = headingOf(view, info);
    QStringList lines;
    if (shared.result.outcome != Outcome::playing)
        lines << Sharing::tr("%1: %2", "a game and its result")
                     .arg(heading,
                          shared.result.outcome == Outcome::lost && isToldByMoves(session, shared.result)
                              ? lossText(view, shared.result)
                              : resultText(session, shared.result));
    else if (session.isPlayedByText())
        lines << Sharing::tr("%1: your turn, after %Ln moves", "%1: your turn, after one move",
                             session.moveCount())
                     .arg(heading);
    else
        lines << Sharing::tr("%1: try this one").arg(heading);
    if (const auto accuracy = accuracyOf(session)) lines << accuracyText(*accuracy);
    lines << sharedLine(shared);
    return lines.join(QLatin1Char('\n'));
}

QString openGameText(GameSession& session, const QString& name, const QString& text) {
    return hasSharedLine(text) ? openSharedText(session, name, text) : session.openId(text);
}

QString openSharedText(GameSession& session, const QString& name, const QString& text) {
    const auto shared = readSharedGame(text);
    if (!shared) return translated(shared.problem());
    const auto game = QString::fromStdString(shared->game);
    if (game != name)
        return Sharing::tr("This is a game of “%1”. Paste it there, or into the console.").arg(game);
    return session.openShared(*shared);
}

QString figureToBeat(const GameSession& session) {
    const auto& told = *session.game().toBeat;
    const auto ranking = session.rules().traits().ranking;
    if (told.outcome == Outcome::lost) return Sharing::tr("lost");
    if (ranking == Ranking::fastest && told.elapsedMs >= 0) return durationText(told.elapsedMs);
    if (isToldByMoves(session, told)) return movesText(session, told);
    if (ranking && told.score) return QLocale().toString(static_cast<qlonglong>(*told.score));
    return told.outcome == Outcome::won ? Sharing::tr("won") : Sharing::tr("a draw");
}

QString comparisonText(const GameSession& session) {
    const auto compared = session.againstTold();
    if (!compared) return {};
    const QString told = resultText(session, *session.game().toBeat);
    if (*compared > 0) return Sharing::tr("You have beaten the other result (%1).").arg(told);
    if (*compared < 0) return Sharing::tr("The other result is still better (%1).").arg(told);
    return Sharing::tr("As good as the other result (%1).").arg(told);
}

}  // namespace plt
