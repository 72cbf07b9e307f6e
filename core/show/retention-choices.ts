/** Months after which guests nobody used are deleted, as hosts choose them. Without zod, for the screen. */
export const retentionChoices = [6, 12, 24, 36] as const
