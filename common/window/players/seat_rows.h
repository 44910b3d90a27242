// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/players.h"

#include <functional>
#include <vector>

#include <QString>
#include <QStringList>

namespace plt {

class OptionsForm;

/// Adds rows to an options form that choose who plays: one for each seat in `names` (none while there are
/// fewer than two), and for two seats also buttons for the usual combinations. They write to `seats`.
PLT_API void addSeatRows(OptionsForm& form, Seats* seats, std::function<QStringList()> names,
                         std::function<QString(const Seat&)> playerName, const std::vector<Level>& levels);

}  // namespace plt
