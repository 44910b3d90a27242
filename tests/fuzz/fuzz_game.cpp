// SPDX-License-Identifier: MIT
// Ids, moves and saved games of the game whose rules PLT_FUZZ_HEADER declares in PLT_FUZZ_NAMESPACE. The
// first letter of an input says which of them the rest is.
#include "common/rules/random.h"
#include "common/testing/checks/damaged_texts.h"
#include "common/testing/checks/session_checks.h"
#include "tests/fuzz/fuzz.h"

#include PLT_FUZZ_HEADER

#include <type_traits>

#include <QJsonArray>
#include <QJsonDocument>

// Found only where the game's namespace has no Rules of its own.
namespace plt::fuzz::missing {
struct Rules {};
}  // namespace plt::fuzz::missing
namespace PLT_FUZZ_NAMESPACE {
using namespace plt::fuzz::missing;
}
static_assert(!std::is_same_v<PLT_FUZZ_NAMESPACE::Rules, plt::fuzz::missing::Rules>,
              "the game's rules.h has no struct Rules in the namespace that plt_add_game was given");

using R = PLT_FUZZ_NAMESPACE::Rules;
using plt::fuzz::require;

namespace {

constexpr std::uint64_t deal = 48151623;
const auto presentKey = QStringLiteral("present-file");
const auto othersKey = QStringLiteral("others-file");

/// A session of the game, with options and moves as texts.
struct Session : plt::GameSession {
    Session() : GameSession(plt::rulesOf<R>(), true) {}
};

const plt::AnyRules& rules = plt::rulesOf<R>();

std::string textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

// The two files of a session, as one object.
std::string saved(const Session& session) {
    const auto kept = plt::testing::keptOf(session);
    return textOf({{presentKey, kept.present}, {othersKey, kept.others}});
}

// The same as the first version wrote it: all games in one list.
std::string savedEarlier(const Session& session) {
    const auto kept = plt::testing::keptOf(session);
    auto games = kept.others.value(QStringLiteral("games")).toArray();
    games.append(kept.present.value(QStringLiteral("present")));
    const QJsonObject earlier{{QStringLiteral("games"), games},
                              {QStringLiteral("game"), static_cast<int>(games.size()) - 1},
                              {QStringLiteral("ply"), kept.present.value(QStringLiteral("ply"))}};
    return textOf({{presentKey, earlier}});
}

// A game of some random moves, whose texts serve as seeds.
void playSome(Session& session, plt::Random& random, std::vector<std::string>* moves) {
    for (int ply = 0; ply < 12; ++ply) {
        const auto legal = rules.legalMoves(session.anyState());
        if (legal.empty()) return;
        const auto& move = legal[random.below(legal.size())];
        if (moves) moves->push_back('m' + rules.write(move));
        session.playMove(move);
    }
}

void holds(const plt::Message& problem) {
    require(problem.empty(), problem.english().c_str());
}

void gameId(const std::string& text) {
    const auto named = plt::readGameId(rules, text);
    plt::testing::Finding finding;
    plt::testing::DamagedTexts texts(rules, finding);
    if (!named)
        require(!named.problem().empty(), "a refusal has a reason");
    else if (!named->seed)
        texts.readId(text);
    else if (const auto options = rules.readOptions(rules.write(named->options)); !options)
        require(false, "options read back");
    else
        require(rules.areEqual(*options, named->options), "options read back as equal ones");
    holds(finding.problem);
}

void move(const std::string& text) {
    static const auto beginning =
        plt::Position::open(rules, plt::dealId(rules, rules.usualOptions(), deal)).value();
    plt::testing::Finding finding;
    plt::testing::DamagedTexts(rules, finding).readMove(beginning, text);
    holds(finding.problem);
    const auto read = rules.readMove(text);
    if (!read) return;
    const auto again = rules.readMove(rules.write(*read));
    require(again && rules.areEqual(*again, *read), "a move reads back");
}

void savedGame(const std::string& text) {
    const auto files = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    Session session;
    Session copy;
    holds(plt::testing::wrongRestoring(
        session, copy, {files.value(presentKey).toObject(), files.value(othersKey).toObject()}));
}

}  // namespace

std::vector<std::string> plt::fuzz::seeds() {
    std::vector<std::string> seeds;
    plt::Random random(9);
    for (int game = 0; game < 6; ++game) {
        Session session;
        const auto options = rules.usualOptions();
        const auto seed = deal + static_cast<std::uint64_t>(game);
        // A slow deal would be delivered later.
        if (rules.dealIsSlow(options))
            session.openId(QString::fromStdString(
                plt::Position::open(rules, plt::dealId(rules, options, seed)).value().gameId()));
        else
            session.beginFirst(options, seed, {});
        if (game % 3 == 1 && session.hasSeats() && !session.levels().empty()) {
            auto seats = session.seats();
            seats.back() = plt::Seat::computer(session.levels().front().word);
            session.setSeats(seats);
        }
        playSome(session, random, &seeds);
        seeds.push_back('i' + session.shortId().toStdString());
        seeds.push_back('i' + session.longId().toStdString());
        seeds.push_back('s' + saved(session));
        if (game % 2 == 1) {
            session.restart();
            playSome(session, random, nullptr);
            session.undo();
            seeds.push_back('s' + saved(session));
        }
        seeds.push_back('s' + savedEarlier(session));
    }
    return seeds;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0]) {
        case 'm':
            move(text);
            break;
        case 's':
            savedGame(text);
            break;
        default:
            gameId(text);
    }
    return 0;
}
