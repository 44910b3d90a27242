// SPDX-License-Identifier: MIT
#include "common/language/catalogues/translations.h"

#include "common/language/catalogues/pseudo_language.h"

#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace plt {

namespace {

const QLatin1String pseudo("pseudo");
const QLatin1String mirroredPseudo("pseudo_RL");

QString chosenLanguage() {
    return qEnvironmentVariable("PLT_LANGUAGE").replace(QLatin1Char('-'), QLatin1Char('_'));
}

bool isEnglish(const QString& language) {
    return language == QLatin1String("C") || language == QLatin1String("en") ||
           language.startsWith(QLatin1String("en_"));
}

struct Catalogue {
    std::unique_ptr<QTranslator> translator;
    QString language;  ///< empty where there is none
};

/// Loads the best translation in the folder.
Catalogue loadFrom(const QString& folder) {
    for (const QString& language : wantedLanguages()) {
        const QString file = folder + QLatin1Char('/') + language + QLatin1String(".qm");
        if (!QFileInfo(file).isFile()) continue;
        std::unique_ptr<QTranslator> translator;
        if (language == pseudo)
            translator = std::make_unique<PseudoLanguage>();
        else
            translator = std::make_unique<QTranslator>();
        if (translator->load(file)) return {std::move(translator), language};
    }
    return {};
}

/// Installs the best translation in the folder. Returns its language, or an empty string.
QString installFrom(const QString& folder) {
    auto [translator, language] = loadFrom(folder);
    if (translator == nullptr) return {};
    translator->setParent(QCoreApplication::instance());
    QCoreApplication::installTranslator(translator.release());
    return language;
}

QString translationsOf(const QString& gameFolder) {
    return gameFolder + QLatin1String("/translations");
}

QString programFolder() {
    const QDir program(QCoreApplication::applicationDirPath());
    // The installed folder first, then the one in the build tree, relative to the program and to its tests.
    for (const QString& place : {QStringLiteral(PLT_TRANSLATIONS_FROM_BIN), QStringLiteral("translations"),
                                 QStringLiteral("../translations")}) {
        const QString folder = QDir::cleanPath(program.absoluteFilePath(place));
        if (QFileInfo(folder).isDir()) return folder;
    }
    return {};
}

}  // namespace

QStringList wantedLanguages() {
    const QString chosen = chosenLanguage();
    if (chosen == pseudo || chosen == mirroredPseudo) return {pseudo};
    const QStringList preferred =
        chosen.isEmpty() ? QLocale::system().uiLanguages() : QStringList{QString(chosen)};
    QStringList wanted;
    for (QString language : preferred) {
        language.replace(QLatin1Char('-'), QLatin1Char('_'));
        // From the most specific on: zh_Hant_TW, zh_Hant, zh.
        for (QString name = language; !name.isEmpty(); name.truncate(qMax(0, name.lastIndexOf(u'_'))))
            if (!wanted.contains(name) && name != QLatin1String("C")) wanted.append(name);
        if (isEnglish(language)) break;
    }
    return wanted;
}

QMap<QString, QString> offeredLanguages() {
    // A catalogue translates this by the name of its language.
    constexpr std::pair<const char*, const char*> ownName =
        QT_TRANSLATE_NOOP3("language", "English", "this language, in itself");
    QMap<QString, QString> offered{{QStringLiteral("en"), QString::fromUtf8(ownName.first)}};
    const QString folder = programFolder();
    if (folder.isEmpty()) return offered;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.qm")}, QDir::Files);
    for (const QFileInfo& file : files) {
        QTranslator catalogue;
        if (file.completeBaseName() == pseudo || !catalogue.load(file.filePath())) continue;
        const QString name = catalogue.translate("language", ownName.first, ownName.second);
        offered.insert(file.completeBaseName(), name.isEmpty() ? file.completeBaseName() : name);
    }
    return offered;
}

Qt::LayoutDirection installProgramTranslations() {
    const QString chosen = chosenLanguage();
    if (chosen == pseudo || chosen == mirroredPseudo)
        // Non-ASCII digits reveal numbers that are not written in the player's locale.
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    else if (!chosen.isEmpty())
        QLocale::setDefault(QLocale(chosen));
    const QString language = installFrom(programFolder());
    if (language == pseudo) return chosen == mirroredPseudo ? Qt::RightToLeft : Qt::LeftToRight;
    if (language.isEmpty()) return Qt::LeftToRight;
    // In the same language as the program, or a dialog would mix two.
    auto qts = std::make_unique<QTranslator>(QCoreApplication::instance());
    if (qts->load(QLatin1String("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qts.release());
    return QLocale(language).textDirection();
}

void installGameTranslations(const QString& gameFolder) {
    installFrom(translationsOf(gameFolder));
}

std::unique_ptr<QTranslator> gameCatalogue(const QString& gameFolder) {
    return loadFrom(translationsOf(gameFolder)).translator;
}

}  // namespace plt
