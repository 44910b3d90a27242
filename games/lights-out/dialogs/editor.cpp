// SPDX-License-Identifier: MIT
#include "lights-out/dialogs/editor.h"

#include "lights-out/board/generator.h"
#include "lights-out/board/solver.h"
#include "lights-out/panel/panel.h"
#include "lights-out/panel/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lights_out {

Editor::Editor(const Form& form, const CellSet& lit, QWidget* parent)
    : QDialog(parent), form_(form), lit_(lit) {
    setWindowTitle(tr("Draw a board"));
    auto* column = new QVBoxLayout(this);

    auto* choices = new QFormLayout;
    size_ = new QSpinBox;
    size_->setObjectName(QStringLiteral("size"));
    choices->addRow(tr("&Size:"), size_);
    neighbourhood_ = new QComboBox;
    neighbourhood_->setObjectName(QStringLiteral("neighbourhood"));
    for (int i = 0; i < neighbourhoodCount; ++i)
        neighbourhood_->addItem(neighbourhoodName(static_cast<Neighbourhood>(i)));
    choices->addRow(tr("A press s&witches:"), neighbourhood_);
    column->addLayout(choices);

    panel_ = new Panel;
    panel_->setAccessibleName(tr("Board to draw"));
    column->addWidget(panel_, 1);

    verdict_ = new QLabel;
    verdict_->setObjectName(QStringLiteral("verdict"));
    verdict_->setWordWrap(true);
    verdict_->setTextFormat(Qt::PlainText);
    verdict_->setMinimumHeight(verdict_->fontMetrics().lineSpacing() * 2);
    column->addWidget(verdict_);

    auto* tools = new QHBoxLayout;
    const auto tool = [&](const QString& text, const QString& name, auto run) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        button->setAutoDefault(false);
        tools->addWidget(button);
        connect(button, &QPushButton::clicked, this, run);
        return button;
    };
    tool(tr("All o&ff"), QStringLiteral("clear"), [this] { setLights({}); });
    tool(tr("All o&n"), QStringLiteral("fill"), [this] { setLights(allCells(form_)); });
    tool(tr("&Invert"), QStringLiteral("invert"), [this] { setLights(lit_ ^ allCells(form_)); });
    tool(tr("&Random"), QStringLiteral("random"), [this] {
        if (isPlayable(form_))
            setLights(randomBoard(form_, Grade::any, QRandomGenerator::global()->generate64()));
    });
    repair_ = tool(tr("&Make it solvable"), QStringLiteral("repair"),
                   [this] { setLights(lit_ ^ Solver::of(form_).repair(lit_)); });
    repair_->setToolTip(tr("Changes as few lights as possible"));
    column->addLayout(tools);

    auto* buttons = new QDialogButtonBox;
    play_ = buttons->addButton(tr("&Play"), QDialogButtonBox::AcceptRole);
    play_->setObjectName(QStringLiteral("play"));
    buttons->addButton(QDialogButtonBox::Cancel);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    connect(size_, &QSpinBox::valueChanged, this, [this](int size) { setForm({size, form_.neighbourhood}); });
    connect(neighbourhood_, &QComboBox::currentIndexChanged, this, [this](int index) {
        setForm({form_.size, static_cast<Neighbourhood>(index)});
    });
    // A drag with the mouse sets all lights to the new state of the first; keys and screen readers switch
    // single lights.
    connect(panel_, &Panel::cellPressed, this, [this](int cell, const plt::CellInput& input) {
        if (input.button != Qt::LeftButton) return;
        painting_ = !lit_.test(cell);
        if (input.source == plt::CellInput::Source::mouse || input.source == plt::CellInput::Source::touch)
            setLight(cell, painting_);
    });
    connect(panel_, &Panel::cellDragged, this, [this](int, int over, const plt::CellInput& input) {
        if (input.button == Qt::LeftButton && over >= 0) setLight(over, painting_);
    });
    connect(panel_, &Panel::cellActivated, this, [this](int cell, const plt::CellInput& input) {
        if (input.source == plt::CellInput::Source::keyboard ||
            input.source == plt::CellInput::Source::accessibility)
            setLight(cell, !lit_.test(cell));
    });
    setForm(form);
    panel_->setFocus();
}

QString Editor::verdictText() const {
    return verdict_->text();
}

void Editor::setLight(int cell, bool on) {
    if (lit_.test(cell) == on) return;
    lit_.flip(cell);
    refresh(true);
}

void Editor::setLights(const CellSet& lit) {
    lit_ = lit;
    refresh(true);
}

void Editor::setForm(const Form& form) {
    const Form before = form_;
    form_ = form;
    form_.size = qBound(smallestSize(form.neighbourhood), form.size, largestSize);
    if (form_.size != before.size) {
        // The drawing keeps its position in the upper left corner.
        CellSet kept;
        lit_.each([&](int cell) {
            const int row = before.row(cell);
            const int columnNow = before.column(cell);
            if (row < form_.size && columnNow < form_.size) kept.set(form_.cell(row, columnNow));
        });
        lit_ = kept;
    }
    const QSignalBlocker quietSize(size_);
    const QSignalBlocker quietNeighbourhood(neighbourhood_);
    size_->setRange(smallestSize(form_.neighbourhood), largestSize);
    size_->setValue(form_.size);
    neighbourhood_->setCurrentIndex(static_cast<int>(form_.neighbourhood));
    refresh(false);
}

void Editor::refresh(bool animated) {
    Panel::Content content;
    content.form = form_;
    content.lit = lit_;
    content.outlines = false;
    panel_->showBoard(content, animated);
    verdict_->setText(verdict(form_, lit_));
    const bool playable = isPlayable(form_);
    const bool solvable = playable && Solver::of(form_).isSolvable(lit_);
    repair_->setEnabled(playable && !solvable);
    play_->setEnabled(solvable && lit_.any());
}

}  // namespace lights_out
