// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/seats.h"

#include <functional>
#include <vector>

#include <QString>
#include <QStringList>

namespace plt {

class OptionsForm;

/// Rows of an options form that say who plays: one for each seat that `names` gives at the moment (none while
/// there are fewer than two), and for two seats buttons for the usual ways. They write to `seats`.
PLT_API void addSeatRows(OptionsForm& form, Seats* seats, std::function<QStringList()> names,
                         std::function<QString(const Seat&)> playerName, const std::vector<Level>& levels);

}  // namespace plt
