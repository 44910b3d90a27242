// SPDX-License-Identifier: MIT
#include "common/plugin/icon/icon_file.h"

#include "common/pictures/drawings/drawing_safety.h"
#include "common/plugin/folder/label.h"
#include "common/system/files/regular_file.h"

#include <string>

#include <QBuffer>
#include <QFileInfo>
#include <QImageReader>
#include <QXmlStreamReader>
#include <QtEndian>

namespace plt {

namespace {

/// Parses the length of an SVG attribute ("32", "32px", "2.5e1"), in its own unit; 0 if it is not one.
double svgLength(QStringView text) {
    qsizetype digits = 0;
    while (digits < text.size() && QStringView(u"0123456789.+-eE").contains(text[digits])) ++digits;
    return text.left(digits).toDouble();
}

/// Checks one file; its name is part of every sentence.
class IconCheck {
  public:
    explicit IconCheck(const QString& path)
        : path_(path), name_(cleanLabel(QFileInfo(path).fileName()).toStdString()) {}

    Message problem() const {
        const SmallFile file = readSmallFile(path_, largestIconFile);
        switch (file.outcome) {
            case SmallFile::Outcome::Missing:
                return {PLT_TR("no icon: %1 is missing"), {name_}};
            case SmallFile::Outcome::Unreadable:
                return {PLT_TR("no icon: %1 is unreadable: %2"), {name_, file.cause}};
            case SmallFile::Outcome::TooLarge:
                return {PLT_TR_N("no icon: %1 is larger than %Ln bytes", "no icon: %1 is larger than 1 byte"),
                        largestIconFile,
                        {name_}};
            case SmallFile::Outcome::Read:
                break;
        }
        // The two usual formats are checked without loading Qt's image plugins.
        if (file.bytes.startsWith("\x89PNG\r\n\x1a\n")) return pngProblem(file.bytes);
        if (path_.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) return svgProblem(file.bytes);

        QBuffer buffer;
        buffer.setData(file.bytes);
        buffer.open(QIODevice::ReadOnly);
        QImageReader reader(&buffer);
        if (!reader.canRead()) return notAPicture();
        if (reader.format().startsWith("svg")) return svgProblem(file.bytes);
        return sizeProblem(reader.size());
    }

    Message undrawable() const { return {PLT_TR("no icon: %1 cannot be drawn"), {name_}}; }

  private:
    Message notAPicture() const { return {PLT_TR("no icon: %1 is not a picture"), {name_}}; }
    Message tooManyPixels() const {
        return {PLT_TR_N("no icon: %1 is larger than %Ln pixels", "no icon: %1 is larger than 1 pixel"),
                largestIconSide,
                {name_}};
    }

    Message sizeProblem(QSize size) const {
        if (size.isEmpty()) return notAPicture();
        return qMax(size.width(), size.height()) > largestIconSide ? tooManyPixels() : Message();
    }

    Message svgProblem(const QByteArray& bytes) const {
        const DrawingFault fault = drawingFault(bytes);
        if (fault == DrawingFault::notADrawing) return notAPicture();
        if (fault == DrawingFault::tooLarge)
            return {PLT_TR("no icon: %1 takes too much memory to draw"), {name_}};
        if (fault == DrawingFault::entities) return {PLT_TR("no icon: %1 declares XML entities"), {name_}};
        if (fault == DrawingFault::references)
            return {PLT_TR("no icon: %1 refers to another picture"), {name_}};
        if (fault == DrawingFault::repeats)
            return {PLT_TR("no icon: %1 repeats its parts too often"), {name_}};
        QXmlStreamReader xml(bytes);
        xml.readNextStartElement();
        for (const auto side : {QLatin1String("width"), QLatin1String("height")}) {
            const QStringView value = xml.attributes().value(side);
            if (!value.endsWith(u'%') && svgLength(value) > largestIconSide) return tooManyPixels();
        }
        return {};
    }

    Message pngProblem(const QByteArray& bytes) const {
        constexpr qsizetype sizesEnd = 24;
        if (bytes.size() < sizesEnd) return notAPicture();
        const auto side = [&bytes](int at) { return qFromBigEndian<qint32>(bytes.constData() + at); };
        return sizeProblem(QSize(side(16), side(20)));
    }

    const QString path_;
    const std::string name_;
};

}  // namespace

Message iconProblem(const QString& path) {
    return IconCheck(path).problem();
}

Message undrawableIcon(const QString& path) {
    return IconCheck(path).undrawable();
}

}  // namespace plt
