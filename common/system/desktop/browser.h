// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// Returns false if it is known that no browser is installed. A desktop that starts programs itself reports
/// success even if there is none for web pages.
bool hasBrowser();

}  // namespace plt
