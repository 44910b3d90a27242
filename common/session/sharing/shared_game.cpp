// SPDX-License-Identifier: MIT
#include "common/session/sharing/shared_game.h"

#include "common/rules/text.h"
#include "common/session/players/seating.h"
#include "common/session/timeline/timeline.h"

#include <array>
#include <limits>
#include <utility>

#include <QByteArray>
#include <QCryptographicHash>
#include <QRegularExpression>
#include <QtEndian>

namespace plt {

namespace {

constexpr std::string_view scheme = "plt-games:";
/// Longer lines are cut by programs in which people write to each other.
constexpr qsizetype longestPacked = 1'500;
constexpr qsizetype longestText = 100'000;
/// Unpacked, in bytes.
constexpr quint32 longestContent = 1'000'000;
constexpr qsizetype checkDigits = 6;
constexpr std::array<std::pair<Outcome, std::string_view>, 5> outcomeWords{{{Outcome::playing, "playing"},
                                                                            {Outcome::won, "won"},
                                                                            {Outcome::lost, "lost"},
                                                                            {Outcome::drawn, "drawn"},
                                                                            {Outcome::over, "over"}}};

QByteArray toBytes(std::string_view text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// Of everything between the scheme and the code.
QByteArray checkCode(const QByteArray& line) {
    return QCryptographicHash::hash(line, QCryptographicHash::Sha256).toHex().left(checkDigits);
}

/// Result and players in a line, the moves in a second one.
QByteArray contentOf(const SharedGame& game, bool withMoves) {
    QByteArray content = toBytes(writeToldResult(game.result) + '/' + game.players);
    if (withMoves) content += '\n' + toBytes(*game.moves);
    return content;
}

QByteArray packed(const QByteArray& content) {
    constexpr int best = 9;
    return qCompress(content, best).toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

/// Returns nothing for bytes that packed() does not make.
std::optional<QByteArray> unpacked(const QByteArray& text) {
    const auto read = QByteArray::fromBase64Encoding(
        text, QByteArray::Base64UrlEncoding | QByteArray::AbortOnBase64DecodingErrors);
    if (!read || (*read).size() <= static_cast<qsizetype>(sizeof(quint32))) return std::nullopt;
    const QByteArray bytes = *read;
    // The size stands in front, and as much is reserved.
    const auto size = qFromBigEndian<quint32>(bytes.constData());
    if (size == 0 || size > longestContent) return std::nullopt;
    auto content = qUncompress(bytes);
    if (content.size() != static_cast<qsizetype>(size)) return std::nullopt;
    return content;
}

/// The line that begins with the scheme, without it; empty if there is none.
QString lineOf(const QString& text) {
    static const QRegularExpression line(
        QStringLiteral("plt-games:([a-z0-9-]+/[^\\r\\n]*/[A-Za-z0-9_-]+/[0-9a-f]{6})"));
    return text.size() > longestText ? QString() : line.match(text).captured(1);
}

bool fits(const AnyRules& rules, const SharedGame& shared, const AnyOptions& options, const AnyState& end) {
    const auto players = readKnownSeats(shared.players, rules.levels());
    const auto outcome = rules.outcome(end);
    const auto reached = outcome == Outcome::playing
                             ? outcome
                             : outcomeFor(outcome, seatsFor(rules, options, players), rules.standing(end));
    if (reached != shared.result.outcome) return false;
    // Undoing may have cost some of it.
    const auto& traits = rules.traits();
    return !traits.hasScore || traits.undoCost != 0 || shared.result.score == rules.score(end);
}

}  // namespace

std::string writeToldResult(const ToldResult& result) {
    std::string text;
    for (const auto& [outcome, word] : outcomeWords)
        if (outcome == result.outcome) text = word;
    text += ' ' + (result.score ? std::to_string(*result.score) : "-");
    text += ' ' + std::to_string(result.elapsedMs) + ' ' + std::to_string(result.moves);
    text += result.helped ? " helped" : " alone";
    if (result.isProven) text += " proven";
    return text;
}

std::optional<ToldResult> readToldResult(std::string_view text) {
    using Limits = std::numeric_limits<std::int64_t>;
    const auto parts = split(text, ' ');
    if (parts.size() < 5 || parts.size() > 6) return std::nullopt;
    ToldResult out;
    bool isKnown = false;
    for (const auto& [outcome, word] : outcomeWords) {
        if (word != parts[0]) continue;
        out.outcome = outcome;
        isKnown = true;
    }
    out.score = readNumber<std::int64_t>(parts[1], Limits::min(), Limits::max());
    const auto elapsed = readNumber<std::int64_t>(parts[2], -1, 10'000'000'000'000);
    const auto moves = readNumber<int>(parts[3], 0, static_cast<int>(Timeline::movesAllowed));
    out.helped = parts[4] == "helped";
    out.isProven = parts.size() > 5;
    const bool hasScore = out.score || parts[1] == "-";
    const bool hasWords = (out.helped || parts[4] == "alone") && (!out.isProven || parts[5] == "proven");
    if (!isKnown || !hasScore || !elapsed || !moves || !hasWords) return std::nullopt;
    out.elapsedMs = *elapsed;
    out.moves = *moves;
    return out;
}

QString sharedLine(const SharedGame& game) {
    QByteArray body = packed(contentOf(game, game.moves.has_value()));
    if (body.size() > longestPacked && game.moves) body = packed(contentOf(game, false));
    const QByteArray line = toBytes(game.game + '/' + game.deal + '/') + body;
    return QString::fromUtf8(toBytes(scheme) + line + '/' + checkCode(line));
}

bool hasSharedLine(const QString& text) {
    return !lineOf(text).isEmpty();
}

Result<SharedGame> readSharedGame(const QString& text) {
    const auto changed = [] {
        return Message(PLT_TR("This shared game was cut or changed on its way. Copy its whole line again."));
    };
    const QByteArray line = lineOf(text).toUtf8();
    const auto checkAt = line.lastIndexOf('/');
    const auto bodyAt = checkAt > 0 ? line.lastIndexOf('/', checkAt - 1) : -1;
    const auto dealAt = line.indexOf('/');
    if (bodyAt <= dealAt)
        return Message(
            PLT_TR("No shared game was pasted: it is a text with a line that begins with “plt-games:”."));
    if (checkCode(line.left(checkAt)) != line.mid(checkAt + 1)) return changed();
    const auto content = unpacked(line.mid(bodyAt + 1, checkAt - bodyAt - 1));
    if (!content) return changed();
    SharedGame game;
    game.game = line.left(dealAt).toStdString();
    game.deal = line.mid(dealAt + 1, bodyAt - dealAt - 1).toStdString();
    const std::string all = content->toStdString();
    const std::string_view first = std::string_view(all).substr(0, all.find('\n'));
    const auto mark = first.find('/');
    const auto result = readToldResult(first.substr(0, mark));
    if (!result || mark == std::string_view::npos) return changed();
    game.result = *result;
    game.result.isProven = false;
    game.players = first.substr(mark + 1);
    if (first.size() < all.size()) game.moves = all.substr(first.size() + 1);
    return game;
}

Result<ReplayedMoves> replayShared(const AnyRules& rules, const AnyOptions& options, const AnyStart& start,
                                   const std::string& moves) {
    ReplayedMoves out{{}, rules.begin(options, start)};
    if (moves.empty()) return out;
    for (const auto text : split(moves, ' ')) {
        const auto move = rules.readMove(text);
        if (!move) return move.problem();
        if (out.moves.size() >= Timeline::movesAllowed)
            return Message(PLT_TR("The shared game has too many moves."));
        auto next = rules.apply(out.end, *move);
        if (!next) return next.problem();
        out.moves.push_back(*move);
        out.end = std::move(*next);
    }
    return out;
}

std::optional<ToldResult> proven(const AnyRules& rules, const SharedGame& shared, const AnyOptions& options,
                                 const AnyStart& start) {
    auto result = shared.result;
    if (!shared.moves) return result;
    const auto replayed = replayShared(rules, options, start, *shared.moves);
    if (!replayed || !fits(rules, shared, options, replayed->end)) return std::nullopt;
    result.isProven = true;
    return result;
}

}  // namespace plt
