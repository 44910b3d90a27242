// SPDX-License-Identifier: MIT
#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

class QWidget;

namespace language {

/// The words of catalogues by which a text is told to be English, or cut.
struct KnownWords {
    QSet<QString> english;               ///< words of the sources that no translation has, in lower case
    QSet<QString> ellipses;              ///< ends of translations that end in an ellipsis
    QList<QRegularExpression> patterns;  ///< those whose end is an argument

    /// Reads catalogues of one language.
    static KnownWords of(const QStringList& catalogues);
};

/// Looks at windows while the program speaks the pseudo-language: what is plain was not translated, what
/// lacks a bracket is cut, and what does not fit its place neither. In another language, English words were not
/// translated.
class WindowCheck {
  public:
    /// Words that are names, and no part of a language.
    explicit WindowCheck(const QStringList& names);
    /// For a game whose squares are called by numbers.
    void setNamesHaveDigits(bool has) { namesHaveDigits_ = has; }

    /// For a language that is spoken.
    void setKnownWords(const KnownWords& words) { known_ = words; }

    /// Looks at the window and everything in it: widgets, actions, what a screen reader is told, what is
    /// painted.
    void look(QWidget* window, const QString& where);
    /// A text that is not in a window at the moment.
    void read(const QString& text, const QString& where);
    /// The same for what may say only how a text begins, because its tip has the whole of it.
    void readBeginning(const QString& text, const QString& where);

    /// The findings, each once.
    QStringList findings() const { return findings_; }

  private:
    void widget(QWidget* widget);
    void painted(QWidget* widget);
    void size(QWidget* widget);
    void spoken(QWidget* window);
    void found(const QString& what, const QString& where, const QString& text);

    void readSpoken(const QString& text, const QString& where);

    QSet<QString> names_;
    KnownWords known_;
    bool namesHaveDigits_ = false;
    QString where_;
    QStringList findings_;
};

}  // namespace language
