// A name with a line break forges lines of a terminal, an email or a log; one with direction overrides reads as another.
const breaks = String.raw`\t\n\v\f\r\u0085\u2028\u2029`
const unseen = String.raw`(?![${breaks}])\p{Cc}|[\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]`
// Joiners shape Arabic and Indic letters and combine emoji. Between other letters they are only invisible.
const shaped = String.raw`(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`
const joiner = String.raw`(?<!${shaped})[\u200c\u200d]`

const unsafe = new RegExp(`[${breaks}]|${unseen}|${joiner}`, 'u')
const runsOfBreaks = new RegExp(`[${breaks}]+`, 'gu')
const allUnseen = new RegExp(`${unseen}|${joiner}`, 'gu')
const printableAscii = /^[\u0020-\u007e]*$/

/** Whether a text is one line as people see it: without line breaks, control characters and invisible ones. */
export const isOneLine = (text: string): boolean => printableAscii.test(text) || !unsafe.test(text)

/** A text as one line: line breaks become spaces, control characters and invisible ones are left out. */
export const tidyLine = (text: string): string =>
  isOneLine(text) ? text : text.replace(runsOfBreaks, ' ').replace(allUnseen, '').trim()

// Browsers ignore control characters and spaces in front of a scheme, and line breaks in it
const ignored = /[\p{Cc} ]/gu
const runs = /^(?:javascript|vbscript|livescript|data|blob|file|filesystem|view-source|about):/i

/** Whether a link leads to a place: one that runs a program, carries its own document or opens a file does not. */
export const isSafeLink = (link: string): boolean => !runs.test(link.replace(ignored, ''))
