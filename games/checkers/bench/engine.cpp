// SPDX-License-Identifier: MIT
// The expert as a program on standard input and output, so that versions of it can play each other; see
// match.cpp. It uses nothing that earlier versions do not have, so this file builds in their trees, too.
//   new FEN       begins a game
//   move TEXT     plays a move of either side
//   go MS         answers "MOVE DEPTH POSITIONS MICROSECONDS" after so many milliseconds of processor time
//
// Processor time, so that a busy machine favours nobody. The argument is a file for the endgame tables.

#include "checkers/board/notation.h"
#include "checkers/endgames/endgame_library.h"
#include "checkers/player/player.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

using namespace checkers;

namespace {

std::stop_source* running = nullptr;

void onTimer(int /*signal*/) {
    if (running) running->request_stop();
}

double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// A timer of the processor time of this process.
class Alarm {
  public:
    Alarm() {
        std::signal(SIGUSR1, onTimer);
        sigevent event{};
        event.sigev_notify = SIGEV_SIGNAL;
        event.sigev_signo = SIGUSR1;
        timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer_);
    }
    Alarm(const Alarm&) = delete;
    Alarm& operator=(const Alarm&) = delete;
    ~Alarm() { timer_delete(timer_); }

    /// 0 cancels.
    void set(long milliseconds) {
        itimerspec when{};
        when.it_value = {milliseconds / 1000, milliseconds % 1000 * 1'000'000};
        timer_settime(timer_, 0, &when, nullptr);
    }

  private:
    timer_t timer_{};
};

void useTablesOf(const std::string& path) {
    EndgameStore store;
    store.read = [path]() -> std::shared_ptr<const Endgames> {
        std::ifstream file(path, std::ios::binary);
        const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
        const auto parsed = Endgames::parse(bytes);
        return parsed ? *parsed : nullptr;
    };
    store.write = [path](const Endgames& made) {
        const auto bytes = made.serialise();
        std::ofstream(path, std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    };
    useEndgameStore(std::move(store));
    smallEndgames();
    largeEndgames();
}

void answer(const State& state, long milliseconds, Alarm& alarm) {
    std::stop_source stop;
    plt::Question question;
    // A question without any limit would get the expert's two seconds.
    question.budget.depth = 99;
    question.stop = stop.get_token();
    const double began = processorTime();
    running = &stop;
    alarm.set(milliseconds);
    const Analysis analysis = analyse(state, question);
    alarm.set(0);
    running = nullptr;
    std::printf("%s %d %llu %.0f\n", writeMove(analysis.line.front()).c_str(), analysis.depth,
                static_cast<unsigned long long>(analysis.nodes), (processorTime() - began) * 1e6);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1) useTablesOf(argv[1]);
    Alarm alarm;
    State state = Rules::begin({}, {});
    std::string word;
    std::string text;
    while (std::cin >> word >> text) {
        if (word == "new") state = Rules::begin({}, {readFen(text).value()});
        if (word == "move") state = Rules::apply(state, readMoveAt(state.position, text).value()).value();
        if (word == "go") answer(state, std::atol(text.c_str()), alarm);
    }
}
