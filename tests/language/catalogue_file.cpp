// SPDX-License-Identifier: MIT
#include "tests/language/catalogue_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace language {

QString Message::line() const {
    return context + QLatin1String(" | ") + source + QLatin1String(" | ") + comment +
           (counts ? QLatin1String(" | counts") : QLatin1String());
}

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<Message> messagesOf(const QString& path) {
    QXmlStreamReader xml(contentOf(path));
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement()) continue;
        if (xml.name() == u"name") context = xml.readElementText();
        if (xml.name() == u"message") {
            messages.append(Message());
            messages.last().context = context;
            messages.last().counts = xml.attributes().value(QLatin1String("numerus")) == u"yes";
        }
        if (xml.name() == u"source") messages.last().source = xml.readElementText();
        if (xml.name() == u"comment") messages.last().comment = xml.readElementText();
        if (xml.name() == u"translatorcomment") messages.last().note = xml.readElementText();
        if (xml.name() == u"translation") {
            messages.last().state = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.last().counts) messages.last().translations.append(xml.readElementText());
        }
        if (xml.name() == u"numerusform") messages.last().translations.append(xml.readElementText());
    }
    return messages;
}

}  // namespace language
