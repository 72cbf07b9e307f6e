/** Questions in one questionnaire. */
export const mostQuestions = 100
/** Characters in one written answer. */
export const longestAnswer = 10_000
/** Options of one question, and characters in one of them. */
export const mostOptions = 100
export const longestOption = 1_000
