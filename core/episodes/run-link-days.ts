// Without zod, for screens
/** Days a link to a run of show works. */
export const usualLinkDays = 30
export const longestLinkDays = 365
/** Links of one episode that work. */
export const maxRunLinks = 20
