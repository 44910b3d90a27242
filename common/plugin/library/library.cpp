// SPDX-License-Identifier: MIT
#include "common/plugin/library/library.h"

#include "common/plugin/game_plugin.h"

#include <exception>
#include <optional>

#include <QFileInfo>
#include <QJsonObject>
#include <QPluginLoader>
#include <QStringList>

namespace plt {

namespace {

QStringList librarySuffixes() {
#if defined(Q_OS_WIN)
    return {QStringLiteral(".dll")};
#elif defined(Q_OS_DARWIN)
    return {QStringLiteral(".dylib"), QStringLiteral(".so")};
#else
    return {QStringLiteral(".so")};
#endif
}

struct InterfaceVersion {
    int major = 0;
    int minor = 0;
};

/// The version in an interface id such as PLT_GAME_PLUGIN_IID; nothing when the id is of another interface.
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

QString versionText(InterfaceVersion version) {
    return QStringLiteral("%1.%2").arg(version.major).arg(version.minor);
}

/// The loader's message without the path of the library, which is known.
QString withoutPath(QString message, const QString& path) {
    message.remove(QStringLiteral("Failed to extract plugin meta data from '%1': ").arg(path));
    return message.replace(QStringLiteral("'%1' is").arg(path), QStringLiteral("it is")).simplified();
}

QString metaDataProblem(const QJsonObject& metaData, const QString& loaderError) {
    const int qtVersion = metaData.value(QLatin1String("version")).toInt();
    const int qtMajor = qtVersion >> 16;
    const int qtMinor = (qtVersion >> 8) & 0xff;
    if (metaData.isEmpty()) return QStringLiteral("not a plugin: %1").arg(loaderError);
    if (qtMajor != QT_VERSION_MAJOR || qtMinor > QT_VERSION_MINOR)
        return QStringLiteral("wrong interface: it was built for Qt %1.%2, this program uses Qt %3.%4")
            .arg(qtMajor)
            .arg(qtMinor)
            .arg(QT_VERSION_MAJOR)
            .arg(QT_VERSION_MINOR);

    const QString id = metaData.value(QLatin1String("IID")).toString();
    const std::optional<InterfaceVersion> version = interfaceVersion(id);
    if (!version) return QStringLiteral("not a plugin: it is a Qt plugin of another kind (%1)").arg(id);
    const InterfaceVersion own = *interfaceVersion(QStringLiteral(PLT_GAME_PLUGIN_IID));
    if (version->major != own.major || version->minor > own.minor)
        return QStringLiteral(
                   "wrong interface: it was built for version %1 of the games' interface, this program "
                   "has version %2")
            .arg(versionText(*version), versionText(own));
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

QString libraryProblem(const QString& libraryPath) {
    if (QFileInfo(libraryPath).size() == 0) return QStringLiteral("not a plugin: the file is empty");
    const QPluginLoader loader(libraryPath);
    return metaDataProblem(loader.metaData(), withoutPath(loader.errorString(), libraryPath));
}

GamePlugin* loadPlugin(const QString& libraryPath, QString* problem) {
    QPluginLoader loader(libraryPath);
    const QJsonObject metaData = loader.metaData();
    *problem = metaDataProblem(metaData, withoutPath(loader.errorString(), libraryPath));
    if (!problem->isEmpty()) return nullptr;

    // A missing symbol is to be a sentence now and not the end of the game in the middle of a move.
    loader.setLoadHints(QLibrary::PreventUnloadHint | QLibrary::ResolveAllSymbolsHint);
    QObject* factory = nullptr;
    try {
        factory = loader.instance();
    } catch (const std::exception& thrown) {
        *problem = QStringLiteral("it failed while it was loaded: %1").arg(QString::fromUtf8(thrown.what()));
        return nullptr;
    } catch (...) {
        *problem = QStringLiteral("it failed while it was loaded");
        return nullptr;
    }
    if (!factory) {
        *problem = loader.errorString().simplified();
        return nullptr;
    }
    // The id of the plugin's own version: an older minor answers to that one only.
    const QByteArray id = metaData.value(QLatin1String("IID")).toString().toLatin1();
    auto* plugin = static_cast<GamePlugin*>(factory->qt_metacast(id.constData()));
    if (!plugin)
        *problem = QStringLiteral("wrong interface: it has the interface's name but not the interface");
    return plugin;
}

}  // namespace plt
