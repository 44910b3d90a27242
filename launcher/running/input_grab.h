// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// Whether a program other than this one has the keyboard or the mouse to itself at this moment. Only on X
/// can a program take them; elsewhere, and where that cannot be found out, false.
bool isInputHeldByAnother();

}  // namespace plt
