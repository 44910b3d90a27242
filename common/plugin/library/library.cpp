// SPDX-License-Identifier: MIT
#include "common/plugin/library/library.h"

#include "common/language/translated.h"
#include "common/plugin/game_plugin.h"
#include "common/system/libraries/libraries.h"

#include <exception>
#include <optional>
#include <string>

#include <QFileInfo>
#include <QJsonObject>
#include <QPluginLoader>
#include <QStringList>

namespace plt {

namespace {

struct InterfaceVersion {
    int major = 0;
    int minor = 0;
};

/// Returns the version in an interface ID such as PLT_GAME_PLUGIN_IID; nothing for another interface.
std::optional<InterfaceVersion> interfaceVersion(const QString& id) {
    static const QString own = QStringLiteral(PLT_GAME_PLUGIN_IID);
    const qsizetype slash = own.indexOf(u'/');
    if (!id.startsWith(QStringView(own).left(slash + 1))) return std::nullopt;
    const QStringList numbers = id.mid(slash + 1).split(u'.');
    bool majorIsNumber = false;
    bool minorIsNumber = false;
    if (numbers.size() != 2) return std::nullopt;
    const InterfaceVersion version{numbers[0].toInt(&majorIsNumber), numbers[1].toInt(&minorIsNumber)};
    if (!majorIsNumber || !minorIsNumber) return std::nullopt;
    return version;
}

std::string versionText(InterfaceVersion version) {
    return std::to_string(version.major) + '.' + std::to_string(version.minor);
}

/// Returns the loader's message, in whatever language, with the library's name in place of its path. The text
/// before a colon after the path only repeats the file.
QString withoutPath(QString message, const QString& path) {
    const QString quoted = u'\'' + path + u'\'';
    const QString head = quoted + QLatin1String(": ");
    if (const qsizetype at = message.indexOf(head); at >= 0) message.remove(0, at + head.size());
    return message.replace(quoted, QFileInfo(path).fileName()).simplified();
}

Obstacle metaDataProblem(const QJsonObject& metaData, const QString& loaderError) {
    const int qtVersion = metaData.value(QLatin1String("version")).toInt();
    const InterfaceVersion qt = {qtVersion >> 16, (qtVersion >> 8) & 0xff};
    const InterfaceVersion ownQt = {QT_VERSION_MAJOR, QT_VERSION_MINOR};
    if (metaData.isEmpty()) return {Fault::notAPlugin, Message(loaderError.toStdString())};
    if (qt.major != ownQt.major || qt.minor > ownQt.minor)
        return {Fault::wrongInterface,
                {PLT_TR("it was built for Qt %1, this program uses Qt %2"),
                 {versionText(qt), versionText(ownQt)}}};

    const QString id = metaData.value(QLatin1String("IID")).toString();
    const std::optional<InterfaceVersion> version = interfaceVersion(id);
    if (!version)
        return {Fault::notAPlugin, {PLT_TR("it is a Qt plugin of another kind (%1)"), {id.toStdString()}}};
    const InterfaceVersion own = *interfaceVersion(QStringLiteral(PLT_GAME_PLUGIN_IID));
    if (version->major != own.major || version->minor > own.minor)
        return {Fault::wrongInterface,
                {PLT_TR("it was built for version %1 of the games' interface, this program has version %2"),
                 {versionText(*version), versionText(own)}}};
    return {};
}

}  // namespace

QString findLibrary(const QString& folder, const QString& game) {
    const QStringList suffixes = librarySuffixes();
    QStringList names;
    for (const QString& suffix : suffixes)
        if (game.endsWith(suffix)) names.append(game);
    if (names.isEmpty()) {
        for (const QString& suffix : suffixes) names.append(QLatin1String("lib") + game + suffix);
        for (const QString& suffix : suffixes) names.append(game + suffix);
    }
    for (const QString& name : std::as_const(names)) {
        const QFileInfo file(folder + u'/' + name);
        if (file.isFile()) return file.absoluteFilePath();
    }
    return {};
}

Obstacle libraryProblem(const QString& libraryPath) {
    if (QFileInfo(libraryPath).size() == 0) return {Fault::notAPlugin, PLT_TR("the file is empty")};
    const QPluginLoader loader(libraryPath);
    return metaDataProblem(loader.metaData(), withoutPath(loader.errorString(), libraryPath));
}

GamePlugin* loadPlugin(const QString& libraryPath, QString* problem) {
    QPluginLoader loader(libraryPath);
    const QJsonObject metaData = loader.metaData();
    const auto refuse = [problem](const Message& why) {
        *problem = translated(why);
        return nullptr;
    };
    problem->clear();
    const Obstacle obstacle = metaDataProblem(metaData, withoutPath(loader.errorString(), libraryPath));
    if (obstacle.fault != Fault::none) return refuse(obstacle.sentence());

    // A missing symbol is to be a sentence now and not a crash in the middle of a move.
    loader.setLoadHints(QLibrary::PreventUnloadHint | QLibrary::ResolveAllSymbolsHint);
    QObject* factory = nullptr;
    try {
        factory = loader.instance();
    } catch (const std::exception& thrown) {
        return refuse({PLT_TR("it failed while it was loaded: %1"), {thrown.what() ? thrown.what() : ""}});
    } catch (...) {
        return refuse(PLT_TR("it failed while it was loaded"));
    }
    if (!factory) return refuse(Message(loader.errorString().simplified().toStdString()));
    // The ID with the plugin's own version: an older minor version answers only to that.
    const QByteArray id = metaData.value(QLatin1String("IID")).toString().toLatin1();
    auto* plugin = static_cast<GamePlugin*>(factory->qt_metacast(id.constData()));
    if (plugin) return plugin;
    return refuse(Obstacle{Fault::wrongInterface, PLT_TR("it has the interface's name but not the interface")}
                      .sentence());
}

}  // namespace plt
