// SPDX-License-Identifier: MIT
#include "common/plugin/game_plugin.h"
#include "common/storage/files.h"
#include "common/storage/preferences.h"
#include "common/window/game_view.h"
#include "tests/hostile/ordinary/ordinary_view.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <QFile>
#include <QTimer>

namespace {

bool opens(const std::string& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC, 0600);
    if (file >= 0) ::close(file);
    return file >= 0;
}

bool opensSocket(int family, int type) {
    const int socket = ::socket(family, type, 0);
    if (socket >= 0) ::close(socket);
    return socket >= 0;
}

bool startsProgram() {
    const pid_t child = ::fork();
    if (child == 0) {
        ::execl("/bin/true", "/bin/true", nullptr);
        ::_exit(errno);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    errno = WEXITSTATUS(status);
    return status == 0;
}

bool readsInThread(const std::string& path) {
    int error = 0;
    bool done = false;
    std::thread([&] {
        done = opens(path, O_RDONLY);
        error = errno;
    }).join();
    errno = error;
    return done;
}

bool usesItsOwn() {
    const QString file = plt::storage::makeFolder(QStringLiteral("scores")) + QStringLiteral("/best.json");
    plt::Preferences::shared().setFlag(QStringLiteral("sound"), true);
    const QString problem = plt::storage::writeFile(file, "{}") + plt::storage::writeFile(file, "{ }");
    std::fputs(qPrintable(problem), stderr);
    return problem.isEmpty() && QFile::exists(QStringLiteral("/etc/passwd")) &&
           opens("/etc/passwd", O_RDONLY) && opensSocket(AF_UNIX, SOCK_STREAM);
}

/// The deeds that a game may try, by their names in PLT_DEED; `prey` is a folder of the player's with a file
/// "secret".
std::map<std::string, std::function<bool()>> deeds(const std::string& prey) {
    const std::string secret = prey + "/secret";
    const std::string own = plt::storage::makeFolder(QStringLiteral("saved")).toStdString() + "/own";
    return {{"read", [=] { return opens(secret, O_RDONLY); }},
            {"read in a thread", [=] { return readsInThread(secret); }},
            {"list", [=] { return opens(prey, O_RDONLY | O_DIRECTORY); }},
            {"write", [=] { return opens(prey + "/new", O_WRONLY | O_CREAT); }},
            {"overwrite", [=] { return opens(secret, O_WRONLY | O_TRUNC); }},
            {"make a folder", [=] { return ::mkdir((prey + "/new").c_str(), 0700) == 0; }},
            {"remove", [=] { return ::unlink(secret.c_str()) == 0; }},
            {"rename", [=] { return ::rename(secret.c_str(), (prey + "/other").c_str()) == 0; }},
            {"truncate", [=] { return ::truncate(secret.c_str(), 0) == 0; }},
            {"forbid", [=] { return ::chmod(secret.c_str(), 0) == 0; }},
            {"link", [=] { return ::link(secret.c_str(), own.c_str()) == 0; }},
            {"point", [=] { return ::symlink(secret.c_str(), own.c_str()) == 0; }},
            {"internet", [] { return opensSocket(AF_INET, SOCK_STREAM); }},
            {"internet 6", [] { return opensSocket(AF_INET6, SOCK_DGRAM); }},
            {"raw", [] { return opensSocket(AF_PACKET, SOCK_RAW); }},
            {"program", startsProgram},
            {"trace", [] { return ::ptrace(PTRACE_ATTACH, ::getppid(), nullptr, nullptr) == 0; }},
            {"own", usesItsOwn}};
}

}  // namespace

/// A game that does more than play: a deed of the list. Ends at once if it succeeds.
class Plugin : public QObject, public plt::GamePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PLT_GAME_PLUGIN_IID)
    Q_INTERFACES(plt::GamePlugin)

  public:
    plt::GameView* makeView(QWidget* parent) override {
        if (!deeds(qgetenv("PLT_PREY").toStdString()).at(qgetenv("PLT_DEED").toStdString())())
            throw std::runtime_error(std::strerror(errno));
        std::fputs("done\n", stderr);
        auto* const view = ordinaryView(parent);
        QTimer::singleShot(0, view, [view] { view->window()->close(); });
        return view;
    }
};

#include "oversteps.moc"
