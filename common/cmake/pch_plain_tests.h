// SPDX-License-Identifier: MIT
// The headers that tests without a window include most; for the precompiled header only.
#pragma once
#include "common/cmake/pch_plain.h"

#include <set>

#include <QtTest/QTest>
