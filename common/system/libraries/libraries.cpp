// SPDX-License-Identifier: MIT
#include "common/system/libraries/libraries.h"

#include <QFile>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <dlfcn.h>
#endif

namespace plt {

#ifdef Q_OS_UNIX

QString libraryOf(const void* symbol) {
    Dl_info library{};
    return ::dladdr(symbol, &library) == 0 ? QString() : QFile::decodeName(library.dli_fname);
}

QFunctionPointer loadedFunction(const char* name) {
    return reinterpret_cast<QFunctionPointer>(::dlsym(RTLD_DEFAULT, name));
}

#else

QString libraryOf(const void*) {
    return {};
}
QFunctionPointer loadedFunction(const char*) {
    return nullptr;
}

#endif

QStringList librarySuffixes() {
#if defined(Q_OS_WIN)
    return {QStringLiteral(".dll")};
#elif defined(Q_OS_DARWIN)
    return {QStringLiteral(".dylib"), QStringLiteral(".so")};
#else
    return {QStringLiteral(".so")};
#endif
}

QString libraryBeside(const QString& fileName) {
    const QString here = libraryOf(reinterpret_cast<const void*>(&libraryBeside));
    return here.isEmpty() ? QString() : QFileInfo(here).absolutePath() + QLatin1Char('/') + fileName;
}

}  // namespace plt
