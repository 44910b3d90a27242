// SPDX-License-Identifier: MIT
#include "common/cards/foreign/svg/message_filter.h"

#include <mutex>

#include <QtGlobal>

namespace plt {

namespace {

thread_local int silences = 0;
QtMessageHandler listener = nullptr;

void filterMessage(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (silences == 0 || type == QtFatalMsg) listener(type, context, text);
}

}  // namespace

MessageFilter::MessageFilter() {
    // This library is never unloaded (libraries of games are not), so the handler may stay installed.
    static std::once_flag once;
    std::call_once(once, [] {
        // The current handler can only be read by setting another one.
        listener = qInstallMessageHandler(nullptr);
        qInstallMessageHandler(filterMessage);
    });
    ++silences;
}

MessageFilter::~MessageFilter() {
    --silences;
}

}  // namespace plt
