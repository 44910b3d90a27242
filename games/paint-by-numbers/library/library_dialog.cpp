// SPDX-License-Identifier: MIT
#include "paint-by-numbers/library/library_dialog.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "paint-by-numbers/painting/puzzle_painter.h"
#include "paint-by-numbers/reasoning/deduction.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace paint_by_numbers {

namespace {

constexpr int pictureSide = 88;

/// The item data role for the index of its entry.
constexpr int entryRole = Qt::UserRole;
constexpr int shelfRole = Qt::UserRole + 1;

QPixmap tile(const QPalette& palette, qreal ratio,
             const std::function<void(QPainter&, const QRect&)>& paint) {
    const QSize size(qRound(pictureSide * ratio), qRound(pictureSide * ratio));
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(plt::mixed(plt::colour(plt::Role::ink, palette), plt::colour(plt::Role::paper, palette), 0.7),
             ratio));
    painter.setBrush(plt::colour(plt::Role::paper, palette));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), 6 * ratio, 6 * ratio);
    const int edge = qRound(7 * ratio);
    paint(painter, QRect(QPoint(), size).adjusted(edge, edge, -edge, -edge));
    painter.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

/// Draws a board with the aspect ratio of the puzzle and a question mark.
void drawCovered(QPainter& painter, const QRect& box, const Clues& clues, const Inks& inks) {
    const QSize size = QSize(clues.width(), clues.height()).scaled(box.size() * 0.8, Qt::KeepAspectRatio);
    QRect board(QPoint(), size);
    board.moveCenter(box.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.unknown);
    painter.drawRoundedRect(board, 4, 4);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, std::min(board.width(), board.height()) * 6 / 10));
    painter.setFont(font);
    painter.setPen(inks.ink);
    painter.drawText(board, Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("?"));
}

/// Draws a badge in the corner of a tile: a tick for solved puzzles, a pencil for begun ones.
void drawBadge(QPainter& painter, const QRect& box, bool solved, const QPalette& palette) {
    const qreal side = box.width() * 0.3;
    const QRectF badge(box.right() - side + 3, box.bottom() - side + 3, side, side);
    const QColor colour = plt::colour(solved ? plt::Role::good : plt::Role::accent, palette);
    painter.setPen(QPen(Qt::white, side * 0.08));
    painter.setBrush(plt::shaded(colour, -0.2));
    painter.drawEllipse(badge);
    painter.setPen(QPen(Qt::white, side * 0.13, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const auto at = [&](qreal x, qreal y) { return badge.topLeft() + QPointF(x * side, y * side); };
    painter.setBrush(Qt::NoBrush);
    if (solved) {
        painter.drawPolyline(QPolygonF{at(0.28, 0.53), at(0.44, 0.69), at(0.73, 0.34)});
        return;
    }
    painter.drawLine(at(0.34, 0.66), at(0.68, 0.32));
    painter.drawLine(at(0.28, 0.72), at(0.3, 0.7));
}

std::vector<std::optional<Difficulty>> gradesOf(const std::vector<Entry>& entries,
                                                const std::stop_token& stop) {
    std::vector<std::optional<Difficulty>> grades;
    for (const auto& entry : entries) {
        const auto grade = stop.stop_requested() ? std::nullopt : gradeOf(entry.clues, stop);
        grades.push_back(grade ? std::optional(grade->difficulty) : std::nullopt);
    }
    return grades;
}

}  // namespace

LibraryDialog::LibraryDialog(std::vector<Shelf> shelves, const Progress& progress, const Clues& current,
                             QWidget* parent)
    : QDialog(parent),
      shelves_(std::move(shelves)),
      progress_(progress),
      current_(current),
      grades_(shelves_.size()),
      graded_(shelves_.size(), false) {
    setWindowTitle(tr("Pictures to find"));
    auto* column = new QVBoxLayout(this);
    heading_ = new QLabel;
    heading_->setObjectName(QStringLiteral("heading"));
    heading_->setWordWrap(true);
    column->addWidget(heading_);

    auto* filter = new QHBoxLayout;
    auto* label = new QLabel(tr("&Show"));
    difficulty_ = new QComboBox;
    difficulty_->addItem(tr("all pictures"), -1);
    for (const auto grade : {Difficulty::easy, Difficulty::medium, Difficulty::hard, Difficulty::expert})
        difficulty_->addItem(gradeName(grade), static_cast<int>(grade));
    label->setBuddy(difficulty_);
    filter->addWidget(label);
    filter->addWidget(difficulty_);
    filter->addStretch(1);
    column->addLayout(filter);

    auto* row = new QHBoxLayout;
    names_ = new QListWidget;
    names_->setAccessibleName(tr("Sizes"));
    names_->setObjectName(QStringLiteral("sizes"));
    puzzles_ = new QListWidget;
    puzzles_->setAccessibleName(tr("Pictures"));
    puzzles_->setObjectName(QStringLiteral("puzzles"));
    puzzles_->setViewMode(QListView::IconMode);
    puzzles_->setResizeMode(QListView::Adjust);
    puzzles_->setMovement(QListView::Static);
    puzzles_->setWordWrap(true);
    puzzles_->setIconSize({pictureSide, pictureSide});
    const auto metrics = puzzles_->fontMetrics();
    puzzles_->setGridSize({pictureSide + 44, pictureSide + 2 * metrics.lineSpacing() + 22});
    row->addWidget(names_);
    row->addWidget(puzzles_, 1);
    column->addLayout(row, 1);

    int solved = 0;
    std::size_t all = 0;
    int first = 0;
    int widest = 0;
    for (const auto& shelf : shelves_) {
        const auto done =
            std::count_if(shelf.entries.begin(), shelf.entries.end(),
                          [this](const Entry& entry) { return progress_.isSolved(entry.key()); });
        solved += static_cast<int>(done);
        all += shelf.entries.size();
        const bool here = std::any_of(shelf.entries.begin(), shelf.entries.end(),
                                      [&](const Entry& entry) { return entry.clues == current_; });
        if (here) first = names_->count();
        const auto text = tr("%1\n%L2 of %L3 found").arg(shelf.name).arg(done).arg(shelf.entries.size());
        auto* item = new QListWidgetItem(text);
        item->setData(Qt::AccessibleTextRole, plt::listed(text.split(u'\n')));
        names_->addItem(item);
        widest = std::max(widest, names_->fontMetrics().size(0, text).width());
    }
    names_->setFixedWidth(widest + 40);
    heading_->setText(
        tr("Found so far: %L1 of %L2. What a picture shows is told when it is found.").arg(solved).arg(all));

    auto* buttons = new QDialogButtonBox;
    play_ = buttons->addButton(tr("&Paint"), QDialogButtonBox::AcceptRole);
    play_->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(puzzles_, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(puzzles_, &QListWidget::currentRowChanged, play_,
            [this](int now) { play_->setEnabled(now >= 0); });
    connect(names_, &QListWidget::currentRowChanged, this, &LibraryDialog::showShelf);
    connect(difficulty_, &QComboBox::currentIndexChanged, this, &LibraryDialog::showShelf);
    names_->setCurrentRow(first);
    puzzles_->setFocus();
    constexpr int aroundList = 60;
    resize(names_->width() + 4 * puzzles_->gridSize().width() + aroundList, 540);
}

std::size_t LibraryDialog::shelf() const {
    return static_cast<std::size_t>(std::max(0, names_->currentRow()));
}

void LibraryDialog::grade(std::size_t shelf) {
    grading_.run(
        this,
        [entries = shelves_[shelf].entries](const std::stop_token& stop) { return gradesOf(entries, stop); },
        [this, shelf](std::vector<std::optional<Difficulty>> grades) {
            grades_[shelf] = std::move(grades);
            graded_[shelf] = true;
            if (this->shelf() == shelf) showShelf();
        });
}

QListWidgetItem* LibraryDialog::itemOf(const Entry& entry, std::optional<Difficulty> grade) {
    const QString key = entry.key();
    const bool solved = progress_.isSolved(key);
    const auto begun = progress_.begun(key, entry.clues.cells());
    const auto inks = Inks::onScreen(palette()).inColours(entry.clues.palette());
    const auto picture = tile(palette(), devicePixelRatioF(), [&](QPainter& painter, const QRect& box) {
        if (solved && entry.picture.cells() > 0) {
            drawSmallPicture(painter, box, entry.picture, inks);
        } else if (begun) {
            drawSmallPicture(painter, box, claimed(begun->marks, entry.clues.width(), entry.clues.height()),
                             inks);
        } else {
            drawCovered(painter, box, entry.clues, inks);
        }
        if (solved || begun) drawBadge(painter, box, solved, palette());
    });
    // Selected items are highlighted by their text only: the picture keeps its colours.
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected);
    const QString size =
        tr("%L1 × %L2", "width and height in cells").arg(entry.clues.width()).arg(entry.clues.height());
    const QString sizeAndGrade = grade ? size + QStringLiteral(" · ") + gradeName(*grade) : size;
    const QString title = solved && !entry.name.isEmpty() ? entry.name : QString();
    auto* item =
        new QListWidgetItem(icon, title.isEmpty() ? sizeAndGrade : title + QLatin1Char('\n') + sizeAndGrade);
    QString state = solved ? tr("Found") : begun ? tr("Begun") : tr("Not found yet");
    if (const auto best = progress_.best(key))
        state = tr("Found, best time %1").arg(plt::durationText(best->count()));
    item->setToolTip(sizeAndGrade + QLatin1Char('\n') + state);
    QStringList spoken{sizeAndGrade, state};
    if (!title.isEmpty()) spoken.prepend(title);
    item->setData(Qt::AccessibleTextRole, plt::listed(spoken));
    item->setSizeHint(puzzles_->gridSize() - QSize(6, 6));
    return item;
}

void LibraryDialog::showShelf() {
    if (shelves_.empty()) return;
    const std::size_t now = shelf();
    if (!graded_[now]) grade(now);
    const auto& entries = shelves_[now].entries;
    const auto& grades = grades_[now];
    const auto gradeOfEntry = [&](std::size_t i) { return i < grades.size() ? grades[i] : std::nullopt; };
    std::vector<std::size_t> order(entries.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    // Sorted by grade, the easiest first, and then by size.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
        const auto rank = [&](std::size_t i) {
            const auto grade = gradeOfEntry(i);
            return std::pair(grade ? static_cast<int>(*grade) : 9, entries[i].clues.cells());
        };
        return rank(one) < rank(other);
    });
    // One that was only proposed, before the grades put another first, is not kept.
    const Entry* const kept = entry() != proposed_ ? entry() : nullptr;
    const int wanted = difficulty_->currentData().toInt();
    puzzles_->clear();
    int select = -1;
    for (const std::size_t i : order) {
        const auto grade = gradeOfEntry(i);
        if (wanted >= 0 && (!grade || static_cast<int>(*grade) != wanted)) continue;
        auto* item = itemOf(entries[i], grade);
        item->setData(entryRole, static_cast<int>(i));
        item->setData(shelfRole, static_cast<int>(now));
        puzzles_->addItem(item);
        if (kept != nullptr ? kept == &entries[i] : entries[i].clues == current_)
            select = puzzles_->count() - 1;
    }
    // Selects a puzzle that is not solved yet.
    for (int i = 0; select < 0 && i < puzzles_->count(); ++i) {
        const auto& entry = entries[puzzles_->item(i)->data(entryRole).toInt()];
        if (!progress_.isSolved(entry.key())) select = i;
    }
    puzzles_->setCurrentRow(std::max(select, 0));
    if (kept == nullptr || entry() != kept) proposed_ = entry();
    if (puzzles_->currentItem() != nullptr) puzzles_->scrollToItem(puzzles_->currentItem());
    play_->setEnabled(puzzles_->currentItem() != nullptr);
}

const Entry* LibraryDialog::entry() const {
    const auto* item = puzzles_->currentItem();
    if (item == nullptr || item->data(shelfRole).toInt() != static_cast<int>(shelf())) return nullptr;
    const auto number = static_cast<std::size_t>(item->data(entryRole).toInt());
    const auto& entries = shelves_[shelf()].entries;
    return number < entries.size() ? &entries[number] : nullptr;
}

std::optional<Difficulty> LibraryDialog::grade() const {
    const auto* item = puzzles_->currentItem();
    if (entry() == nullptr) return std::nullopt;
    const auto number = static_cast<std::size_t>(item->data(entryRole).toInt());
    const auto& grades = grades_[shelf()];
    return number < grades.size() ? grades[number] : std::nullopt;
}

}  // namespace paint_by_numbers

#include "moc_library_dialog.cpp"
