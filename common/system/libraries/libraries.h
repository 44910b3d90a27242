// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QStringList>
#include <QtGlobal>

namespace plt {

/// Returns what names of libraries end in, with the dot.
QStringList librarySuffixes();

/// Returns the path of the library that contains `symbol`, a function or a variable; empty if that is
/// unknown.
PLT_API QString libraryOf(const void* symbol);

/// Returns the path of a library of ours that is loaded on demand: in the directory of the library that
/// contains this function. Empty if that is unknown.
PLT_API QString libraryBeside(const QString& fileName);

/// Returns the function of this name if a loaded library has it, the C library included; else null. Uses
/// nothing of Qt, so any thread may call it before there is an application object.
PLT_API QFunctionPointer loadedFunction(const char* name);

}  // namespace plt
