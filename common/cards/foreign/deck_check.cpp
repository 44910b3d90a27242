// SPDX-License-Identifier: MIT
#include "common/cards/foreign/deck_check.h"

#include "common/cards/foreign/deck_check_faces.h"
#include "common/cards/foreign/deck_check_kept.h"
#include "common/cards/foreign/svg_deck.h"

#include <exception>

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(plt::DeckCheck)
};

/// The faces, drawn to be judged; stops in between when told to.
DeckFault judge(const DeckArt& art, const std::stop_token& stop) {
    const QSize size(judgedWidth, qRound(judgedWidth * art.heightPerWidth()));
    std::array<QImage, 52> faces;
    for (int i = 0; i < 52; ++i) {
        if (stop.stop_requested()) return DeckFault::stopped;
        faces[static_cast<std::size_t>(i)] = art.face(Card::fromIndex(i), size);
    }
    return facesFault(faces);
}

CheckedDeck lookAt(const FoundDeck& deck, const std::stop_token& stop) {
    const auto loaded = SvgDeck::load(deck.path);
    if (!loaded.deck) return {{loaded.fault, 0}, nullptr};
    const DeckFault fault = judge(*loaded.deck, stop);
    if (fault != DeckFault::none) return {{fault, 0}, nullptr};
    return {{DeckFault::none, loaded.deck->heightPerWidth()}, loaded.deck};
}

CheckedDeck check(const FoundDeck& deck, const std::stop_token& stop) {
    if (!kept_verdicts::begin(deck.path)) return {{DeckFault::tooSlow, 0}, nullptr};
    CheckedDeck checked;
    try {
        checked = lookAt(deck, stop);
    } catch (const std::exception&) {
        checked = {{DeckFault::tooLarge, 0}, nullptr};  // there is not memory enough
    }
    if (checked.verdict.fault == DeckFault::stopped)
        kept_verdicts::takeBack(deck.path);
    else
        kept_verdicts::keep(deck.path, checked.verdict);
    return checked;
}

}  // namespace

DeckVerdict checkDeck(const FoundDeck& deck, const std::stop_token& stop) {
    if (const auto known = kept_verdicts::of(deck.path)) return *known;
    return check(deck, stop).verdict;
}

CheckedDeck openDeck(const FoundDeck& deck, const std::stop_token& stop) {
    const auto known = kept_verdicts::of(deck.path);
    if (!known) return check(deck, stop);
    if (known->fault != DeckFault::none) return {*known, nullptr};
    const auto loaded = SvgDeck::load(deck.path, true);
    return {{loaded.fault, loaded.deck ? loaded.deck->heightPerWidth() : 0}, loaded.deck};
}

void condemnDeck(const FoundDeck& deck) {
    kept_verdicts::keep(deck.path, {DeckFault::tooSlow, 0});
}

QString deckProblem(const QString& name, DeckFault fault) {
    const auto reason = [fault] {
        switch (fault) {
            case DeckFault::unreadable:
                return Words::tr("its file cannot be read");
            case DeckFault::tooLarge:
                return Words::tr("its file is too large");
            case DeckFault::notADrawing:
                return Words::tr("its file is no drawing");
            case DeckFault::unsafe:
                return Words::tr("its drawing is not safe to open");
            case DeckFault::missingCards:
                return Words::tr("some of its cards are missing");
            case DeckFault::badShape:
                return Words::tr("it does not have the shape of playing cards");
            case DeckFault::oddFaces:
                return Words::tr("some of its cards are blank or look alike");
            case DeckFault::oddSuits:
                return Words::tr("its suits cannot be told apart or are not the usual ones");
            default:
                return Words::tr("it takes too long to draw");
        }
    };
    return Words::tr("The deck \u201c%1\u201d cannot be used: %2. You see our own deck instead.")
        .arg(name, reason());
}

LoadedDeck loadDeck(const DeckChoice& choice, const std::stop_token& stop) {
    if (choice.foreign.isEmpty()) return {ownDeck(choice.own), {}};
    const auto found = findDeck(choice.foreign);
    if (!found) {
        const QString text =
            Words::tr("The deck you chose (%1) is no longer installed. You see our own deck instead.");
        return {ownDeck(choice.own), text.arg(choice.foreign.mid(choice.foreign.indexOf(u':') + 1).left(60))};
    }
    const CheckedDeck checked = openDeck(*found, stop);
    if (checked.art) return {checked.art, {}};
    if (checked.verdict.fault == DeckFault::stopped) return {ownDeck(choice.own), {}};
    return {ownDeck(choice.own), deckProblem(found->name, checked.verdict.fault)};
}

QImage deckPreview(const DeckArt& art) {
    QImage image(previewSize, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QSize half(previewSize.width() / 2 - 2, previewSize.height());
    const QSize card = QSizeF(1000, 1000 * art.heightPerWidth()).scaled(half, Qt::KeepAspectRatio).toSize();
    const int top = (previewSize.height() - card.height()) / 2;
    painter.drawImage(half.width() - card.width(), top, art.face({queen, Suit::hearts}, card));
    painter.drawImage(half.width() + 4, top, art.back(card));
    return image;
}

QImage deckPreview(const FoundDeck& deck, const std::stop_token& stop) {
    if (const auto known = kept_verdicts::of(deck.path); known && known->fault == DeckFault::none) {
        QImage kept = kept_verdicts::preview(deck.path);
        if (kept.size() == previewSize) return kept;
    }
    const CheckedDeck checked = openDeck(deck, stop);
    if (!checked.art) return {};
    QImage made = deckPreview(*checked.art);
    kept_verdicts::keepPreview(deck.path, made);
    return made;
}

}  // namespace plt
