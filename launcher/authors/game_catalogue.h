// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

struct CommandLine;

/// Implements --translate: collects the sentences of a game in Lua in its catalogue translations/LANGUAGE.ts,
/// by lupdate, and makes of the translations in it the LANGUAGE.qm that a game reads, by lrelease. Returns the
/// exit code.
int updateCatalogue(const CommandLine& line);

}  // namespace plt
