// SPDX-License-Identifier: MIT
#include "common/plugin/folder/game_folder.h"

#include "common/plugin/folder/info_file.h"
#include "common/plugin/folder/label.h"
#include "common/plugin/icon/icon_file.h"
#include "common/plugin/library/library.h"
#include "common/system/files/regular_file.h"

#include <algorithm>
#include <optional>

#include <QDir>
#include <QFileInfo>

namespace plt {

const QString infoFileName = QStringLiteral("info.yaml");
const QString defaultSet = QString::fromLatin1(PLT_TR("Other Games"));

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

/// Reads one folder, in the order of the rules for info.yaml.
class FolderReader {
  public:
    FolderReader(const QString& folder, Look look, const QStringList& languages)
        : look_(look), languages_(languages) {
        info().folder = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
        info().id = QDir(info().folder).dirName();
        info().label = labelFromFolderName(info().id);
        info().set = defaultSet;
    }

    GameFolder read() {
        if (!QFileInfo(info().folder).isDir()) return ignored(PLT_TR("it is not a folder"));
        const SmallFile file = readSmallFile(path(infoFileName), largestInfoFile);
        switch (file.outcome) {
            case SmallFile::Outcome::Missing:
                return ignored(PLT_TR("it has no info.yaml"));
            case SmallFile::Outcome::Unreadable:
                return unavailable(infoFileName, {Fault::unreadable, file.cause});
            case SmallFile::Outcome::TooLarge:
                return unavailable(infoFileName,
                                   {Fault::tooLarge,
                                    {PLT_TR_N("more than %Ln bytes", "more than 1 byte"), largestInfoFile}});
            case SmallFile::Outcome::Read:
                break;
        }
        fields_ = parseInfoFile(file.bytes);
        if (fields_.obstacle.fault != Fault::none)
            return unavailable(infoFileName, fields_.obstacle, fields_.place);
        if (!fields_.values.contains("game") && !fields_.values.contains("script"))
            return ignored(PLT_TR("its info.yaml names no game"));
        found_.isGame = true;
        warnOfWhatIsNoText();
        readLabels();
        readIcon();
        const auto script = fields_.values.find("script");
        if (script == fields_.values.end()) return readLibrary();
        if (fields_.values.contains("game"))
            return unavailable(
                infoFileName,
                {Fault::badGameValue, PLT_TR("a library and a script, of which there must be one")},
                script->second.place);
        return readScript(script->second);
    }

  private:
    GameInfo& info() { return found_.info; }
    QString path(const QString& name) { return info().folder + u'/' + name; }

    bool hasEntry(const QString& name) {
        const QFileInfo entry(path(name));
        return entry.exists() || entry.isSymLink();
    }

    GameFolder ignored(const Message& why) {
        found_.whyIgnored = why;
        return found_;
    }
    GameFolder unavailable(const QString& fileName, const Obstacle& obstacle, InfoPlace place = {}) {
        found_.isGame = true;
        info().obstacle = obstacle;
        found_.problems.prepend({path(fileName), place.line, place.column, obstacle.sentence()});
        return found_;
    }
    void warn(const QString& filePath, const Message& cause, InfoPlace place = {}) {
        info().warnings.push_back(cause);
        found_.problems.append({filePath, place.line, place.column, cause});
    }

    /// Returns the text of a key; nothing if it is absent or not a scalar.
    std::optional<QString> text(const std::string& key) {
        const auto value = fields_.values.find(key);
        if (value == fields_.values.end() || !value->second.isScalar) return std::nullopt;
        return QString::fromStdString(value->second.text);
    }

    /// Returns the label of a key that may exist in many languages; empty if it exists in none of ours.
    QString inLanguage(const char* key) {
        for (const QString& language : languages_) {
            const QString label =
                cleanLabel(text(infoKeyIn(key, language.toStdString())).value_or(QString()));
            if (!label.isEmpty()) return label;
        }
        return {};
    }

    void warnOfWhatIsNoText() {
        constexpr std::size_t most = 10;
        for (const auto& [key, value] : fields_.values)
            if (key != "game" && key != "script" && !value.isScalar && info().warnings.size() < most)
                warn(path(infoFileName),
                     {PLT_TR("the value of \"%1\" is not a text; the default is used"), {key}}, value.place);
    }

    void readLabels() {
        const QString name = cleanLabel(text("name").value_or(QString()));
        if (!name.isEmpty()) info().label = name;
        if (const QString own = inLanguage("name"); !own.isEmpty()) info().label = own;
        const QString set = cleanLabel(text("game-set").value_or(QString()));
        if (!set.isEmpty()) info().set = set;
        info().setTitle = inLanguage("game-set");
        info().summary = inLanguage("summary");
        if (info().summary.isEmpty()) info().summary = cleanLabel(text("summary").value_or(QString()));
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
                warn(path(infoFileName), PLT_TR("the icon is not a file inside the game's folder"),
                     fields_.values.at(key).place);
                return;
            }
        } else {
            name = info().id + QLatin1String(".svg");
            if (!hasEntry(name)) name = info().id + QLatin1String(".png");
            if (!hasEntry(name)) {
                warn(info().folder,
                     {PLT_TR("no icon: there is neither %1.svg nor %1.png"), {info().id.toStdString()}});
                return;
            }
        }
        const Message problem = look_ == Look::quick ? Message() : iconProblem(path(name));
        if (problem.empty())
            info().iconPath = path(name);
        else
            warn(path(name), problem);
    }

    GameFolder readLibrary() {
        const InfoValue& value = fields_.values.at("game");
        if (!value.isScalar)
            return unavailable(infoFileName, {Fault::badGameValue, PLT_TR("a list or mapping, not a name")},
                               value.place);
        const QString game = QString::fromStdString(value.text).trimmed();
        if (!isLibraryName(game))
            return unavailable(
                infoFileName,
                {Fault::badGameValue,
                 {PLT_TR("\"%1\" is not the base name of a library"), {cleanLabel(game).toStdString()}}},
                value.place);
        const QString library = findLibrary(info().folder, game);
        if (library.isEmpty())
            return unavailable(infoFileName,
                               {Fault::libraryMissing,
                                {PLT_TR("there is no library \"%1\" in the folder"), {game.toStdString()}}},
                               value.place);
        const Obstacle obstacle = look_ == Look::quick ? Obstacle() : libraryProblem(library);
        if (obstacle.fault != Fault::none) return unavailable(QFileInfo(library).fileName(), obstacle);
        info().libraryPath = library;
        return found_;
    }

    GameFolder readScript(const InfoValue& value) {
        const auto refused = [&](Fault fault, const Message& why) {
            return unavailable(infoFileName, {fault, why}, value.place);
        };
        if (!value.isScalar)
            return refused(Fault::badGameValue, PLT_TR("a list or mapping, not the name of a script"));
        const QString name = QString::fromStdString(value.text).trimmed();
        const std::string shown = cleanLabel(name).toStdString();
        if (!isLibraryName(name) || !name.endsWith(QLatin1String(".lua")))
            return refused(
                Fault::badGameValue,
                {PLT_TR("\"%1\" is not the name of a script in the folder, such as rules.lua"), {shown}});
        const QFileInfo file(path(name));
        if (!file.exists() && !file.isSymLink())
            return refused(Fault::scriptMissing, {PLT_TR("there is no file \"%1\" in the folder"), {shown}});
        if (file.exists() &&
            QFileInfo(file.canonicalFilePath()).path() != QFileInfo(info().folder).canonicalFilePath())
            return unavailable(name, {Fault::scriptMissing, PLT_TR("the link leads out of the folder")});
        if (const Message problem = scriptProblem(file.filePath()); !problem.empty())
            return unavailable(name, {Fault::scriptMissing, problem});
        info().scriptPath = path(name);
        return found_;
    }

    /// Returns the reason why a script cannot be read, without running it.
    Message scriptProblem(const QString& path) const {
        if (look_ == Look::quick) return {};
        const SmallFile file = readSmallFile(path, largestScript);
        switch (file.outcome) {
            case SmallFile::Outcome::Missing:
                return PLT_TR("it cannot be opened");
            case SmallFile::Outcome::Unreadable:
                return file.cause;
            case SmallFile::Outcome::TooLarge:
                return {PLT_TR_N("more than %Ln bytes", "more than 1 byte"), largestScript};
            case SmallFile::Outcome::Read:
                break;
        }
        return file.bytes.trimmed().isEmpty() ? Message(PLT_TR("the file is empty")) : Message();
    }

    const Look look_;
    const QStringList languages_;
    GameFolder found_;
    InfoFields fields_;
};

}  // namespace

GameFolder readGameFolder(const QString& folder, Look look, const QStringList& languages) {
    return FolderReader(folder, look, languages).read();
}

}  // namespace plt
