// SPDX-License-Identifier: MIT
#include "common/window/dialogs/statistics_dialog.h"

#include "common/language/duration_text.h"
#include "common/language/translated.h"

#include <cmath>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace plt {

namespace {

QTableWidget* readOnlyTable(const QString& name) {
    auto* table = new QTableWidget;
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 6);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    // As high as its rows, and no empty half below them.
    table->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    table->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    return table;
}

void setText(QTableWidget* table, int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setItem(row, column, item);
}

/// A figure with as many decimals as say something.
QString figureText(double value) {
    const double size = std::abs(value);
    const bool whole = value == std::floor(value) && size < 1e9;
    return QLocale().toString(value, 'f', whole || size >= 1000 ? 0 : size >= 10 ? 1 : 2);
}

}  // namespace

StatisticsDialog::StatisticsDialog(const QString& gameId, const QString& optionsText, QWidget* parent)
    : QDialog(parent), statistics_(gameId) {
    setWindowTitle(tr("Statistics"));
    auto* column = new QVBoxLayout(this);
    sets_ = new QComboBox;
    sets_->setAccessibleName(tr("Games with these options"));
    column->addWidget(sets_);
    note_ = new QLabel;
    note_->setTextFormat(Qt::PlainText);
    note_->setWordWrap(true);
    column->addWidget(note_);
    facts_ = readOnlyTable(tr("Figures"));
    facts_->setColumnCount(2);
    facts_->horizontalHeader()->hide();
    facts_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    facts_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    column->addWidget(facts_);
    best_ = readOnlyTable(tr("Best results"));
    column->addWidget(best_);
    column->addStretch(1);
    auto* keep = new QCheckBox(tr("&Count my games"));
    keep->setChecked(Statistics::enabled());
    connect(keep, &QCheckBox::toggled, this, [](bool on) { Statistics::setEnabled(on); });
    column->addWidget(keep);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    again_ = buttons->addButton(tr("&Play it again"), QDialogButtonBox::ActionRole);
    clear_ = buttons->addButton(tr("C&lear..."), QDialogButtonBox::ResetRole);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(sets_, &QComboBox::currentIndexChanged, this, [this] { showSet(); });
    connect(best_, &QTableWidget::itemSelectionChanged, this,
            [this] { again_->setEnabled(best_->currentRow() >= 0 && !best_->selectedItems().isEmpty()); });
    connect(again_, &QPushButton::clicked, this, [this] {
        const auto set = all_.value(sets_->currentData().toString());
        if (best_->currentRow() < 0 || best_->currentRow() >= set.best.size()) return;
        Q_EMIT playRequested(set.best.at(best_->currentRow()).gameId);
        accept();
    });
    connect(clear_, &QPushButton::clicked, this, [this] {
        QMessageBox ask(QMessageBox::Question, tr("Clear statistics"),
                        tr("Clear the figures and best results of these options?"), QMessageBox::Cancel,
                        this);
        auto* these = ask.addButton(tr("Clear these"), QMessageBox::DestructiveRole);
        auto* all = ask.addButton(tr("Clear all of this game"), QMessageBox::DestructiveRole);
        ask.exec();
        QString problem;
        if (ask.clickedButton() == these)
            problem = statistics_.clear(sets_->currentData().toString());
        else if (ask.clickedButton() == all)
            problem = statistics_.clear();
        else
            return;
        load(sets_->currentData().toString());
        if (!problem.isEmpty()) note_->setText(problem);
        note_->setVisible(!note_->text().isEmpty());
    });
    load(optionsText);
}

void StatisticsDialog::load(const QString& optionsText) {
    QString problem;
    all_ = statistics_.read(&problem);
    const QSignalBlocker quiet(sets_);
    sets_->clear();
    for (auto it = all_.constBegin(); it != all_.constEnd(); ++it)
        sets_->addItem(it->label.isEmpty() ? it.key() : it->label, it.key());
    const int at = sets_->findData(optionsText);
    sets_->setCurrentIndex(qMax(0, at));
    const bool any = sets_->count() > 0;
    sets_->setVisible(any);
    facts_->setVisible(any);
    clear_->setEnabled(any);
    if (!problem.isEmpty())
        note_->setText(tr("The statistics cannot be read: %1.").arg(problem));
    else
        note_->setText(any ? QString() : tr("Nothing has been counted yet. Play a game to its end."));
    note_->setVisible(!note_->text().isEmpty());
    note_->setAlignment(any ? Qt::AlignLeft : Qt::AlignCenter);
    showSet();
}

void StatisticsDialog::fit() {
    constexpr int width = 460;
    constexpr int highest = 640;
    for (auto* table : {facts_, best_}) table->updateGeometry();
    layout()->activate();
    resize(qMax(width, sizeHint().width()), qMin(highest, sizeHint().height()));
}

void StatisticsDialog::showSet() {
    const auto set = all_.value(sets_->currentData().toString());
    fillFacts(set);
    fillBest(set);
    fit();
}

void StatisticsDialog::fillFacts(const OptionStatistics& set) {
    const QLocale locale;
    QList<QPair<QString, QString>> rows;
    rows.append({tr("Games finished"), locale.toString(set.played)});
    if (set.won + set.lost > 0) {
        rows.append({tr("Won"),
                     tr("%1 (%2 %)").arg(locale.toString(set.won)).arg(100 * set.won / qMax(1, set.played))});
        rows.append({tr("Lost"), locale.toString(set.lost)});
        rows.append({tr("Wins in a row, now"), locale.toString(set.streak)});
        rows.append({tr("Wins in a row, most"), locale.toString(set.longestStreak)});
    }
    if (!set.places.isEmpty()) {
        int games = 0;
        double sum = 0;
        for (int place = 1; place <= set.places.lastKey(); ++place) {
            const int count = set.places.value(place);
            games += count;
            sum += double(place) * count;
            rows.append({tr("Place %1").arg(place), locale.toString(count)});
        }
        rows.append({tr("Average place"), locale.toString(sum / games, 'f', 1)});
    }
    if (set.helped > 0) rows.append({tr("With help"), locale.toString(set.helped)});
    if (set.played > 0) {
        rows.append({tr("Average moves"), locale.toString(double(set.totalMoves) / set.played, 'f', 1)});
        if (set.totalMs > 0) rows.append({tr("Average time"), durationText(set.totalMs / set.played)});
    }
    for (auto it = set.figures.constBegin(); it != set.figures.constEnd(); ++it) {
        const QString name = translated(Message(it.key().toStdString()));
        rows.append({tr("%1, best").arg(name), figureText(it->best)});
        rows.append({tr("%1, average").arg(name), figureText(it->sum / qMax(1, it->count))});
    }
    facts_->setRowCount(int(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        setText(facts_, row, 0, rows.at(row).first);
        setText(facts_, row, 1, rows.at(row).second);
    }
}

void StatisticsDialog::fillBest(const OptionStatistics& set) {
    best_->clear();
    best_->setVisible(!set.best.isEmpty());
    again_->setVisible(!set.best.isEmpty());
    again_->setEnabled(false);
    const bool times = set.ranking == static_cast<int>(Ranking::fastest);
    best_->setColumnCount(4);
    best_->setHorizontalHeaderLabels({tr("Rank"), times ? tr("Time") : tr("Score"), tr("Moves"), tr("When")});
    for (int at = 0; at < best_->columnCount(); ++at) {
        // The rank and the date are as wide as they are; the rest is shared.
        const bool fixed = at == 0 || at == 3;
        best_->horizontalHeader()->setSectionResizeMode(
            at, fixed ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
        best_->horizontalHeaderItem(at)->setTextAlignment((at == 0 ? Qt::AlignLeft : Qt::AlignRight) |
                                                          Qt::AlignVCenter);
    }
    best_->setRowCount(int(set.best.size()));
    const QLocale locale;
    for (int row = 0; row < set.best.size(); ++row) {
        const auto& line = set.best.at(row);
        setText(best_, row, 0, locale.toString(row + 1));
        setText(best_, row, 1, times ? exactDurationText(line.score) : locale.toString(line.score));
        setText(best_, row, 2, locale.toString(line.moves));
        setText(best_, row, 3, locale.toString(line.when.toLocalTime().date(), QLocale::ShortFormat));
    }
}

}  // namespace plt
