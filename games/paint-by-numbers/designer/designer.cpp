// SPDX-License-Identifier: MIT
#include "paint-by-numbers/designer/designer.h"

#include "common/look/glyph_button.h"
#include "paint-by-numbers/designer/glyphs.h"
#include "paint-by-numbers/designer/verdict_sign.h"
#include "paint-by-numbers/library/shelf.h"

#include <algorithm>
#include <utility>

#include <QBoxLayout>
#include <QFormLayout>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

namespace paint_by_numbers {

namespace {

constexpr int panelWidth = 216;
constexpr int panelHeight = 190;
/// Below this width the panel is under the board.
constexpr int narrow = 560;

Marks marksOf(const Drawing& drawing) {
    Marks marks;
    marks.reserve(static_cast<std::size_t>(drawing.width() * drawing.height()));
    for (int y = 0; y < drawing.height(); ++y)
        for (int x = 0; x < drawing.width(); ++x)
            marks.push_back(drawing.isBlue(x, y) ? Mark::blue : Mark::unknown);
    return marks;
}

}  // namespace

Designer::Designer(QWidget* parent) : QWidget(parent), board_(new Board) {
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    parts_->addWidget(board_, 1);
    panel_ = new QScrollArea;
    panel_->setFrameShape(QFrame::NoFrame);
    panel_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    panel_->setWidgetResizable(true);
    panel_->setWidget(makePanel());
    parts_->addWidget(panel_);
    connect(board_, &Board::strokeMade, this, &Designer::paint);
    arrange();
    drawingChanged();
}

Designer::~Designer() = default;

// The panel -----------------------------------------------------------------------------------------------

QWidget* Designer::makePanel() {
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->addWidget(makeVerdict());
    column->addWidget(makeTools());
    column->addWidget(makeTexts());
    column->addWidget(makeButtons());
    column->addStretch(1);
    return panel;
}

QWidget* Designer::makeVerdict() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    sign_ = new VerdictSign;
    verdict_ = new QLabel;
    verdict_->setWordWrap(true);
    verdict_->setTextFormat(Qt::PlainText);
    // The text changes with every stroke; the widgets below it must not move.
    verdict_->setMinimumHeight(4 * fontMetrics().lineSpacing());
    verdict_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    row->addWidget(sign_, 0, Qt::AlignTop);
    row->addWidget(verdict_, 1);
    column->addLayout(row);
    propose_ = new QPushButton(tr("&Make it the only one"));
    propose_->setToolTip(tr("Looks for the fewest cells whose change leaves one solution."));
    propose_->setObjectName(QStringLiteral("propose"));
    accept_ = new QPushButton(tr("&Change these cells"));
    accept_->setObjectName(QStringLiteral("accept"));
    column->addWidget(propose_);
    column->addWidget(accept_);
    connect(propose_, &QPushButton::clicked, this, &Designer::proposeRepair);
    connect(accept_, &QPushButton::clicked, this, &Designer::acceptRepair);
    return box;
}

QWidget* Designer::makeTools() {
    auto* box = new QWidget;
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto tool = [&](int row, int column, const QPainterPath& glyph, const QString& text,
                          const char* name, void (*what)(Drawing&)) {
        auto* button = new plt::GlyphButton(glyph);
        button->setToolTip(text);
        button->setAccessibleName(text);
        button->setObjectName(QLatin1String(name));
        connect(button, &QToolButton::clicked, this, [this, what] { change(what); });
        grid->addWidget(button, row, column);
    };
    tool(0, 0, mirrorAcrossGlyph(), tr("Mirror, left to right"), "mirrorAcross",
         [](Drawing& drawing) { drawing.mirrorAcross(); });
    tool(0, 1, mirrorDownGlyph(), tr("Mirror, top to bottom"), "mirrorDown",
         [](Drawing& drawing) { drawing.mirrorDown(); });
    tool(0, 2, turnGlyph(), tr("Turn to the right"), "turn", [](Drawing& drawing) { drawing.rotate(); });
    tool(0, 3, invertGlyph(), tr("Exchange blue and white"), "invert",
         [](Drawing& drawing) { drawing.invert(); });
    tool(0, 4, clearGlyph(), tr("Clear the picture"), "clear", [](Drawing& drawing) { drawing.clear(); });
    tool(1, 0, arrowGlyph(-1, 0), tr("Shift to the left"), "shiftLeft",
         [](Drawing& drawing) { drawing.shift(-1, 0); });
    tool(1, 1, arrowGlyph(1, 0), tr("Shift to the right"), "shiftRight",
         [](Drawing& drawing) { drawing.shift(1, 0); });
    tool(1, 2, arrowGlyph(0, -1), tr("Shift up"), "shiftUp", [](Drawing& drawing) { drawing.shift(0, -1); });
    tool(1, 3, arrowGlyph(0, 1), tr("Shift down"), "shiftDown",
         [](Drawing& drawing) { drawing.shift(0, 1); });
    grid->setColumnStretch(5, 1);
    return box;
}

QWidget* Designer::makeTexts() {
    auto* box = new QWidget;
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    const auto side = [&](const char* name) {
        auto* number = new QSpinBox;
        number->setRange(Drawing::smallestSide, Drawing::largestSide);
        number->setObjectName(QLatin1String(name));
        // Without tracking, so that the 1 of 15 being typed does not shrink the picture.
        number->setKeyboardTracking(false);
        connect(number, &QSpinBox::valueChanged, this, [this] {
            if (!showing_)
                change([this](Drawing& drawing) { drawing.resize(columns_->value(), rows_->value()); });
        });
        return number;
    };
    columns_ = side("columns");
    rows_ = side("rows");
    form->addRow(tr("C&olumns:"), columns_);
    form->addRow(tr("Ro&ws:"), rows_);
    const auto text = [&](const char* name, std::string Puzzle::*field) {
        auto* line = new QLineEdit;
        line->setObjectName(QLatin1String(name));
        line->setMaxLength(static_cast<int>(longestName) / 4);
        connect(line, &QLineEdit::textEdited, this, [this, field](const QString& now) {
            texts_.*field = now.toStdString();
            Q_EMIT changed();
        });
        return line;
    };
    title_ = text("title", &Puzzle::title);
    author_ = text("author", &Puzzle::author);
    form->addRow(tr("&Title:"), title_);
    form->addRow(tr("&Author:"), author_);
    return box;
}

QWidget* Designer::makeButtons() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const QString& text, const char* name, void (Designer::*signal)()) {
        auto* one = new QPushButton(text);
        one->setObjectName(QLatin1String(name));
        connect(one, &QPushButton::clicked, this, signal);
        column->addWidget(one);
        return one;
    };
    test_ = button(tr("P&lay it"), "test", &Designer::testWanted);
    keep_ = button({}, "keep", &Designer::keepWanted);
    setOwnId({});
    button(tr("My puzzl&es..."), "own", &Designer::ownWanted);
    button(tr("From a p&icture..."), "picture", &Designer::pictureWanted);
    button(tr("&Back to the game"), "close", &Designer::closeWanted);
    return box;
}

void Designer::resizeEvent(QResizeEvent* event) {
    arrange();
    QWidget::resizeEvent(event);
}

void Designer::arrange() {
    const bool below = width() < narrow;
    parts_->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int bar = panel_->verticalScrollBar()->sizeHint().width();
    panel_->setMinimumWidth(below ? 0 : panelWidth + bar);
    panel_->setMaximumWidth(below ? QWIDGETSIZE_MAX : panelWidth + bar);
    panel_->setMinimumHeight(0);
    panel_->setMaximumHeight(below ? std::min(panelHeight, height() / 2) : QWIDGETSIZE_MAX);
}

QSize Designer::sizeHint() const {
    return board_->sizeHint() + QSize(panelWidth, 0);
}

QSize Designer::minimumSizeHint() const {
    // The panel moves below the board and scrolls there. That of the layout is for the present arrangement,
    // and a designer that was left beside its panel would keep the window of the game wide.
    return board_->minimumSizeHint();
}

// The drawing ---------------------------------------------------------------------------------------------

Puzzle Designer::puzzle() const {
    Puzzle puzzle = texts_;
    puzzle.goal = drawing_.picture();
    puzzle.clues = Clues(*puzzle.goal);
    return puzzle;
}

void Designer::open(const Puzzle& puzzle, const QString& ownId) {
    texts_ = puzzle;
    texts_.goal.reset();
    texts_.saved.clear();
    drawing_ = Drawing(*puzzle.goal);
    setOwnId(ownId);
    drawingChanged();
}

void Designer::drawInstead(const Grid& picture) {
    change([&](Drawing& drawing) { drawing.replace(picture); });
}

void Designer::setOwnId(const QString& id) {
    ownId_ = id;
    keep_->setText(id.isEmpty() ? tr("Add to my pu&zzles") : tr("Keep it in my pu&zzles"));
}

void Designer::undo() {
    change([](Drawing& drawing) { drawing.undo(); });
}

void Designer::redo() {
    change([](Drawing& drawing) { drawing.redo(); });
}

void Designer::paint(const Stroke& stroke) {
    std::vector<int> cells;
    const QPoint least(std::min(stroke.from.x(), stroke.to.x()), std::min(stroke.from.y(), stroke.to.y()));
    const QPoint most(std::max(stroke.from.x(), stroke.to.x()), std::max(stroke.from.y(), stroke.to.y()));
    for (int y = least.y(); y <= most.y(); ++y)
        for (int x = least.x(); x <= most.x(); ++x) cells.push_back(y * drawing_.width() + x);
    change([&](Drawing& drawing) { drawing.paint(cells, stroke.action == Action::blue); });
}

template <class Change>
void Designer::change(Change what) {
    const auto before = drawing_.stepsDone();
    what(drawing_);
    if (drawing_.stepsDone() == before) {
        showDrawing(false);
        return;
    }
    drawingChanged();
}

void Designer::drawingChanged() {
    repairing_.cancel();
    repair_.reset();
    isRepairing_ = false;
    repairFailed_ = false;
    assessment_.reset();
    assessNow();
    showDrawing(true);
    Q_EMIT changed();
}

void Designer::showDrawing(bool animated) {
    showing_ = true;
    columns_->setValue(drawing_.width());
    rows_->setValue(drawing_.height());
    const auto setText = [](QLineEdit* line, const std::string& text) {
        const QString shown = QString::fromStdString(text);
        if (line->text() != shown) line->setText(shown);
    };
    setText(title_, texts_.title);
    setText(author_, texts_.author);
    showing_ = false;
    BoardContent content;
    content.clues = Clues(drawing_.picture());
    content.marks = marksOf(drawing_);
    content.dimSettled = false;
    content.zeros = zeros_;
    if (repair_)
        content.hinted = repair_->cells;
    else if (assessment_)
        content.hinted = assessment_->differing;
    const bool sameSize = board_->content().clues.width() == content.clues.width() &&
                          board_->content().clues.height() == content.clues.height();
    board_->showPuzzle(std::move(content), animated && sameSize);
    showVerdict();
}

void Designer::setZeros(bool on) {
    zeros_ = on;
    showDrawing(false);
}

// Assessment ----------------------------------------------------------------------------------------------

void Designer::assessNow() {
    if (drawing_.isEmpty()) {
        assessing_.cancel();
        return;
    }
    assessing_.run(
        this, [clues = Clues(drawing_.picture())](std::stop_token stop) { return assess(clues, stop); },
        [this](const Assessment& found) {
            assessment_ = found;
            showDrawing(false);
            Q_EMIT changed();
        });
}

QString Designer::verdict() const {
    if (drawing_.isEmpty()) return tr("Draw something: click a cell, or drag over several.");
    if (repair_) {
        const int cells = static_cast<int>(repair_->cells.size());
        return repair_->isFewest
                   ? tr("With these %Ln cells changed there is one solution. Fewer would not do.",
                        "With this cell changed there is one solution.", cells)
                   : tr("With these %Ln cells changed there is one solution. Perhaps fewer would do.",
                        "With this cell changed there is one solution.", cells);
    }
    if (isRepairing_) return tr("Looking for the fewest cells to change...");
    if (repairFailed_) return tr("No way was found to make it the only solution by changing a few cells.");
    if (!assessment_) return tr("Looking for other solutions...");
    switch (assessment_->nature) {
        case Nature::byLines:
        case Nature::bySearch: {
            if (!assessment_->grade) return tr("There is one solution.");
            const QString grade = gradeName(assessment_->grade->difficulty);
            return assessment_->nature == Nature::byLines
                       ? tr("There is one solution, and it can be found line by line. Level: %1.").arg(grade)
                       : tr("There is one solution, but colours have to be tried out. Level: %1.").arg(grade);
        }
        case Nature::several:
            if (!assessment_->allFound)
                return tr("There are %L1 solutions and more. The marked cells are not the same in all of "
                          "them.",
                          "two and more")
                    .arg(assessment_->solutions);
            return tr("There are %Ln solutions. The marked cells are not the same in all of them.",
                      "There is one solution.", assessment_->solutions);
        case Nature::contradictory:
            return tr("There is no solution.");
        case Nature::undecided:
            break;
    }
    return tr("Whether there is only one solution could not be found out in time.");
}

void Designer::showVerdict() {
    using Sign = VerdictSign::Kind;
    auto sign = Sign::pending;
    if (assessment_ && !isRepairing_) {
        switch (assessment_->nature) {
            case Nature::byLines:
                sign = Sign::good;
                break;
            case Nature::bySearch:
                sign = Sign::hard;
                break;
            case Nature::several:
                sign = repair_ ? Sign::hard : Sign::several;
                break;
            case Nature::contradictory:
                sign = Sign::none;
                break;
            case Nature::undecided:
                break;
        }
    }
    static_cast<VerdictSign*>(sign_)->setKind(sign);
    verdict_->setText(verdict());
    const bool several = assessment_ && assessment_->nature == Nature::several;
    propose_->setEnabled(several && !repair_ && !isRepairing_ && !repairFailed_);
    propose_->setVisible(!repair_);
    accept_->setVisible(repair_.has_value());
    test_->setEnabled(!drawing_.isEmpty());
    keep_->setEnabled(!drawing_.isEmpty());
}

void Designer::proposeRepair() {
    isRepairing_ = true;
    repairFailed_ = false;
    showVerdict();
    Q_EMIT changed();
    repairing_.run(
        this, [picture = drawing_.picture()](std::stop_token stop) { return makeUnique(picture, stop); },
        [this](const Repair& found) {
            isRepairing_ = false;
            repairFailed_ = found.cells.empty();
            if (!repairFailed_) repair_ = found;
            showDrawing(false);
            Q_EMIT changed();
            if (repair_) accept_->setFocus();
        });
}

void Designer::acceptRepair() {
    if (!repair_) return;
    Grid picture = drawing_.picture();
    for (const int cell : repair_->cells) picture.set(cell, opposite(picture.at(cell)));
    drawInstead(picture);
    board_->setFocus();
}

}  // namespace paint_by_numbers
