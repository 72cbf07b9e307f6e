// A name with a line break forges lines of a terminal, an email or a log; one with direction overrides reads as another.
const breaks = String.raw`\t\n\v\f\r\u0085\u2028\u2029`
// Also those that fill the room of a letter, that belong to a program (private use) or that carry whole hidden sentences
const blank = String.raw`\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\p{Co}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}`
// Tags make the flag of a region, such as Scotland; variants belong to the sign before them, those of the supplement to Han
const tag = String.raw`(?<!\u{1f3f4}[\u{e0030}-\u{e007e}]{0,6})[\u{e0000}-\u{e00ff}]`
const variant = String.raw`(?<=^|[\s\ufe00-\ufe0f])[\ufe00-\ufe0f]|(?<!\p{Script=Han})[\u{e0100}-\u{e0fff}]`
const unseen = String.raw`(?![${breaks}])\p{Cc}|[${blank}]|${tag}|${variant}`
// Joiners shape Arabic and Indic letters and combine emoji. Between other letters they are only invisible.
const shaped = String.raw`(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`
const joiner = String.raw`(?<!${shaped})[\u200c\u200d]`

const unsafe = new RegExp(`[${breaks}]|${unseen}|${joiner}`, 'u')
const runsOfBreaks = new RegExp(`[${breaks}]+`, 'gu')
const allUnseen = new RegExp(`${unseen}|${joiner}`, 'gu')
const printableAscii = /^[\u0020-\u007e]*$/

/** Whether a text is one line as people see it: without line breaks, control characters and invisible ones. */
export const isOneLine = (text: string): boolean => printableAscii.test(text) || !unsafe.test(text)

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether people see anything of a text on one line. */
export const isVisible = (text: string): boolean => visible.test(text)

/** A text as one line: line breaks become spaces, control characters and invisible ones are left out. */
export const tidyLine = (text: string): string =>
  isOneLine(text) ? text : text.replace(runsOfBreaks, ' ').replace(allUnseen, '').trim()

/** A text of several lines without what people don't see: only its line breaks stay. */
export const tidyText = (text: string): string =>
  printableAscii.test(text) ? text : text.replace(allUnseen, '')

const mailedLength = 300

/**
 * What strangers wrote, as a line of a mail by the platform: cut, on one line and without anything that mail programs make a
 * link of, so that nobody writes paragraphs of their own into it.
 */
export function mailedLine(text: string): string {
  const line = tidyLine(text)
    .replaceAll('://', ': //')
    .replace(/(?<=\S)\.(?=\p{L})/gu, '. ')
  return line.length > mailedLength ? `${line.slice(0, mailedLength).toWellFormed()}…` : line
}

// Browsers ignore control characters and spaces in front of a scheme, and line breaks in it
const ignored = /[\p{Cc} ]/gu
const runs = /^(?:javascript|vbscript|livescript|data|blob|file|filesystem|view-source|about):/i

/** Whether a link leads to a place: one that runs a program, carries its own document or opens a file does not. */
export const isSafeLink = (link: string): boolean => !runs.test(link.replace(ignored, ''))
