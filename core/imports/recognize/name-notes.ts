import { statusIn } from './status-words.ts'

const pronouns = new Set(
  'she he they ze xe ey sie er elle elles il ils iel ella elle ello ellos ellas él ela ele elu lui lei loro elli hun hen hij zij han hon hän ona on oni'.split(
    ' ',
  ),
)
const bracketedPattern = / ?[([][\p{L}/,| ]{2,40}[)\]]/gu
const openPattern = /,? \p{L}{2,5}\/[\p{L}/]{2,16}(?=$| [–—-] )/gu

/** "(she/her)", "(elle)", but not "(he is ill)" */
function arePronouns(text: string): boolean {
  const [first = '', ...others] = text.replace(/[()[\]]/g, '').split(/[/,|]/)
  const words = [first, ...others].map((word) => word.trim())
  return pronouns.has(words[0]!.toLowerCase()) && words.every((word) => !word.includes(' '))
}

const withPronouns = (text: string, replace: (found: string) => string) =>
  [bracketedPattern, openPattern].reduce(
    (rest, pattern) =>
      rest.replace(pattern, (found) => (arePronouns(found.replace(/^,? /, '')) ? replace(found) : found)),
    text,
  )

/** What a name's cell says of pronouns: "she/her". */
export function pronounsIn(cell: string): string[] {
  const said: string[] = []
  withPronouns(cell, (found) => {
    said.push(found.replace(/^[\s,([]+|[)\]]$/g, ''))
    return ''
  })
  return said
}

export const withoutPronouns = (text: string) => withPronouns(text, () => '')

/** In capitals, next to a name that isn't. */
export const isShout = (text: string, name: string) =>
  text === text.toUpperCase() && /\p{Lu}/u.test(text) && name !== name.toUpperCase()

/** "Ana Ruiz??", "? Ana Ruiz": whoever wrote it wasn't sure. */
export const unsurePattern =
  /(?<=[\p{L}.])(?:(?<!\s)\s)?(?:[?!？！]{1,4}|[([][?？]{1,3}[)\]])$|^[?？]{1,4} ?(?=\p{L})/u

/** What forms and programmes put behind a name and is no part of it: "(tbc)", "(moderator)". */
const remarksPattern =
  /(?:(?<!\s)\s+)?[([](?:tb[acd]|\?|to be confirmed|confirmed|unconfirmed|invited|declined|cancell?ed|postponed|online|virtual|remote|hybrid|live|alum(?:n[aius]|nus)?|former|returning|returns|back|again|new!?|first[- ]time|zoom|teams|skype|phone|video|audio|in[- ]person|on[- ]site|tentative|maybe|waitlist|standby|pending|class of \d{4}|\d{1,2}x|\d{1,2}(?:e|er|ère|nd|rd|th|st|[.ºª])? \p{L}{3,12}|ehemalig|neu|vor ort|remoto|presencial|a distancia|en ligne|sur place|via \p{L}{3,12}|by (?:phone|zoom)|on zoom|in person|keynote|moderator|moderation|host|co-?host|chair|speaker|panelist|guest|rerun|repeat|bestätigt|zugesagt|angefragt|abgesagt|confirmé|annulé|confirmado|confirmada|cancelado|cancelada|confermato|annullato|bevestigd|bekräftad)[)\]]/giu
const bracketPattern = / ?\([^()]{2,34}\)/g

/** "Ana Ruiz (only in May!)"; one word such as "Yahoo!" is a firm. */
const withoutCalls = (text: string) =>
  text.replace(bracketPattern, (bracket) =>
    '!?'.includes(bracket.at(-2)!) && !/^ ?\(\p{Lu}\p{Ll}+!\)$/u.test(bracket) ? '' : bracket,
  )

const emojiPattern =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f|\u200d|[★☆✓✔✗✘])+/gu
const footnotePattern = /(?<=\p{L})\s*(?:[*†‡§¹²³⁴⁵⁶⁷⁸⁹]+|\[\d{1,3}\])(?=\s*(?:$|,))/gu

/** That an appointment is cancelled or moved, behind all else: "Ana Ruiz (Kelp Works) - CANCELLED". */
const outcomePattern =
  /(?<=[\s–—-])(?:cancell?ed|postponed|rescheduled|abgesagt|verschoben|annulée?|reportée?|cancelad[oa]|aplazad[oa]|adiad[oa]|annullat[oa]|rinviat[oa]|geannuleerd|uitgesteld|inställt|avlyst|aflyst|odwołane|przełożone|отменено|перенесено)[.!]?$/iu

export const withoutNotes = (text: string) =>
  withoutOutcome(/[([/]/.test(text) ? withoutCalls(withoutPronouns(text).replace(remarksPattern, '')) : text)

const withoutOutcome = (text: string) => {
  const at = text.slice(-outcomeLength).search(outcomePattern)
  const before = at === -1 ? '' : text.slice(0, Math.max(0, text.length - outcomeLength) + at)
  return before.replace(/(?<![\s–—-])[\s–—-]+$/, '') || text
}
const outcomeLength = 24

const startPattern = /^[*†‡]{1,3} ?(?=\p{Lu})/u

/** "*confirmada*", "~ bestätigt ~" before or behind a name, and "*confirmed" behind it. */
const signedPattern =
  /(?:^|(?<=\s))([*~]{1,3}) ?(\p{L}[^*~()\n]{1,40})(?:([*~]{1,3})(?=[\s!?.,]|$)[!?.,]{0,3} ?|$)/gu

/** A status between signs says how far things are: no part of a name. */
const withoutSigned = (text: string) =>
  text
    .replace(signedPattern, (all, _: string, said: string, end: string | undefined) =>
      statusIn(said) && (end || !/^\p{Lu}\p{Ll}/u.test(said)) ? '' : all,
    )
    .trim()

/** A name without emojis around it and footnote marks before or behind it. */
export const withoutMarks = (text: string) =>
  /[^\p{L}\p{M} .,'-]/u.test(text)
    ? withoutSigned(text)
        .replace(emojiPattern, ' ')
        .replace(footnotePattern, '')
        .replace(startPattern, '')
        .trim()
    : text

/** When somebody lived, as libraries put it behind names: "Adeyemi, Kemi, 1985-", "Ana Ruiz (1929–2012)", "(b. 1950)", "(1912". */
const yearsPattern =
  /,? (?:\(?(?:born |b\. ?|ca?\. ?)?[12]\d{3}(?: \p{L}+ \d{1,2})? ?[-–] ?(?:(?:ca?\. ?)?[12]\d{3})?\)?|\((?:born |died |geb\. |gest\. |née? en |n\. |b\. ?|d\. ?|ca?\. ?|[*†] ?)?[12]\d{3}\)?)$/iu

export const withoutYears = (text: string) => (/\d{4}/.test(text) ? text.replace(yearsPattern, '') : text)

/** "Ruiz, Ana; Lee, Bo" as "Ana Ruiz" and "Bo Lee", a line each. */
export const turnedAround = (text: string) =>
  lastFirstParts(text)
    .map((name) => {
      const [, own = name, bracket = ''] = /^([^()]+)( \([^()]*\))$/.exec(name) ?? []
      return withoutYears(own).replace(/^([^,]+),\s*([^,]+)/, '$2 $1') + bracket
    })
    .join('\n')

/** "Ruiz, Ana; Lee, Bo", "Ruiz, Ana and Lee, Bo": a comma in each part. */
export function lastFirstParts(text: string): string[] {
  const parts = text
    .split(/[;；\n]\s*|\|+\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.flatMap((part) => {
    const joined = part.split(/(?<!\s)\s+(?:and|und|et|y|e|och|og|i|en|&)\s+/)
    return joined.every((name) => /^[^,]+,[^,]+$/.test(name)) ? joined : [part]
  })
}
