/** How a model answers with an email. */
export const emailInstruction = [
  'Answer with one JSON object and nothing else. Keys: subject (a short text), paragraphs (a list of texts, the greeting first; lines that begin with “- ” become a list), suggestions (2 to 4 texts for the host: what to check or add before sending; one is a follow-up of two sentences to send in the same thread after a week).',
]
