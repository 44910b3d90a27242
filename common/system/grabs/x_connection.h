// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <memory>
#include <xcb/xcb.h>

namespace plt {

struct XDisconnect {
    void operator()(xcb_connection_t* connection) const { xcb_disconnect(connection); }
};
/// A connection to the X server besides Qt's.
using XConnection = std::unique_ptr<xcb_connection_t, XDisconnect>;

struct XFree {
    void operator()(void* answer) const { std::free(answer); }
};
/// A reply or an event of the X server.
template <class T>
using XAnswer = std::unique_ptr<T, XFree>;

}  // namespace plt
