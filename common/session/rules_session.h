// SPDX-License-Identifier: MIT
#pragma once

#include "common/language/translated.h"
#include "common/rules/misdeclared.h"
#include "common/session/any_rules_of.h"
#include "common/session/game_id.h"
#include "common/session/game_session.h"
#include "common/session/game_text.h"
#include "common/session/history.h"
#include "common/thinking/background.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QJsonArray>

namespace plt {

/// Everything that a game gets from its rules alone: timeline, ids, hints, players, clock, saving, results.
/// Until a game is begun or restored there is no position.
template <Rules R>
class RulesSession : public GameSession {
    static_assert(optionalMembersAreDeclaredWell<R>());

  public:
    using Options = typename R::Options;
    using Start = typename R::Start;
    using State = typename R::State;
    using Move = typename R::Move;
    using Game = typename History<R>::Game;

    explicit RulesSession(bool hasClock, QObject* parent = nullptr)
        : GameSession(parent), hasClock_(hasClock) {}

    const State& state() const { return history_.state(); }
    const Options& options() const { return history_.game().options; }
    const Start& start() const { return history_.game().start; }
    const History<R>& history() const { return history_; }

    /// Makes a move. False when the rules refuse it: then refused() has told why.
    bool play(const Move& move, Cause cause = Cause::move) {
        if (history_.isEmpty()) {
            Q_EMIT refused(dealing_.running() ? lookingForDeal() : translated(history_.play(move).problem()));
            return false;
        }
        auto change = leaving(cause);
        const bool wasPlaying = R::outcome(state()) == Outcome::playing;
        const int seat = seatToMove();
        const auto done = history_.play(move);
        if (!done) {
            Q_EMIT refused(translated(done.problem()));
            return false;
        }
        noteMover(seat, cause == Cause::computer);
        change.moves.assign(1, move);
        change.ended = wasPlaying && R::outcome(state()) != Outcome::playing;
        learnExactStart();
        if (undoReveals<R>() && history_.ply() == 1) rememberDeal(history_.game());
        arrived(change);
        return true;
    }

    /// The step that is shown as a hint, if any.
    const HintStep<Move>* shownHint() const { return hintShown_ ? nextOfPlan() : nullptr; }

    /// Forgets everything and deals the first game. One that is slow is shown when it is found; until then no
    /// move can be made.
    void beginFirst(const Options& options, const Seats& seats, Cause cause = Cause::newGame) {
        deal(options, newSeed(), seats, cause, true);
    }
    /// The same with a deal of a certain number.
    void beginFirst(const Options& options, std::uint64_t seed) {
        deal(options, seed, {}, Cause::newGame, true);
    }
    /// Starts a game with other options, and with these players or the present ones.
    void newGameWith(const Options& options) { newGameWith(options, seats()); }
    void newGameWith(const Options& options, const Seats& seats) {
        if constexpr (HasDeal<R>) deal(options, newSeed(), seats, Cause::newGame, false);
    }
    /// Starts exactly this game.
    void beginGame(const Options& options, const Start& start, Cause cause = Cause::opened) {
        beginPlayed(options, start, {}, cause);
    }
    /// Shows a game in which these moves were made already, at its end or where the first of them is not
    /// legal. How many were.
    std::size_t beginPlayed(const Options& options, const Start& start, const std::vector<Move>& moves,
                            Cause cause = Cause::opened) {
        return beginPlayed(options, start, moves, cause, seats());
    }
    /// The same with these players.
    std::size_t beginPlayed(const Options& options, const Start& start, const std::vector<Move>& moves,
                            Cause cause, const Seats& seats) {
        stopDealing();
        auto change = leaving(cause);
        history_.begin(gameOf(options, start, {}, seats));
        std::size_t made = 0;
        while (made < moves.size() && history_.play(moves[made])) ++made;
        enteredAnew(change);
        return made;
    }

    void markHelped() override {
        if (history_.isEmpty()) return;
        history_.game().helped = true;
        rememberDeal(history_.game());
    }

    bool awaitsFirst() const override { return history_.isEmpty(); }

    /// The score of the shown position: the rules' less what was taken back costs.
    std::int64_t score() const requires HasScore<R> {
        return R::score(state()) - undoCost<R>() * static_cast<std::int64_t>(undoCount());
    }

    Outcome outcome() const override {
        if (history_.isEmpty()) return Outcome::playing;
        const auto byRules = R::outcome(state());
        if (byRules == Outcome::playing) return byRules;
        return outcomeFor(byRules, seats(), standing());
    }
    int moveCount() const override { return static_cast<int>(history_.ply()); }
    int undoCount() const override { return history_.game().undos; }
    QString optionsText() const override { return QString::fromStdString(R::write(options())); }
    QString optionsLabel() const override { return translated(R::describe(options())); }
    QString shortId() const override {
        const auto& game = history_.game();
        return game.seed ? QString::fromStdString(shortGameId<R>(game.options, *game.seed)) : QString();
    }
    QString longId() const override {
        const auto& game = history_.game();
        return QString::fromStdString(longGameId<R>(game.options, game.exact ? *game.exact : game.start));
    }
    bool hasDeals() const override { return HasDeal<R>; }

    // Players -------------------------------------------------------------------------------------------
    QStringList seatNames() const override {
        QStringList names;
        if constexpr (HasSeats<R>)
            for (const auto& name : namesOfSeats<R>(options(), seats())) names << translated(name);
        return names;
    }
    Seats seats() const override { return history_.game().seats; }
    void setSeats(const Seats& seats) override {
        auto& game = history_.game();
        const auto wanted = seated(seats, game.options);
        if (wanted == game.seats) return;
        game.seats = wanted;
        if (!history_.isEmpty()) Q_EMIT seatsChanged();
    }
    const std::vector<Level>& levels() const override {
        static const std::vector<Level> all = [] {
            if constexpr (HasLevels<R>)
                return R::levels();
            else
                return std::vector<Level>();
        }();
        return all;
    }
    int seatToMove() const override {
        if constexpr (HasSeats<R>)
            if (!history_.isEmpty() && R::outcome(state()) == Outcome::playing) return R::seatToMove(state());
        return -1;
    }
    std::vector<int> standing() const override {
        if constexpr (HasSeats<R>)
            if (!history_.isEmpty() && R::outcome(state()) != Outcome::playing) return R::standing(state());
        return {};
    }
    bool hasRecord() const override { return HasRecord<R>; }
    QVector<Told> record() const override {
        QVector<Told> told;
        if constexpr (HasRecord<R>) {
            if (history_.isEmpty()) return told;
            State before = R::begin(options(), start());
            for (int ply = 1; ply <= plies(); ++ply) {
                const auto& move = history_.game().moves[static_cast<std::size_t>(ply) - 1];
                State after = std::move(*R::apply(before, move));
                const auto sentence = toldTo<R>(seats(), before, move, after);
                if (!sentence.empty()) told.append({ply, translated(sentence)});
                before = std::move(after);
            }
        }
        return told;
    }
    QString lastTold() const override {
        if constexpr (HasRecord<R>) {
            if (history_.ply() == 0) return {};
            const auto& move = history_.game().moves[history_.ply() - 1];
            return translated(toldTo<R>(seats(), history_.stateAt(history_.ply() - 1), move, state()));
        }
        return {};
    }
    /// Who plays a new player's first game with these options.
    static Seats usualSeats(const Options& options) {
        if constexpr (HasUsualSeats<R>)
            return fitted(R::usualSeats(options), seatCount(options));
        else
            return fitted({}, seatCount(options));
    }

    // Timeline ------------------------------------------------------------------------------------------
    void newGame() override { newGameWith(options()); }
    void restart() override {
        if (history_.isEmpty()) return;
        stopDealing();
        auto change = leaving(Cause::restart);
        const auto game = history_.game();
        auto again = gameOf(game.options, game.start, game.seed, game.seats);
        again.helped = game.helped;
        again.ways = game.ways;
        history_.begin(std::move(again));
        enteredAnew(change);
    }
    QString openId(const QString& id) override {
        const auto read = readGameId<R>(id.toStdString());
        if (!read) return translated(read.problem());
        const auto players = seatsIn(id.trimmed().toStdString());
        if (!read->seed) {
            beginPlayed(read->options, read->start, {}, Cause::opened, players);
        } else if constexpr (HasDeal<R>) {
            deal(read->options, *read->seed, players, Cause::opened, history_.isEmpty());
        }
        return {};
    }

    Place place() const override { return history_.place(); }
    int plies() const override { return static_cast<int>(history_.plies()); }
    bool canUndo() const override { return history_.canUndo(); }
    bool canRedo() const override { return history_.canRedo(); }
    bool undoLeavesGame() const override { return history_.ply() == 0 && place().game > 0; }
    void undo() override {
        if (canUndo()) go(personsPlaceBefore(), Cause::undo);
    }
    void redo() override {
        if (canRedo()) go(personsPlaceAfter(), Cause::redo);
    }
    void stepBack() override {
        if (canUndo()) go(history_.previous(), Cause::undo);
    }
    void stepForward() override {
        if (canRedo()) go(history_.next(), Cause::redo);
    }
    void goTo(int ply) override {
        const auto wanted = static_cast<std::size_t>(std::clamp(ply, 0, plies()));
        if (wanted != history_.ply()) go({place().game, wanted}, Cause::jump);
    }

    // Hint ----------------------------------------------------------------------------------------------
    bool hasHint() const override { return HasHint<R>; }
    bool isThinking() const override { return hinting_.running(); }
    void requestHint() override {
        if constexpr (HasHint<R>) {
            if (!canHint() || hinting_.running()) return;
            if (nextOfPlan() != nullptr) {
                showHint();
                return;
            }
            hinting_.run(
                this,
                [seen = seenBy<R>(state(), seatToMove()), known = knownWays()](std::stop_token stop) {
                    if constexpr (HasHintAlong<R>)
                        return R::hintAlong(seen, known, std::move(stop));
                    else
                        return R::hint(seen, std::move(stop));
                },
                [this](Hint<Move> hint) {
                    takePlan(std::move(hint));
                    showHint();
                },
                [this](const QString& what) {
                    Q_EMIT hintChanged();
                    Q_EMIT failed(hintFailed(what));
                });
            Q_EMIT hintChanged();
        }
    }
    QString hintText() const override {
        if (!hintShown_ || !plan_) return {};
        const auto verdict = translated(plan_->verdict);
        if (const auto* step = shownHint()) {
            const auto reason = translated(step->reason);
            const bool isFirst = history_.ply() == planFrom_;
            return isFirst && !verdict.isEmpty() ? reason + QLatin1Char(' ') + verdict : reason;
        }
        return verdict;
    }
    QVector<int> hintMarks() const override {
        const auto* step = shownHint();
        return step ? QVector<int>(step->marks.begin(), step->marks.end()) : QVector<int>();
    }
    bool hasShownStep() const override { return shownHint() != nullptr; }
    void playHint() override {
        if (const auto* step = shownHint())
            play(madeNow_ ? madeNow_(step->move) : Move(step->move), Cause::hint);
    }
    /// In a game whose moves carry the moment at which they are made: gives a move of a hint its moment.
    void setMadeNow(std::function<Move(const Move&)> madeNow) { madeNow_ = std::move(madeNow); }
    void hideHint() override {
        if (!hintShown_ && !hinting_.running()) return;
        hintShown_ = false;
        hinting_.cancel();
        Q_EMIT hintChanged();
    }

    // Keeping -------------------------------------------------------------------------------------------
    SessionText text() const override {
        const auto place = history_.place();
        auto game = std::make_shared<Game>(history_.game());
        game->elapsed = clock_.elapsed();
        SessionText out;
        out.othersVersion = othersVersion_;
        out.present = [game, ply = place.ply] {
            return QJsonObject{{QStringLiteral("present"), toJson(textOf(*game))},
                               {QStringLiteral("ply"), static_cast<int>(ply)}};
        };
        if (othersText_ == nullptr || othersText_->first != othersVersion_) {
            auto others = std::make_shared<std::pair<std::uint64_t, std::vector<Game>>>();
            others->first = othersVersion_;
            for (std::size_t i = 0; i < history_.games().size(); ++i)
                if (i != place.game) others->second.push_back(history_.games()[i]);
            othersText_ = std::move(others);
        }
        out.others = [others = othersText_] {
            QJsonArray games;
            for (const auto& one : others->second) games.append(toJson(textOf(one)));
            return QJsonObject{{QStringLiteral("games"), games}};
        };
        return out;
    }

    Restored restore(const QJsonObject& present, const QJsonObject& others) override {
        Restored out;
        std::vector<Game> games;
        std::optional<Place> place;
        const auto take = [&](const QJsonValue& value) {
            auto game = readGame(value.toObject(), out.problems);
            if (!game) {
                out.problems << translated(game.problem());
                return false;
            }
            games.push_back(std::move(*game));
            return true;
        };
        if (present.contains(QStringLiteral("games"))) {
            // Format 1 had all games in one list.
            const auto array = present.value(QStringLiteral("games")).toArray();
            const int shown = present.value(QStringLiteral("game")).toInt(-1);
            for (int i = 0; i < array.size() && i <= static_cast<int>(History<R>::gamesKept); ++i)
                if (take(array.at(i)) && i == shown) place = {games.size() - 1, 0};
        } else {
            for (const auto& value : others.value(QStringLiteral("games")).toArray())
                if (games.size() < History<R>::gamesKept) take(value);
            if (present.contains(QStringLiteral("present"))) {
                if (take(present.value(QStringLiteral("present")))) {
                    const auto serial = games.back().serial;
                    // The other games may have been written before or after this one came among them.
                    games.erase(std::remove_if(games.begin(), games.end() - 1,
                                               [&](const Game& one) { return one.serial == serial; }),
                                games.end() - 1);
                    std::stable_sort(games.begin(), games.end(), [](const Game& one, const Game& other) {
                        return one.serial < other.serial;
                    });
                    const auto found = std::find_if(games.begin(), games.end(),
                                                    [&](const Game& one) { return one.serial == serial; });
                    place = {static_cast<std::size_t>(found - games.begin()), 0};
                }
            }
        }
        if (games.empty()) {
            if (out.problems.isEmpty()) out.problems << GameSession::tr("it holds no game");
            return out;
        }
        if (place) {
            const int ply = present.value(QStringLiteral("ply")).toInt(-1);
            if (ply < 0) out.problems << GameSession::tr("the place in the game is missing");
            place->ply = ply < 0 ? games[place->game].moves.size() : static_cast<std::size_t>(ply);
        } else {
            // The game that was shown cannot be read; the newest of the others takes its place.
            place = {games.size() - 1, games.back().moves.size()};
        }
        stopDealing();
        auto change = leaving(Cause::restored);
        for (const auto& problem : history_.load(std::move(games), *place).problems)
            out.problems << translated(problem);
        out.usable = true;
        ++othersVersion_;
        // An earlier version did not list them.
        for (const auto& game : history_.games())
            if (isKnown(game)) rememberDeal(game);
        entered(change);
        return out;
    }

    GameResult result() const override {
        GameResult out;
        out.optionsText = countedAs();
        out.optionsLabel = hasSeats() ? labelWithSeats(optionsLabel()) : optionsLabel();
        out.gameId = longId();
        out.outcome = outcome();
        out.moves = moveCount();
        out.helped = history_.game().helped || anotherHandMoved();
        if (hasClock_) out.elapsedMs = clock_.elapsed().count();
        if constexpr (HasScore<R>) {
            out.score = score();
            out.ranking = Ranking::highestScore;
        }
        if constexpr (HasRanking<R>) out.ranking = R::ranking;
        if constexpr (HasRankedOptions<R>)
            if (!R::isRanked(options())) out.ranking.reset();
        if constexpr (HasFigures<R>) out.figures = R::figures(state(), clock_.elapsed());
        if constexpr (HasSeats<R>) {
            const int person = onlyPerson(seats());
            addFiguresOf(person, out);
            const auto places = standing();
            if (person >= 0 && places.size() > 2) out.place = places[static_cast<std::size_t>(person)];
        }
        return out;
    }
    bool isKnownDeal() const override { return history_.game().known; }
    bool isRecorded() const override { return history_.game().recorded; }
    void setRecorded() override { history_.game().recorded = true; }

    // Without knowing the rules -------------------------------------------------------------------------
    const AnyRules& rules() const override {
        static const AnyRulesOf<R> rules;
        return rules;
    }
    std::unique_ptr<AnyPosition> position() const override {
        return std::make_unique<PositionOf<R>>(options(), start(), state());
    }
    bool playText(const QString& text) override {
        const auto move = R::readMove(text.toStdString());
        if (move) return play(*move);
        Q_EMIT refused(translated(move.problem()));
        return false;
    }

  private:
    /// So many as the options have seats: who is missing is the usual one.
    static Seats seated(Seats seats, const Options& options) {
        if constexpr (HasUsualSeats<R>) {
            const auto usual = R::usualSeats(options);
            for (auto seat = seats.size(); seat < usual.size(); ++seat) seats.push_back(usual[seat]);
        }
        return fitted(std::move(seats), seatCount(options));
    }

    static std::size_t seatCount(const Options& options) {
        if constexpr (HasSeats<R>)
            return R::seats(options).size();
        else
            return 0;
    }

    /// Who plays a game of this id: the present players, unless an earlier version wrote them into the
    /// options.
    Seats seatsIn(const std::string& id) const {
        if constexpr (HasSeatsInOptions<R>)
            if (const auto old = R::seatsOf(std::string_view(id).substr(0, id.find_first_of("#:"))))
                return *old;
        return seats();
    }

    /// The set of results that this game belongs to.
    QString countedAs() const {
        std::string text;
        if constexpr (HasCountedAs<R>) {
            text = R::countedAs(options(), seats());
        } else {
            text = R::write(options());
            if (seats().size() > 1) text += '-' + writeSeats(seats());
        }
        return QString::fromStdString(text);
    }

    static Game gameOf(const Options& options, const Start& start, std::optional<std::uint64_t> seed,
                       const Seats& seats) {
        Game game;
        game.options = options;
        game.start = start;
        game.seed = seed;
        game.seats = seated(seats, options);
        return game;
    }

    static std::string textOf(const std::vector<Move>& moves) {
        std::string text;
        for (const auto& move : moves) {
            if (!text.empty()) text += ' ';
            text += R::write(move);
        }
        return text;
    }

    /// A way as it was written; nothing where it is none. It is no great loss.
    static std::vector<Move> readWay(std::string_view text) {
        std::vector<Move> way;
        for (const auto part : split(text, ' ')) {
            const auto move = R::readMove(part);
            if (!move || way.size() >= History<R>::movesAllowed) return {};
            way.push_back(*move);
        }
        return way;
    }

    static GameText textOf(const Game& game) {
        GameText out;
        out.options = R::write(game.options);
        out.start = R::write(game.exact ? *game.exact : game.start);
        out.moves = textOf(game.moves);
        for (const auto& way : game.ways) out.ways.push_back(textOf(way));
        out.number = game.seed;
        out.elapsedMs = game.elapsed.count();
        out.helped = game.helped;
        out.known = game.known;
        out.recorded = game.recorded;
        out.undos = game.undos;
        if (game.seats.size() > 1) out.seats = writeSeats(game.seats);
        for (const bool byPerson : game.byPerson) out.byPerson += byPerson ? '1' : '0';
        for (const bool byComputer : game.byComputer) out.byComputer += byComputer ? '1' : '0';
        out.serial = game.serial;
        return out;
    }

    /// A game from a saved one. Moves from the first that cannot be read on are left out, which is told.
    Result<Game> readGame(const QJsonObject& json, QStringList& problems) const {
        const auto text = gameTextFrom(json);
        if (!text) return text.problem();
        const auto options = R::readOptions(text->options);
        if (!options) return options.problem();
        const auto start = R::readStart(*options, text->start);
        if (!start) return start.problem();
        Seats seats;
        if (text->seats) {
            if (const auto read = readSeats(*text->seats, levels()); !read)
                problems << translated(read.problem());
            seats = readKnownSeats(*text->seats, levels());
        } else if constexpr (HasSeatsInOptions<R>) {
            if (const auto old = R::seatsOf(text->options)) seats = *old;
        }
        Game game = gameOf(*options, *start, text->number, seats);
        game.elapsed = std::chrono::milliseconds(text->elapsedMs);
        game.helped = text->helped;
        game.known = text->known;
        game.recorded = text->recorded;
        game.undos = text->undos;
        game.serial = text->serial;
        for (const char one : text->byPerson) game.byPerson.push_back(one == '1');
        for (const char one : text->byComputer) game.byComputer.push_back(one == '1');
        if constexpr (HasHintAlong<R>) {
            for (const auto& written : text->ways)
                if (auto way = readWay(written); !way.empty() && game.ways.size() < History<R>::waysKept)
                    game.ways.push_back(std::move(way));
        }
        if (text->moves.empty()) return game;
        for (const auto part : split(text->moves, ' ')) {
            const auto move = R::readMove(part);
            if (!move || game.moves.size() >= History<R>::movesAllowed) {
                problems << (move ? GameSession::tr("there are too many moves") : translated(move.problem()));
                break;
            }
            game.moves.push_back(*move);
        }
        return game;
    }

    void deal(const Options& options, std::uint64_t seed, const Seats& seats, Cause cause, bool first) {
        stopDealing();
        const auto show = [this, options, seats, cause, first](const Start& start,
                                                               std::optional<std::uint64_t> number) {
            auto change = leaving(cause);
            auto game = gameOf(options, start, number, seats);
            if (first)
                history_.replaceBy(std::move(game));
            else
                history_.begin(std::move(game));
            enteredAnew(change);
        };
        if constexpr (HasSlowDeal<R>) {
            if (R::dealIsSlow(options)) {
                if (first) history_.game().options = options;
                dealing_.run(
                    this,
                    [options, seed](std::stop_token stop) { return R::deal(options, seed, std::move(stop)); },
                    [this, show, seed](const Start& start) {
                        Q_EMIT dealing(false);
                        show(start, seed);
                    },
                    [this](const QString& what) {
                        Q_EMIT dealing(false);
                        Q_EMIT failed(dealFailed(what));
                    });
                Q_EMIT dealing(true);
                return;
            }
        }
        if constexpr (HasDeal<R>)
            show(R::deal(options, seed), seed);
        else
            show(Start{}, std::nullopt);
    }

    /// What is being looked for is not wanted any more.
    void stopDealing() {
        if (!dealing_.running()) return;
        dealing_.cancel();
        Q_EMIT dealing(false);
    }

    // The way to another position -----------------------------------------------------------------------
    /// Begins a transition away from what is shown.
    Transition<R> leaving(Cause cause) {
        Transition<R> change;
        change.cause = cause;
        change.from = history_.place();
        change.before = history_.state();
        if (!history_.isEmpty()) history_.game().elapsed = clock_.elapsed();
        return change;
    }

    /// Another game is shown, from wherever.
    void entered(Transition<R>& change) {
        change.otherGame = true;
        ++othersVersion_;
        clock_.stop();
        clock_.set(history_.game().elapsed);
        plan_.reset();
        learnExactStart();
        arrived(change);
    }

    /// A game that was not in the timeline before.
    void enteredAnew(Transition<R>& change) {
        noteKnownDeal(history_.game().start);
        entered(change);
    }

    void arrived(Transition<R>& change) {
        change.to = history_.place();
        hintShown_ = false;
        hinting_.cancel();
        Q_EMIT changed(change);
    }

    void go(Place to, Cause cause) {
        auto change = leaving(cause);
        const auto from = history_.place();
        change.backwards = to < from;
        if (to.game != from.game) {
            history_.goTo(to);
            entered(change);
            return;
        }
        auto& game = history_.game();
        const auto first = game.moves.begin() + static_cast<std::ptrdiff_t>(std::min(from.ply, to.ply));
        const auto last = game.moves.begin() + static_cast<std::ptrdiff_t>(std::max(from.ply, to.ply));
        change.moves.assign(first, last);
        if (change.backwards) {
            std::reverse(change.moves.begin(), change.moves.end());
            game.undos += static_cast<int>(change.moves.size());
            if (takingBackReveals(to.ply, from.ply)) game.helped = true;
        }
        history_.goTo(to);
        learnExactStart();
        arrived(change);
    }

    /// Whether something hidden is seen by taking back the moves between these plies of the shown game.
    bool takingBackReveals(std::size_t first, std::size_t end) const {
        if constexpr (HasReveals<R>) {
            for (auto ply = first; ply < end; ++ply)
                if (R::reveals(history_.stateAt(ply), history_.game().moves[ply])) return true;
            return false;
        }
        return undoReveals<R>();
    }

    /// What is counted of the only person, if there is one.
    void addFiguresOf(int seat, GameResult& out) const {
        if constexpr (HasSeats<R>) {
            if (seat < 0 || outcome() == Outcome::playing) return;
            if constexpr (HasSeatFigures<R>)
                for (auto& figure : R::seatFigures(state(), seat)) out.figures.push_back(std::move(figure));
            const auto places = R::standing(state());
            if (places.size() > 2)
                out.figures.push_back(
                    {PLT_TR("Place"), static_cast<double>(places[static_cast<std::size_t>(seat)]), false});
        }
    }

    bool isPersonsTurn(const State& state) const {
        if constexpr (HasSeats<R>) {
            const auto& all = history_.game().seats;
            if (R::outcome(state) != Outcome::playing) return false;
            const int seat = R::seatToMove(state);
            return seat >= 0 && seat < static_cast<int>(all.size()) &&
                   all[static_cast<std::size_t>(seat)].isPerson();
        }
        return true;
    }
    bool stopsAtPersons() const {
        return HasSeats<R> && people(history_.game().seats) > 0 &&
               people(history_.game().seats) < history_.game().seats.size();
    }

    Place personsPlaceBefore() const {
        auto to = history_.previous();
        if (to.game != place().game || !stopsAtPersons()) return to;
        while (to.ply > 0 && !isPersonsTurn(history_.stateAt(to.ply))) --to.ply;
        return to;
    }
    Place personsPlaceAfter() const {
        auto to = history_.next();
        if (to.game != place().game || !stopsAtPersons()) return to;
        State state = std::move(*R::apply(history_.state(), history_.game().moves[history_.ply()]));
        while (to.ply < history_.plies() && !isPersonsTurn(state))
            state = std::move(*R::apply(state, history_.game().moves[to.ply++]));
        return to;
    }

    // What counts as help -------------------------------------------------------------------------------
    /// Whether it matters to a result that a deal was known: it is compared with others, or what was hidden
    /// is known, too.
    static constexpr bool isCompared = HasScore<R> || HasRanking<R> || undoReveals<R>();
    static std::string dealText(const Options& options, const Start& start) {
        if constexpr (HasKnownAs<R>)
            return R::knownAs(options, start);
        else
            return longGameId<R>(options, start);
    }

    /// What is known of a deal stays known, however it is come by again.
    void noteKnownDeal(const Start& start) {
        if (!isCompared || !knownDeals_.contains(dealText(options(), start))) return;
        history_.game().helped = true;
        history_.game().known = true;
    }

    /// Whether the player knows more of the game's deal than the rules would show at its beginning.
    static bool isKnown(const Game& game) { return game.helped || (undoReveals<R>() && !game.moves.empty()); }

    void rememberDeal(const Game& game) {
        if (!isCompared) return;
        knownDeals_.add(dealText(game.options, game.start));
        if (game.exact) knownDeals_.add(dealText(game.options, *game.exact));
    }

    /// Takes note of the start where it has turned out.
    void learnExactStart() {
        if constexpr (HasExactStart<R>) {
            auto& game = history_.game();
            if (history_.isEmpty() || game.exact) return;
            auto exact = R::exactStart(game.options, game.start, state());
            if (exact == game.start) return;
            noteKnownDeal(exact);
            game.exact = std::move(exact);
            if (isKnown(game)) rememberDeal(game);
        }
    }

    /// A computer, or somebody at this window, moved for a seat.
    void noteMover(int seat, bool isComputer) {
        if (seat < 0) return;
        auto& moved = isComputer ? history_.game().byComputer : history_.game().byPerson;
        if (moved.size() <= static_cast<std::size_t>(seat)) moved.resize(static_cast<std::size_t>(seat) + 1);
        moved[static_cast<std::size_t>(seat)] = true;
    }

    /// Whether a person moved for a seat that is the computer's, or a computer for one that is a person's: no
    /// fair game between the two.
    bool anotherHandMoved() const {
        const auto& game = history_.game();
        const auto moved = [](const std::vector<bool>& who, std::size_t seat) {
            return seat < who.size() && who[seat];
        };
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
            if (moved(game.seats[seat].isPerson() ? game.byComputer : game.byPerson, seat)) return true;
        return false;
    }

    // Plans ---------------------------------------------------------------------------------------------
    /// Whether the moves of the game up to what is shown are the first of these.
    bool isOn(const std::vector<Move>& way) const {
        const auto& moves = history_.game().moves;
        const auto shown = static_cast<std::ptrdiff_t>(history_.ply());
        return way.size() >= history_.ply() && std::equal(moves.begin(), moves.begin() + shown, way.begin());
    }
    /// The next step of the plan. A plan holds wherever the player is on it, also after a detour that was
    /// taken back.
    const HintStep<Move>* nextOfPlan() const {
        if (!plan_ || history_.ply() < planFrom_ || !isOn(planWay_)) return nullptr;
        const auto step = history_.ply() - planFrom_;
        return step < plan_->steps.size() ? &plan_->steps[step] : nullptr;
    }
    void takePlan(Hint<Move> hint) {
        plan_ = std::move(hint);
        planFrom_ = history_.ply();
        const auto& moves = history_.game().moves;
        planWay_.assign(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(planFrom_));
        for (const auto& step : plan_->steps) planWay_.push_back(step.move);
        if constexpr (HasHintAlong<R>) keepWay();
    }
    void keepWay() {
        auto way = planWay_;
        way.insert(way.end(), plan_->onwards.begin(), plan_->onwards.end());
        if (way.size() == planFrom_) return;
        auto& ways = history_.game().ways;
        std::erase(ways, way);
        ways.push_back(std::move(way));
        if (ways.size() > History<R>::waysKept) ways.erase(ways.begin());
    }
    /// How hints of this game have gone on from the shown position.
    Ways<Move> knownWays() const {
        Ways<Move> known;
        for (const auto& way : history_.game().ways)
            if (way.size() > history_.ply() && isOn(way))
                known.emplace_back(way.begin() + static_cast<std::ptrdiff_t>(history_.ply()), way.end());
        return known;
    }

    void showHint() {
        hintShown_ = true;
        if (!plan_->steps.empty()) markHelped();
        Q_EMIT hintChanged();
    }

    bool hasClock_;
    History<R> history_;
    std::optional<Hint<Move>> plan_;
    std::size_t planFrom_ = 0;   ///< the ply of its first step
    std::vector<Move> planWay_;  ///< the moves up to there, and its steps
    bool hintShown_ = false;
    std::uint64_t othersVersion_ = 1;
    mutable std::shared_ptr<const std::pair<std::uint64_t, std::vector<Game>>> othersText_;
    std::function<Move(const Move&)> madeNow_;
    Background<Hint<Move>> hinting_;
    Background<Start> dealing_;
};

}  // namespace plt
