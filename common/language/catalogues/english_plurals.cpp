// SPDX-License-Identifier: MIT
#include <cstring>

#include <QCoreApplication>
#include <QTranslator>

namespace plt {

namespace {

/// The plural forms of English. The source holds the plural as the text and the singular as Qt's
/// disambiguation: tr("%Ln moves", "1 move", count). Installed first and so asked last, so that the catalogue
/// of another language takes precedence.
class EnglishPlurals : public QTranslator {
  public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* /*context*/, const char* text, const char* one, int count) const override {
        if (count != 1 || one == nullptr || *one == '\0') return {};
        const bool counts = std::strstr(text, "%n") != nullptr || std::strstr(text, "%Ln") != nullptr;
        return counts ? QString::fromUtf8(one) : QString();
    }
};

void installEnglishPlurals() {
    auto* application = QCoreApplication::instance();
    QCoreApplication::installTranslator(new EnglishPlurals(application));
}

}  // namespace

// At startup of every QCoreApplication, tests included: the sentences need it.
Q_COREAPP_STARTUP_FUNCTION(installEnglishPlurals)

}  // namespace plt
