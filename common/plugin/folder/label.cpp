// SPDX-License-Identifier: MIT
#include "common/plugin/folder/label.h"

#include <algorithm>

#include <QList>

namespace plt {

namespace {

bool isBidirectionalControl(char32_t c) {
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool becomesSpace(char32_t c) {
    return QChar::category(c) == QChar::Other_Control || c == 0x2028 || c == 0x2029;
}

bool isVisible(char32_t c) {
    return QChar::isPrint(c) && !QChar::isSpace(c);
}

QString fromCodePoints(const QList<char32_t>& text) {
    // Not QString::fromUcs4(): it takes a first U+FEFF for a byte order mark and drops it.
    QString out;
    for (const char32_t c : text) out += QChar::fromUcs4(c);
    return out;
}

QList<char32_t> codePoints(const QString& text) {
    QList<char32_t> out;
    out.reserve(text.size());
    for (const uint c : text.toUcs4()) out.append(static_cast<char32_t>(c));
    return out;
}

/// Fast path: most labels are ASCII, and there may be a thousand of them at a start.
bool isCleanAscii(const QString& text) {
    char16_t before = u' ';
    for (const QChar c : text) {
        if (c < u' ' || c > u'~' || (c == u' ' && before == u' ')) return false;
        before = c.unicode();
    }
    return before != u' ' && text.size() <= maximumLabelLength;
}

}  // namespace

QString cleanLabel(const QString& text) {
    if (isCleanAscii(text)) return text;
    QList<char32_t> out;
    for (const char32_t c : codePoints(text)) {
        if (isBidirectionalControl(c)) continue;
        const char32_t shown = becomesSpace(c) ? U' ' : c;
        if (shown == U' ' && (out.isEmpty() || out.last() == U' ')) continue;
        out.append(shown);
    }
    while (!out.isEmpty() && QChar::isSpace(out.last())) out.removeLast();
    while (!out.isEmpty() && QChar::isSpace(out.first())) out.removeFirst();
    // A label of zero-width characters would be a button without a name.
    if (std::none_of(out.cbegin(), out.cend(), isVisible)) return {};
    if (out.size() > maximumLabelLength) {
        out.resize(maximumLabelLength - 1);
        out.append(U'\u2026');
    }
    return fromCodePoints(out);
}

QString labelFromFolderName(const QString& folderName) {
    QList<char32_t> out;
    bool letterOfWordSeen = false;
    for (const char32_t c : codePoints(folderName)) {
        if (c == U'-' || QChar::isSpace(c)) {
            letterOfWordSeen = false;
            out.append(U' ');
        } else if (QChar::isLetter(c)) {
            out.append(letterOfWordSeen ? QChar::toLower(c) : QChar::toTitleCase(c));
            letterOfWordSeen = true;
        } else {
            out.append(c);
        }
    }
    const QString label = cleanLabel(fromCodePoints(out));
    if (!label.isEmpty()) return label;
    const QString asWritten = cleanLabel(folderName);
    return asWritten.isEmpty() ? QStringLiteral("?") : asWritten;
}

bool codePointLess(const QString& a, const QString& b) {
    const auto [inA, inB] = std::mismatch(a.cbegin(), a.cend(), b.cbegin(), b.cend());
    if (inA == a.cend() || inB == b.cend()) return inA == a.cend() && inB != b.cend();
    // Surrogates stand for code points above all others; other units sort like their code points.
    if (inA->isSurrogate() != inB->isSurrogate()) return inB->isSurrogate();
    return *inA < *inB;
}

}  // namespace plt
