// SPDX-License-Identifier: MIT
#include "checkers/pdn_file.h"

#include "common/language/translated.h"
#include "common/storage/files.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>
#include <QStringList>

namespace checkers {

namespace {

constexpr qint64 sizeLimit = 8 * 1024 * 1024;

class Words {
    Q_DECLARE_TR_FUNCTIONS(checkers::PdnFile)

  public:
    static QString notThere(const QString& path) {
        return tr("There is no file %1.").arg(QDir::toNativeSeparators(path));
    }
    static QString notRegular(const QString& path) {
        return tr("%1 is not a file that can be read.").arg(QDir::toNativeSeparators(path));
    }
    static QString tooLarge(const QString& path) {
        return tr("%1 is larger than 8 MB, too large for games of checkers.")
            .arg(QDir::toNativeSeparators(path));
    }
    static QString failed(const QString& path, const QString& reason) {
        return tr("%1: %2").arg(QDir::toNativeSeparators(path), reason);
    }
    static QString nothing() { return tr("There is no game in it."); }
    static QString title(const GameRecord& game) {
        const QString white = tagOf(game, "White");
        const QString black = tagOf(game, "Black");
        QStringList parts;
        if (!white.isEmpty() || !black.isEmpty())
            parts << tr("%1 - %2").arg(black.isEmpty() ? tr("?") : black, white.isEmpty() ? tr("?") : white);
        if (const QString event = tagOf(game, "Event"); !event.isEmpty()) parts << event;
        if (const QString date = tagOf(game, "Date"); !date.isEmpty()) parts << date;
        parts << QString::fromStdString(game.result);
        const auto moves = static_cast<int>(game.moves.size() + 1) / 2;
        parts << tr("%Ln moves", "1 move", moves);
        return parts.join(QStringLiteral(", "));
    }
};

}  // namespace

PdnContent readPdnBytes(const QByteArray& bytes) {
    QStringDecoder utf8(QStringDecoder::Utf8);
    QString text = utf8(bytes);
    if (utf8.hasError()) text = QString::fromLatin1(bytes);
    const auto read = readPdn(text.toStdString());
    if (!read) return {{}, plt::translated(read.problem())};
    if (read->empty()) return {{}, Words::nothing()};
    return {*read, {}};
}

PdnContent readPdnFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) return {{}, Words::notThere(path)};
    if (!info.isFile()) return {{}, Words::notRegular(path)};
    if (info.size() > sizeLimit) return {{}, Words::tooLarge(path)};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {{}, Words::failed(path, file.errorString())};
    const QByteArray bytes = file.read(sizeLimit + 1);
    if (bytes.size() > sizeLimit) return {{}, Words::tooLarge(path)};
    auto content = readPdnBytes(bytes);
    if (!content.problem.isEmpty()) content.problem = Words::failed(path, content.problem);
    return content;
}

QString writePdnFile(const QString& path, const GameRecord& game) {
    const QString problem = plt::storage::writeFile(path, QByteArray::fromStdString(writePdn(game)));
    return problem.isEmpty() ? QString() : Words::failed(path, problem);
}

QString tagOf(const GameRecord& game, const char* name) {
    for (const auto& [tag, value] : game.tags)
        if (tag == name) return QString::fromStdString(value);
    return {};
}

void setTag(GameRecord& game, const char* name, const QString& value) {
    for (auto& tag : game.tags) {
        if (tag.first != name) continue;
        tag.second = value.toStdString();
        return;
    }
    game.tags.emplace_back(name, value.toStdString());
}

QString gameTitle(const GameRecord& game) {
    return Words::title(game);
}

}  // namespace checkers
