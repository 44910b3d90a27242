// SPDX-License-Identifier: MIT
#include "common/cards/deck_chooser.h"

#include "common/cards/choice/deck_choice_watch.h"
#include "common/cards/choice/deck_offers.h"
#include "common/cards/foreign/deck_thumbnail.h"

#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace plt {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int shapeRole = Qt::UserRole + 1;
/// Device pixel ratio of the previews.
constexpr int previewRatio = 2;
constexpr int rowsSeen = 4;

QPixmap emptyPreview() {
    QPixmap pixmap(thumbnailSize);
    pixmap.setDevicePixelRatio(previewRatio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

}  // namespace

DeckChooser::DeckChooser(QWidget* parent) : DeckChooser(std::make_unique<DeckOffers>(), parent) {}

DeckChooser::DeckChooser(std::unique_ptr<DeckOffers> offers, QWidget* parent)
    : QGroupBox(tr("Deck for all card games"), parent),
      offers_(std::move(offers)),
      watch_(DeckChoiceWatch::shared()) {
    auto* column = new QVBoxLayout(this);
    decks_ = new QListWidget;
    decks_->setObjectName(QStringLiteral("decks"));
    decks_->setAccessibleName(tr("Deck"));
    decks_->setIconSize(thumbnailSize / previewRatio);
    decks_->setUniformItemSizes(true);
    column->addWidget(decks_);
    state_ = new QLabel(tr("Looking for other decks on this computer..."));
    state_->setObjectName(QStringLiteral("state"));
    state_->setWordWrap(true);
    column->addWidget(state_);
    addItem(QString(), tr("Our own deck"), 0);
    decks_->setMinimumHeight(rowsSeen * (decks_->sizeHintForRow(0) + 1) + 2 * decks_->frameWidth());
    buildOwnRows();
    showChoice();

    connect(decks_, &QListWidget::currentItemChanged, this, &DeckChooser::choose);
    // The current one can be chosen again when it stands in for a missing deck.
    connect(decks_, &QListWidget::itemClicked, this, &DeckChooser::choose);
    connect(decks_, &QListWidget::itemActivated, this, &DeckChooser::choose);
    connect(watch_.get(), &DeckChoiceWatch::changed, this, &DeckChooser::showChoice);
    connect(offers_.get(), &DeckOffers::ownDrawn, this,
            [this](const QImage& preview) { setPreview(decks_->item(0), preview); });
    connect(offers_.get(), &DeckOffers::offered, this, &DeckChooser::offer);
    connect(offers_.get(), &DeckOffers::done, this, [this] {
        state_->setText(decks_->count() > 1
                            ? QString()
                            : tr("Decks of KDE and GNOME appear here when they are installed."));
        state_->setVisible(!state_->text().isEmpty());
    });
}

DeckChooser::~DeckChooser() = default;

void DeckChooser::buildOwnRows() {
    auto* rows = new QFormLayout;
    static_cast<QVBoxLayout*>(layout())->addLayout(rows);
    back_ = new QComboBox;
    back_->setObjectName(QStringLiteral("back"));
    back_->addItem(tr("Green"), int(OwnDeckStyle::Back::green));
    back_->addItem(tr("Blue"), int(OwnDeckStyle::Back::blue));
    back_->addItem(tr("Burgundy"), int(OwnDeckStyle::Back::burgundy));
    rows->addRow(tr("&Back:"), back_);
    fourColours_ = new QCheckBox(tr("&Four colours: blue diamonds and green clubs"));
    fourColours_->setObjectName(QStringLiteral("fourColours"));
    rows->addRow(fourColours_);
    largeIndices_ = new QCheckBox(tr("&Large letters and numbers"));
    largeIndices_->setObjectName(QStringLiteral("largeIndices"));
    rows->addRow(largeIndices_);
    connect(back_, &QComboBox::currentIndexChanged, this, &DeckChooser::chooseStyle);
    connect(fourColours_, &QCheckBox::toggled, this, &DeckChooser::chooseStyle);
    connect(largeIndices_, &QCheckBox::toggled, this, &DeckChooser::chooseStyle);
}

void DeckChooser::showEvent(QShowEvent* event) {
    QGroupBox::showEvent(event);
    offers_->start(deckChoice().own);
}

void DeckChooser::addItem(const QString& id, const QString& name, double shape) {
    auto* item = new QListWidgetItem(QIcon(emptyPreview()), name);
    item->setData(idRole, id);
    item->setData(shapeRole, shape);
    const bool before = std::exchange(showing_, true);
    decks_->addItem(item);
    showing_ = before;
}

QListWidgetItem* DeckChooser::itemOf(const QString& id) const {
    for (int row = 0; row < decks_->count(); ++row) {
        if (decks_->item(row)->data(idRole).toString() == id) return decks_->item(row);
    }
    return nullptr;
}

void DeckChooser::setPreview(QListWidgetItem* item, const QImage& preview) const {
    QPixmap pixmap = QPixmap::fromImage(preview);
    pixmap.setDevicePixelRatio(previewRatio);
    // The selected one must look the same, not tinted by the style.
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected);
    item->setIcon(icon);
}

void DeckChooser::offer(const OfferedDeck& deck) {
    addItem(deck.deck.id, deck.deck.name, deck.heightPerWidth);
    setPreview(decks_->item(decks_->count() - 1), deck.preview);
    if (deck.deck.id == deckChoice().foreign) showChoice();
}

void DeckChooser::choose(const QListWidgetItem* item) {
    if (showing_ || item == nullptr) return;
    DeckChoice choice = deckChoice();
    choice.foreign = item->data(idRole).toString();
    choice.foreignShape = item->data(shapeRole).toDouble();
    setDeckChoice(choice);
    showChoice();
}

void DeckChooser::chooseStyle() {
    if (showing_) return;
    DeckChoice choice = deckChoice();
    choice.own.back = static_cast<OwnDeckStyle::Back>(back_->currentData().toInt());
    choice.own.fourColours = fourColours_->isChecked();
    choice.own.largeIndices = largeIndices_->isChecked();
    setDeckChoice(choice);
    offers_->drawOwn(choice.own);
}

void DeckChooser::showChoice() {
    const bool before = std::exchange(showing_, true);
    const DeckChoice choice = deckChoice();
    auto* item = itemOf(choice.foreign);
    // A deck is missing, or not found yet: the player sees our own.
    if (item == nullptr) item = decks_->item(0);
    decks_->setCurrentItem(item);
    const bool own = item == decks_->item(0);
    const bool styleChanged = back_->currentData().toInt() != int(choice.own.back) ||
                              fourColours_->isChecked() != choice.own.fourColours ||
                              largeIndices_->isChecked() != choice.own.largeIndices;
    back_->setCurrentIndex(back_->findData(int(choice.own.back)));
    fourColours_->setChecked(choice.own.fourColours);
    largeIndices_->setChecked(choice.own.largeIndices);
    for (QWidget* widget : {static_cast<QWidget*>(back_), static_cast<QWidget*>(fourColours_),
                            static_cast<QWidget*>(largeIndices_)})
        widget->setEnabled(own);
    if (styleChanged) offers_->drawOwn(choice.own);
    showing_ = before;
}

}  // namespace plt
