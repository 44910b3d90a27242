// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/records/pdn.h"
#include "common/window/documents.h"

#include <QCoreApplication>

namespace checkers {

class View;

/// The file format PDN.
class PdnFormat : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(checkers::PdnFormat)

  public:
    explicit PdnFormat(View& view) : view_(view) {}

    QString name() const override { return tr("Games (PDN)"); }
    QStringList endings() const override { return {QStringLiteral("pdn")}; }
    /// Reads UTF-8, or Windows-1252 as in old files. An entry shows its game at the end.
    plt::DocumentContents read(const QByteArray& bytes) override;
    bool canWrite() const override { return true; }
    /// Asks for the tags.
    bool prepareWriting(QWidget* parent) override;
    plt::WrittenDocument write() override;
    QString suggestedName() const override { return QStringLiteral("checkers"); }

  private:
    void show(const GameRecord& game);
    View& view_;
    GameRecord noted_;  ///< with the entered tags
};

}  // namespace checkers
