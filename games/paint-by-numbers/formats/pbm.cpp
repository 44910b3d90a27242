// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/pbm.h"

#include "paint-by-numbers/formats/lines.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

class Bitmap {
  public:
    explicit Bitmap(std::string_view bytes) : bytes_(bytes) {}

    Reading read() {
        const bool isRaw = bytes_.starts_with("P4");
        if (!isRaw && !bytes_.starts_with("P1")) return failed(PLT_TR("A bitmap begins with P1 or P4."));
        next_ = 2;
        const auto width = readSide(word());
        if (!width) return failed(width.problem());
        const auto height = readSide(word());
        if (!height) return failed(height.problem());
        Grid goal(*width, *height, Cell::white);
        if (isRaw) {
            ++next_;  // the single blank after the size
            const int rowBytes = (*width + 7) / 8;
            for (int y = 0; y < *height; ++y) {
                for (int x = 0; x < *width; ++x) {
                    const auto place = next_ + static_cast<std::size_t>(y * rowBytes + x / 8);
                    if (place >= bytes_.size()) return failed(PLT_TR("The bitmap ends too early."));
                    const auto byte = static_cast<unsigned char>(bytes_[place]);
                    if (((byte >> (7 - x % 8)) & 1) != 0) goal.set(x, y, Cell::blue);
                }
            }
        } else {
            for (int cell = 0; cell < goal.cells(); ++cell) {
                skipBlank();
                if (next_ >= bytes_.size()) return failed(PLT_TR("The bitmap ends too early."));
                const char c = bytes_[next_];
                if (c != '0' && c != '1') return failed(PLT_TR("A cell of a bitmap is 0 or 1."));
                if (c == '1') goal.set(cell, Cell::blue);
                ++next_;
            }
        }
        Reading reading;
        Puzzle puzzle;
        puzzle.clues = Clues(goal);
        puzzle.goal = std::move(goal);
        reading.puzzles.push_back(std::move(puzzle));
        return reading;
    }

  private:
    void skipBlank() {
        for (; next_ < bytes_.size(); ++next_) {
            if (bytes_[next_] == '#')
                next_ = std::min(bytes_.find('\n', next_), bytes_.size() - 1);
            else if (!isBlank(bytes_[next_]))
                return;
        }
    }
    std::string_view word() {
        skipBlank();
        const auto begin = std::min(next_, bytes_.size());
        while (next_ < bytes_.size() && !isBlank(bytes_[next_])) ++next_;
        return bytes_.substr(begin, next_ - begin);
    }
    Reading failed(plt::Message reason) const {
        const auto read = bytes_.substr(0, next_);
        const int line = 1 + static_cast<int>(std::count(read.begin(), read.end(), '\n'));
        return {{}, {{line, std::move(reason)}}};
    }

    std::string_view bytes_;
    std::size_t next_ = 0;
};

}  // namespace

Reading readPbm(std::string_view bytes) {
    return Bitmap(bytes).read();
}

std::string writePbm(const Grid& picture) {
    std::string text =
        "P1\n" + std::to_string(picture.width()) + ' ' + std::to_string(picture.height()) + '\n';
    // Lines of a plain bitmap have at most 70 characters.
    constexpr int longest = 70;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (x > 0 && x % longest == 0) text += '\n';
            text += picture.at(x, y) == Cell::blue ? '1' : '0';
        }
        text += '\n';
    }
    return text;
}

}  // namespace paint_by_numbers
