/** Questions in one questionnaire. */
export const maxQuestions = 100
/** Characters in one written answer. */
export const longestAnswer = 10_000
/** Options of one question, and characters in one of them. */
export const maxOptions = 100
export const longestOption = 1_000
/** Characters below a question, or in a text that guests agree to. */
export const longestDetails = 10_000
/** Fields of the host's page that are stored with answers, and characters in one of them. */
export const maxSourceFields = 30
export const longestSourceField = 500
