// SPDX-License-Identifier: MIT
#include "launcher/game/guard.h"

#include "common/language/catalogues/translations.h"
#include "common/look/focus/focus_style.h"
#include "common/system/broker/descriptor_channel.h"
#include "common/system/processes/process_family.h"
#include "launcher/commands/command_line.h"
#include "launcher/commands/terminal.h"
#include "launcher/game/console_channel.h"
#include "launcher/startup/display.h"

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QMessageBox>

#ifdef Q_OS_LINUX
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <string>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace plt {

namespace {

constexpr qint64 mebibyte = 1024 * 1024;
constexpr qint64 gibibyte = 1024 * mebibyte;
constexpr const char* unlimited = "1000000000";  ///< in MiB

}  // namespace

#ifdef Q_OS_LINUX

namespace {

struct MachineMemory {
    qint64 total = 0;
    qint64 available = 0;
};

MachineMemory machineMemory() {
    MachineMemory memory;
    std::ifstream file("/proc/meminfo");
    std::string name;
    std::string unit;
    for (qint64 kilobytes = 0; memory.available == 0 && file >> name >> kilobytes; std::getline(file, unit)) {
        if (name == "MemTotal:") memory.total = kilobytes * 1024;
        if (name == "MemAvailable:") memory.available = kilobytes * 1024;
    }
    return memory;
}

/// The process that guards a game.
class Guard {
  public:
    /// `end` becomes readable when the game ends.
    Guard(const GuardOrder& order, pid_t game, int end)
        : order_(order),
          limit_(order.limitsMemory ? memoryLimit() : 0),
          game_(game),
          end_(end),
          requests_(order.requests),
          family_(game) {}

    [[noreturn]] void run() {
        detach();
        bool tooMuch = false;
        for (int wait = 0; !hasEnded(wait);) {
            family_.update();
            tooMuch = tooMuch || takesTooMuch();
            if (tooMuch) {
                if (!reported_) report();
                ::kill(game_, SIGKILL);
            }
            wait = untilNextUpdate();
        }
        family_.endOthers();
        if (tooMuch && !consoleKnows_ && ::isatty(STDERR_FILENO) == 0) showMessage();
        ::_exit(0);
    }

  private:
    /// Detaches the guard from the terminal and from the game's output, so that nothing meant for the game
    /// reaches it.
    void detach() const {
        ::setsid();
        ::prctl(PR_SET_NAME, "plt-games-guard");
        std::signal(SIGPIPE, SIG_IGN);
        const int nowhere = ::open("/dev/null", O_RDWR);
        ::dup2(nowhere, STDIN_FILENO);
        if (!order_.consoleListens) ::dup2(nowhere, STDOUT_FILENO);
        constexpr int maximumInherited = 256;
        for (int descriptor = STDERR_FILENO + 1; descriptor < maximumInherited; ++descriptor)
            if (descriptor != end_ && descriptor != requests_) ::close(descriptor);
    }

    /// Waits for the end of the game, and has its requests answered meanwhile.
    bool hasEnded(int milliseconds) {
        pollfd waits[] = {{end_, POLLIN, 0}, {requests_, POLLIN, 0}};
        if (::poll(waits, 2, milliseconds) <= 0) return false;
        if (waits[1].revents != 0) takeRequest();
        return waits[0].revents != 0;
    }

    /// Starts a process that answers a request. The game names neither the program nor its arguments.
    void takeRequest() {
        const auto request = descriptors::receive(requests_);
        if (!request) requests_ = -1;
        while (::waitpid(-1, nullptr, WNOHANG) > 0) --answering_;
        // A game that asks all the time gets no screen full of dialogs.
        constexpr int maximumAnswering = 4;
        if (!request || request->file.get() < 0 || answering_ >= maximumAnswering) return;
        const QByteArray folder = QFile::encodeName(order_.folder);
        const pid_t answering = ::fork();
        if (answering > 0) ++answering_;
        if (answering != 0) return;
        ::dup2(request->file.get(), STDIN_FILENO);
        // Not to the console, which would take it for messages of the game.
        ::dup2(::open("/dev/null", O_RDWR), STDOUT_FILENO);
        std::signal(SIGPIPE, SIG_DFL);
        // For the programs that the player lets the game start.
        if (!order_.limitsMemory) ::setenv(memoryLimitVariable, unlimited, 1);
        ::execl("/proc/self/exe", order_.argv[0], serveGameArgument, folder.constData(), nullptr);
        ::_exit(1);
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
            consoleKnows_ = ::write(STDOUT_FILENO, &channel::tookTooMuchMemory, 1) == 1;
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
        const int nowhere = ::open("/dev/null", O_RDWR);
        ::dup2(nowhere, STDOUT_FILENO);
        ::dup2(nowhere, STDERR_FILENO);
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
        QGuiApplication::setApplicationDisplayName(QStringLiteral("PLT Games"));
        const QString name = order_.name();
        QMessageBox box(
            QMessageBox::Warning, name,
            QApplication::translate("plt::RunningGame", "%1 took too much memory and was ended.").arg(name));
        box.setTextFormat(Qt::PlainText);
        box.exec();
    }

    const GuardOrder order_;
    const qint64 limit_;  ///< 0 for no limit
    const pid_t game_;
    const int end_;
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
    return std::clamp(machineMemory().total / 4, 512 * mebibyte, 2 * gibibyte);
}

void startGuard(const GuardOrder& order) {
    const pid_t game = ::getpid();
    const int end = static_cast<int>(::syscall(SYS_pidfd_open, game, 0));
    if (end < 0) return;
    // The guard is not a child of the game, which may wait for all its children.
    const pid_t between = ::fork();
    if (between == 0) {
        if (::fork() == 0) Guard(order, game, end).run();
        ::_exit(0);
    }
    ::close(end);
    while (between > 0 && ::waitpid(between, nullptr, 0) < 0 && errno == EINTR) {
    }
}

#else

qint64 memoryLimit() {
    return 2 * gibibyte;
}

void startGuard(const GuardOrder&) {}

#endif

}  // namespace plt
