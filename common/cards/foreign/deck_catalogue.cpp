// SPDX-License-Identifier: MIT
#include "common/cards/foreign/deck_catalogue.h"

#include "common/system/files/regular_file.h"

#include <algorithm>

#include <QCollator>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QHash>
#include <QLocale>
#include <QStandardPaths>

namespace plt {

namespace {

/// Limit for broken systems; nobody has more decks.
constexpr int maximumEntries = 1000;
constexpr qint64 largestDesktopFile = 256 * 1024;
constexpr qsizetype maximumNameLength = 60;

const auto kde = QStringLiteral("kde:");
const auto gnome = QStringLiteral("gnome:");

QString oneLine(const QString& text) {
    QString out;
    for (const QChar c : text) out += c.isPrint() ? c : QLatin1Char(' ');
    return out.simplified().left(maximumNameLength).trimmed();
}

/// Returns the text of a value in a desktop file.
QString unescaped(const QString& value) {
    QString out;
    for (qsizetype i = 0; i < value.size(); ++i) {
        if (value[i] != u'\\' || i + 1 == value.size()) {
            out += value[i];
            continue;
        }
        const QChar next = value[++i];
        out += next == u's' || next == u'n' || next == u't' || next == u'r' ? QLatin1Char(' ') : next;
    }
    return out;
}

QHash<QString, QString> groupOf(const QByteArray& bytes, const QString& wanted) {
    QHash<QString, QString> values;
    bool inside = false;
    const auto lines = QString::fromUtf8(bytes).split(u'\n');
    for (const QString& raw : lines) {
        const QString line = raw.trimmed();
        if (line.startsWith(u'[')) {
            inside = line == u'[' + wanted + u']';
            // records that the group exists, even if it is empty
            if (inside) values.insert(QString(), QString());
        } else if (inside && !line.startsWith(u'#')) {
            const auto sign = line.indexOf(u'=');
            const QString key = line.left(sign).trimmed();
            if (sign > 0 && !values.contains(key))
                values.insert(key, unescaped(line.mid(sign + 1).trimmed()));
        }
    }
    return values;
}

QString localised(const QHash<QString, QString>& values, const QString& key) {
    auto languages = QLocale().uiLanguages();
    for (QString& language : languages) {
        language.replace(u'-', u'_');
        const QString value = values.value(key + u'[' + language + u']');
        if (!value.isEmpty()) return value;
        // Unmarked entries are English.
        if (language == QLatin1String("en") || language.startsWith(QLatin1String("en_"))) break;
    }
    return values.value(key);
}

std::optional<FoundDeck> kdeDeck(const QString& folder) {
    const SmallFile file = readSmallFile(folder + QStringLiteral("/index.desktop"), largestDesktopFile);
    if (file.outcome != SmallFile::Outcome::Read) return {};
    const auto values = groupOf(file.bytes, QStringLiteral("KDE Backdeck"));
    const QString svg = values.value(QStringLiteral("SVG"));
    if (svg.isEmpty() || QDir::isAbsolutePath(svg) || svg.split(u'/').contains(QStringLiteral("..")))
        return {};
    const QString path = folder + u'/' + svg;
    if (!QFileInfo(path).isFile()) return {};
    const QString base = QFileInfo(folder).fileName();
    const QString name = oneLine(localised(values, QStringLiteral("Name")));
    return FoundDeck{kde + base, name.isEmpty() ? oneLine(base) : name, path};
}

std::optional<FoundDeck> gnomeDeck(const QString& path) {
    const QFileInfo info(path);
    if (!info.isFile()) return {};
    QString base = info.fileName();
    for (const char* ending : {".svgz", ".svg.gz", ".svg"}) {
        if (!base.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) continue;
        base.chop(static_cast<qsizetype>(qstrlen(ending)));
        QString name = base;
        name = oneLine(name.replace(u'_', u' ').replace(u'-', u' ').replace(u'.', u' '));
        if (name.isEmpty()) return {};
        name[0] = name[0].toUpper();
        return FoundDeck{gnome + base, name, path};
    }
    return {};
}

QStringList entries(const QString& folder, QDir::Filters filters) {
    QStringList found;
    QDirIterator all(folder, filters | QDir::NoDotAndDotDot);
    while (all.hasNext() && found.size() < maximumEntries) found << all.next();
    found.sort();
    return found;
}

}  // namespace

QList<FoundDeck> findDecks() {
    QList<FoundDeck> decks;
    const auto add = [&decks](const std::optional<FoundDeck>& deck) {
        const auto same = [&deck](const FoundDeck& other) { return other.id == deck->id; };
        if (deck && std::none_of(decks.cbegin(), decks.cend(), same)) decks << *deck;
    };
    const auto folders = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    for (const QString& folder : folders) {
        for (const QString& deck : entries(folder + QStringLiteral("/carddecks"), QDir::Dirs))
            add(kdeDeck(deck));
        for (const QString& deck : entries(folder + QStringLiteral("/aisleriot/cards"), QDir::Files))
            add(gnomeDeck(deck));
    }
    QHash<QString, int> named;
    for (const FoundDeck& deck : std::as_const(decks)) ++named[deck.name.toCaseFolded()];
    for (FoundDeck& deck : decks) {
        if (named.value(deck.name.toCaseFolded()) < 2) continue;
        deck.name += deck.id.startsWith(kde) ? QStringLiteral(" (KDE)") : QStringLiteral(" (GNOME)");
    }
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::stable_sort(decks.begin(), decks.end(), [&order](const FoundDeck& one, const FoundDeck& other) {
        return order.compare(one.name, other.name) < 0;
    });
    return decks;
}

std::optional<FoundDeck> findDeck(const QString& id) {
    const auto decks = findDecks();
    for (const FoundDeck& deck : decks) {
        if (deck.id == id) return deck;
    }
    return {};
}

}  // namespace plt
