// SPDX-License-Identifier: MIT
#include "common/system/confinement/confinement.h"

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <QByteArray>
#include <QFile>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

// The processors for which calls can be told apart: those whose numbers of calls all mean one thing.
#if defined(Q_OS_LINUX)
#if defined(__x86_64__) && !defined(__ILP32__)
#define PLT_AUDIT_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__) && !defined(__ILP32__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define PLT_AUDIT_ARCH AUDIT_ARCH_AARCH64
#elif defined(__riscv) && __riscv_xlen == 64
#define PLT_AUDIT_ARCH AUDIT_ARCH_RISCV64
#endif
#endif

namespace plt {

namespace {

bool isLeftOut(const char* part) {
    return qgetenv(withoutVariable).contains(part);
}

}  // namespace

Message missingConfinement(const ConfinementParts& offered) {
    if (!offered.files && !offered.calls)
        return {
            PLT_TR("This system cannot confine games (Landlock and seccomp are missing): games of "
                   "others may do all that you may.")};
    if (!offered.files)
        return {
            PLT_TR("This system cannot confine games to their own files (Landlock is missing): games of "
                   "others may read and change yours.")};
    if (!offered.calls)
        return {
            PLT_TR("This system cannot keep games from the network and from starting programs (seccomp "
                   "is missing).")};
    return {};
}

#ifdef Q_OS_LINUX

namespace {

// The system's header may be older than its kernel, so all of it is declared here.
namespace landlock {

#ifdef __NR_landlock_create_ruleset
constexpr long createRuleset = __NR_landlock_create_ruleset;
constexpr long addRule = __NR_landlock_add_rule;
constexpr long restrictSelf = __NR_landlock_restrict_self;
#else
// The same numbers for all processors.
constexpr long createRuleset = 444;
constexpr long addRule = 445;
constexpr long restrictSelf = 446;
#endif

struct RulesetAttributes {
    std::uint64_t handledFiles = 0;
    std::uint64_t handledNetwork = 0;
    std::uint64_t scoped = 0;
};
struct [[gnu::packed]] PathBeneath {
    std::uint64_t allowed = 0;
    std::int32_t parent = -1;
};

constexpr std::uint32_t askVersion = 1;
constexpr int beneathPath = 1;

constexpr std::uint64_t execute = 1U << 0;
constexpr std::uint64_t writeFile = 1U << 1;
constexpr std::uint64_t readFile = 1U << 2;
constexpr std::uint64_t readFolder = 1U << 3;
constexpr std::uint64_t removeFolder = 1U << 4;
constexpr std::uint64_t removeFile = 1U << 5;
constexpr std::uint64_t makeDevice = 1U << 6;
constexpr std::uint64_t makeFolder = 1U << 7;
constexpr std::uint64_t makeFile = 1U << 8;
constexpr std::uint64_t makeSocket = 1U << 9;
constexpr std::uint64_t makePipe = 1U << 10;
constexpr std::uint64_t makeBlockDevice = 1U << 11;
constexpr std::uint64_t makeLink = 1U << 12;
constexpr std::uint64_t moveBetween = 1U << 13;
constexpr std::uint64_t truncate = 1U << 14;
constexpr std::uint64_t scopeSignals = 1U << 1;

constexpr std::uint64_t read = readFile | readFolder;
constexpr std::uint64_t write =
    read | writeFile | removeFolder | removeFile | makeFolder | makeFile | moveBetween | truncate;
constexpr std::uint64_t ofFiles = readFile | writeFile | truncate;  ///< the rights that a file can have

long version() {
    return isLeftOut("landlock") ? -1 : ::syscall(createRuleset, nullptr, 0, askVersion);
}

std::uint64_t handled(long version) {
    const std::uint64_t first = execute | writeFile | read | removeFolder | removeFile | makeDevice |
                                makeFolder | makeFile | makeSocket | makePipe | makeBlockDevice | makeLink;
    return first | (version >= 2 ? moveBetween : 0) | (version >= 3 ? truncate : 0);
}

/// Allows what `rights` say about a file or a folder and all below it; nothing if it is missing.
void allow(int rules, const QString& path, std::uint64_t rights) {
    const int parent = ::open(QFile::encodeName(path).constData(), O_PATH | O_CLOEXEC);
    if (parent < 0) return;
    struct stat status = {};
    const bool isFolder = ::fstat(parent, &status) == 0 && S_ISDIR(status.st_mode);
    const PathBeneath rule = {isFolder ? rights : rights & ofFiles, parent};
    ::syscall(addRule, rules, beneathPath, &rule, 0);
    ::close(parent);
}

bool restrict(const AllowedFiles& allowed) {
    const long version = landlock::version();
    if (version < 1) return false;
    const std::uint64_t all = handled(version);
    // A game sends no signals to processes outside of its confinement.
    constexpr long withScopes = 6;
    RulesetAttributes attributes = {all, 0, version >= withScopes ? scopeSignals : 0};
    const std::size_t size =
        version >= withScopes ? sizeof attributes : offsetof(RulesetAttributes, handledNetwork);
    const int rules = static_cast<int>(::syscall(createRuleset, &attributes, size, 0));
    if (rules < 0) return false;
    for (const QString& path : allowed.readable) allow(rules, path, read);
    for (const QString& path : allowed.devices) allow(rules, path, (read | writeFile | truncate) & all);
    for (const QString& path : allowed.writable) allow(rules, path, write & all);
    if (!allowed.sockets.isEmpty()) allow(rules, allowed.sockets, (write | makeSocket) & all);
    const bool done = ::syscall(restrictSelf, rules, 0) == 0;
    ::close(rules);
    return done;
}

}  // namespace landlock

namespace calls {

bool isOffered() {
#ifdef PLT_AUDIT_ARCH
    std::uint32_t action = SECCOMP_RET_ERRNO;
    return !isLeftOut("seccomp") && ::syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
#else
    return false;
#endif
}

#ifdef PLT_AUDIT_ARCH

/// The calls that are refused altogether.
constexpr int refused[] = {
    // New programs.
    __NR_execve,
    __NR_execveat,
    // Other processes of the player.
    __NR_process_vm_readv,
    __NR_process_vm_writev,
    __NR_kcmp,
    // A second way to most calls, past this filter.
    __NR_io_uring_setup,
    // Passwords that other programs have put down.
    __NR_add_key,
    __NR_request_key,
    __NR_keyctl,
    // Changes of files that Landlock does not refuse, or not in its first versions.
    __NR_truncate,
    __NR_fchmod,
    __NR_fchmodat,
    __NR_fchown,
    __NR_fchownat,
    __NR_setxattr,
    __NR_lsetxattr,
    __NR_fsetxattr,
    __NR_removexattr,
    __NR_lremovexattr,
    __NR_fremovexattr,
#ifdef __NR_chmod
    __NR_chmod,
    __NR_chown,
    __NR_lchown,
    __NR_utime,
    __NR_utimes,
    __NR_futimesat,
#endif
    // Newer calls have the same numbers on all processors: pidfd_getfd, fchmodat2, setxattrat, removexattrat,
    // file_setattr.
    438,
    452,
    463,
    466,
    469,
};

/// A program for the kernel's filter of calls.
class Filter {
  public:
    explicit Filter(bool refusesTracing) {
        load(offsetof(seccomp_data, arch));
        unless(BPF_JEQ, PLT_AUDIT_ARCH, EPERM);
        load(offsetof(seccomp_data, nr));
#ifdef __x86_64__
        // The same calls by other numbers.
        constexpr std::uint32_t x32 = 0x40000000;
        refuseIf(BPF_JGE, x32, EPERM);
#endif
        for (const int call : refused) refuseIf(BPF_JEQ, static_cast<std::uint32_t>(call), EPERM);
        // Landlock leaves processes within the confinement, which a search for leaks traces.
        if (refusesTracing) refuseIf(BPF_JEQ, __NR_ptrace, EPERM);
        // Sockets within this computer lead to the display, to sound and to screen readers.
        const std::size_t socket = begin(__NR_socket);
        loadArgument(0);
        unless(BPF_JEQ, AF_UNIX, EACCES);
        end(socket);
        refuseOpeningWithoutRights(__NR_openat, 2);
#ifdef __NR_open
        refuseOpeningWithoutRights(__NR_open, 1);
#endif
        // Its flags are in memory, which a filter cannot read. Libraries take it for an older kernel.
        constexpr std::uint32_t openat2 = 437;
        refuseIf(BPF_JEQ, openat2, ENOSYS);
        // The times of a file that is not open.
        const std::size_t times = begin(__NR_utimensat);
        loadArgument(1);
        unless(BPF_JEQ, 0, EPERM);
        loadUpperHalf(1);
        unless(BPF_JEQ, 0, EPERM);
        end(times);
        // Limits of other processes, which could end them.
        const std::size_t limits = begin(__NR_prlimit64);
        loadArgument(0);
        unless(BPF_JEQ, 0, EPERM);
        end(limits);
        // Typing into the terminal from which the game was started.
        const std::size_t ioctl = begin(__NR_ioctl);
        loadArgument(1);
        refuseIf(BPF_JEQ, TIOCSTI, EPERM);
        constexpr std::uint32_t consoleControl = 0x541C;  // TIOCLINUX
        refuseIf(BPF_JEQ, consoleControl, EPERM);
        end(ioctl);
        answer(SECCOMP_RET_ALLOW);
    }

    bool install() {
        const sock_fprog program = {static_cast<unsigned short>(code_.size()), code_.data()};
        return ::syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0;
    }

  private:
    void add(int operation, std::uint32_t value, unsigned char ifTrue = 0, unsigned char ifFalse = 0) {
        code_.push_back({static_cast<unsigned short>(operation), ifTrue, ifFalse, value});
    }
    void load(std::size_t offset) {
        add(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
    }
    /// Loads the lower half, which is all that the kernel uses of these arguments.
    void loadArgument(int index) {
        static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
        load(offsetof(seccomp_data, args) + static_cast<std::size_t>(index) * sizeof(std::uint64_t));
    }
    void loadUpperHalf(int index) {
        load(offsetof(seccomp_data, args) + static_cast<std::size_t>(index) * sizeof(std::uint64_t) +
             sizeof(std::uint32_t));
    }
    /// Refuses to open a file for neither reading nor writing, which needs no right of Landlock and is enough
    /// for some changes; and to empty a file that is only read, which Landlock allows before its version 3.
    void refuseOpeningWithoutRights(int call, int flags) {
        constexpr std::uint32_t access = O_RDONLY | O_WRONLY | O_RDWR;
        const std::size_t opening = begin(call);
        loadArgument(flags);
        add(BPF_ALU | BPF_AND | BPF_K, access);
        refuseIf(BPF_JEQ, O_WRONLY | O_RDWR, EACCES);
        loadArgument(flags);
        add(BPF_ALU | BPF_AND | BPF_K, access | O_TRUNC);
        refuseIf(BPF_JEQ, O_RDONLY | O_TRUNC, EACCES);
        end(opening);
    }
    void answer(std::uint32_t action) {
        add(BPF_RET | BPF_K, action);
    }
    void refuseIf(int comparison, std::uint32_t value, std::uint32_t error) {
        add(BPF_JMP | comparison | BPF_K, value, 0, 1);
        answer(SECCOMP_RET_ERRNO | error);
    }
    void unless(int comparison, std::uint32_t value, std::uint32_t error) {
        add(BPF_JMP | comparison | BPF_K, value, 1, 0);
        answer(SECCOMP_RET_ERRNO | error);
    }
    /// Begins a part for one call, at whose end all others are allowed to go on; the call itself is allowed.
    std::size_t begin(int call) {
        add(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 0);
        return code_.size() - 1;
    }
    void end(std::size_t part) {
        answer(SECCOMP_RET_ALLOW);
        code_[part].jf = static_cast<unsigned char>(code_.size() - 1 - part);
    }

    std::vector<sock_filter> code_;
};

#endif

bool restrict(bool hasLandlock) {
#ifdef PLT_AUDIT_ARCH
    return isOffered() && Filter(!hasLandlock).install();
#else
    Q_UNUSED(hasLandlock)
    return false;
#endif
}

}  // namespace calls

}  // namespace

ConfinementParts offeredConfinement() {
    return {landlock::version() >= 1, calls::isOffered()};
}

ConfinementParts confine(const AllowedFiles& allowed) {
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return {};
    // In this order: the filter need not let the calls of the other through.
    const bool files = landlock::restrict(allowed);
    return {files, calls::restrict(files)};
}

#else

ConfinementParts offeredConfinement() {
    return {};
}

ConfinementParts confine(const AllowedFiles&) {
    return {};
}

#endif

}  // namespace plt
