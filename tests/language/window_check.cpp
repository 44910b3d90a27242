// SPDX-License-Identifier: MIT
#include "tests/language/window_check.h"

#include "common/language/catalogues/pseudo_language.h"
#include "tests/language/catalogue_file.h"
#include "tests/language/painted_text.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QToolButton>

namespace language {

namespace {

/// More of a board or a list says nothing new.
constexpr int mostSpoken = 200;

QString plainText(QString text) {
    // Keys in brackets behind a name, as Qt writes them: they are names.
    static const QRegularExpression keys(QStringLiteral("(Ctrl|Alt|Shift|Meta)\\+\\S+|\\bF[0-9]{1,2}\\b"));
    return text.remove(keys);
}

constexpr qsizetype endLength = 5;

/// Returns the words that are long enough to belong to one language only, in lower case.
QStringList wordsOf(const QString& text) {
    constexpr qsizetype shortest = 4;
    static const QRegularExpression between(QStringLiteral("[^A-Za-z]+|%L?[0-9n]|<[^>]*>"));
    // A mnemonic is in the middle of a word.
    QStringList words = QString(text).remove(u'&').toLower().split(between, Qt::SkipEmptyParts);
    words.removeIf([](const QString& word) { return word.size() < shortest; });
    return words;
}

/// Returns an expression for what a translation says with any arguments, without its mnemonic.
QRegularExpression patternOf(QString text) {
    static const QRegularExpression place(QStringLiteral("%L?[0-9n]"));
    QStringList parts = text.remove(u'&').split(place);
    for (QString& part : parts) part = QRegularExpression::escape(part);
    return QRegularExpression(QRegularExpression::anchoredPattern(parts.join(QStringLiteral(".*"))));
}

bool isEntry(const QWidget* widget) {
    return qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

}  // namespace

WindowCheck::WindowCheck(const QStringList& names) {
    for (const QString& name : names) {
        names_.insert(name);
        for (const QString& word : wordsOf(name)) names_.insert(word);
        for (const QString& word : plt::PseudoLanguage::untranslatedWords(name)) names_.insert(word);
    }
}

void WindowCheck::found(const QString& what, const QString& where, const QString& text) {
    QString line = QStringLiteral("%1: %2, %3: \"%4\"").arg(what, where_, where, text.left(120));
    line.replace(u'\n', QLatin1String("\\n"));
    if (!findings_.contains(line)) findings_.append(line);
}

KnownWords KnownWords::of(const QStringList& catalogues) {
    KnownWords known;
    QSet<QString> translated;
    for (const QString& catalogue : catalogues)
        for (const Message& message : messagesOf(catalogue)) {
            for (const QString& word : wordsOf(message.source + u' ' + message.comment))
                known.english.insert(word);
            for (const QString& text : message.translations) {
                for (const QString& word : wordsOf(text)) translated.insert(word);
                if (!text.endsWith(QChar(0x2026))) continue;
                known.ellipses.insert(QString(text).remove(u'&').right(endLength));
                if (text.right(endLength).contains(u'%')) known.patterns.append(patternOf(text));
            }
        }
    known.english -= translated;
    return known;
}

void WindowCheck::read(const QString& text, const QString& where) {
    if (!known_.english.isEmpty()) return readSpoken(text, where);
    readBeginning(text, where);
    if (text.count(u'⟦') != text.count(u'⟧')) found(QStringLiteral("cut"), where, text);
}

void WindowCheck::readSpoken(const QString& shown, const QString& where) {
    QStringList words;
    for (const QString& word : wordsOf(plainText(shown)))
        if (known_.english.contains(word) && !names_.contains(word)) words << word;
    if (!words.isEmpty()) found(QStringLiteral("English (%1)").arg(words.join(u' ').left(60)), where, shown);
    // An ellipsis that stands for a figure is not known yet.
    const bool isCut =
        shown.size() > 1 && shown.endsWith(QChar(0x2026)) && shown.at(shown.size() - 2).isLetter();
    const QString bare = QString(shown).remove(u'&');
    const auto saysSo = [&bare](const QRegularExpression& whole) { return whole.match(bare).hasMatch(); };
    if (isCut && !known_.ellipses.contains(bare.right(endLength)) &&
        std::none_of(known_.patterns.begin(), known_.patterns.end(), saysSo))
        found(QStringLiteral("cut"), where, shown);
}

void WindowCheck::readBeginning(const QString& shown, const QString& where) {
    const QString text = plainText(shown);
    QStringList words;
    for (const QString& word : plt::PseudoLanguage::untranslatedWords(text))
        if (!names_.contains(word)) words << word;
    if (!words.isEmpty())
        found(QStringLiteral("not translated (%1)").arg(words.join(u' ').left(60)), where, text);
    // The text on a card is its name.
    static const QRegularExpression digit(QStringLiteral("(?<![A-Za-z(])[0-9](?![0-9]?[♠♥♦♣])"));
    // A name is written by whoever gave it.
    if (!namesHaveDigits_ && !names_.contains(text) && text.contains(digit))
        found(QStringLiteral("number not as the player writes it"), where, text);
}

void WindowCheck::look(QWidget* window, const QString& where) {
    where_ = where;
    // A player sees no window whose layout has not followed what it shows.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    read(window->windowTitle(), QStringLiteral("title"));
    widget(window);
    for (auto* child : window->findChildren<QWidget*>())
        if (child->isVisible() && child->window() == window) widget(child);
    for (auto* action : window->findChildren<QAction*>()) {
        if (!action->isVisible() || qobject_cast<QLineEdit*>(action->parent()) != nullptr) continue;
        read(action->text(), QStringLiteral("action"));
        read(action->iconText(), QStringLiteral("action's label"));
        read(action->toolTip(), QStringLiteral("action's tip"));
    }
    spoken(window);
}

void WindowCheck::widget(QWidget* widget) {
    const QString name = QLatin1String(widget->metaObject()->className());
    read(widget->toolTip(), name + QStringLiteral(", tip"));
    read(widget->accessibleName(), name + QStringLiteral(", accessible name"));
    read(widget->accessibleDescription(), name + QStringLiteral(", accessible description"));
    if (const auto* box = qobject_cast<QComboBox*>(widget))
        for (int i = 0; i < box->count(); ++i) read(box->itemText(i), QStringLiteral("choice"));
    if (const auto* header = qobject_cast<QHeaderView*>(widget))
        for (int i = 0; i < header->count(); ++i) {
            read(header->model()->headerData(i, header->orientation()).toString(), QStringLiteral("header"));
            const int needed = header->sectionSizeHint(i);
            if (!header->isSectionHidden(i) && header->orientation() == Qt::Horizontal &&
                header->sectionSize(i) < needed)
                found(QStringLiteral("too narrow"), QStringLiteral("header"),
                      header->model()->headerData(i, header->orientation()).toString());
        }
    if (const auto* line = qobject_cast<QLineEdit*>(widget))
        read(line->placeholderText(), QStringLiteral("placeholder"));
    if (isEntry(widget)) return;
    painted(widget);
    size(widget);
}

void WindowCheck::painted(QWidget* widget) {
    if (widget->inherits("QOpenGLWidget") || widget->width() < 2 || widget->height() < 2) return;
    if (isEntry(widget->parentWidget())) return;
    const QString name = QLatin1String(widget->metaObject()->className());
    QString whole;
    const auto* area = qobject_cast<QAbstractScrollArea*>(widget->parentWidget());
    const bool scrolls = area != nullptr && area->viewport() == widget;
    qreal middle = 0;
    for (const PaintedText& part : paintedBy(widget)) {
        // A text below the one before is another word, and so is a figure that is not known yet.
        const bool isApart = part.place.top() > middle || part.text == QChar(0x2026);
        if (!whole.isEmpty() && isApart) whole += u' ';
        middle = part.place.center().y();
        whole += part.text;
        // A pixel is lost to rounding and to the letter of a mnemonic, which is drawn apart, and a line's height is
        // more than its letters.
        const QRectF needed = part.place.adjusted(1, part.place.height() / 4, -2, -part.place.height() / 4);
        const bool isSeen = std::any_of(part.text.cbegin(), part.text.cend(),
                                        [](QChar c) { return c.isPrint() && !c.isSpace(); });
        if (isSeen && !scrolls && !part.visible.contains(needed))
            found(
                QStringLiteral("painted out of sight of %1 x %2").arg(widget->width()).arg(widget->height()),
                name, part.text);
    }
    const bool goesOnInTip = whole.endsWith(u'…') && widget->toolTip().count(u'⟧') > whole.count(u'⟧');
    const QString where = name + QStringLiteral(", painted");
    if (!known_.english.isEmpty() && whole.endsWith(u'…') && widget->toolTip().size() > whole.size())
        whole.chop(1);
    goesOnInTip ? readBeginning(whole, where) : read(whole, where);
}

void WindowCheck::size(QWidget* widget) {
    if (const auto* label = qobject_cast<QLabel*>(widget)) {
        const bool tooLow = label->wordWrap() && label->height() < label->heightForWidth(label->width());
        const bool tooNarrow = !label->wordWrap() && label->width() < label->sizeHint().width();
        const bool fitsItself = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        if (!label->text().isEmpty() && (tooLow || (tooNarrow && !fitsItself)))
            found(tooLow ? QStringLiteral("too low") : QStringLiteral("too narrow"), QStringLiteral("label"),
                  label->text());
    }
    const auto* button = qobject_cast<QAbstractButton*>(widget);
    const auto* tool = qobject_cast<QToolButton*>(widget);
    const bool showsText = tool == nullptr || tool->toolButtonStyle() != Qt::ToolButtonIconOnly;
    if (button != nullptr && showsText && !button->text().isEmpty() &&
        button->fontMetrics()
                .boundingRect(button->rect(), Qt::TextShowMnemonic | Qt::TextWordWrap, button->text())
                .width() > button->width())
        found(QStringLiteral("too narrow"), QStringLiteral("button"), button->text());
    if (const auto* box = qobject_cast<QGroupBox*>(widget))
        if (box->fontMetrics().horizontalAdvance(box->title()) > box->width())
            found(QStringLiteral("too narrow"), QStringLiteral("group"), box->title());
    if (const auto* box = qobject_cast<QComboBox*>(widget))
        if (box->width() < box->minimumSizeHint().width())
            found(QStringLiteral("too narrow"), QStringLiteral("choice"), box->currentText());
}

void WindowCheck::spoken(QWidget* window) {
    QList<QAccessibleInterface*> open{QAccessible::queryAccessibleInterface(window)};
    int count = 0;
    while (!open.isEmpty() && count < mostSpoken) {
        QAccessibleInterface* const one = open.takeFirst();
        if (one == nullptr || !one->isValid() || one->state().invisible) continue;
        ++count;
        const QWidget* const widget = qobject_cast<QWidget*>(one->object());
        if (widget != nullptr && isEntry(widget)) continue;
        const bool isWindow = one->object() == window;
        const QString role = QStringLiteral("spoken (role %1)").arg(static_cast<int>(one->role()));
        if (!isWindow) read(one->text(QAccessible::Name), role);
        read(one->text(QAccessible::Description), role);
        for (int i = 0; i < one->childCount() && i < mostSpoken; ++i) open.append(one->child(i));
    }
}

}  // namespace language
