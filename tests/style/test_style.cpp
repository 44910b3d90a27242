// SPDX-License-Identifier: MIT
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/testing/clean_home.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "common/window/moments/plate.h"
#include "common/window/strip/message_strip.h"

#include <algorithm>
#include <memory>

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QHash>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

namespace {

const plt::testing::CleanHome home;

QString plain(QString text) {
    return text.remove(QLatin1Char('&')).trimmed();
}

/// The meaning of each key in the menus, by the table of keys in docs/style.md.
QHash<QKeySequence, QStringList> tableOfKeys() {
    QHash<QKeySequence, QStringList> table;
    QFile file(QStringLiteral(PLT_STYLE));
    if (!file.open(QIODevice::ReadOnly)) return table;
    const QString text = QString::fromUtf8(file.readAll());
    const auto lines = text.mid(text.indexOf(QLatin1String("## Keys"))).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        const auto cells = line.split(QLatin1Char('|'));
        if (cells.size() != 5) continue;
        // A comma may be a key itself.
        for (const QString& key : cells[1].trimmed().split(QStringLiteral(", "))) {
            QStringList labels;
            for (const QString& label : cells[3].split(QLatin1Char(';'))) labels << label.trimmed();
            table.insert(QKeySequence(key, QKeySequence::PortableText), labels);
        }
    }
    return table;
}

/// Counts how often something is laid out or drawn anew.
class Unrest : public QObject {
  public:
    Unrest() { qApp->installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        const auto type = event->type();
        if (type == QEvent::LayoutRequest || type == QEvent::UpdateRequest) ++count;
        return false;
    }
    int count = 0;
};

}  // namespace

class TestStyle : public QObject {
    Q_OBJECT

  public:
    explicit TestStyle(const QString& folder) : info_(plt::readGameFolder(folder).info) {}

  private:
    const plt::GameInfo info_;
    std::unique_ptr<plt::GameWindow> window_;

    /// The scroll area that a view lies in.
    static const QScrollArea* areaOf(const QWidget& view) {
        const QWidget* around = view.parentWidget();
        while (around != nullptr && qobject_cast<const QScrollArea*>(around) == nullptr)
            around = around->parentWidget();
        return qobject_cast<const QScrollArea*>(around);
    }

    /// Returns true if a widget that lies in the view tells a screen reader a number.
    bool saysANumberItself() const {
        static const QRegularExpression digit(QStringLiteral("\\d"));
        for (const auto* widget : window_->view().findChildren<QWidget*>())
            if (widget->isVisible() && widget->accessibleName().contains(digit)) return true;
        return false;
    }

  private Q_SLOTS:
    void initTestCase() {
        QString problem;
        plt::GamePlugin* const plugin = plt::loadGame(info_, &problem);
        QVERIFY2(plugin != nullptr, qPrintable(problem));
        window_ = std::make_unique<plt::GameWindow>(info_, plugin->makeView(nullptr));
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        // A slow deal may take long on a machine that has much else to do.
        QTRY_VERIFY_WITH_TIMEOUT(!window_->view().session().awaitsFirst(), 120'000);
    }
    void cleanupTestCase() { window_.reset(); }

    /// A window in which nothing happens does nothing, also with the aim on its plate.
    void itRests() {
        Unrest unrest;
        const auto rests = [&unrest] {
            unrest.count = 0;
            QTest::qWait(50);
            return unrest.count == 0;
        };
        // QTRY_VERIFY would look once more, when a figure that was worked out may come.
        QVERIFY2(QTest::qWaitFor(rests), qPrintable(QString::number(unrest.count)));
    }

    /// A key means one thing in a window, and the same in all games.
    void keys() {
        const auto table = tableOfKeys();
        QVERIFY(table.size() > 30);
        QHash<QKeySequence, QString> taken;
        int count = 0;
        for (auto* action : window_->findChildren<QAction*>()) {
            const QString label = plain(action->text());
            for (const QKeySequence& key : action->shortcuts()) {
                const QString told =
                    QStringLiteral("%1: %2").arg(key.toString(QKeySequence::PortableText), label);
                QVERIFY2(table.contains(key), qPrintable(told));
                QVERIFY2(table.value(key).contains(label), qPrintable(told));
                QVERIFY2(taken.value(key, label) == label, qPrintable(told + taken.value(key)));
                taken.insert(key, label);
                ++count;
            }
        }
        QVERIFY(count > 12);
    }

    /// Letters that open menus and choose their items are not given twice in a menu.
    void mnemonics() {
        const auto check = [](const QList<QAction*>& items, const QString& where) {
            QHash<QChar, QString> taken;
            for (const auto* item : items) {
                const auto at = item->text().indexOf(QLatin1Char('&'));
                if (!item->isVisible() || item->isSeparator() || at < 0) continue;
                const QChar letter = item->text()[at + 1].toLower();
                QVERIFY2(!taken.contains(letter),
                         qPrintable(where + QStringLiteral(": ") + taken.value(letter) +
                                    QStringLiteral(", ") + item->text()));
                taken.insert(letter, item->text());
            }
        };
        check(window_->menuBar()->actions(), QStringLiteral("menu bar"));
        for (auto* menu : window_->menuBar()->findChildren<QMenu*>()) {
            Q_EMIT menu->aboutToShow();
            check(menu->actions(), menu->title());
        }
    }

    /// Nothing to press is without a name, or too small to hit.
    void buttons() {
        for (auto* button : window_->findChildren<QAbstractButton*>()) {
            if (!button->isVisible()) continue;
            const bool named = !button->accessibleName().isEmpty() || !button->text().isEmpty();
            QVERIFY2(named, button->metaObject()->className());
        }
        for (auto* button : window_->findChild<plt::MessageStrip*>()->findChildren<QToolButton*>()) {
            if (!button->isVisible()) continue;
            QVERIFY2(button->height() >= 28, qPrintable(button->text()));
        }
    }

    /// It covers nothing of the game: in a window that is too small for both, the strip says it.
    void theAimIsSaid_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("default") << QSize();
        QTest::newRow("large") << QSize(1900, 1000);
        QTest::newRow("medium") << QSize(800, 700);
        QTest::newRow("small") << QSize(336, 250);
    }
    void theAimIsSaid() {
        QFETCH(const QSize, size);
        const QSize before = window_->size();
        if (size.isValid()) window_->resize(size);
        auto* aim = window_->findChild<QAction*>(QStringLiteral("aim"));
        QVERIFY(aim != nullptr);
        const plt::GameView& view = window_->view();
        aim->trigger();
        const auto shown = [&]() -> plt::Plate* {
            for (auto* plate : window_->findChildren<plt::Plate*>())
                if (plate->isVisible()) return plate;
            return nullptr;
        };
        auto* strip = window_->findChild<plt::MessageStrip*>();
        const auto hidden = [&] {
            const plt::Plate* const plate = shown();
            if (plate == nullptr) return 0;
            const QPoint corner = view.mapTo(plate->parentWidget(), QPoint());
            int pixels = 0;
            for (const QRect& rect : view.occupiedRegion().translated(corner) & plate->geometry())
                pixels += rect.width() * rect.height();
            return pixels;
        };
        QTRY_VERIFY2(hidden() == 0, qPrintable(QStringLiteral("%1 pixels").arg(hidden())));
        // A low window keeps its height for the board. The plate goes to the strip after it was placed.
        if (size.height() == 250) QTRY_COMPARE(view.mapTo(areaOf(view), QPoint()).y(), 0);
        const bool isBelow = strip->kind() == plt::MessageStrip::Kind::notice;
        QVERIFY((shown() != nullptr) != isBelow);
        if (shown() != nullptr) {
            QVERIFY(!shown()->words().isEmpty());
            QVERIFY(shown()->parentWidget()->rect().contains(shown()->geometry()));
        }
        QTest::keyClick(window_->view().focusTarget(), Qt::Key_Escape);
        QVERIFY(shown() == nullptr);
        QVERIFY(strip->kind() != plt::MessageStrip::Kind::notice);
        window_->resize(before);
    }

    void figures() {
        const auto figures = window_->view().figures();
        for (const auto& figure : figures) {
            QVERIFY(!figure.label.isEmpty() && !figure.value.isEmpty());
            QVERIFY2(window_->figuresText().contains(figure.label), qPrintable(figure.label));
        }
        // Every game shows the turn or a number, perhaps in a widget of its own.
        QVERIFY(!figures.isEmpty() || window_->view().session().hasSeats() || saysANumberItself());
    }

    /// All of a window fits a small screen, and the game keeps most of it.
    void aSmallWindow() {
        window_->resize(360, 300);
        QTest::qWait(50);
        const QSize game = window_->view().size();
        QVERIFY2(window_->minimumSizeHint().height() <= 300,
                 qPrintable(QString::number(window_->minimumSizeHint().height())));
        QCOMPARE(window_->size(), QSize(360, 300));
        QVERIFY(window_->view().parentWidget()->rect().contains(window_->view().geometry()));
        const int share =
            100 * std::min(game.width(), game.height()) / std::min(window_->width(), window_->height());
        QVERIFY2(share >= 55, qPrintable(QStringLiteral("%1 %").arg(share)));
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    application.setApplicationName(QStringLiteral("plt-games"));
    TestStyle test(application.arguments().value(1));
    return QTest::qExec(&test, {application.arguments().first()});
}

#include "test_style.moc"
