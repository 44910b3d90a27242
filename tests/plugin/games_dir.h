// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/scan/games_scan.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

/// A sentence that is in no language yet, as authors read it.
inline QString english(const plt::Message& message) {
    return QString::fromStdString(message.english());
}
inline QString english(const plt::Obstacle& obstacle) {
    return english(obstacle.sentence());
}

/// A games directory for a test, filled folder by folder.
class GamesDir {
  public:
    QString path() const { return QFileInfo(dir_.path()).canonicalFilePath(); }
    QString file(const QString& name) const { return path() + u'/' + name; }

    void write(const QString& name, const QByteArray& bytes) const {
        QDir().mkpath(QFileInfo(file(name)).path());
        QFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }

    /// A folder with an icon, a library called "lib" that is a game, and this info.yaml.
    void add(const QString& folder, const QByteArray& info) const {
        write(folder + QLatin1String("/info.yaml"), info);
        write(folder + QLatin1String("/icon.svg"), svg());
        addLibrary(folder);
    }
    void addLibrary(const QString& folder, const QString& name = QStringLiteral("lib.so"),
                    const QString& plugin = QStringLiteral("harmless")) const {
        QDir().mkpath(file(folder));
        QVERIFY(QFile::link(hostile(plugin), file(folder) + u'/' + name));
    }

    static QString hostile(const QString& plugin) {
        return QStringLiteral(PLT_HOSTILE "/%1/lib%1.so").arg(plugin);
    }
    static QByteArray svg() {
        return "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'><rect width='64' "
               "height='64'/></svg>";
    }

    /// A file that passes every check and takes many seconds to draw.
    static QByteArray slowSvg() {
        QByteArray parts = "<g id='a0'>" +
                           QByteArray(
                               "<path d='M0 0 C 60 0 0 60 60 60 S 0 64 3 3' fill='none' stroke='black' "
                               "stroke-width='9' stroke-dasharray='0.02 0.02'/>")
                               .repeated(100) +
                           "</g>";
        for (int i = 0; i < 6; ++i) {
            const QByteArray before = "<use xlink:href='#a" + QByteArray::number(i) + "'/>";
            parts += "<g id='a" + QByteArray::number(i + 1) + "'>" + before + before + "</g>";
        }
        return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
               "width='64' "
               "height='64'>" +
               parts + "</svg>";
    }

    plt::GamesScan scan() const { return plt::scanGames({path()}); }

    /// The only game of a scan.
    static plt::GameInfo only(const plt::GamesScan& scan) {
        if (scan.sets.size() != 1 || scan.sets[0].games.size() != 1) return {};
        return scan.sets[0].games[0];
    }
    /// The game that a folder x with this info.yaml is.
    static plt::GameInfo gameX(const QByteArray& info) {
        GamesDir dir;
        dir.add(QStringLiteral("x"), info);
        return only(dir.scan());
    }

  private:
    QTemporaryDir dir_;
};
