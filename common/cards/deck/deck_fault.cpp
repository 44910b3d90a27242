// SPDX-License-Identifier: MIT
#include "common/cards/deck/deck_fault.h"

#include <QCoreApplication>

namespace plt {

QString deckProblem(const QString& name, DeckFault fault) {
    const auto reason = [fault] {
        switch (fault) {
            case DeckFault::unreadable:
                return QCoreApplication::translate("DeckCheck", "its file cannot be read");
            case DeckFault::tooLarge:
                return QCoreApplication::translate("DeckCheck", "its file is too large");
            case DeckFault::notADrawing:
                return QCoreApplication::translate("DeckCheck", "its file is no drawing");
            case DeckFault::unsafe:
                return QCoreApplication::translate("DeckCheck", "its drawing is not safe to open");
            case DeckFault::missingCards:
                return QCoreApplication::translate("DeckCheck", "some of its cards are missing");
            case DeckFault::badShape:
                return QCoreApplication::translate("DeckCheck",
                                                   "it does not have the shape of playing cards");
            case DeckFault::oddFaces:
                return QCoreApplication::translate("DeckCheck", "some of its cards are blank or look alike");
            case DeckFault::oddSuits:
                return QCoreApplication::translate(
                    "DeckCheck", "its suits cannot be told apart or are not the usual ones");
            default:
                return QCoreApplication::translate("DeckCheck", "it takes too long to draw");
        }
    };
    return QCoreApplication::translate(
               "DeckCheck", "The deck \u201c%1\u201d cannot be used: %2. You see our own deck instead.")
        .arg(name, reason());
}

}  // namespace plt
