// No part of a date or a phone number: at most three digits on each side, with no third number
const range = /(?<![\d./-])(\d{1,3})-(\d{1,3})(?![\d./-]*\d)/g

/** Ranges of small numbers as they are printed: "30-60" becomes "30–60". */
export const withEnDashes = (text: string): string => text.replace(range, '$1–$2')
