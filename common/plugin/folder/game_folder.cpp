// SPDX-License-Identifier: MIT
#include "common/plugin/folder/game_folder.h"

#include "common/plugin/folder/info_file.h"
#include "common/plugin/folder/label.h"
#include "common/plugin/folder/regular_file.h"
#include "common/plugin/icon/icon_file.h"
#include "common/plugin/library/library.h"

#include <algorithm>
#include <optional>

#include <QDir>
#include <QFileInfo>

namespace plt {

const QString infoFileName = QStringLiteral("info.yaml");
const QString defaultSet = QStringLiteral("Other Games");

namespace {

bool isLibraryName(const QString& game) {
    constexpr int longest = 100;
    const auto permitted = [](QChar c) {
        return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9') ||
               QStringView(u"_-+.").contains(c);
    };
    return !game.isEmpty() && game.size() <= longest && game[0] != u'.' &&
           std::all_of(game.cbegin(), game.cend(), permitted);
}

/// Reads one folder, step by step in the order of the rules for info.yaml.
class FolderReader {
  public:
    FolderReader(const QString& folder, Look look) : look_(look) {
        info().folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
        info().id = QDir(info().folder).dirName();
        info().label = labelFromFolderName(info().id);
        info().set = defaultSet;
    }

    GameFolder read() {
        if (!QFileInfo(info().folder).isDir()) return ignored(QStringLiteral("it is not a folder"));
        const SmallFile file = readSmallFile(path(infoFileName), largestInfoFile);
        switch (file.outcome) {
            case SmallFile::Outcome::Missing:
                return ignored(QStringLiteral("it has no info.yaml"));
            case SmallFile::Outcome::Unreadable:
                return unavailable(infoFileName, QStringLiteral("unreadable: %1").arg(file.cause));
            case SmallFile::Outcome::TooLarge:
                return unavailable(infoFileName,
                                   QStringLiteral("too large: more than %1 bytes").arg(largestInfoFile));
            case SmallFile::Outcome::Read:
                break;
        }
        fields_ = parseInfoFile(file.bytes);
        if (!fields_.problem.isEmpty())
            return unavailable(infoFileName, fields_.problem, fields_.line, fields_.column);
        if (!fields_.values.contains("game")) return ignored(QStringLiteral("its info.yaml names no game"));
        found_.isGame = true;
        readLabels();
        readIcon();
        return readLibrary();
    }

  private:
    GameInfo& info() { return found_.info; }
    QString path(const QString& name) { return info().folder + u'/' + name; }

    bool hasEntry(const QString& name) {
        const QFileInfo entry(path(name));
        return entry.exists() || entry.isSymLink();
    }

    GameFolder ignored(const QString& why) {
        found_.whyIgnored = why;
        return found_;
    }
    GameFolder unavailable(const QString& fileName, const QString& reason, int line = 0, int column = 0) {
        found_.isGame = true;
        info().reason = reason;
        found_.problems.prepend({path(fileName), line, column, reason});
        return found_;
    }
    void warn(const QString& filePath, const QString& cause) {
        info().warnings.append(cause);
        found_.problems.append({filePath, 0, 0, cause});
    }

    /// The text of a key, or nothing when it is not given or is no text.
    std::optional<QString> text(const char* key) {
        const auto value = fields_.values.find(key);
        if (value == fields_.values.end()) return std::nullopt;
        if (value->second.isScalar) return QString::fromStdString(value->second.text);
        warn(
            path(infoFileName),
            QStringLiteral("the value of \"%1\" is not a text; the default is used").arg(QLatin1String(key)));
        return std::nullopt;
    }

    void readLabels() {
        const QString name = cleanLabel(text("name").value_or(QString()));
        if (!name.isEmpty()) info().label = name;
        const QString set = cleanLabel(text("game-set").value_or(QString()));
        if (!set.isEmpty()) info().set = set;
        info().summary = cleanLabel(text("summary").value_or(QString()));
    }

    void readIcon() {
        const char* key = fields_.values.contains("icon") ? "icon" : "game-icon";
        const std::optional<QString> given = text(key);
        QString name = given.value_or(QString());
        if (given) {
            const QStringList parts = QString(name).replace(u'\\', u'/').split(u'/');
            const bool inside =
                !name.isEmpty() && QDir::isRelativePath(name) && !parts.contains(QLatin1String(".."));
            if (!inside) {
                warn(path(infoFileName), QStringLiteral("the icon is not a file inside the game's folder"));
                return;
            }
        } else {
            name = info().id + QLatin1String(".svg");
            if (!hasEntry(name)) name = info().id + QLatin1String(".png");
            if (!hasEntry(name)) {
                warn(info().folder,
                     QStringLiteral("no icon: there is neither %1.svg nor %1.png").arg(info().id));
                return;
            }
        }
        const QString problem = look_ == Look::quick ? QString() : iconProblem(path(name));
        if (problem.isEmpty())
            info().iconPath = path(name);
        else
            warn(path(name), noIconSentence(path(name), problem));
    }

    GameFolder readLibrary() {
        const InfoValue& value = fields_.values.at("game");
        if (!value.isScalar)
            return unavailable(infoFileName, QStringLiteral("bad game value: a list or mapping, not a name"));
        const QString game = QString::fromStdString(value.text).trimmed();
        if (!isLibraryName(game))
            return unavailable(infoFileName,
                               QStringLiteral("bad game value: \"%1\" is not the base name of a library")
                                   .arg(cleanLabel(game)));
        const QString library = findLibrary(info().folder, game);
        if (library.isEmpty())
            return unavailable(
                infoFileName,
                QStringLiteral("library missing: there is no library \"%1\" in the folder").arg(game));
        const QString problem = look_ == Look::quick ? QString() : libraryProblem(library);
        if (!problem.isEmpty()) return unavailable(QFileInfo(library).fileName(), problem);
        info().libraryPath = library;
        return found_;
    }

    const Look look_;
    GameFolder found_;
    InfoFields fields_;
};

}  // namespace

GameFolder readGameFolder(const QString& folder, Look look) {
    return FolderReader(folder, look).read();
}

}  // namespace plt
