// SPDX-License-Identifier: MIT
#include "common/system/grabs/way_out.h"

#ifdef PLT_HAS_XCB
#include "common/system/grabs/x_connection.h"

#include <cstdint>
#include <functional>
#include <xcb/xinput.h>

#include <QGuiApplication>
#include <QHash>
#include <QSocketNotifier>
#endif

namespace plt {

#ifdef PLT_HAS_XCB

namespace {

enum class Key { other, control, shift, escape };

Key keyOf(xcb_keysym_t symbol) {
    switch (symbol) {
        case 0xffe1:
        case 0xffe2:
            return Key::shift;
        case 0xffe3:
        case 0xffe4:
            return Key::control;
        case 0xff1b:
            return Key::escape;
        default:
            return Key::other;
    }
}

}  // namespace

/// A connection of its own, because Qt reads only the events that it has asked for.
class WayOut::Listener {
  public:
    explicit Listener(std::function<void()> pressed)
        : pressed_(std::move(pressed)), connection_(xcb_connect(nullptr, nullptr)) {
        if (xcb_connection_has_error(connection_.get()) != 0 || !select()) return;
        readKeys();
        notifier_ = std::make_unique<QSocketNotifier>(xcb_get_file_descriptor(connection_.get()),
                                                      QSocketNotifier::Read);
        QObject::connect(notifier_.get(), &QSocketNotifier::activated, notifier_.get(), [this] { read(); });
        read();
    }

  private:
    /// Requests the raw events of all keyboards; false if the server has none.
    bool select() {
        const auto* const extension = xcb_get_extension_data(connection_.get(), &xcb_input_id);
        if (!extension || extension->present == 0) return false;
        extension_ = extension->major_opcode;
        // Before version 2.1, a grab holds raw events back.
        const XAnswer<xcb_input_xi_query_version_reply_t> known(xcb_input_xi_query_version_reply(
            connection_.get(), xcb_input_xi_query_version(connection_.get(), 2, 1), nullptr));
        if (!known) return false;
        struct {
            xcb_input_event_mask_t devices;
            std::uint32_t events;
        } selection = {{XCB_INPUT_DEVICE_ALL_MASTER, 1},
                       XCB_INPUT_XI_EVENT_MASK_RAW_KEY_PRESS | XCB_INPUT_XI_EVENT_MASK_RAW_KEY_RELEASE};
        const auto root = xcb_setup_roots_iterator(xcb_get_setup(connection_.get())).data->root;
        xcb_input_xi_select_events(connection_.get(), root, 1, &selection.devices);
        xcb_flush(connection_.get());
        return true;
    }

    void readKeys() {
        const xcb_setup_t* const setup = xcb_get_setup(connection_.get());
        const int count = setup->max_keycode - setup->min_keycode + 1;
        const XAnswer<xcb_get_keyboard_mapping_reply_t> mapping(xcb_get_keyboard_mapping_reply(
            connection_.get(),
            xcb_get_keyboard_mapping(connection_.get(), setup->min_keycode, static_cast<std::uint8_t>(count)),
            nullptr));
        if (!mapping || mapping->keysyms_per_keycode == 0) return;
        const xcb_keysym_t* const symbols = xcb_get_keyboard_mapping_keysyms(mapping.get());
        for (int i = 0; i < count; ++i)
            if (const Key key = keyOf(symbols[i * mapping->keysyms_per_keycode]); key != Key::other)
                keys_.insert(static_cast<std::uint32_t>(setup->min_keycode + i), key);
    }

    void read() {
        while (const XAnswer<xcb_generic_event_t> event{xcb_poll_for_event(connection_.get())}) {
            constexpr std::uint8_t isFromClient = 0x80;
            if ((event->response_type & ~isFromClient) != XCB_GE_GENERIC) continue;
            const auto& raw = reinterpret_cast<const xcb_input_raw_key_press_event_t&>(*event);
            if (raw.extension == extension_)
                follow(raw.detail, raw.event_type == XCB_INPUT_RAW_KEY_PRESS, raw.flags != 0);
        }
        if (xcb_connection_has_error(connection_.get()) != 0) notifier_->setEnabled(false);
    }

    void follow(std::uint32_t code, bool isPress, bool isRepeat) {
        const Key key = keys_.value(code, Key::other);
        if (key == Key::control) isControlHeld_ = isPress;
        if (key == Key::shift) isShiftHeld_ = isPress;
        if (key == Key::escape && isPress && !isRepeat && isControlHeld_ && isShiftHeld_) pressed_();
    }

    const std::function<void()> pressed_;
    const XConnection connection_;
    std::unique_ptr<QSocketNotifier> notifier_;
    std::uint8_t extension_ = 0;
    QHash<std::uint32_t, Key> keys_;  ///< by key code
    bool isControlHeld_ = false;
    bool isShiftHeld_ = false;
};

WayOut::WayOut(QObject* parent) : QObject(parent) {
    if (QGuiApplication::platformName() == QLatin1String("xcb"))
        listener_ = std::make_unique<Listener>([this] { Q_EMIT pressed(); });
}

#else

class WayOut::Listener {};

WayOut::WayOut(QObject* parent) : QObject(parent) {}

#endif

WayOut::~WayOut() = default;

}  // namespace plt
