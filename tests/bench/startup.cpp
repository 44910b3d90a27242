// SPDX-License-Identifier: MIT
// Measures the time of programs from exec until their window shows its content and until their GUI thread has
// nothing more to do, the processor time of all their threads until they show something, and the memory that
// is theirs alone 1.5 s later, beside an empty Qt window in the same run. The programs take turns, so that a
// change of the machine's load affects all alike. Each has a home of its own with the files of an uncounted
// first start, and is closed as a player closes it.
//   xvfb-run -s '-screen 0 1920x1080x24' build/release/bench/startup [--rounds N] [--only WORD]
#include "tests/bench/startup_screen.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct Program {
    std::string name;
    std::vector<std::string> command;
    std::vector<double> times = {};            // ms
    std::vector<double> restTimes = {};        // ms
    std::vector<double> processorTimes = {};   // ms
    std::vector<double> drawingTimes = {};     // ms
    std::vector<double> ownMemories = {};      // MiB
    std::vector<double> privateMemories = {};  // MiB
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

// A games directory with so many games, made from those of the build.
fs::path gamesDir(const fs::path& work, const std::vector<std::string>& games, int count) {
    const fs::path dir = work / ("games-" + std::to_string(count));
    for (int i = 0; i < count; ++i) {
        const std::string& game = games[static_cast<std::size_t>(i) % games.size()];
        const fs::path from = fs::path(PLT_BUILD) / "games" / game;
        const fs::path to = dir / (game + "-" + std::to_string(i));
        fs::create_directories(to);
        for (const auto& entry : fs::directory_iterator(from)) {
            if (!entry.is_regular_file()) continue;
            const fs::path target = to / entry.path().filename();
            if (entry.path().extension() == ".so") {
                fs::create_symlink(entry.path(), target);
            } else if (entry.path().filename() == "info.yaml") {
                std::ifstream in(entry.path());
                std::ofstream out(target);
                for (std::string line; std::getline(in, line);) {
                    if (line.starts_with("name:")) (line += ' ') += std::to_string(i);
                    if (line.starts_with("game-set:") && count > 4) (line += ' ') += std::to_string(i % 5);
                    out << line << '\n';
                }
            } else {
                fs::copy_file(entry.path(), target);
            }
        }
    }
    return dir;
}

struct Memory {
    double own = 0;    // MiB that this process has written
    double alone = 0;  // MiB that no other process uses at this moment: more when no other Qt program runs
};

Memory memoryOf(pid_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/smaps_rollup");
    Memory memory;
    for (std::string line; std::getline(file, line);) {
        const double mebibytes = std::atof(line.c_str() + line.find(':') + 1) / 1024;
        if (line.starts_with("Private_")) memory.alone += mebibytes;
        if (line.starts_with("Private_Dirty")) memory.own += mebibytes;
    }
    return memory;
}

// Includes threads that have ended.
double processorTime(pid_t process) {
    clockid_t clock = {};
    timespec time = {};
    if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0)
        throw std::runtime_error("the processor time of another process cannot be read");
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

// Of a program's first thread, which draws.
double drawingTime(pid_t process) {
    const std::string id = std::to_string(process);
    double nanoseconds = 0;
    if (!(std::ifstream("/proc/" + id + "/task/" + id + "/schedstat") >> nanoseconds))
        throw std::runtime_error("the processor time of a thread cannot be read");
    return nanoseconds / 1e6;
}

pid_t start(const Program& program, const fs::path& home) {
    std::vector<char*> arguments;
    for (const auto& word : program.command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t process = fork();
    if (process != 0) return process;
    setenv("HOME", home.c_str(), 1);
    setenv("XDG_RUNTIME_DIR", home.c_str(), 1);
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) unsetenv(name);
    setenv("QT_QPA_PLATFORM", "xcb", 1);
    const int nowhere = open("/dev/null", O_RDWR);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execv(arguments[0], arguments.data());
    _exit(127);
}

// When a program's drawing thread came to rest: the last time it did anything before doing nothing for long.
Clock::time_point restOf(pid_t process) {
    constexpr double anything = 0.1;  // ms
    constexpr milliseconds longTime(40);
    auto busy = Clock::now();
    double before = drawingTime(process);
    while (Clock::now() - busy < longTime) {
        std::this_thread::sleep_for(milliseconds(1));
        const double now = drawingTime(process);
        if (now - before > anything) busy = Clock::now();
        before = now;
    }
    return busy;
}

void end(pid_t process, const plt::bench::Screen& screen) {
    screen.closeAll();
    const auto patience = Clock::now() + std::chrono::seconds(5);
    while (waitpid(process, nullptr, WNOHANG) == 0) {
        if (Clock::now() > patience) {
            kill(process, SIGKILL);
            waitpid(process, nullptr, 0);
            throw std::runtime_error("a window does not close");
        }
        std::this_thread::sleep_for(milliseconds(5));
    }
}

void measure(Program& program, const plt::bench::Screen& screen, const fs::path& home, bool counts) {
    fs::create_directories(home);
    fs::permissions(home, fs::perms::owner_all);
    const auto patience = Clock::now() + std::chrono::seconds(20);
    while (!screen.isEmpty()) {
        if (Clock::now() > patience) throw std::runtime_error("the screen does not become empty");
        std::this_thread::sleep_for(milliseconds(20));
    }
    const auto begun = Clock::now();
    const pid_t process = start(program, home);
    while (!screen.showsContent()) {
        if (waitpid(process, nullptr, WNOHANG) != 0)
            throw std::runtime_error(program.name + " ended without a window");
        if (Clock::now() - begun > std::chrono::seconds(20)) {
            kill(process, SIGKILL);
            throw std::runtime_error(program.name + " shows no window");
        }
        std::this_thread::sleep_for(milliseconds(1));
    }
    const std::chrono::duration<double, std::milli> time = Clock::now() - begun;
    const double processor = processorTime(process);
    const double drawing = drawingTime(process);
    const std::chrono::duration<double, std::milli> rest = restOf(process) - begun;
    // The memory includes work that is delayed until after the first picture.
    std::this_thread::sleep_for(milliseconds(1500));
    const Memory memory = memoryOf(process);
    end(process, screen);
    if (!counts) return;
    program.times.push_back(time.count());
    program.restTimes.push_back(rest.count());
    program.processorTimes.push_back(processor);
    program.drawingTimes.push_back(drawing);
    program.ownMemories.push_back(memory.own);
    program.privateMemories.push_back(memory.alone);
}

int run(int rounds, const std::string& only) {
    const plt::bench::Screen screen;
    std::vector<std::string> games;
    std::istringstream names(PLT_GAMES);
    for (std::string game; names >> game;) games.push_back(game);

    const fs::path build(PLT_BUILD);
    const fs::path work = fs::temp_directory_path() / ("plt-startup-" + std::to_string(getpid()));
    const std::string plt = (build / "plt-games").string();
    const std::string bare = (build / "bench" / "empty-window").string();
    std::vector<Program> programs = {{"empty Qt window", {bare}},
                                     {"Qt window with a menu and a line of text", {bare, "--text"}},
                                     {"Qt window with 20 buttons and icons", {bare, "--buttons"}}};
    const auto comparisons = static_cast<std::ptrdiff_t>(programs.size());
    for (const int count : {4, 20, 1000}) {
        programs.push_back({"console, " + std::to_string(count) + " games",
                            {plt, "--games-dir", gamesDir(work, games, count).string()}});
    }
    for (const auto& game : games)
        programs.push_back({game, {plt, "--play", (build / "games" / game).string()}});
    programs.erase(std::remove_if(programs.begin() + comparisons, programs.end(),
                                  [&only](const Program& program) {
                                      return program.name.find(only) == std::string::npos;
                                  }),
                   programs.end());

    // The first round only warms the caches.
    for (int round = 0; round <= rounds; ++round) {
        for (auto& program : programs)
            measure(program, screen, work / ("home of " + program.name), round > 0);
    }
    fs::remove_all(work);

    constexpr std::array measured = {&Program::times,          &Program::restTimes,
                                     &Program::processorTimes, &Program::drawingTimes,
                                     &Program::ownMemories,    &Program::privateMemories};
    std::printf(
        "| program | until shown, ms | to empty | until at rest, ms | to empty | processor, ms | to empty | "
        "drawing thread, ms | to empty "
        "| own memory, MiB | to empty | private memory, MiB | to empty "
        "|\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    for (const auto& program : programs) {
        std::printf("| %s |", program.name.c_str());
        for (const auto values : measured) {
            const double here = median(program.*values);
            std::printf(" %.1f | %.2f |", here, here / median(programs[0].*values));
        }
        std::printf("\n");
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    int rounds = 9;
    std::string only;
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::strcmp(argv[i], "--rounds") == 0) rounds = std::max(1, std::atoi(argv[i + 1]));
        if (std::strcmp(argv[i], "--only") == 0) only = argv[i + 1];
    }
    try {
        return run(rounds, only);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "startup: %s\n", problem.what());
        return 1;
    }
}
