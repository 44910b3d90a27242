// SPDX-License-Identifier: MIT
// A match between two programs built from engine.cpp, usually of two versions: from every opening of three
// moves that a search finds even, with both colours, at equal processor time.
//   checkers-match NEW OLD TABLES MILLISECONDS OPENINGS SEED
// TABLES is a file of the endgame tables, made where it does not exist. A game with so few pieces that the
// tables know it ends with their result, and one without progress for twenty moves of each side as a draw.
//
// To get the peer, build checkers-engine in a tree of the earlier version, with engine.cpp copied there.

#include "checkers/board/notation.h"
#include "checkers/endgames/endgame_library.h"
#include "checkers/rules.h"
#include "checkers/search/search.h"
#include "common/rules/random.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace checkers;

namespace {

/// A program of engine.cpp that runs beside this one.
class Engine {
  public:
    Engine(const char* program, const char* tables) {
        int to[2];
        int from[2];
        if (pipe(to) != 0 || pipe(from) != 0) std::exit(1);
        process_ = fork();
        if (process_ == 0) {
            dup2(to[0], 0);
            dup2(from[1], 1);
            for (const int end : {to[0], to[1], from[0], from[1]}) close(end);
            execl(program, program, tables, nullptr);
            _exit(1);
        }
        close(to[0]);
        close(from[1]);
        in_ = fdopen(to[1], "w");
        out_ = fdopen(from[0], "r");
    }
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    ~Engine() {
        std::fclose(in_);
        std::fclose(out_);
        waitpid(process_, nullptr, 0);
    }

    void tell(const std::string& command) {
        std::fprintf(in_, "%s\n", command.c_str());
        std::fflush(in_);
    }
    std::string go(int milliseconds) {
        tell("go " + std::to_string(milliseconds));
        char move[100];
        int depth = 0;
        unsigned long long nodes = 0;
        double micros = 0;
        if (std::fscanf(out_, "%99s %d %llu %lf", move, &depth, &nodes, &micros) != 4) std::exit(1);
        // Games that are decided reach any depth.
        if (depth < 40) {
            ++moves_;
            depths_ += depth;
            nodes_ += static_cast<double>(nodes);
            seconds_ += micros * 1e-6;
        }
        return move;
    }
    void report(const char* name) const {
        std::printf("%s: depth %.1f in %.1f ms, %.2f million positions a second\n", name, depths_ / moves_,
                    1000 * seconds_ / moves_, nodes_ / seconds_ / 1e6);
    }

  private:
    pid_t process_ = 0;
    FILE* in_ = nullptr;
    FILE* out_ = nullptr;
    int moves_ = 0;
    double depths_ = 0;
    double nodes_ = 0;
    double seconds_ = 0;
};

/// The different positions after three moves that are about even.
std::vector<Position> openings() {
    constexpr int edge = 50;
    std::vector<Position> found{standardPosition()};
    for (int ply = 0; ply < 3; ++ply) {
        std::vector<Position> next;
        for (const Position& p : found) {
            MoveList list;
            generate(p, list);
            for (const Move& move : list) {
                const Position then = after(p, move);
                if (std::find(next.begin(), next.end(), then) == next.end()) next.push_back(then);
            }
        }
        found = std::move(next);
    }
    std::erase_if(found, [](const Position& p) {
        SearchTask task;
        task.position = p;
        task.budget.depth = 9;
        return std::abs(search(task).value) > edge;
    });
    return found;
}

/// 1, 1/2 or 0 for the first side.
double play(const Position& opening, Engine& first, Engine& second, const Endgames& tables,
            int milliseconds) {
    constexpr int standstill = 40;
    State state = Rules::begin({}, {opening});
    for (Engine* engine : {&first, &second}) engine->tell("new " + writeFen(opening));
    while (endOf(state) == End::none && state.quietPlies < standstill) {
        const Position& p = state.position;
        if (const auto known = tables.lookUp(p)) {
            if (known->kind == EndgameValue::Kind::drawn) return 0.5;
            return (known->kind == EndgameValue::Kind::won) == (p.toMove == Side::first) ? 1 : 0;
        }
        const std::string move = (p.toMove == Side::first ? first : second).go(milliseconds);
        for (Engine* engine : {&first, &second}) engine->tell("move " + move);
        state = Rules::apply(state, readMoveAt(p, move).value()).value();
    }
    const auto winner = winnerOf(state);
    return !winner ? 0.5 : *winner == Side::first ? 1 : 0;
}

void report(int wins, int losses, int draws) {
    const double games = wins + losses + draws;
    const double score = (wins + draws * 0.5) / games;
    const auto elo = [](double share) { return -400 * std::log10(1 / std::clamp(share, 0.001, 0.999) - 1); };
    const double variance = (wins + draws * 0.25) / games - score * score;
    const double error = 1.96 * std::sqrt(variance / games);
    std::printf("+%d -%d =%d, Elo %+.0f (%+.0f to %+.0f)\n", wins, losses, draws, elo(score),
                elo(score - error), elo(score + error));
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 7) {
        std::fprintf(stderr, "checkers-match NEW OLD TABLES MILLISECONDS OPENINGS SEED\n");
        return 2;
    }
    Engine fresh(argv[1], argv[3]);
    Engine old(argv[2], argv[3]);
    const int milliseconds = std::atoi(argv[4]);
    auto positions = openings();
    std::printf("%zu openings\n", positions.size());
    plt::Random random(static_cast<std::uint64_t>(std::atoll(argv[6])));
    random.shuffle(positions);
    positions.resize(std::min(positions.size(), static_cast<std::size_t>(std::atoi(argv[5]))));
    const auto tables = smallEndgames();
    int wins = 0;
    int losses = 0;
    int draws = 0;
    for (const Position& opening : positions) {
        for (const bool begins : {true, false}) {
            const double result = begins ? play(opening, fresh, old, *tables, milliseconds)
                                         : 1 - play(opening, old, fresh, *tables, milliseconds);
            ++(result == 1 ? wins : result == 0 ? losses : draws);
        }
        report(wins, losses, draws);
    }
    fresh.report("new");
    old.report("old");
}
