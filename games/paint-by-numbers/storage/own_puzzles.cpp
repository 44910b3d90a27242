// SPDX-License-Identifier: MIT
#include "paint-by-numbers/storage/own_puzzles.h"

#include "common/language/translated.h"
#include "common/storage/files.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace paint_by_numbers {

namespace {

const auto folderName = QStringLiteral("puzzles/paint-by-numbers");
const auto ending = QStringLiteral(".non");
const auto draftName = QStringLiteral("draft");

/// The contents of one file: a puzzle, or the problem; neither if the file does not exist.
struct OnePuzzle {
    std::optional<Puzzle> puzzle;
    QString problem;
};

OnePuzzle readOne(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) return {};
    if (!info.isFile() || info.size() > static_cast<qint64>(largestFile))
        return {{}, OwnPuzzles::tr("It is no file, or it is too large.")};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {{}, file.errorString()};
    const QByteArray bytes = file.read(static_cast<qint64>(largestFile));
    const auto reading =
        read(Format::non, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!reading.problems.empty())
        return {{},
                OwnPuzzles::tr("Line %L1: %2")
                    .arg(reading.problems.front().line)
                    .arg(plt::translated(reading.problems.front().reason))};
    if (reading.puzzles.size() != 1) return {{}, OwnPuzzles::tr("It does not hold one puzzle.")};
    return {reading.puzzles.front(), {}};
}

}  // namespace

OwnPuzzles::OwnPuzzles(QObject* parent) : QObject(parent) {}

QString OwnPuzzles::path(const QString& id) const {
    return plt::storage::folder(folderName) + QLatin1Char('/') + id + ending;
}

const std::vector<OwnPuzzles::Entry>& OwnPuzzles::entries() {
    if (!isRead_) read();
    return entries_;
}

QStringList OwnPuzzles::takeComplaints() {
    return std::exchange(complaints_, {});
}

void OwnPuzzles::read() {
    isRead_ = true;
    const auto files = QDir(plt::storage::folder(folderName))
                           .entryInfoList({QLatin1Char('*') + ending}, QDir::Files | QDir::System);
    for (const auto& file : files) {
        if (file.completeBaseName() == draftName) continue;
        if (static_cast<int>(entries_.size()) == mostRead) break;
        auto one = readOne(file.filePath());
        if (one.puzzle) {
            entries_.push_back({file.completeBaseName(), std::move(*one.puzzle)});
            continue;
        }
        const QString aside = plt::storage::setAside(file.filePath());
        complaints_ << (aside.isEmpty()
                            ? tr("%1 cannot be used. %2").arg(file.fileName(), one.problem)
                            : tr("%1 cannot be used and was set aside as %2. %3")
                                  .arg(file.fileName(), QFileInfo(aside).fileName(), one.problem));
    }
    sort();
}

void OwnPuzzles::sort() {
    std::sort(entries_.begin(), entries_.end(), [](const Entry& one, const Entry& other) {
        const auto title = [](const Entry& entry) { return QString::fromStdString(entry.puzzle.title); };
        const int order = QString::localeAwareCompare(title(one), title(other));
        return order != 0 ? order < 0 : one.id < other.id;
    });
}

void OwnPuzzles::write(const QString& id, const Puzzle& puzzle) {
    plt::FileWriter::shared().run(
        path(id),
        [puzzle, file = path(id)] {
            QDir().mkpath(QFileInfo(file).path());
            const auto text = paint_by_numbers::write(Format::non, puzzle);
            if (!text) return plt::translated(text.problem());
            return plt::storage::writeFile(file,
                                           QByteArray(text->data(), static_cast<qsizetype>(text->size())));
        },
        this,
        [this](const QString& problem) {
            if (!problem.isEmpty()) Q_EMIT failed(tr("The puzzle could not be kept: %1").arg(problem));
        });
}

QString OwnPuzzles::add(const Puzzle& puzzle) {
    if (!isRead_) read();
    const QString id = QUuid::createUuid().toString(QUuid::Id128);
    entries_.push_back({id, puzzle});
    sort();
    write(id, puzzle);
    Q_EMIT changed();
    return id;
}

void OwnPuzzles::replace(const QString& id, const Puzzle& puzzle) {
    if (!isRead_) read();
    // A copy, since `id` may refer to the entry itself, which is moved.
    const QString its = id;
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.id == its; });
    if (found == entries_.end()) return;
    found->puzzle = puzzle;
    sort();
    write(its, puzzle);
    Q_EMIT changed();
}

void OwnPuzzles::remove(const QString& id) {
    if (!isRead_) read();
    // A copy, since `id` may refer to the entry itself, which is removed.
    const QString its = id;
    const auto gone = std::erase_if(entries_, [&](const Entry& entry) { return entry.id == its; });
    if (gone == 0) return;
    plt::FileWriter::shared().run(
        path(its),
        [file = path(its)] { return !QFileInfo::exists(file) || QFile::remove(file) ? QString() : file; },
        this,
        [this](const QString& problem) {
            if (!problem.isEmpty()) Q_EMIT failed(tr("%1 cannot be removed.").arg(problem));
        });
    Q_EMIT changed();
}

void OwnPuzzles::saveDraft(const Puzzle& puzzle) {
    write(draftName, puzzle);
}

std::optional<Puzzle> OwnPuzzles::draft() {
    // A draft that has just been stored may not be written yet.
    plt::FileWriter::shared().finish();
    auto one = readOne(path(draftName));
    if (!one.problem.isEmpty()) plt::storage::setAside(path(draftName));
    return one.puzzle;
}

}  // namespace paint_by_numbers
