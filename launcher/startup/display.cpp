// SPDX-License-Identifier: MIT
#include "launcher/startup/display.h"

#include "common/language/catalogues/translations.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"

#include <cstdlib>
#include <cstring>
#include <utility>

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace plt {

namespace {

struct Complaint {
    QtMsgType type;
    QByteArray category;
    QString text;
};

QtMessageHandler handlerBefore = nullptr;
/// The warnings of the platform plugins. Without a display only the first is reported: the others are four
/// lines about reinstalling Qt.
QList<Complaint>& complaints() {
    static QList<Complaint> list;
    return list;
}

QString sentence() {
    const bool nowhere =
        qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    const QString why = complaints().isEmpty() ? QString() : complaints().first().text.simplified();
    if (why.isEmpty() || (nowhere && why.startsWith(QLatin1String("could not connect to display"))))
        return QCoreApplication::translate("display", "no window can be opened: there is no display");
    return QCoreApplication::translate("display", "no window can be opened: %1").arg(why);
}

}  // namespace

DisplayRequirement::DisplayRequirement() {
    handlerBefore = qInstallMessageHandler(handle);
}

DisplayRequirement::~DisplayRequirement() {
    qInstallMessageHandler(handlerBefore);
    // There is a display, so they have other causes.
    const QList<Complaint> kept = std::exchange(complaints(), {});
    for (const Complaint& complaint : kept)
        if (complaint.type == QtWarningMsg)
            QMessageLogger(nullptr, 0, nullptr, complaint.category.constData())
                .warning("%s", qUtf8Printable(complaint.text));
}

void DisplayRequirement::handle(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type == QtFatalMsg) {
        // The application object is incomplete, but sufficient for this.
        installProgramTranslations();
        writeError(sentence());
        std::_Exit(exitUsage);
    }
    constexpr const char* platforms = "qt.qpa.";
    const bool isPlatforms =
        context.category && std::strncmp(context.category, platforms, std::strlen(platforms)) == 0;
    if (isPlatforms && type != QtDebugMsg)
        complaints().append({type, context.category, text});
    else if (handlerBefore)
        handlerBefore(type, context, text);
}

}  // namespace plt
