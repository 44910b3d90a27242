// SPDX-License-Identifier: MIT
#include "launcher/game/guard.h"

#include "common/language/catalogues/translations.h"
#include "common/look/focus/focus_style.h"
#include "common/system/broker/descriptor_channel.h"
#include "common/system/guarding/guarded_process.h"
#include "common/system/guarding/machine_memory.h"
#include "common/system/guarding/process_family.h"
#include "common/system/streams/standard_streams.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"
#include "launcher/game/console_channel.h"
#include "launcher/startup/display.h"

#include <algorithm>
#include <memory>
#include <vector>

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QMessageBox>

namespace plt {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
constexpr qint64 gibibyte = 1024 * mebibyte;
constexpr const char* unlimited = "1000000000";  ///< in MiB

/// The process that guards a game.
class Guard {
  public:
    Guard(const GuardOrder& order, const GuardedProcess& game)
        : order_(order),
          limit_(order.limitsMemory ? memoryLimit() : 0),
          game_(game),
          requests_(order.requests),
          family_(game.id()) {}

    void run() {
        // For the programs that the player lets the game start.
        if (!order_.limitsMemory) qputenv(memoryLimitVariable, unlimited);
        bool tooMuch = false;
        for (int wait = 0; !hasEnded(wait);) {
            family_.update();
            tooMuch = tooMuch || takesTooMuch();
            if (tooMuch) {
                if (!reported_) report();
                game_.kill();
            }
            wait = untilNextUpdate();
        }
        family_.endOthers();
        if (tooMuch && !consoleKnows_ && !streams::hasTerminal()) showMessage();
    }

  private:
    /// Waits for the end of the game, and has its requests answered meanwhile.
    bool hasEnded(int milliseconds) {
        const GuardedProcess::News news = game_.wait(requests_, milliseconds);
        if (news.isReadable) takeRequest();
        return news.hasEnded;
    }

    /// Starts a process that answers a request. The game names neither the program nor its arguments. Its
    /// output does not go to the console, which would take it for messages of the game.
    void takeRequest() {
        const auto request = descriptors::receive(requests_);
        if (!request) requests_ = -1;
        answering_ -= countEndedChildren();
        // A game that asks all the time gets no screen full of dialogs.
        constexpr int maximumAnswering = 4;
        if (!request || request->file.get() < 0 || answering_ >= maximumAnswering) return;
        const QByteArray folder = QFile::encodeName(order_.folder);
        if (startThisProgram({order_.argv[0], serveGameArgument, folder.constData()}, request->file.get()))
            ++answering_;
    }

    bool takesTooMuch() {
        if (limit_ == 0) return false;
        used_ = family_.memory();
        if (!isTooMuch(used_)) return false;
        if (family_.hasOthers()) used_ = family_.memoryCountedOnce();
        return isTooMuch(used_);
    }

    bool isTooMuch(qint64 bytes) const {
        if (bytes > limit_) return true;
        // If other programs have taken the rest of the memory, the limit is lower.
        const MachineMemory memory = machineMemory();
        return memory.available < std::max(memory.total / 16, 128 * mebibyte) &&
               bytes > std::max(memory.total / 8, 256 * mebibyte);
    }

    /// In milliseconds; short enough that no processor can fill the rest of the limit many times over.
    int untilNextUpdate() const {
        constexpr int seldom = 500;
        if (limit_ == 0) return seldom;
        constexpr qint64 bytesPerMillisecond = 8 * gibibyte / 1000;
        return static_cast<int>(std::clamp<qint64>((limit_ - used_) / bytesPerMillisecond, 5, seldom));
    }

    void report() {
        reported_ = true;
        if (order_.consoleListens)
            consoleKnows_ = descriptors::writeByte(streams::output, channel::tookTooMuchMemory);
        // This process has no application object yet, and so no translations.
        int argc = order_.argc;
        const QCoreApplication application(argc, order_.argv);
        installProgramTranslations();
        writeError(
            QCoreApplication::translate(
                "guard", "%1 took %2 of memory and was ended; it may take %3 (see --no-limits)")
                .arg(order_.name(), QLocale().formattedDataSize(used_), QLocale().formattedDataSize(limit_)));
    }

    /// Reports without a console, which the player has closed or never started.
    void showMessage() const {
        for (const int stream : {streams::output, streams::errors}) streams::disconnect(stream);
        int argc = order_.argc;
        std::unique_ptr<QApplication> application;
        {
            const DisplayRequirement display;
            application = std::make_unique<QApplication>(argc, order_.argv);
            FocusStyle::install();
        }
        installProgramTranslations();
        const QString platform = QGuiApplication::platformName();
        if (platform == QLatin1String("offscreen") || platform == QLatin1String("minimal")) return;
        QGuiApplication::setApplicationDisplayName(
            QApplication::translate("plt::ConsoleWindow", "PLT Games"));
        const QString name = order_.name();
        QMessageBox box(
            QMessageBox::Warning, name,
            QApplication::translate("plt::RunningGame", "%1 took too much memory and was ended.").arg(name));
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }

    const GuardOrder order_;
    const qint64 limit_;  ///< 0 for no limit
    const GuardedProcess& game_;
    int requests_;
    int answering_ = 0;  ///< processes that answer requests
    ProcessFamily family_;
    qint64 used_ = 0;
    bool reported_ = false;
    bool consoleKnows_ = false;
};

}  // namespace

qint64 memoryLimit() {
    const qint64 given = qEnvironmentVariableIntValue(memoryLimitVariable);
    if (given > 0) return given * mebibyte;
    const qint64 total = machineMemory().total;
    return total == 0 ? 2 * gibibyte : std::clamp(total / 4, 512 * mebibyte, 2 * gibibyte);
}

void startGuard(const GuardOrder& order) {
    // Of what the game has open, nothing else that is meant for it reaches the guard.
    std::vector<int> kept = {order.requests};
    if (order.consoleListens) kept.push_back(streams::output);
    GuardedProcess::startGuard("plt-games-guard", kept,
                               [&order](const GuardedProcess& game) { Guard(order, game).run(); });
}

}  // namespace plt
