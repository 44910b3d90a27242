// SPDX-License-Identifier: MIT
#include "common/plugin/icon/icon_file.h"

#include "common/plugin/folder/label.h"
#include "common/plugin/folder/regular_file.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QXmlStreamReader>
#include <QtEndian>

namespace plt {

namespace {

/// Every use element can double what is drawn; this many stay harmless in any arrangement.
constexpr int mostRepeatedParts = 12;

QString notAPicture() {
    return QStringLiteral("is not a picture");
}
QString tooManyPixels() {
    return QStringLiteral("is larger than %1 pixels").arg(largestIconSide);
}

QString sizeProblem(QSize size) {
    if (size.isEmpty()) return notAPicture();
    return qMax(size.width(), size.height()) > largestIconSide ? tooManyPixels() : QString();
}

/// A length of an SVG attribute ("32", "32px", "2.5e1"), in its own unit; 0 when it is none.
double svgLength(QStringView text) {
    qsizetype digits = 0;
    while (digits < text.size() && QStringView(u"0123456789.+-eE").contains(text[digits])) ++digits;
    return text.left(digits).toDouble();
}

QString svgRootProblem(const QXmlStreamReader& xml) {
    if (xml.name() != QLatin1String("svg")) return notAPicture();
    for (const auto side : {QLatin1String("width"), QLatin1String("height")}) {
        const QStringView value = xml.attributes().value(side);
        if (!value.endsWith(u'%') && svgLength(value) > largestIconSide) return tooManyPixels();
    }
    return {};
}

QString svgProblem(const QByteArray& bytes) {
    QXmlStreamReader xml(bytes);
    int repeatedParts = 0;
    bool rootSeen = false;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::DTD && !xml.entityDeclarations().isEmpty())
            return QStringLiteral("declares XML entities");
        if (!xml.isStartElement()) continue;
        if (!rootSeen) {
            const QString problem = svgRootProblem(xml);
            if (!problem.isEmpty()) return problem;
            rootSeen = true;
        }
        if (xml.name() == QLatin1String("image")) return QStringLiteral("refers to another picture");
        if (xml.name() == QLatin1String("use") && ++repeatedParts > mostRepeatedParts)
            return QStringLiteral("repeats its parts more than %1 times").arg(mostRepeatedParts);
    }
    if (xml.hasError() || !rootSeen) return notAPicture();
    return {};
}

QString pngProblem(const QByteArray& bytes) {
    constexpr qsizetype sizesEnd = 24;
    if (bytes.size() < sizesEnd) return notAPicture();
    const auto side = [&bytes](int at) { return qFromBigEndian<qint32>(bytes.constData() + at); };
    return sizeProblem(QSize(side(16), side(20)));
}

}  // namespace

QString noIconSentence(const QString& path, const QString& problem) {
    return QStringLiteral("no icon: %1 %2").arg(cleanLabel(QFileInfo(path).fileName()), problem);
}

QString iconProblem(const QString& path) {
    const SmallFile file = readSmallFile(path, largestIconFile);
    switch (file.outcome) {
        case SmallFile::Outcome::Missing:
            return QStringLiteral("is missing");
        case SmallFile::Outcome::Unreadable:
            return QStringLiteral("is unreadable: %1").arg(file.cause);
        case SmallFile::Outcome::TooLarge:
            return QStringLiteral("is larger than %1 bytes").arg(largestIconFile);
        case SmallFile::Outcome::Read:
            break;
    }
    // The two usual kinds are looked at without loading Qt's image plugins.
    if (file.bytes.startsWith("\x89PNG\r\n\x1a\n")) return pngProblem(file.bytes);
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return svgProblem(file.bytes);

    QBuffer buffer;
    buffer.setData(file.bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    if (!reader.canRead()) return notAPicture();
    if (reader.format().startsWith("svg")) return svgProblem(file.bytes);
    return sizeProblem(reader.size());
}

}  // namespace plt
