// SPDX-License-Identifier: MIT
#include "common/window/dialogs/statistics_dialog.h"

#include "common/language/translated.h"
#include "common/window/dialogs/statistics_table.h"
#include "common/window/game_view.h"

#include <cmath>
#include <memory>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace plt {

namespace {

/// Formats a figure with as many decimals as are significant.
QString figureText(double value) {
    const double size = std::abs(value);
    const bool whole = value == std::floor(value) && size < 1e9;
    return QLocale().toString(value, 'f', whole || size >= 1000 ? 0 : size >= 10 ? 1 : 2);
}

}  // namespace

StatisticsDialog::StatisticsDialog(const QString& gameId, const QString& optionsText, const Tallied* tallied,
                                   const QString& finishedLabel, bool hasSeats, QWidget* parent)
    : QDialog(parent),
      statistics_(gameId),
      tallied_(tallied),
      finishedLabel_(finishedLabel),
      hasSeats_(hasSeats) {
    setWindowTitle(tr("Statistics"));
    auto* column = new QVBoxLayout(this);
    note_ = new QLabel;
    note_->setTextFormat(Qt::PlainText);
    note_->setWordWrap(true);
    column->addWidget(note_);
    results_ = new QWidget;
    if (tallied_ != nullptr) {
        pages_ = new QTabWidget;
        pages_->addTab(results_, tr("Results"));
        connect(pages_, &QTabWidget::currentChanged, this, &StatisticsDialog::fit);
        column->addWidget(pages_, 1);
    } else {
        column->addWidget(results_, 1);
    }
    buildResults();
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

void StatisticsDialog::buildResults() {
    auto* column = new QVBoxLayout(results_);
    if (pages_ == nullptr) column->setContentsMargins(0, 0, 0, 0);
    sets_ = new QComboBox;
    sets_->setAccessibleName(tr("Games with these options"));
    column->addWidget(sets_);
    facts_ = statisticsTable(tr("Figures"));
    facts_->setColumnCount(2);
    facts_->horizontalHeader()->hide();
    facts_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    facts_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    column->addWidget(facts_);
    best_ = statisticsTable(tr("Best results"));
    column->addWidget(best_);
    column->addStretch(1);
}

void StatisticsDialog::load(const QString& optionsText) {
    QString problem;
    all_ = statistics_.read(&problem);
    const QSignalBlocker quiet(sets_);
    sets_->clear();
    for (auto it = all_.constBegin(); it != all_.constEnd(); ++it)
        sets_->addItem(it->label.empty() ? it.key() : translated(it->label), it.key());
    const int at = sets_->findData(optionsText);
    sets_->setCurrentIndex(qMax(0, at));
    showTallies();
    const bool hasSets = sets_->count() > 0;
    // A game may show tallies of its own before the first game is over.
    const bool any = hasSets || (pages_ != nullptr && pages_->count() > 1);
    (pages_ != nullptr ? pages_ : results_)->setVisible(any);
    if (pages_ != nullptr) pages_->setTabEnabled(0, hasSets);
    clear_->setEnabled(hasSets);
    if (!problem.isEmpty())
        note_->setText(tr("The statistics cannot be read: %1.").arg(problem));
    else
        note_->setText(any ? QString() : tr("Nothing has been counted yet. Play a game to its end."));
    note_->setVisible(!note_->text().isEmpty());
    note_->setAlignment(any ? Qt::AlignLeft : Qt::AlignCenter);
    showSet();
}

void StatisticsDialog::showTallies() {
    if (pages_ == nullptr) return;
    const int shown = pages_->currentIndex();
    while (pages_->count() > 1) {
        const std::unique_ptr<QWidget> old(pages_->widget(1));
        pages_->removeTab(1);
    }
    for (const auto& page : tallied_->statisticsPages(Statistics::talliesOf(all_)))
        pages_->addTab(statisticsPage(page), page.title);
    pages_->setCurrentIndex(qMin(shown, pages_->count() - 1));
}

void StatisticsDialog::fit() {
    constexpr int width = 460;
    constexpr int highest = 640;
    for (auto* table : {facts_, best_}) table->updateGeometry();
    layout()->activate();
    // The height of the current page; QTabWidget asks for the highest one.
    int spare = 0;
    for (int i = 0; pages_ != nullptr && i < pages_->count(); ++i)
        spare = qMax(spare,
                     pages_->widget(i)->sizeHint().height() - pages_->currentWidget()->sizeHint().height());
    resize(qMax(width, sizeHint().width()), qMin(highest, sizeHint().height() - spare));
}

void StatisticsDialog::showSet() {
    const auto set = all_.value(sets_->currentData().toString());
    fillFacts(set);
    fillBest(set);
    fit();
}

void StatisticsDialog::addAccuracy(const OptionStatistics& set, QList<QPair<QString, QString>>& rows) {
    if (set.reviews.isEmpty()) return;
    constexpr qsizetype latest = 5;
    const QLocale locale;
    int best = 0;
    int sum = 0;
    for (const auto& review : set.reviews) {
        best = qMax(best, review.accuracy);
        sum += review.accuracy;
    }
    QStringList course;
    for (auto i = qMax(qsizetype{0}, set.reviews.size() - latest); i < set.reviews.size(); ++i)
        course << locale.toString(set.reviews.at(i).accuracy);
    rows.append({tr("Games reviewed"), locale.toString(set.reviews.size())});
    rows.append({tr("Accuracy, best"), locale.toString(best)});
    rows.append({tr("Accuracy, average"), locale.toString(double(sum) / double(set.reviews.size()), 'f', 1)});
    rows.append({tr("Accuracy, latest games"), listed(course)});
}

void StatisticsDialog::fillFacts(const OptionStatistics& set) {
    const QLocale locale;
    QList<QPair<QString, QString>> rows;
    rows.append({finishedLabel_, locale.toString(set.played)});
    if (set.won + set.lost > 0) {
        rows.append({tr("Won"), tr("%1 (%2 %)")
                                    .arg(locale.toString(set.won),
                                         locale.toString(100 * set.won / qMax(1, set.played)))});
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
        rows.append({hasSeats_ ? tr("Average moves by all") : tr("Average moves"),
                     locale.toString(double(set.totalMoves) / set.played, 'f', 1)});
        if (set.totalMs > 0) rows.append({tr("Average time"), durationText(set.totalMs / set.played)});
    }
    for (auto it = set.figures.constBegin(); it != set.figures.constEnd(); ++it) {
        const QString name = translated(Message(it.key().toStdString()));
        rows.append({tr("%1, best").arg(name), figureText(it->best)});
        rows.append({tr("%1, average").arg(name), figureText(it->sum / qMax(1, it->count))});
    }
    addAccuracy(set, rows);
    facts_->setRowCount(int(rows.size()));
    for (int row = 0; row < rows.size(); ++row) {
        setStatistic(facts_, row, 0, rows.at(row).first);
        setStatistic(facts_, row, 1, rows.at(row).second);
    }
}

void StatisticsDialog::fillBest(const OptionStatistics& set) {
    best_->clear();
    best_->setVisible(!set.best.isEmpty());
    again_->setVisible(!set.best.isEmpty());
    again_->setEnabled(false);
    const bool times = set.ranking == static_cast<int>(Ranking::fastest);
    best_->setColumnCount(4);
    best_->setHorizontalHeaderLabels({tr("Rank"), times ? tr("Time") : tr("Score"),
                                      hasSeats_ ? tr("Moves by all") : tr("Moves"), tr("When")});
    for (int at = 0; at < best_->columnCount(); ++at) {
        // The rank and the date have their own width; the other columns share the rest.
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
        setStatistic(best_, row, 0, locale.toString(row + 1));
        setStatistic(best_, row, 1, times ? exactDurationText(line.score) : locale.toString(line.score));
        setStatistic(best_, row, 2, locale.toString(line.moves));
        setStatistic(best_, row, 3, locale.toString(line.when.toLocalTime().date(), QLocale::ShortFormat));
    }
}

}  // namespace plt
