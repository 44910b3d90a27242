// SPDX-License-Identifier: MIT
// Pictures of a game's windows in a language, and all that it says from the first hint to the end, for whoever
// reads a translation. Nothing is judged here.
//
//     language-pictures GAME-FOLDER LANGUAGE FOLDER-FOR-PICTURES
#include "common/language/catalogues/translations.h"
#include "common/look/focus/focus_style.h"
#include "common/look/motion.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/printing/printable.h"
#include "common/rules/random.h"
#include "common/sound/sound.h"
#include "common/testing/clean_home.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"

#include <algorithm>
#include <memory>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QTest>
#include <QTimer>

namespace {

const plt::testing::CleanHome home;

/// Hints after which a game is brought to its end by random moves.
constexpr int maximumHints = 400;
constexpr int maximumMoves = 3000;
/// Long enough for the moves of a short game to be judged.
constexpr int secondsOfReview = 4;
constexpr QSize small(336, 250);

/// Plays a game and takes its pictures.
class Photographer {
  public:
    Photographer(const plt::GameInfo& info, const QString& folder) : info_(info), folder_(folder) {
        said_.setFileName(folder_.filePath(info_.id + QStringLiteral(".txt")));
        if (!said_.open(QIODevice::WriteOnly)) qFatal("%s: cannot be written", qPrintable(said_.fileName()));
    }

    void takeAll() {
        QString problem;
        plt::GamePlugin* const plugin = plt::loadGame(info_, &problem);
        if (plugin == nullptr) qFatal("%s", qPrintable(problem));
        window_ = std::make_unique<plt::GameWindow>(info_, plugin->makeView(nullptr));
        window_->show();
        if (!QTest::qWaitFor([this] { return !session().awaitsFirst(); }, 120'000)) qFatal("no first game");
        QTest::qWait(200);
        both("start");
        spoken();
        menus();
        dialogs();
        pages();
        hints();
        both("end");
        spoken();
        if (auto* review = action("Re&view"); review != nullptr && review->isEnabled()) {
            review->trigger();
            QTest::qWait(secondsOfReview * 1000);
            both("review");
            spoken();
        }
    }

  private:
    const plt::GameInfo info_;
    const QDir folder_;
    QFile said_;
    std::unique_ptr<plt::GameWindow> window_;

    plt::GameSession& session() const { return window_->view().session(); }
    bool isOver() const { return session().outcome() != plt::Outcome::playing; }

    QAction* action(const char* text) const {
        const QString label = QCoreApplication::translate("plt::GameMenus", text);
        for (auto* each : window_->findChildren<QAction*>())
            if (QString(each->text()).remove(u'&') == QString(label).remove(u'&')) return each;
        return nullptr;
    }

    void say(const QString& line) {
        said_.write(line.toUtf8() + '\n');
        said_.flush();
    }

    void take(QWidget* widget, const QString& name) const {
        const QString file = folder_.filePath(info_.id + u'-' + name + QStringLiteral(".png"));
        if (!widget->grab().save(file)) qFatal("%s: cannot be written", qPrintable(file));
    }

    /// Takes the window as it is, and in its smallest size.
    void both(const char* name) {
        const QString label = QLatin1String(name);
        take(window_.get(), label);
        const QSize before = window_->size();
        window_->resize(small);
        QTest::qWait(150);
        take(window_.get(), label + QStringLiteral("-small"));
        window_->resize(before);
        QTest::qWait(50);
    }

    /// Writes what a screen reader is told of the window.
    void spoken() {
        QStringList lines;
        QList<QAccessibleInterface*> open{QAccessible::queryAccessibleInterface(window_.get())};
        while (!open.isEmpty()) {
            QAccessibleInterface* const one = open.takeFirst();
            if (one == nullptr || !one->isValid() || one->state().invisible) continue;
            const QString line =
                one->text(QAccessible::Name) + QStringLiteral(" | ") + one->text(QAccessible::Description);
            if (line.size() > 3 && !lines.contains(line)) lines << line;
            for (int i = 0; i < one->childCount(); ++i) open.append(one->child(i));
        }
        say(QStringLiteral("== Spoken\n") + lines.join(u'\n'));
    }

    void menus() {
        int count = 0;
        for (auto* menu : window_->menuBar()->findChildren<QMenu*>()) {
            Q_EMIT menu->aboutToShow();
            if (menu->isEmpty()) continue;
            menu->popup(window_->pos());
            QTest::qWait(50);
            take(menu, QStringLiteral("menu-%1").arg(++count));
            menu->close();
        }
    }

    void dialogs() {
        int count = 0;
        const auto look = [&] {
            for (QWidget* top : QApplication::topLevelWidgets()) {
                const bool isOurs = top != window_.get() && top->isVisible() && top->isWindow() &&
                                    qobject_cast<QMenu*>(top) == nullptr && !top->inherits("QTipLabel");
                if (!isOurs) continue;
                if (qobject_cast<QFileDialog*>(top) == nullptr) {
                    take(top, QStringLiteral("dialog-%1").arg(++count));
                    if (const auto* box = qobject_cast<QMessageBox*>(top)) say(box->text());
                }
                auto* dialog = qobject_cast<QDialog*>(top);
                dialog != nullptr ? dialog->reject() : static_cast<void>(top->close());
            }
        };
        QTimer watch;
        QObject::connect(&watch, &QTimer::timeout, &watch, look);
        QList<QAction*> entries;
        for (auto* menu : window_->menuBar()->findChildren<QMenu*>()) {
            Q_EMIT menu->aboutToShow();
            for (auto* entry : menu->actions())
                if (entry->isEnabled() && entry->isVisible() && !entry->isSeparator()) entries << entry;
        }
        watch.start(150);
        for (auto* entry : entries) {
            const bool opens = entry->text().contains(QLatin1String("...")) || entry->text().contains(u'…') ||
                               entry->menuRole() == QAction::AboutRole || entry == action("&Rules");
            if (!opens || entry->objectName().startsWith(QLatin1String("print"))) continue;
            entry->trigger();
            QTest::qWait(400);
        }
    }

    /// Takes what is printed of the game with all that the game offers, page by page.
    void pages() {
        auto* const printable = window_->view().printable();
        if (printable == nullptr) return;
        QTimer agree;
        QObject::connect(&agree, &QTimer::timeout, &agree, [] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            for (auto* box : dialog->findChildren<QCheckBox*>()) box->setChecked(true);
            dialog->accept();
        });
        agree.start(150);
        if (!printable->prepare(window_.get())) return;
        const QRectF page(QPointF(), QSizeF(523, 770));
        constexpr int pixelsPerPoint = 2;
        constexpr int maximumPages = 6;
        const int count = std::min(maximumPages, printable->pageCount(page.size()));
        for (int number = 0; number < count; ++number) {
            QImage image((page.size() * pixelsPerPoint).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            painter.scale(pixelsPerPoint, pixelsPerPoint);
            printable->paintPage(painter, page, number);
            painter.end();
            const QString file = folder_.filePath(info_.id + QStringLiteral("-page-%1.png").arg(number + 1));
            if (!image.save(file)) qFatal("%s: cannot be written", qPrintable(file));
        }
        say(QStringLiteral("== Printed as\n") + printable->title());
    }

    /// Follows hints to the end of the game, and says each.
    void hints() {
        if (session().hasSeats())
            session().setSeats(plt::Seats(session().seats().size(), plt::Seat::person()));
        say(QStringLiteral("== Hints"));
        int made = 0;
        for (; made < maximumHints && !isOver() && session().canHint(); ++made) {
            session().requestHint();
            if (!QTest::qWaitFor([this] { return !session().isThinking(); }, 20'000)) break;
            QTest::qWait(10);
            say(session().hintText());
            if (made == 2) both("hint");
            if (!session().hasShownStep()) break;
            session().playHint();
            QTest::qWait(10);
            say(QStringLiteral("    ") + window_->messageText());
        }
        if (made <= 2) both("hint");
        plt::Random random(7);
        for (int move = 0; move < maximumMoves && !isOver(); ++move) {
            const auto legal = session().rules().legalMoves(session().anyState());
            if (legal.empty()) break;
            session().playMove(legal[random.below(legal.size())]);
        }
        QTest::qWait(700);
        say(QStringLiteral("== End\n") + window_->messageText() + u'\n' + window_->figuresText());
    }
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) qFatal("usage: language-pictures GAME-FOLDER LANGUAGE FOLDER-FOR-PICTURES");
    qputenv("PLT_LANGUAGE", argv[2]);
    qputenv("PLT_NO_OPENGL", "1");
    QApplication application(argc, argv);
    // Nobody would hear the sounds, and a machine without a loudspeaker warns of them.
    plt::sound::setListener([](plt::Sound) {});
    plt::motion::setEnabled(false);
    application.setApplicationName(QStringLiteral("plt-games"));
    plt::FocusStyle::install();
    QGuiApplication::setLayoutDirection(plt::installProgramTranslations());
    const QString language = QString::fromLocal8Bit(argv[2]);
    if (!language.startsWith(QLatin1String("pseudo")) && !plt::offeredLanguages().contains(language))
        qFatal("%s: there is no catalogue of this language in this build", argv[2]);
    const QString folder = application.arguments().value(1);
    const QString pictures = application.arguments().value(3);
    plt::installGameTranslations(folder);
    if (!QDir().mkpath(pictures)) qFatal("%s: cannot be made", qPrintable(pictures));
    Photographer(plt::readGameFolder(folder).info, pictures).takeAll();
    return 0;
}
