// SPDX-License-Identifier: MIT
#include <cstring>

#include <QCoreApplication>
#include <QTranslator>

namespace plt {

namespace {

/// What is counted is written in the source as it reads for many; how it reads for one stands where Qt has
/// the comment: tr("%Ln moves", "1 move", count). Asked last, so that a catalogue of another language goes
/// first.
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

// Also in tests and in whatever else uses the library: the sentences need it.
Q_COREAPP_STARTUP_FUNCTION(installEnglishPlurals)

}  // namespace plt
