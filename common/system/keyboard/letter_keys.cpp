// SPDX-License-Identifier: MIT
#include "common/system/keyboard/letter_keys.h"

#include <array>
#include <string_view>

namespace plt {

char letterOfKey(quint32 nativeScanCode) {
    struct Row {
        quint32 first;
        std::string_view letters;
    };
    static constexpr std::array<Row, 3> rows{{{24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}}};
    for (const Row& row : rows)
        if (nativeScanCode >= row.first && nativeScanCode - row.first < row.letters.size())
            return row.letters[nativeScanCode - row.first];
    return 0;
}

}  // namespace plt
