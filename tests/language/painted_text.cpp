// SPDX-License-Identifier: MIT
#include "tests/language/painted_text.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace language {

namespace {

class Engine : public QPaintEngine {
  public:
    Engine() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& origin, const QTextItem& item) override {
        const QRectF place(origin.x(), origin.y() - item.ascent(), item.width(),
                           item.ascent() + item.descent());
        const QTransform& toWidget = painter()->transform();
        QRectF visible(0, 0, paintDevice()->width(), paintDevice()->height());
        if (painter()->hasClipping()) visible &= toWidget.mapRect(painter()->clipBoundingRect());
        texts.append({item.text(), toWidget.mapRect(place), visible});
    }
    Type type() const override { return User; }

    QList<PaintedText> texts;
};

/// Takes down what is written on it.
class Page : public QPaintDevice {
  public:
    explicit Page(QSize size) : size_(size) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    QList<PaintedText> texts() const { return engine_.texts; }

  protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
            case PdmWidth:
                return size_.width();
            case PdmHeight:
                return size_.height();
            case PdmDpiX:
            case PdmDpiY:
            case PdmPhysicalDpiX:
            case PdmPhysicalDpiY:
                return 96;
            case PdmDepth:
                return 32;
            case PdmNumColors:
                return 1 << 24;
            case PdmWidthMM:
                return size_.width() * 254 / 960;
            case PdmHeightMM:
                return size_.height() * 254 / 960;
            case PdmDevicePixelRatio:
                return 1;
            case PdmDevicePixelRatioScaled:
                return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

  private:
    QSize size_;
    mutable Engine engine_;
};

}  // namespace

QList<PaintedText> paintedBy(QWidget* widget) {
    Page page(widget->size());
    QPainter painter(&page);
    widget->render(&painter, {}, {}, {});
    painter.end();
    return page.texts();
}

}  // namespace language
