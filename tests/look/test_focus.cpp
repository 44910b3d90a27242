// SPDX-License-Identifier: MIT
#include "common/look/focus/focus_style.h"
#include "common/look/glyph_button.h"
#include "common/look/marks.h"
#include "tests/support/mark_contrast.h"

#include <functional>
#include <memory>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QVBoxLayout>

using namespace plt;
using namespace plt::testing;

namespace {

using Maker = std::function<QWidget*()>;

template <class Widget>
QWidget* withText() {
    auto* const widget = new Widget;
    widget->setText(QStringLiteral("Thinking time"));
    return widget;
}

QWidget* disclosing() {
    auto* const button = new QToolButton;
    button->setText(QStringLiteral("Details"));
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QWidget* glyph() {
    auto* const button = new GlyphButton(Glyph::restart);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* choice() {
    auto* const box = new QComboBox;
    box->addItems({QStringLiteral("One suit"), QStringLiteral("Two suits")});
    return box;
}

QWidget* editableChoice() {
    auto* const box = new QComboBox;
    box->setEditable(true);
    return box;
}

QWidget* slider() {
    return new QSlider(Qt::Horizontal);
}

QWidget* spinBox() {
    return new QSpinBox;
}

bool isDark(const QColor& colour) {
    return contrast(colour, markDark) < 1.3;
}

/// Number of pixels in a row of a picture, from this one on in this direction, that have the colour of the
/// focus.
int coreWidth(const QImage& image, QPoint from, QPoint step, const QColor& core) {
    int most = 0;
    int now = 0;
    for (int i = 0; i < 6; ++i, from += step) {
        now = contrast(image.pixelColor(from), core) < 1.1 ? now + 1 : 0;
        most = std::max(most, now);
    }
    return most;
}

}  // namespace

/// The keyboard is seen on every control, in both palettes.
class TestFocus : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { FocusStyle::install(); }

    void everyControlHasARing_data() {
        QTest::addColumn<Maker>("make");
        QTest::addColumn<bool>("dark");
        const auto row = [](const char* name, const Maker& make) {
            for (const bool dark : {false, true})
                QTest::addRow("%s, %s", name, dark ? "dark" : "light") << make << dark;
        };
        row("push button", withText<QPushButton>);
        row("tool button", disclosing);
        row("sign", glyph);
        row("combo box", choice);
        row("editable combo box", editableChoice);
        row("spin box", spinBox);
        row("line edit", withText<QLineEdit>);
        row("slider", slider);
    }
    void everyControlHasARing() {
        QFETCH(Maker, make);
        QFETCH(bool, dark);
        QWidget* const control = make();
        open(control, dark);
        const QImage plain = picture(*control);
        focus(*control);
        const QImage ringed = picture(*control);
        // All lines lie within four pixels of the edge.
        QVERIFY(markContrast(ringed, plain, sides(control->rect(), 2), 2) >= minimumMarkContrast);
        const QColor core = markColour(Mark::focus, control->palette());
        const QPoint left(0, ringed.height() / 2);
        QCOMPARE(coreWidth(ringed, left, {1, 0}, core), 2);
        QVERIFY(isDark(ringed.pixelColor(left)));
        QVERIFY(contrast(ringed.pixelColor(left + QPoint(3, 0)), markLight) < 1.3);
        leave(*control);
        QCOMPARE(picture(*control), plain);
    }

    /// Beside a box or a dot the words have the ring, and it hides nothing of either.
    void boxesAndDots_data() {
        QTest::addColumn<Maker>("make");
        QTest::addColumn<bool>("dark");
        for (const bool dark : {false, true}) {
            QTest::addRow("check box, %s", dark ? "dark" : "light") << Maker(withText<QCheckBox>) << dark;
            QTest::addRow("radio button, %s", dark ? "dark" : "light")
                << Maker(withText<QRadioButton>) << dark;
        }
    }
    void boxesAndDots() {
        QFETCH(Maker, make);
        QFETCH(bool, dark);
        QWidget* const control = make();
        open(control, dark);
        const QImage plain = picture(*control);
        focus(*control);
        const QImage ringed = picture(*control);
        QRect changed;
        const QColor ground = plain.pixelColor(plain.width() - 1, 0);
        for (int y = 0; y < plain.height(); ++y)
            for (int x = 0; x < plain.width(); ++x)
                if (plain.pixel(x, y) != ringed.pixel(x, y)) changed |= QRect(x, y, 1, 1);
        QVERIFY(changed.left() >= control->style()->pixelMetric(QStyle::PM_IndicatorWidth));
        // It ends where the words do, however wide the control is.
        QVERIFY(changed.right() < plain.width() - 20);
        QVERIFY(markContrast(ringed, plain, sides(QRectF(changed), 2), 2) >= minimumMarkContrast);
        // No ink below the ring's lines: the label's ink is left of it or within.
        const QRect within = changed.adjusted(4, 4, -4, -4);
        for (int y = 0; y < plain.height(); ++y)
            for (int x = changed.left(); x < plain.width(); ++x)
                if (contrast(plain.pixelColor(x, y), ground) > 2) QVERIFY(within.contains(x, y));
    }

    /// Lists and tables mark their row, as their style does.
    void onlyControlsHaveOne() {
        auto* const box = static_cast<QComboBox*>(choice());
        open(box, false);
        box->showPopup();
        QTRY_VERIFY(box->view()->isVisible());
        const QImage popup = picture(*box->view()->viewport());
        for (int y = 0; y < popup.height(); ++y) QVERIFY(!isDark(popup.pixelColor(0, y)));
        box->hidePopup();
    }

  private:
    void open(QWidget* control, bool dark) {
        window_ = std::make_unique<QWidget>();
        window_->setPalette(dark ? darkPalette() : lightPalette());
        auto* const column = new QVBoxLayout(window_.get());
        other_ = new QWidget;
        other_->setFocusPolicy(Qt::StrongFocus);
        column->addWidget(other_);
        column->addWidget(control);
        window_->resize(300, 120);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        leave(*control);
    }
    void focus(QWidget& control) {
        control.setFocus(Qt::TabFocusReason);
        QVERIFY(control.hasFocus());
        // Without a caret and a selection, which would be measured, too.
        auto* edit = qobject_cast<QLineEdit*>(&control);
        if (!edit) edit = control.findChild<QLineEdit*>();
        if (edit) edit->deselect();
    }
    void leave(QWidget& control) {
        other_->setFocus(Qt::OtherFocusReason);
        QVERIFY(!control.hasFocus());
    }
    static QImage picture(QWidget& widget) { return widget.grab().toImage(); }

    std::unique_ptr<QWidget> window_;
    QWidget* other_ = nullptr;
};

QTEST_MAIN(TestFocus)
#include "test_focus.moc"
