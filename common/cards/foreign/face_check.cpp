// SPDX-License-Identifier: MIT
#include "common/cards/foreign/face_check.h"

#include "common/cards/card.h"

#include <algorithm>
#include <vector>

#include <QColor>

namespace plt {

namespace {

// Measured for the 43 decks of KDE and GNOME with French suits that Qt draws well, and for the others.
constexpr int clearlyOther = 64;          // of 255 in one colour channel
constexpr int minimumDifference = 12;     // pixels: at least 46; 0 in decks that lost their faces
constexpr double minimumInk = 0.02;       // a two: at least 0.031
constexpr double maximumInkOfTwo = 0.16;  // at most 0.12; German at least 0.19, Swiss 0.39
constexpr double maximumInkOfTen = 0.65;  // at most 0.46; German 0.91
constexpr double minimumGrowth = 1.8;     // from the two to the ten: at least 2.4; Swiss 1.05
constexpr double maximumOtherInk = 0.26;  // at most 0.23; German 0.31, Swiss 0.7

int difference(QRgb one, QRgb other) {
    return std::max({qAbs(qRed(one) - qRed(other)), qAbs(qGreen(one) - qGreen(other)),
                     qAbs(qBlue(one) - qBlue(other)), qAbs(qAlpha(one) - qAlpha(other))});
}

bool isDifferent(const QImage& one, const QImage& other) {
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto* a = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* b = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        for (int x = 0; x < one.width(); ++x) {
            if (difference(a[x], b[x]) > clearlyOther && ++count >= minimumDifference) return true;
        }
    }
    return false;
}

/// Returns the colours of a face without its borders and most of its indices.
std::vector<QRgb> inside(const QImage& face) {
    const QRect all = face.rect();
    const QRect part = all.adjusted(all.width() / 5, all.height() / 12, -all.width() / 5, -all.height() / 12);
    std::vector<QRgb> colours;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x) colours.push_back(face.pixel(x, y));
    }
    return colours;
}

/// Returns the colour of the paper, which is most of a face: the median of each channel.
QRgb paperOf(const std::vector<QRgb>& colours) {
    std::vector<int> channel(colours.size());
    const auto median = [&](int (*of)(QRgb)) {
        std::transform(colours.begin(), colours.end(), channel.begin(), of);
        const auto middle = channel.begin() + static_cast<std::ptrdiff_t>(channel.size() / 2);
        std::nth_element(channel.begin(), middle, channel.end());
        return *middle;
    };
    return qRgba(median(qRed), median(qGreen), median(qBlue), median(qAlpha));
}

/// The pixels that are not paper, by colour.
struct Ink {
    static constexpr std::size_t hues = 12;
    std::array<int, hues> coloured{};
    int grey = 0;
    int all = 0;
    std::size_t area = 0;

    void add(const QImage& face) {
        const auto colours = inside(face);
        const QRgb paper = paperOf(colours);
        area += colours.size();
        for (const QRgb rgb : colours) {
            if (difference(rgb, paper) <= clearlyOther) continue;
            ++all;
            const QColor colour(rgb);
            const bool isGrey = colour.hsvSaturation() < 90 || colour.value() < 60;
            ++(isGrey ? grey : coloured[static_cast<std::size_t>(colour.hsvHue()) / 30 % hues]);
        }
    }
    double share() const { return area == 0 ? 0 : static_cast<double>(all) / static_cast<double>(area); }
    /// Fraction of the ink in other colours than its main one.
    double otherShare() const {
        int best = 0;
        int sum = 0;
        for (std::size_t i = 0; i < hues; ++i) {
            best = std::max(best, coloured[i] + coloured[(i + 1) % hues]);
            sum += coloured[i];
        }
        // Coloured pips have grey in their outlines, but grey pips have no colour.
        const int other = grey > best ? sum : sum - best;
        return all == 0 ? 1 : static_cast<double>(other) / all;
    }
};

Ink inkOf(const QImage& face) {
    Ink ink;
    ink.add(face);
    return ink;
}

}  // namespace

DeckFault facesFault(const std::array<QImage, 52>& faces) {
    for (const QImage& face : faces) {
        if (face.isNull() || face.size() != faces[0].size() || face.depth() != 32) return DeckFault::oddFaces;
        if (inkOf(face).all < minimumDifference) return DeckFault::oddFaces;
    }
    for (std::size_t one = 0; one < faces.size(); ++one) {
        for (std::size_t other = one + 1; other < faces.size(); ++other) {
            if (!isDifferent(faces[one], faces[other])) return DeckFault::oddFaces;
        }
    }
    for (std::size_t suit = 0; suit < suitCount; ++suit) {
        const auto face = [&](std::size_t rank) -> const QImage& {
            return faces[suit * rankCount + rank - 1];
        };
        const double two = inkOf(face(2)).share();
        const double ten = inkOf(face(10)).share();
        if (two < minimumInk || two > maximumInkOfTwo || ten > maximumInkOfTen || ten < two * minimumGrowth)
            return DeckFault::oddSuits;
        Ink pips;
        for (std::size_t rank = 2; rank <= 10; ++rank) pips.add(face(rank));
        if (pips.otherShare() > maximumOtherInk) return DeckFault::oddSuits;
    }
    return DeckFault::none;
}

}  // namespace plt
