// SPDX-License-Identifier: MIT
#include "common/window/players/seat_rows.h"

#include "common/language/translated.h"
#include "common/window/options_form.h"

#include <utility>

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace plt {

namespace {

/// The rows, one per seat.
class SeatRows : public QWidget {
  public:
    SeatRows(OptionsForm& form, Seats* seats, std::function<QStringList()> names,
             std::function<QString(const Seat&)> playerName, const std::vector<Level>& levels)
        : form_(form), seats_(seats), names_(std::move(names)), playerName_(std::move(playerName)) {
        players_.push_back(Seat::person());
        abouts_.append(QString());
        for (const auto& level : levels) {
            players_.push_back(Seat::computer(level.word));
            abouts_.append(translated(level.about));
        }
        rows_ = new QFormLayout(this);
        rows_->setContentsMargins(0, 0, 0, 0);
        rows_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        refresh();
    }

    /// Updates the rows from the seats.
    void refresh() {
        const auto names = names_();
        const auto count = names.size() < 2 ? 0 : names.size();
        // A seat added to one person, or to one and computers, becomes a computer, too.
        if (seats_->empty() && count > 0) seats_->push_back(Seat::person());
        const bool joins = seats_->size() == 1 ? seats_->front().isPerson() : onlyPerson(*seats_) >= 0;
        Seat last = players_[(players_.size() + 1) / 2];
        for (const Seat& seat : *seats_)
            if (!seat.isPerson()) last = seat;
        seats_->resize(count, joins ? last : Seat::person());
        while (static_cast<qsizetype>(boxes_.size()) < count) addRow();
        for (std::size_t i = 0; i < boxes_.size(); ++i) {
            const bool used = static_cast<qsizetype>(i) < count;
            auto* label = rows_->labelForField(boxes_[i]);
            boxes_[i]->setVisible(used);
            label->setVisible(used);
            if (!used) continue;
            const auto& name = names[static_cast<qsizetype>(i)];
            static_cast<QLabel*>(label)->setText(labelText(name));
            boxes_[i]->setAccessibleName(name);
            const QSignalBlocker quiet(boxes_[i]);
            for (std::size_t player = 0; player < players_.size(); ++player)
                if (players_[player] == (*seats_)[i]) boxes_[i]->setCurrentIndex(static_cast<int>(player));
        }
        setVisible(count > 0);
    }

  private:
    void addRow() {
        auto* box = new QComboBox;
        for (std::size_t i = 0; i < players_.size(); ++i) {
            box->addItem(playerName_(players_[i]));
            if (!abouts_[static_cast<qsizetype>(i)].isEmpty())
                box->setItemData(static_cast<int>(i), abouts_[static_cast<qsizetype>(i)], Qt::ToolTipRole);
        }
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        const auto seat = boxes_.size();
        connect(box, &QComboBox::currentIndexChanged, this, [this, seat](int index) {
            if (seat < seats_->size() && index >= 0) (*seats_)[seat] = players_[index];
            form_.changed();
        });
        boxes_.push_back(box);
        rows_->addRow(new QLabel, box);
    }

    OptionsForm& form_;
    Seats* seats_;
    std::function<QStringList()> names_;
    std::function<QString(const Seat&)> playerName_;
    std::vector<Seat> players_;
    QStringList abouts_;  ///< of the players
    QFormLayout* rows_;
    std::vector<QComboBox*> boxes_;
};

}  // namespace

void addSeatRows(OptionsForm& form, Seats* seats, std::function<QStringList()> names,
                 std::function<QString(const Seat&)> playerName, const std::vector<Level>& levels) {
    if (levels.empty()) return;
    const bool forTwo = names().size() == 2;
    auto* rows = new SeatRows(form, seats, std::move(names), std::move(playerName), levels);
    if (forTwo) {
        // An existing computer player keeps its level in whichever seat.
        const auto opponent = [seats, middle = levels[levels.size() / 2].word] {
            for (const Seat& seat : *seats)
                if (!seat.isPerson()) return seat;
            return Seat::computer(middle);
        };
        form.preset(
            QCoreApplication::translate("SeatRows", "Two people"),
            [seats] {
                *seats = {Seat::person(), Seat::person()};
            },
            OptionsForm::playerPresets);
        form.preset(
            QCoreApplication::translate("SeatRows", "You begin"),
            [seats, opponent] {
                *seats = {Seat::person(), opponent()};
            },
            OptionsForm::playerPresets);
        form.preset(
            QCoreApplication::translate("SeatRows", "The computer begins"),
            [seats, opponent] {
                *seats = {opponent(), Seat::person()};
            },
            OptionsForm::playerPresets);
    }
    form.widget(QString(), rows);
    QObject::connect(&form, &OptionsForm::edited, rows, [rows] { rows->refresh(); });
}

}  // namespace plt
