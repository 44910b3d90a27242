// SPDX-License-Identifier: MIT
#pragma once

class QThread;

namespace plt {

/// Joins and deletes a thread that was asked to stop. Waits only briefly: a thread that is stuck in a drawing
/// must not keep a window from closing, so it is detached.
void joinOrDetach(QThread* thread);

/// Abandons a thread that is stuck. If it still runs at the end of the program, the program exits without
/// cleanup, because the thread still uses its drawing resources.
void detach(QThread* thread);

}  // namespace plt
