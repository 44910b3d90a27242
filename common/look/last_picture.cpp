// SPDX-License-Identifier: MIT
#include "common/look/last_picture.h"

#include "common/look/first_paint.h"

#include <memory>
#include <utility>
#include <vector>

#include <QApplication>
#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QSaveFile>
#include <QStandardPaths>
#include <QStyle>
#include <QWidget>
#include <QWindow>

namespace plt {

namespace {

constexpr int hashSize = 32;

/// What the window's look depends on, in few bytes.
QByteArray fingerprint(const QWidget& window, const QByteArray& occasion) {
    QByteArray all;
    QDataStream stream(&all, QIODevice::WriteOnly);
    stream << QCoreApplication::applicationVersion() << QString::fromLatin1(qVersion()) << occasion
           << window.size() << window.devicePixelRatioF() << QGuiApplication::palette()
           << QApplication::font().toString() << QApplication::style()->name() << QLocale().name()
           << int(QGuiApplication::layoutDirection());
    return QCryptographicHash::hash(all, QCryptographicHash::Sha256);
}

QSize devicePixels(const QWidget& window) {
    return window.size() * window.devicePixelRatioF();
}

/// Lies over a window until that is complete.
class Sheet : public QWidget {
  public:
    /// The pixels in the file, which is mapped there, are as many as the window has.
    Sheet(QWidget& window, std::unique_ptr<QFile> file, const uchar* pixels)
        : QWidget(&window), file_(std::move(file)) {
        setAttribute(Qt::WA_OpaquePaintEvent);
        setFocusPolicy(Qt::StrongFocus);
        setGeometry(window.rect());
        const QSize size = devicePixels(window);
        image_ = QImage(pixels, size.width(), size.height(), 4 * size.width(), QImage::Format_RGB32);
        image_.setDevicePixelRatio(devicePixelRatioF());
        setFocus();
    }

    /// The window is complete.
    void end() {
        const QPointer<QWidget> focus = wantedFocus();
        hide();
        deleteLater();
        if (focus) focus->setFocus(Qt::OtherFocusReason);
        const QPointer<Sheet> alive(this);
        for (const auto& event : std::exchange(events_, {})) {
            if (!alive) return;
            if (event->isPointerEvent())
                passOn(static_cast<const QMouseEvent&>(*event));
            else if (focus)
                QCoreApplication::sendEvent(focus, event.get());
        }
    }

  protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).drawImage(0, 0, image_); }
    bool event(QEvent* event) override {
        switch (event->type()) {
            case QEvent::KeyPress:
            case QEvent::KeyRelease:
            case QEvent::MouseButtonPress:
            case QEvent::MouseButtonRelease:
                events_.emplace_back(event->clone());
                event->accept();
                return true;
            default:
                return QWidget::event(event);
        }
    }

  private:
    /// To what is at that place now.
    void passOn(const QMouseEvent& event) const {
        auto* const target = window()->childAt(event.position().toPoint());
        if (target == nullptr) return;
        const QPointF place = target->mapFrom(window(), event.position());
        QMouseEvent passed(event.type(), place, event.globalPosition(), event.button(), event.buttons(),
                           event.modifiers());
        QCoreApplication::sendEvent(target, &passed);
    }

    /// What the contents gave the focus to. Qt forgets to tell the window of those that could not be seen
    /// yet.
    QWidget* wantedFocus() const {
        if (auto* const focus = window()->focusWidget(); focus != this) return focus;
        for (const auto* const part : window()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (part != this && part->focusWidget() != nullptr) return part->focusWidget();
        }
        return nullptr;
    }

    const std::unique_ptr<QFile> file_;
    QImage image_;
    std::vector<std::unique_ptr<QEvent>> events_;
};

}  // namespace

LastPicture::LastPicture(QString name) : name_(std::move(name)) {}

QString LastPicture::path() const {
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/windows/") + name_;
}

bool LastPicture::exists() const {
    return QFileInfo(path()).isFile();
}

void LastPicture::forget() const {
    QFile::remove(path());
}

void LastPicture::keep(QWidget& window, const QByteArray& occasion) const {
    const QSize pixels = devicePixels(window);
    const auto* const handle = window.windowHandle();
    if (!window.isVisible() || window.isMinimized() || handle == nullptr ||
        handle->surfaceType() != QSurface::RasterSurface ||
        4LL * pixels.width() * pixels.height() > sizeLimit)
        return forget();
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull()) return forget();
    image.setDevicePixelRatio(window.devicePixelRatioF());
    image.fill(window.palette().color(QPalette::Window));
    window.render(&image);
    const QString file = path();
    QDir().mkpath(QFileInfo(file).path());
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || !out.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return forget();
    out.write(fingerprint(window, occasion));
    out.write(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    if (!out.commit()) forget();
}

bool LastPicture::show(QWidget& window, const QByteArray& occasion, std::function<void()> fill) const {
    auto file = std::make_unique<QFile>(path());
    const QSize pixels = devicePixels(window);
    const qint64 wanted = hashSize + 4LL * pixels.width() * pixels.height();
    // Only a regular file of exactly the right length is used.
    if (!QFileInfo(*file).isFile() || wanted > hashSize + sizeLimit || !file->open(QIODevice::ReadOnly) ||
        file->size() != wanted)
        return false;
    // Mapped it costs half of what reading it does. It is only ever replaced as a whole, never written to.
    const uchar* const mapped = file->map(0, wanted);
    if (mapped == nullptr) return false;
    const auto* const print = reinterpret_cast<const char*>(mapped);
    if (QByteArray::fromRawData(print, hashSize) != fingerprint(window, occasion)) return false;

    auto* const sheet = new Sheet(window, std::move(file), mapped + hashSize);
    afterFirstPaint(sheet, [sheet = QPointer<Sheet>(sheet), fill = std::move(fill)] {
        // The contents keep all processors busy: the picture comes first.
        QGuiApplication::sync();
        if (!sheet) return;
        fill();
        if (!sheet) return;
        // The new widgets appear first, below the picture, which then goes before anything can be clicked.
        sheet->raise();
        QCoreApplication::sendPostedEvents();
        if (sheet) sheet->end();
    });
    window.show();
    return true;
}

}  // namespace plt
