// SPDX-License-Identifier: MIT
#pragma once

class QThread;

namespace plt {

/// Ends a thread that was told to stop, and deletes it. Waits only briefly: one that is stuck in a drawing
/// must not keep a window from closing, so it is then given up.
void joinOrDetach(QThread* thread);

/// Leaves a thread that is stuck to itself. While such a thread runs at the end of the program, the program
/// ends without tidying up, because what the thread draws with must not be taken away from it.
void detach(QThread* thread);

}  // namespace plt
