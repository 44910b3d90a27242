// SPDX-License-Identifier: MIT
#include "common/system/processes/at_exit.h"

#include <cstdlib>
#include <vector>

namespace plt::processes {

#ifdef __GLIBC__

void atExit(void (*handler)(int code)) {
    ::on_exit([](int code, void* of) { reinterpret_cast<void (*)(int)>(of)(code); },
              reinterpret_cast<void*>(handler));
}

#else

void atExit(void (*handler)(int code)) {
    // The handlers are called in the reverse order.
    static auto* const handlers = new std::vector<void (*)(int)>;
    handlers->push_back(handler);
    std::atexit([] {
        const auto last = handlers->back();
        handlers->pop_back();
        last(EXIT_SUCCESS);
    });
}

#endif

}  // namespace plt::processes
