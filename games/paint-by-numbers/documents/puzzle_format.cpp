// SPDX-License-Identifier: MIT
#include "paint-by-numbers/documents/puzzle_format.h"

#include "common/language/translated.h"
#include "paint-by-numbers/documents/html_entities.h"
#include "paint-by-numbers/importing/tracing.h"

namespace paint_by_numbers {

namespace {

std::string_view viewOf(const QByteArray& bytes) {
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

}  // namespace

QString PuzzleFormat::name() const {
    switch (format_) {
        case Format::non:
            return tr("Puzzles (non)");
        case Format::xml:
            return tr("Puzzles of webpbn");
        case Format::nin:
            return tr("Puzzles (nin)");
        case Format::mk:
            return tr("Puzzles (mk)");
        case Format::cwd:
            return tr("Puzzles (cwd)");
        case Format::g:
            return tr("Puzzles (g)");
        case Format::pbm:
            return tr("The picture alone (pbm)");
        case Format::tournament:
            return tr("Puzzles of tournaments");
        case Format::lisp:
            break;
    }
    return tr("Puzzles of PLT Games");
}

QStringList PuzzleFormat::endings() const {
    QStringList endings;
    for (const auto ending : endingsOf(format_))
        endings << QString::fromLatin1(ending.data(), static_cast<qsizetype>(ending.size()));
    return endings;
}

plt::DocumentContents PuzzleFormat::read(const QByteArray& bytes) {
    auto reading = paint_by_numbers::read(format_, viewOf(bytes), htmlEntity);
    // The contents may not match the file's ending; then the problems of the first attempt are of no
    // interest.
    if (const auto other = formatOf({}, viewOf(bytes)); reading.puzzles.empty() && other && *other != format_)
        reading = paint_by_numbers::read(*other, viewOf(bytes), htmlEntity);
    plt::DocumentContents contents;
    int number = 0;
    for (const auto& puzzle : reading.puzzles) {
        ++number;
        const QString size = tr("%L1 × %L2").arg(puzzle.clues.width()).arg(puzzle.clues.height());
        const QString title = QString::fromStdString(puzzle.title).simplified();
        contents.entries.push_back(
            {title.isEmpty() ? tr("Puzzle %L1, %2").arg(number).arg(size) : tr("%1, %2").arg(title, size),
             [&desk = desk_, puzzle] { desk.open(puzzle); }});
    }
    for (const auto& problem : reading.problems)
        contents.problems.push_back({problem.line, plt::translated(problem.reason)});
    return contents;
}

plt::WrittenDocument PuzzleFormat::write() {
    const auto text = paint_by_numbers::write(format_, desk_.shown());
    if (!text) return {{}, plt::translated(text.problem())};
    return {QByteArray(text->data(), static_cast<qsizetype>(text->size())), {}};
}

QString PictureFormat::name() const {
    return tr("Pictures");
}

QStringList PictureFormat::endings() const {
    auto endings = plt::pictureSuffixes();
    // A bitmap of this format is read as a puzzle.
    endings.removeAll(QStringLiteral("pbm"));
    return endings;
}

plt::DocumentContents PictureFormat::read(const QByteArray& bytes) {
    const auto picture = plt::readPicture(bytes, pictureRequirements());
    if (!picture.problem.isEmpty()) return {{}, {{0, picture.problem}}};
    return {{{tr("Picture"), [&desk = desk_, picture] { desk.openPicture(picture.image, picture.note); }}},
            {}};
}

}  // namespace paint_by_numbers
