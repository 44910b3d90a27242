// SPDX-License-Identifier: MIT
// Drives a fuzz target without libFuzzer.
//   fuzz-X [--seconds N] [--seed N]   damages well-formed inputs in a reproducible order
//   fuzz-X FILE...                    runs these inputs
// An input that makes the target fail is left in the file fuzz-failed.bin.
#include "common/rules/random.h"
#include "tests/fuzz/fuzz.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

namespace {

using Clock = std::chrono::steady_clock;

std::string current;

void keepInput() {
    if (std::FILE* file = std::fopen("fuzz-failed.bin", "wb")) {
        std::fwrite(current.data(), 1, current.size(), file);
        std::fclose(file);
    }
}

extern "C" void died(int signal) {
    keepInput();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

// No input may keep a player waiting; generous, for sanitizers and a busy machine.
constexpr auto maximumRunTime = std::chrono::seconds(10);

void run(std::string input) {
    current = std::move(input);
    const auto begun = Clock::now();
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current.data()), current.size());
    plt::fuzz::require(Clock::now() - begun < maximumRunTime, "an input takes too long");
}

std::string mutated(const std::vector<std::string>& seeds, plt::Random& random) {
    static const std::vector<std::string> tokens = {"-1",
                                                    "0",
                                                    "1",
                                                    "2147483648",
                                                    "18446744073709551616",
                                                    "1e999",
                                                    "null",
                                                    "true",
                                                    "[[[[",
                                                    "{\"a\":",
                                                    "\"",
                                                    "\\",
                                                    ":",
                                                    "#",
                                                    "\n",
                                                    "\r\n",
                                                    " ",
                                                    "\t",
                                                    "*",
                                                    "&a",
                                                    "*a",
                                                    "---",
                                                    "\xEF\xBB\xBF",
                                                    "\xFF\xFE",
                                                    "\xC0\x80",
                                                    "===",
                                                    "**"};
    const auto place = [&](const std::string& text) {
        return static_cast<std::size_t>(random.below(text.size() + 1));
    };
    std::string text = seeds[random.below(seeds.size())];
    for (int edits = random.between(0, 6); edits > 0; --edits) {
        const std::size_t at = place(text);
        const std::size_t length = std::min<std::size_t>(random.below(12) + 1, text.size() - at);
        switch (random.below(8)) {
            case 0:
                if (at < text.size()) text[at] = static_cast<char>(random.below(256));
                break;
            case 1:
                if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
                break;
            case 2:
                text.erase(at, length);
                break;
            case 3:
                text.insert(at, tokens[random.below(tokens.size())]);
                break;
            case 4:
                text.replace(at, length, tokens[random.below(tokens.size())]);
                break;
            case 5:
                text.insert(place(text), text.substr(at, length));
                break;
            case 6: {
                const std::string& other = seeds[random.below(seeds.size())];
                text = text.substr(0, at) + other.substr(place(other));
                break;
            }
            default:
                if (text.size() < 10000) {
                    const std::string part = text.substr(at, length);
                    std::string many;
                    for (int n = random.between(2, 60); n > 0; --n) many += part;
                    text.insert(at, many);
                }
        }
    }
    return text;
}

}  // namespace

void plt::fuzz::require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "failed: %s; the input is in fuzz-failed.bin\n", what);
    std::abort();
}

int main(int argc, char** argv) {
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGILL}) std::signal(signal, died);
    auto seconds = std::chrono::seconds(3);
    std::uint64_t seed = 1;
    bool files = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--seconds") == 0 && i + 1 < argc) {
            seconds = std::chrono::seconds(std::atoi(argv[++i]));
        } else if (std::strcmp(argv[i], "--seed") == 0 && i + 1 < argc) {
            seed = std::strtoull(argv[++i], nullptr, 10);
        } else {
            std::ifstream file(argv[i], std::ios::binary);
            run({std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()});
            files = true;
        }
    }
    if (files) return 0;

    const auto seeds = plt::fuzz::seeds();
    plt::Random random(seed);
    for (const std::string& input : seeds) run(input);
    unsigned long long rounds = 0;
    for (const auto end = Clock::now() + seconds; Clock::now() < end; ++rounds) run(mutated(seeds, random));
    std::printf("%llu damaged inputs\n", rounds);
    return rounds > 0 ? 0 : 1;
}
