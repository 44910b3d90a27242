// SPDX-License-Identifier: MIT
// Ids, moves and saved games of the game whose rules PLT_FUZZ_HEADER declares in PLT_FUZZ_NAMESPACE. The
// first letter of an input says which of them the rest is.
#include "common/rules/random.h"
#include "common/session/rules_session.h"
#include "tests/fuzz/fuzz.h"

#include PLT_FUZZ_HEADER

#include <algorithm>
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
using Session = plt::RulesSession<R>;

namespace {

constexpr std::uint64_t deal = 48151623;
const auto presentKey = QStringLiteral("present-file");
const auto othersKey = QStringLiteral("others-file");

// What a session leaves in its two files, as one object.
QJsonObject kept(const Session& session) {
    const auto text = session.text();
    return {{presentKey, text.present()}, {othersKey, text.others()}};
}

std::string textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

std::string saved(const Session& session) {
    return textOf(kept(session));
}

// The same as the first version wrote it: all games in one list.
std::string savedEarlier(const Session& session) {
    const auto present = session.text().present();
    auto games = session.text().others().value(QStringLiteral("games")).toArray();
    games.append(present.value(QStringLiteral("present")));
    const QJsonObject earlier{{QStringLiteral("games"), games},
                              {QStringLiteral("game"), static_cast<int>(games.size()) - 1},
                              {QStringLiteral("ply"), present.value(QStringLiteral("ply"))}};
    return textOf({{presentKey, earlier}});
}

plt::Restored restore(Session& session, const QJsonObject& files) {
    return session.restore(files.value(presentKey).toObject(), files.value(othersKey).toObject());
}

// A game of some random moves, whose texts serve as seeds.
void playSome(Session& session, plt::Random& random, std::vector<std::string>* moves) {
    for (int ply = 0; ply < 12; ++ply) {
        const auto legal = R::legalMoves(session.state());
        if (legal.empty()) return;
        const auto& move = legal[random.below(legal.size())];
        if (moves) moves->push_back('m' + R::write(move));
        session.play(move);
    }
}

void gameId(const std::string& text) {
    const auto named = plt::readGameId<R>(text);
    if (!named) {
        require(!named.problem().empty(), "a refusal has a reason");
        return;
    }
    const auto options = R::readOptions(R::write(named->options));
    require(options && *options == named->options, "options read back");
    if (named->seed) return;
    const auto start = R::readStart(named->options, R::write(named->start));
    require(start && *start == named->start, "a start reads back");
    const auto state = R::begin(named->options, named->start);
    require(R::outcome(state) != plt::Outcome::playing || !R::legalMoves(state).empty(),
            "who plays can move");
}

void move(const std::string& text) {
    const auto read = R::readMove(text);
    if (!read) {
        require(!read.problem().empty(), "a refusal has a reason");
        return;
    }
    const auto again = R::readMove(R::write(*read));
    require(again && *again == *read, "a move reads back");
    static const auto state = R::begin({}, R::deal({}, deal));
    static const auto legal = R::legalMoves(state);
    const auto next = R::apply(state, *read);
    require(!next || std::find(legal.begin(), legal.end(), *read) != legal.end(),
            "only legal moves are made");
}

void savedGame(const std::string& text) {
    const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    Session session(true);
    const auto before = saved(session);
    const auto restored = restore(session, document.object());
    if (!restored.usable) {
        require(!restored.problems.isEmpty(), "a refusal has a reason");
        require(saved(session) == before, "what is refused changes nothing");
        return;
    }
    Session copy(true);
    const auto again = restore(copy, kept(session));
    require(again.usable && again.problems.isEmpty(), "a restored game can be saved and restored");
    // A start that turned out with the first move is kept as it turned out.
    require(plt::HasExactStart<R> || copy.state() == session.state(), "a restored game is the same game");
    require(copy.seats() == session.seats(), "the same play it");
    while (copy.canUndo()) copy.stepBack();
    while (copy.canRedo()) copy.stepForward();
}

}  // namespace

std::vector<std::string> plt::fuzz::seeds() {
    std::vector<std::string> seeds;
    plt::Random random(9);
    for (int game = 0; game < 6; ++game) {
        Session session(true);
        session.beginFirst({}, deal + static_cast<std::uint64_t>(game));
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
