// SPDX-License-Identifier: MIT
#include "common/plugin/folder/author_advice.h"

#include "common/plugin/folder/info_file.h"
#include "common/plugin/folder/label.h"
#include "common/system/files/regular_file.h"

#include <algorithm>
#include <vector>

#include <QFileInfo>

namespace plt {

namespace {

/// The Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours that make
/// `b` of `a`.
qsizetype distance(const QString& a, const QString& b) {
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<qsizetype> before(width);
    std::vector<qsizetype> last(width);
    std::vector<qsizetype> now(width);
    for (std::size_t i = 0; i < width; ++i) last[i] = static_cast<qsizetype>(i);
    for (qsizetype row = 1; row <= a.size(); ++row) {
        now[0] = row;
        for (qsizetype column = 1; column <= b.size(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            const bool same = a[row - 1] == b[column - 1];
            now[at] = std::min({last[at] + 1, now[at - 1] + 1, last[at - 1] + (same ? 0 : 1)});
            const bool swapped =
                row > 1 && column > 1 && a[row - 1] == b[column - 2] && a[row - 2] == b[column - 1];
            if (swapped) now[at] = std::min(now[at], before[at - 2] + 1);
        }
        std::swap(before, last);
        std::swap(last, now);
    }
    return last.back();
}

/// Returns the entry of `known` that `typed` was probably meant to be; empty when none is close.
QString nearest(const QString& typed, const QStringList& known) {
    constexpr qsizetype farthest = 2;
    qsizetype least = farthest + 1;
    QString found;
    for (const QString& each : known) {
        // Bounds the work as well.
        if (std::abs(typed.size() - each.size()) > farthest) continue;
        constexpr qsizetype shortWord = 5;
        const qsizetype most = std::max(typed.size(), each.size()) <= shortWord ? 1 : farthest;
        const qsizetype here = distance(typed.toCaseFolded(), each.toCaseFolded());
        if (here > most || here >= least) continue;
        least = here;
        found = each;
    }
    return found;
}

/// Returns the key that was probably meant; empty when none is close.
std::string meantKey(const std::string& key) {
    QStringList known;
    for (const std::string_view each : infoKeys())
        known.append(QString::fromUtf8(each.data(), static_cast<qsizetype>(each.size())));
    const std::size_t bracket = key.find('[');
    const std::string name = nearest(QString::fromStdString(key.substr(0, bracket)), known).toStdString();
    if (name.empty() || bracket == std::string::npos) return name;
    // Other programs write languages with a hyphen.
    QString language = QString::fromStdString(key.substr(bracket + 1)).section(u']', 0, 0);
    const std::string meant = infoKeyIn(name, language.replace(u'-', u'_').toStdString());
    return withoutLanguage(meant).empty() ? std::string() : meant;
}

/// Reduces the name of a group to a form that is the same for different spellings: "puzzle" for "Puzzles" and
/// "Puzzle Games".
QString essence(const QString& set) {
    QStringList words = set.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    const QStringList general = {QStringLiteral("game"), QStringLiteral("games")};
    for (const QString& word : general)
        if (words.size() > 1) words.removeAll(word);
    for (QString& word : words)
        if (word.size() > 3 && word.endsWith(u's')) word.chop(1);
    return words.join(u' ');
}

QString closeSet(const QString& set, const QStringList& sets) {
    QStringList essences;
    for (const QString& known : sets) essences.append(essence(known));
    const QString found = nearest(essence(set), essences);
    return found.isEmpty() ? QString() : sets[essences.indexOf(found)];
}

}  // namespace

QList<FolderProblem> adviceOn(const QString& folder, const QStringList& sets) {
    const QString path = QFileInfo(folder).absoluteFilePath() + u'/' + infoFileName;
    const SmallFile file = readSmallFile(path, largestInfoFile);
    if (file.outcome != SmallFile::Outcome::Read) return {};
    const InfoFields fields = parseInfoFile(file.bytes);
    QList<FolderProblem> advice;
    for (const UnknownKey& key : fields.unknown) {
        if (key.text.starts_with("x-")) continue;
        const std::string meant = meantKey(key.text);
        const Message cause =
            meant.empty() ? Message(PLT_TR("unknown key \"%1\""), {key.text})
                          : Message(PLT_TR("unknown key \"%1\": did you mean \"%2\"?"), {key.text, meant});
        advice.append({path, key.place.line, key.place.column, cause});
    }
    const auto value = fields.values.find("game-set");
    if (value == fields.values.end() || !value->second.isScalar) return advice;
    const QString set = cleanLabel(QString::fromStdString(value->second.text));
    if (set.isEmpty() || sets.contains(set)) return advice;
    if (const QString known = closeSet(set, sets); !known.isEmpty())
        advice.append({path,
                       value->second.place.line,
                       value->second.place.column,
                       {PLT_TR("the game-set \"%1\" is new; there is \"%2\""),
                        {set.toStdString(), known.toStdString()}}});
    return advice;
}

}  // namespace plt
