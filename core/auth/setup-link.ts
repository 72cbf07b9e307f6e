/** Days a setup link works. */
export const setupLinkDays = 7
