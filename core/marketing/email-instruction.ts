/** The host writes it for the writer; the mail goes to somebody else. */
export const contextRule =
  'The context in <request> is the host’s note to you. Take from it what the reader should hear, in words for the reader, and greet the person it names as the contact. Never quote it, and leave out remarks about people, money and anything else that isn’t meant for the reader.'

/** How a model answers with an email. */
export const emailInstruction = [
  'Answer with one JSON object and nothing else. Keys: subject (a short text), paragraphs (a list of texts, the greeting first; lines that begin with “- ” become a list), suggestions (2 to 4 texts for the host: what to check or add before sending; one is a follow-up of two sentences to send in the same thread after a week).',
]
