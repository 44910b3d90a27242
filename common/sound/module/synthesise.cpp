// SPDX-License-Identifier: MIT
// Synthesises the sounds of the games: "synthesise FOLDER" writes a short WAV file for each.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <functional>
#include <numbers>
#include <string>
#include <vector>

namespace {

constexpr int rate = 22'050;     // samples per second
constexpr double full = 16'383;  // half of what 16 bits can have
constexpr double tau = 2 * std::numbers::pi;

using Samples = std::vector<double>;

/// Noise that is the same in every build.
class Noise {
  public:
    double next() {
        seed_ = seed_ * 6'364'136'223'846'793'005ULL + 1'442'695'040'888'963'407ULL;
        return static_cast<double>(seed_ >> 33) / static_cast<double>(1U << 30) - 1;
    }

  private:
    std::uint64_t seed_ = 1;
};

/// Returns the samples of a wave of this duration.
Samples over(double seconds, const std::function<double(double)>& wave) {
    Samples samples(static_cast<std::size_t>(seconds * rate));
    for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = wave(static_cast<double>(i) / rate);
    return samples;
}

/// A struck bar: overtones that fade faster the higher they are.
double struck(double time, double pitch, double fade) {
    return 0.7 * std::sin(tau * pitch * time) * std::exp(-time / fade) +
           0.25 * std::sin(tau * 2.76 * pitch * time) * std::exp(-time / (fade * 0.4)) +
           0.1 * std::sin(tau * 5.4 * pitch * time) * std::exp(-time / (fade * 0.15));
}

/// Notes in succession: pitches in hertz, `apart` seconds from one to the next.
Samples tune(const std::vector<double>& notes, double apart, double fade) {
    return over(apart * static_cast<double>(notes.size()) + 3 * fade, [&](double time) {
        double sum = 0;
        for (std::size_t i = 0; i < notes.size(); ++i) {
            const double since = time - apart * static_cast<double>(i);
            if (since >= 0) sum += struck(since, notes[i], fade);
        }
        return 0.5 * sum;
    });
}

/// Sliding paper: noise through a filter that opens and closes.
Samples rustle(double seconds, double brightness) {
    Noise noise;
    double low = 0;
    return over(seconds, [&](double time) {
        low += brightness * (noise.next() - low);
        const double swell = std::sin(std::numbers::pi * time / seconds);
        return 0.8 * low * swell * swell;
    });
}

Samples place() {
    Noise noise;
    return over(0.12, [&](double time) {
        const double click = 0.3 * noise.next() * std::exp(-time / 0.004);
        return click + 0.6 * struck(time, 320, 0.025);
    });
}

Samples capture() {
    Samples samples = place();
    const Samples second = over(0.1, [](double time) { return 0.6 * struck(time, 240, 0.03); });
    const auto from = static_cast<std::size_t>(0.06 * rate);
    samples.resize(std::max(samples.size(), from + second.size()));
    for (std::size_t i = 0; i < second.size(); ++i) samples[from + i] += second[i];
    return samples;
}

void put(std::ofstream& file, std::uint32_t value, int bytes) {
    for (int i = 0; i < bytes; ++i) file.put(static_cast<char>((value >> (8 * i)) & 0xffU));
}

/// Writes a mono file of 16 bits per sample, with short ramps at both ends to avoid clicks. Returns false if
/// it cannot be written.
bool write(const std::string& path, const Samples& samples) {
    std::ofstream file(path, std::ios::binary);
    const auto bytes = static_cast<std::uint32_t>(samples.size() * 2);
    file << "RIFF";
    put(file, 36 + bytes, 4);
    file << "WAVEfmt ";
    put(file, 16, 4);
    put(file, 1, 2);
    put(file, 1, 2);
    put(file, rate, 4);
    put(file, rate * 2, 4);
    put(file, 2, 2);
    put(file, 16, 2);
    file << "data";
    put(file, bytes, 4);
    constexpr double ramp = 60;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double ends =
            std::min(static_cast<double>(i), static_cast<double>(samples.size() - 1 - i)) / ramp;
        const double value = std::clamp(samples[i] * std::min(1.0, ends), -1.0, 1.0);
        put(file, static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(value * full))), 2);
    }
    return file.flush().good();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("usage: synthesise FOLDER\n", stderr);
        return 2;
    }
    const std::string folder = std::string(argv[1]) + '/';
    const bool written =
        write(folder + "place.wav", place()) && write(folder + "card.wav", rustle(0.11, 0.35)) &&
        write(folder + "flip.wav", rustle(0.07, 0.6)) && write(folder + "capture.wav", capture()) &&
        write(folder + "wrong.wav", tune({196, 185}, 0.07, 0.05)) &&
        write(folder + "won.wav", tune({523.25, 659.26, 783.99, 1046.5}, 0.11, 0.14)) &&
        write(folder + "lost.wav", tune({392, 349.23, 293.66}, 0.14, 0.14));
    if (!written) std::fprintf(stderr, "synthesise: cannot write to %s\n", argv[1]);
    return written ? 0 : 1;
}
