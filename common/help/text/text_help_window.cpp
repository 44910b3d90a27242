// SPDX-License-Identifier: MIT
#include "common/help/text/text_help_window.h"

#include "common/help/text/text_help.h"
#include "common/language/catalogues/translations.h"

#include <algorithm>
#include <optional>

#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace plt {

namespace {

constexpr qint64 kLargestFile = 4 * 1024 * 1024;
constexpr int kBulletFirstLineIndent = 16;
constexpr int kBulletBodyIndent = 32;

struct HelpFile {
    std::optional<QString> text;
    QString problem;
};

HelpFile readHelp(const QString& path) {
    const auto failed = [&](const QString& why) {
        return HelpFile{std::nullopt,
                        QCoreApplication::translate("plt::TextHelp", "The help text cannot be shown: %1\n%2")
                            .arg(why, QDir::toNativeSeparators(path))};
    };
    const QFileInfo info(path);
    if (!info.exists()) return failed(QCoreApplication::translate("plt::TextHelp", "there is no such file."));
    // A pipe or a device would block or never end.
    if (!info.isFile())
        return failed(QCoreApplication::translate("plt::TextHelp", "it is not a regular file."));
    if (info.size() > kLargestFile) {
        return failed(QCoreApplication::translate("plt::TextHelp", "the file is too large."));
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return failed(file.errorString());
    return {decodeHelp(file.read(kLargestFile)), {}};
}

/// Returns the help file in the first of the player's languages that the folder has, else the one without a
/// language.
QString helpFile(const QString& folder) {
    const QDir dir(folder);
    for (const QString& language : wantedLanguages()) {
        const QString path = dir.filePath(QStringLiteral("doc.%1.txt").arg(language));
        if (QFileInfo(path).isFile()) return path;
    }
    return dir.filePath(QStringLiteral("doc.txt"));
}

// QTextDocument would take these for ends of blocks or frames.
QString displayable(QString text) {
    for (QChar& c : text) {
        const char16_t code = c.unicode();
        if (code == 0x2028 || code == 0x2029 || code == 0xFDD0 || code == 0xFDD1 || code == 0)
            c = QLatin1Char(' ');
    }
    return text;
}

/// Returns true if most blocks begin with a script from right to left: some begin with a word of another
/// script, often the title with a name.
bool isMostlyRightToLeft(const std::vector<HelpBlock>& blocks) {
    const auto count = std::count_if(blocks.begin(), blocks.end(),
                                     [](const HelpBlock& block) { return block.text.isRightToLeft(); });
    return 2 * count > std::ssize(blocks);
}

class HelpWindow : public QWidget {
  public:
    HelpWindow(const QString& title, bool verbatim)
        : QWidget(nullptr, Qt::Window), verbatim_(verbatim), view_(new QTextEdit(this)) {
        setAttribute(Qt::WA_DeleteOnClose);
        // A help window alone does not keep a game running.
        setAttribute(Qt::WA_QuitOnClose, false);
        // Qt replaces a single "[*]" by its marker of unsaved changes.
        setWindowTitle(QString(title).replace(QLatin1String("[*]"), QLatin1String("[*][*]")));
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view_);
        view_->setReadOnly(true);
        view_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        view_->setAcceptRichText(false);
        view_->setUndoRedoEnabled(false);
        view_->setFrameShape(QFrame::NoFrame);
        view_->setAccessibleName(title);
        view_->setMinimumSize(500, 300);
        view_->document()->setDocumentMargin(14);
        view_->installEventFilter(this);
        setFocusProxy(view_);
        resize(640, 480);
    }

    void load(const QString& path) {
        file_ = readHelp(path);
        render();
    }
    bool failed() const { return !file_.text; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == view_ && event->type() == QEvent::KeyPress && key(*static_cast<QKeyEvent*>(event))) {
            return true;
        }
        // When the event reaches the view, the view has its new palette, and the window may not.
        if (watched == view_ && event->type() == QEvent::PaletteChange) {
            const int position = view_->verticalScrollBar()->value();
            render();
            view_->verticalScrollBar()->setValue(position);
        }
        return QWidget::eventFilter(watched, event);
    }

  private:
    // A read-only text shows no cursor, so the keys that move one scroll instead.
    bool key(const QKeyEvent& event) {
        QScrollBar* bar = view_->verticalScrollBar();
        if (event.key() == Qt::Key_Escape || event.matches(QKeySequence::Close)) {
            close();
            return true;
        }
        if (event.modifiers() & ~Qt::KeypadModifier & ~Qt::ShiftModifier) return false;
        const bool shift = event.modifiers() & Qt::ShiftModifier;
        if (shift && event.key() != Qt::Key_Space) return false;
        switch (event.key()) {
            case Qt::Key_Up:
                bar->triggerAction(QScrollBar::SliderSingleStepSub);
                return true;
            case Qt::Key_Down:
                bar->triggerAction(QScrollBar::SliderSingleStepAdd);
                return true;
            case Qt::Key_PageUp:
                bar->triggerAction(QScrollBar::SliderPageStepSub);
                return true;
            case Qt::Key_PageDown:
                bar->triggerAction(QScrollBar::SliderPageStepAdd);
                return true;
            case Qt::Key_Space:
                bar->triggerAction(shift ? QScrollBar::SliderPageStepSub : QScrollBar::SliderPageStepAdd);
                return true;
            case Qt::Key_Home:
                bar->triggerAction(QScrollBar::SliderToMinimum);
                return true;
            case Qt::Key_End:
                bar->triggerAction(QScrollBar::SliderToMaximum);
                return true;
            default:
                return false;
        }
    }

    void render() {
        view_->clear();
        view_->setLineWrapMode(verbatim_ && file_.text ? QTextEdit::NoWrap : QTextEdit::WidgetWidth);
        QTextCursor cursor(view_->document());
        cursor.beginEditBlock();
        if (!file_.text) {
            cursor.insertText(file_.problem);
        } else if (verbatim_) {
            QTextCharFormat format;
            format.setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
            QString text = *file_.text;
            if (text.endsWith(QLatin1Char('\n'))) text.chop(1);
            bool first = true;
            for (const QString& line : text.split(QLatin1Char('\n'))) {
                if (!first) cursor.insertBlock();
                first = false;
                cursor.insertText(displayable(line), format);
            }
        } else {
            bool first = true;
            const auto blocks = parseTextHelp(*file_.text);
            const bool rightToLeft = isMostlyRightToLeft(blocks);
            for (const HelpBlock& block : blocks) {
                insert(cursor, block, rightToLeft, first);
                first = false;
            }
        }
        cursor.endEditBlock();
        view_->moveCursor(QTextCursor::Start);
    }

    void insert(QTextCursor& cursor, const HelpBlock& block, bool rightToLeft, bool first) {
        QTextBlockFormat place;
        place.setTopMargin(first ? 0 : view_->fontMetrics().lineSpacing());
        place.setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
        QTextCharFormat look;
        QString text = displayable(block.text);
        if (block.kind == HelpBlock::Kind::Title) {
            look.setFontWeight(QFont::Bold);
            const bool dark = view_->palette().color(QPalette::Base).lightness() < 128;
            look.setForeground(dark ? QColor(0x8A, 0xB8, 0xFF) : QColor(0x1B, 0x4F, 0xB5));
            place.setHeadingLevel(2);
        } else if (block.kind == HelpBlock::Kind::Bullet) {
            if (rightToLeft) {
                place.setRightMargin(kBulletBodyIndent);
            } else {
                place.setLeftMargin(kBulletBodyIndent);
            }
            constexpr int hang = kBulletBodyIndent - kBulletFirstLineIndent;
            place.setTextIndent(-hang);
            // Qt exchanges left and right where a text runs from right to left.
            place.setTabPositions(
                {QTextOption::Tab(hang, rightToLeft ? QTextOption::RightTab : QTextOption::LeftTab)});
            text.prepend(QStringLiteral("\u2022\t"));
        }
        if (first) {
            cursor.setBlockFormat(place);
            cursor.setBlockCharFormat(look);
        } else {
            cursor.insertBlock(place, look);
        }
        cursor.insertText(text, look);
    }

    bool verbatim_;
    QTextEdit* view_;
    HelpFile file_;
};

}  // namespace

TextHelp::TextHelp(const QString& folder, const QString& title, bool verbatim, QObject* parent)
    : QObject(parent), folder_(folder), title_(title), verbatim_(verbatim) {}

TextHelp::~TextHelp() {
    delete window_;
}

QWidget* TextHelp::window() const {
    return window_;
}

void TextHelp::show() {
    auto* window = static_cast<HelpWindow*>(window_.data());
    // A closed window is deleted only later; for the player it is no longer open.
    if (!window || !window->isVisible()) {
        if (window) window->deleteLater();
        window = new HelpWindow(title_, verbatim_);
        window_ = window;
        window->load(helpFile(folder_));
    } else if (window->failed()) {
        window->load(helpFile(folder_));
    }
    window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
    window->show();
    window->raise();
    window->activateWindow();
}

}  // namespace plt
