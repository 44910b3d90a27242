// SPDX-License-Identifier: MIT
#include "common/storage/guests/guests.h"
#include "common/system/confinement/confinement.h"
#include "common/testing/clean_home.h"

#include <algorithm>
#include <cstdint>
#include <functional>

#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTest>

#ifdef Q_OS_LINUX
#include <cerrno>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace {

const plt::testing::CleanHome cleanHome;

plt::Places usualPlaces() {
    plt::Places places;
    places.home = QStringLiteral("/home/ann");
    places.config = QStringLiteral("/home/ann/.config");
    places.data = QStringLiteral("/home/ann/.local/share");
    places.cache = QStringLiteral("/home/ann/.cache");
    places.runtime = QStringLiteral("/run/user/1000");
    places.program = QStringList{QStringLiteral("/home/ann/.local/lib")};
    places.game = QStringList{QStringLiteral("/home/ann/Downloads/ludo")};
    places.writable = QStringList{QStringLiteral("/home/ann/.local/share/plt-games/guests/ludo")};
    places.given = QStringList{QStringLiteral("/home/ann/game.pdn")};
    return places;
}

/// Returns true if a path is one of these or in one of them.
bool covers(const QStringList& folders, const QString& path) {
    return std::any_of(folders.begin(), folders.end(), [&path](const QString& folder) {
        return path == folder || path.startsWith(folder + u'/');
    });
}

#ifdef Q_OS_LINUX
/// Returns what a confined process of its own answers.
int inside(const plt::AllowedFiles& allowed, const std::function<int()>& answer) {
    const pid_t child = ::fork();
    if (child == 0) {
        plt::confine(allowed);
        ::_exit(answer());
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int errorOfOpening(const QString& path, int flags) {
    return ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, 0600) < 0 ? errno : 0;
}
#endif

}  // namespace

class TestConfinement : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void readsWhatPlayingNeeds() {
        const auto allowed = plt::allowedFiles(usualPlaces());
        for (const char* const path :
             {"/usr/lib/x86_64-linux-gnu/dri/swrast_dri.so", "/etc/fonts/fonts.conf", "/proc/self/maps",
              "/sys/dev/char", "/home/ann/.config/fontconfig/fonts.conf",
              "/home/ann/.config/qt6ct/qt6ct.conf", "/home/ann/.config/kdeglobals",
              "/home/ann/.config/plt-games/plt-games.ini", "/home/ann/.local/share/fonts/x.ttf",
              "/home/ann/.local/share/carddecks/x/index.desktop", "/home/ann/.cache/fontconfig/x",
              "/home/ann/.Xauthority", "/home/ann/.local/lib/libpltgames.so",
              "/home/ann/Downloads/ludo/info.yaml", "/home/ann/game.pdn"})
            QVERIFY2(covers(allowed.readable, QString::fromLatin1(path)), path);
        QVERIFY(covers(allowed.devices, QStringLiteral("/dev/dri/card0")));
        QCOMPARE(allowed.writable, usualPlaces().writable);
    }

    void leavesTheRestAlone() {
        auto places = usualPlaces();
        // The folders of the environment are used, unless the home is in one.
        places.searched = QStringList{QStringLiteral("/srv/qt/plugins"),
                                      QStringLiteral("/home"),
                                      QStringLiteral("/"),
                                      QStringLiteral("/home/ann"),
                                      QStringLiteral("/home/ann/"),
                                      QStringLiteral("relative"),
                                      QStringLiteral("/home/ann/.local/share"),
                                      QStringLiteral("/run")};
        const auto allowed = plt::allowedFiles(places);
        QVERIFY(covers(allowed.readable, QStringLiteral("/srv/qt/plugins/platforms")));
        const QStringList all = allowed.readable + allowed.writable + allowed.devices;
        for (const char* const path : {"/home/ann/letter.txt",
                                       "/home/ann/.ssh/id_rsa",
                                       "/home/ann/.config/chromium/Cookies",
                                       "/home/ann/.local/share/keyrings/login.keyring",
                                       "/home/ann/Downloads/other",
                                       "/home/ann/.local/share/plt-games/saved/halma.json",
                                       "/home/ann/.local/share/plt-games/guests/chess/saved/chess.json",
                                       "/home/ann/.local/share/plt-games/chosen/ludo.json",
                                       "/home/ann/.config/plt-games/halma.ini",
                                       "/home/ann/.cache/plt-games/guests/chess",
                                       "/home/ann/.mozilla",
                                       "/run/user/1000/gvfs",
                                       "/tmp/other",
                                       "/dev/sda",
                                       "/dev/input/event0",
                                       "/home/bob",
                                       "/root",
                                       "/var/mail/ann",
                                       "/media/disk",
                                       "/dev/shm/x",
                                       "/dev/tty"})
            QVERIFY2(!covers(all, QString::fromLatin1(path)), path);
        QVERIFY(!all.contains(QString()) && !all.contains(QStringLiteral("/")));
    }

    void nothingComesFromMissingPlaces() {
        const auto allowed = plt::allowedFiles({});
        for (const QString& path : allowed.readable)
            QVERIFY2(path.startsWith(u'/') && !path.startsWith(QLatin1String("/fonts")), qPrintable(path));
        QVERIFY(allowed.writable.isEmpty());
    }

    void namesWhatIsMissing() {
        QVERIFY(plt::missingConfinement({true, true}).empty());
        QVERIFY(plt::missingConfinement({false, true}).english().find("Landlock") != std::string::npos);
        QVERIFY(plt::missingConfinement({true, false}).english().find("seccomp") != std::string::npos);
        QVERIFY(!plt::missingConfinement({}).empty());
    }

    void missingPartsCanBeSimulated() {
        qputenv(plt::withoutVariable, "landlock,seccomp");
        QCOMPARE(plt::offeredConfinement(), plt::ConfinementParts());
        qunsetenv(plt::withoutVariable);
    }

    void cachesThatTheEnvironmentNamesAreWritten() {
        auto places = usualPlaces();
        const QStringList own = places.writable;
        places.chosenCaches = QStringList{QStringLiteral("/srv/shaders"), QStringLiteral("/home/ann"),
                                          QStringLiteral("/"), QStringLiteral("shaders")};
        QCOMPARE(plt::allowedFiles(places).writable, own + QStringList{QStringLiteral("/srv/shaders")});
    }

    void filesFromBeforeMoveToTheGuest() {
        const QString own = cleanHome.path() + QLatin1String("/plt-games/");
        const QString guest = plt::storage::guestFolder(QStringLiteral("ur")) + u'/';
        const auto write = [](const QString& path, const QByteArray& bytes) {
            QDir().mkpath(QFileInfo(path).path());
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        const auto content = [](const QString& path) {
            QFile file(path);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
        };
        const QStringList moved{QStringLiteral("saved/ur.json"),      QStringLiteral("saved/ur.others.json"),
                                QStringLiteral("saved/ur.deals"),     QStringLiteral("daily/ur.json"),
                                QStringLiteral("attachments/ur/abc"), QStringLiteral("own/ur/deep/file")};
        const QStringList left{QStringLiteral("saved/urn.json"), QStringLiteral("attachments/urn/abc"),
                               QStringLiteral("statistics/ur.json"), QStringLiteral("games/ur/info.yaml")};
        for (const QString& name : moved + left) write(own + name, name.toUtf8());
        // What it has counted in its own folder since is not lost.
        write(guest + QLatin1String("statistics/ur.json"), "later");
        for (int time = 0; time < 2; ++time) {
            plt::storage::moveToGuest(QStringLiteral("ur"));
            for (const QString& name : moved) {
                QCOMPARE(content(guest + name), name.toUtf8());
                QVERIFY(!QFileInfo::exists(own + name));
            }
            for (const QString& name : left) QCOMPARE(content(own + name), name.toUtf8());
            QCOMPARE(content(guest + QLatin1String("statistics/ur.json")), QByteArray("later"));
        }
        QVERIFY(QDir(own).removeRecursively());
    }

    void guestsOfTheSameIdAreDeclared() {
        const QString id = QStringLiteral("mill");
        const QString part = QStringLiteral("saved");
        const QString own = cleanHome.path() + QLatin1String("/plt-games/saved");
        const QString guest = plt::storage::guestFolder(id) + QLatin1String("/saved");
        plt::storage::setGuests({{id, true}});
        QCOMPARE(plt::storage::folderOf(part, id), guest);
        QVERIFY(plt::storage::isDeclaredGuest(id));
        QVERIFY(QDir().mkpath(guest));
        plt::storage::setGuests({{id, false}});
        QCOMPARE(plt::storage::folderOf(part, id), own);
        QVERIFY(!plt::storage::isDeclaredGuest(id));
        plt::storage::setGuests({});
        QCOMPARE(plt::storage::folderOf(part, id), guest);
        QVERIFY(QDir(plt::storage::guestFolder(id)).removeRecursively());
    }

    void aGuestHasOneFileOfAKind() {
        const QString own = cleanHome.path() + QLatin1String("/plt-games/saved");
        const QString guest = plt::storage::guestFolder(QStringLiteral("mill")) + QLatin1String("/saved");
        QVERIFY(QDir().mkpath(own) && QDir().mkpath(guest));
        for (const QString& path : {own + QLatin1String("/ludo.json"), guest + QLatin1String("/mill.json"),
                                    guest + QLatin1String("/ludo.json")}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(plt::storage::allFiles(QStringLiteral("saved")),
                 QStringList({own + QLatin1String("/ludo.json"), guest + QLatin1String("/mill.json")}));
        QVERIFY(QDir(cleanHome.path() + QLatin1String("/plt-games")).removeRecursively());
    }

    void guestsStandApart() {
        const QString own = cleanHome.path() + QLatin1String("/plt-games/");
        const QString saved = QStringLiteral("saved");
        QCOMPARE(plt::storage::folderOf(saved, QStringLiteral("ludo")), own + saved);
        QDir().mkpath(plt::storage::guestFolder(QStringLiteral("ludo")));
        const QString guests = own + QLatin1String("guests/ludo/saved");
        QCOMPARE(plt::storage::folderOf(saved, QStringLiteral("ludo")), guests);
        QCOMPARE(plt::storage::folderOf(saved, QStringLiteral("halma")), own + saved);
        QCOMPARE(plt::storage::allFolders(saved), QStringList({own + saved, guests}));
        // A game of the program keeps its place beside a guest of its name.
        plt::storage::setPlayedGuest({});
        QCOMPARE(plt::storage::folderOf(saved, QStringLiteral("ludo")), own + saved);
        plt::storage::setPlayedGuest(QStringLiteral("ludo"));
        QCOMPARE(plt::storage::folderOf(saved, QStringLiteral("ludo")), guests);
    }

#ifdef Q_OS_LINUX
    void confinesForGood() {
        if (!plt::offeredConfinement().files) QSKIP("Landlock is missing");
        const QString folder = cleanHome.path() + QLatin1String("/inside");
        const QString outside = cleanHome.path() + QLatin1String("/outside");
        QVERIFY(QDir().mkpath(folder));
        plt::AllowedFiles allowed;
        allowed.writable = QStringList{folder};
        QCOMPARE(
            inside(allowed, [&] { return errorOfOpening(folder + QLatin1String("/a"), O_WRONLY | O_CREAT); }),
            0);
        QCOMPARE(inside(allowed, [&] { return errorOfOpening(outside, O_WRONLY | O_CREAT); }), EACCES);
        QCOMPARE(inside(allowed, [] { return errorOfOpening(QStringLiteral("/etc/passwd"), O_RDONLY); }),
                 EACCES);
        allowed.readable = QStringList{QStringLiteral("/etc/passwd")};
        QCOMPARE(inside(allowed, [] { return errorOfOpening(QStringLiteral("/etc/passwd"), O_RDONLY); }), 0);
        // Links could lead the broker to other files.
        allowed.sockets = folder;
        QCOMPARE(inside(allowed,
                        [&] {
                            const QByteArray link = QFile::encodeName(folder + QLatin1String("/link"));
                            return ::symlink("/etc/passwd", link.constData()) == 0 ? 0 : errno;
                        }),
                 EACCES);
        // A second confinement does not undo the first.
        QCOMPARE(inside(allowed,
                        [&] {
                            plt::AllowedFiles all;
                            all.writable = QStringList{QStringLiteral("/")};
                            plt::confine(all);
                            return errorOfOpening(outside, O_WRONLY | O_CREAT);
                        }),
                 EACCES);
    }

    void filtersCalls() {
        if (!plt::offeredConfinement().calls) QSKIP("seccomp is missing");
        const auto socket = [](int family) { return ::socket(family, SOCK_STREAM, 0) < 0 ? errno : 0; };
        QCOMPARE(inside({}, [&] { return socket(AF_INET); }), EACCES);
        QCOMPARE(inside({}, [&] { return socket(AF_UNIX); }), 0);
        QCOMPARE(inside({},
                        [] {
                            ::execl("/bin/true", "/bin/true", nullptr);
                            return errno;
                        }),
                 EPERM);
        QCOMPARE(inside({},
                        [] {
                            rlimit limit = {};
                            return ::prlimit(::getppid(), RLIMIT_CORE, nullptr, &limit) == 0 ? 0 : errno;
                        }),
                 EPERM);
        QCOMPARE(inside({},
                        [] {
                            rlimit limit = {};
                            return ::getrlimit(RLIMIT_CORE, &limit) == 0 ? 0 : errno;
                        }),
                 0);
    }

    void filtersChangesOfFiles() {
        if (!plt::offeredConfinement().calls) QSKIP("seccomp is missing");
        const QString path = cleanHome.path() + QLatin1String("/letter");
        QFile letter(path);
        QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("mine") == 4);
        letter.close();
        const QByteArray name = QFile::encodeName(path);
        // As on kernels whose Landlock allows all of it.
        qputenv(plt::withoutVariable, "landlock");
        const auto restore = qScopeGuard([] { qunsetenv(plt::withoutVariable); });
        const auto opening = [&](int flags) {
            return inside({}, [&] { return errorOfOpening(path, flags); });
        };
        const auto errorOf = [](const std::function<int()>& call) {
            return inside({}, [&] { return call() == 0 ? 0 : errno; });
        };
        QCOMPARE(opening(O_RDONLY), 0);
        QCOMPARE(opening(O_RDWR), 0);
        QCOMPARE(opening(O_WRONLY | O_RDWR), EACCES);
        QCOMPARE(opening(O_RDONLY | O_TRUNC), EACCES);
        QCOMPARE(opening(O_WRONLY | O_RDWR | O_TRUNC), EACCES);
        constexpr long openat2 = 437;
        QCOMPARE(errorOf([] { return static_cast<int>(::syscall(openat2, 0, nullptr, nullptr, 0)); }),
                 ENOSYS);
        QCOMPARE(errorOf([&] { return ::truncate(name, 0); }), EPERM);
        QCOMPARE(errorOf([&] { return ::chmod(name, 0); }), EPERM);
        QCOMPARE(errorOf([&] { return ::fchmod(::open(name, O_RDONLY | O_CLOEXEC), 0); }), EPERM);
        QCOMPARE(errorOf([&] { return ::utimensat(AT_FDCWD, name, nullptr, 0); }), EPERM);
        // Of an open file, as Qt does for its own.
        QCOMPARE(errorOf([&] { return ::futimens(::open(name, O_RDONLY | O_CLOEXEC), nullptr); }), 0);
        QVERIFY(letter.open(QIODevice::ReadOnly));
        QCOMPARE(letter.readAll(), QByteArray("mine"));
    }
#endif
};

QTEST_APPLESS_MAIN(TestConfinement)
#include "test_confinement.moc"
