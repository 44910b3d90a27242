// SPDX-License-Identifier: MIT
#include "common/system/grabs/input_grab.h"

#include <QApplication>
#include <QWidget>

#ifdef PLT_HAS_XCB
#include "common/system/grabs/x_connection.h"
#endif

namespace plt {

#ifdef PLT_HAS_XCB

bool isInputHeldByAnother() {
    if (QGuiApplication::platformName() != QLatin1String("xcb")) return false;
    // A menu of this program holds a grab as well.
    if (QApplication::activePopupWidget() || QWidget::mouseGrabber() || QWidget::keyboardGrabber())
        return false;
    // Qt's own connection could take over its own grab.
    const XConnection owner(xcb_connect(nullptr, nullptr));
    xcb_connection_t* const connection = owner.get();
    if (xcb_connection_has_error(connection) != 0) return false;
    const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
    const XAnswer<xcb_grab_keyboard_reply_t> keyboard(xcb_grab_keyboard_reply(
        connection,
        xcb_grab_keyboard(connection, 0, root, XCB_CURRENT_TIME, XCB_GRAB_MODE_ASYNC, XCB_GRAB_MODE_ASYNC),
        nullptr));
    xcb_ungrab_keyboard(connection, XCB_CURRENT_TIME);
    const XAnswer<xcb_grab_pointer_reply_t> pointer(
        xcb_grab_pointer_reply(connection,
                               xcb_grab_pointer(connection, 0, root, 0, XCB_GRAB_MODE_ASYNC,
                                                XCB_GRAB_MODE_ASYNC, XCB_NONE, XCB_NONE, XCB_CURRENT_TIME),
                               nullptr));
    xcb_ungrab_pointer(connection, XCB_CURRENT_TIME);
    xcb_flush(connection);
    return (keyboard && keyboard->status == XCB_GRAB_STATUS_ALREADY_GRABBED) ||
           (pointer && pointer->status == XCB_GRAB_STATUS_ALREADY_GRABBED);
}

#else

bool isInputHeldByAnother() {
    return false;
}

#endif

}  // namespace plt
