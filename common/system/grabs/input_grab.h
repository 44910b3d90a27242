// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// Returns true if another program has grabbed the keyboard or the mouse. Grabs exist only on X11; false
/// elsewhere, and if that is unknown.
bool isInputHeldByAnother();

}  // namespace plt
