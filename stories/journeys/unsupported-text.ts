/** What a model answers with: nothing that is known of the guest supports the second sentence. */
export const unsupportedText = `Our guest today is Ines Duarte. She won a gold medal in Sydney in 2000.

=== SOURCES ===
Our guest today is => 1
She won a gold =>`
