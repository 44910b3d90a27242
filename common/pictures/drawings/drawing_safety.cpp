// SPDX-License-Identifier: MIT
#include "common/pictures/drawings/drawing_safety.h"

#include "common/pictures/drawings/gzip.h"

#include <algorithm>
#include <vector>

#include <QBuffer>
#include <QHash>
#include <QImageReader>
#include <QXmlStreamReader>

namespace plt {

namespace {

// The largest of 46 decks examined: 11.5 MB, 9,000 elements that expand to 60,000, nested 16 deep, with 27
// million pixels in embedded images.
constexpr qsizetype largestDrawing = 64 * 1024 * 1024;
constexpr std::size_t maximumElements = 200'000;
constexpr double maximumRepeated = 1'000'000;
constexpr std::size_t deepest = 200;
constexpr qint64 maximumPixels = 128 * 1024 * 1024;

/// Computes the size of a drawing with all repetitions: its elements and the elements that they use.
class Growth {
  public:
    void open(const QString& id, const QString& used) {
        const auto number = elements_.size();
        if (!stack_.empty()) elements_[stack_.back()].parts.push_back(number);
        elements_.emplace_back().used = used;
        // The first element with an id counts, as in Qt.
        if (!id.isEmpty() && !ids_.contains(id)) ids_.insert(id, number);
        stack_.push_back(number);
    }
    void close() { stack_.pop_back(); }
    std::size_t count() const { return elements_.size(); }
    std::size_t depth() const { return stack_.size(); }

    /// Returns the number of elements drawn in total; nothing if it is infinite or nested so deep that it
    /// could overflow a thread's stack.
    std::optional<double> total() {
        struct Visit {
            std::size_t element;
            std::size_t next = 0;
        };
        std::vector<Visit> path{{0}};
        elements_[0].state = State::open;
        while (!path.empty()) {
            Visit& visit = path.back();
            Element& element = elements_[visit.element];
            if (visit.next == 0 && !element.used.isEmpty()) {
                const auto used = ids_.constFind(element.used);
                if (used != ids_.constEnd()) element.parts.push_back(*used);
                element.used.clear();
            }
            if (visit.next < element.parts.size()) {
                const auto part = element.parts[visit.next++];
                if (elements_[part].state == State::open) return {};
                if (elements_[part].state == State::known) continue;
                elements_[part].state = State::open;
                path.push_back({part});
                continue;
            }
            element.weight = 1;
            for (const auto part : element.parts) {
                element.weight += elements_[part].weight;
                element.depth = std::max(element.depth, elements_[part].depth + 1);
            }
            if (element.depth > deepest) return {};
            element.state = State::known;
            path.pop_back();
        }
        return elements_[0].weight;
    }

  private:
    enum class State { unknown, open, known };
    struct Element {
        std::vector<std::size_t> parts;
        QString used;
        double weight = 0;
        std::size_t depth = 0;
        State state = State::unknown;
    };
    std::vector<Element> elements_;
    std::vector<std::size_t> stack_;
    QHash<QString, std::size_t> ids_;
};

QStringView reference(const QXmlStreamReader& xml) {
    const auto attributes = xml.attributes();
    for (const auto& attribute : attributes) {
        if (attribute.name() == QLatin1String("href")) return attribute.value();
    }
    return {};
}

/// Returns the number of pixels of an embedded image; nothing unless it is of one of the two formats that are
/// safe to decode.
std::optional<qint64> pixelsOf(QStringView href) {
    static const QString mark = QStringLiteral("base64,");
    const auto at = href.lastIndexOf(mark);
    if (!href.startsWith(QLatin1String("data:")) || at < 0) return {};
    QByteArray bytes = QByteArray::fromBase64(href.mid(at + mark.size()).toLatin1());
    if (!bytes.startsWith("\x89PNG\r\n\x1a\n") && !bytes.startsWith("\xff\xd8\xff")) return {};
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::ReadOnly)) return {};
    const QSize size = QImageReader(&buffer).size();
    if (size.isEmpty()) return {};
    return qint64(size.width()) * size.height();
}

}  // namespace

std::optional<QByteArray> unpackedDrawing(const QByteArray& file) {
    if (!isGzip(file)) return file;
    // Qt itself unpacks without a limit, also a drawing that is compressed twice for the second time.
    auto svg = gunzip(file, largestDrawing);
    return svg && isGzip(*svg) ? std::nullopt : svg;
}

DrawingFault drawingFault(const QByteArray& svg) {
    QXmlStreamReader xml(svg);
    Growth growth;
    qint64 pixels = 0;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
            case QXmlStreamReader::DTD:
                if (!xml.entityDeclarations().isEmpty()) return DrawingFault::entities;
                break;
            case QXmlStreamReader::ProcessingInstruction:
                if (xml.processingInstructionTarget() == QLatin1String("xml-stylesheet"))
                    return DrawingFault::references;
                break;
            case QXmlStreamReader::StartElement: {
                if (growth.count() == 0 && xml.name() != QLatin1String("svg"))
                    return DrawingFault::notADrawing;
                if (growth.count() >= maximumElements || growth.depth() >= deepest)
                    return DrawingFault::tooLarge;
                QString used;
                if (xml.name() == QLatin1String("use")) used = reference(xml).mid(1).toString();
                if (xml.name() == QLatin1String("image")) {
                    const auto size = pixelsOf(reference(xml));
                    if (!size) return DrawingFault::references;
                    pixels += *size;
                    if (pixels > maximumPixels) return DrawingFault::tooLarge;
                }
                growth.open(xml.attributes().value(QLatin1String("id")).toString(), used);
                break;
            }
            case QXmlStreamReader::EndElement:
                growth.close();
                break;
            default:
                break;
        }
    }
    if (xml.hasError() || growth.count() == 0) return DrawingFault::notADrawing;
    const auto total = growth.total();
    return total && *total <= maximumRepeated ? DrawingFault::none : DrawingFault::repeats;
}

}  // namespace plt
