// SPDX-License-Identifier: MIT
#include "common/cards/deck/deck_fault.h"

#include <QCoreApplication>

namespace plt {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("DeckCheck", text);
}

}  // namespace

QString deckProblem(const QString& name, DeckFault fault) {
    const auto reason = [fault] {
        switch (fault) {
            case DeckFault::unreadable:
                return say("its file cannot be read");
            case DeckFault::tooLarge:
                return say("its file is too large");
            case DeckFault::notADrawing:
                return say("its file is no drawing");
            case DeckFault::unsafe:
                return say("its drawing is not safe to open");
            case DeckFault::missingCards:
                return say("some of its cards are missing");
            case DeckFault::badShape:
                return say("it does not have the shape of playing cards");
            case DeckFault::oddFaces:
                return say("some of its cards are blank or look alike");
            case DeckFault::oddSuits:
                return say("its suits cannot be told apart or are not the usual ones");
            default:
                return say("it takes too long to draw");
        }
    };
    return say("The deck \u201c%1\u201d cannot be used: %2. You see our own deck instead.")
        .arg(name, reason());
}

}  // namespace plt
