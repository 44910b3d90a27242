// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/system/broker/descriptor_channel.h"

#include <optional>

#include <QByteArray>
#include <QJsonObject>
#include <QString>

class QWidget;

/// The broker does for a confined game what the player asks of it: a process of ours that is not confined
/// shows the file dialog and hands over the open file. In a process that is not confined nobody is asked.
namespace plt::broker {

/// The keys of requests and answers.
constexpr QLatin1String requestKey("request");
constexpr QLatin1String titleKey("title");
constexpr QLatin1String filtersKey("filters");
constexpr QLatin1String pathKey("path");
constexpr QLatin1String windowKey("window");
constexpr QLatin1String sectionKey("section");
constexpr QLatin1String problemKey("problem");
constexpr QLatin1String numberKey("number");
constexpr QLatin1String crashedKey("crashed");

/// The requests.
constexpr QLatin1String chooseToOpen("choose-to-open");  ///< answered by a path, unless cancelled
constexpr QLatin1String chooseToSave("choose-to-save");  ///< answered by a path, unless cancelled
constexpr QLatin1String read("read");                    ///< answered by a file or a problem
constexpr QLatin1String write("write");                  ///< comes with a file; answered by a problem or none
constexpr QLatin1String manual("manual");
/// Answered by a problem, or by two messages with the ends of the pipes to the program's standard input and
/// from its standard output; when it has ended by itself, by another one. All of these have the request's
/// number. The next one ends the program, and so does the end of the channel.
constexpr QLatin1String startProgram("start-program");
constexpr QLatin1String endProgram("end-program");  ///< not answered

/// Makes requests go to the guard at the other end of this channel, from now on.
PLT_API void setChannel(descriptors::Owned channel);
PLT_API bool isAvailable();

struct Answer {
    QJsonObject words;
    descriptors::Owned file = descriptors::Owned();
};

/// Returns a channel to a process that answers one request, or any number of those about programs; -1 if
/// there is none.
PLT_API descriptors::Owned open();

/// Asks and waits for the answer. On the main thread, events are processed meanwhile, and the windows of this
/// process take no input. Returns nothing if there was no answer.
PLT_API std::optional<Answer> ask(QJsonObject request, QWidget* parent = nullptr, int file = -1);

}  // namespace plt::broker
