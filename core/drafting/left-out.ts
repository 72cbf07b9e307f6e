import type { DraftedGuest } from '../content/brief.ts'
import { quoted, sentences } from '../text/sentences.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Answer } from './answers.ts'
import type { Material } from './material.ts'
import { canBeQuoted } from './can-be-quoted.ts'
import { isForeignTitle } from './other-language.ts'
import { isSaid } from './part.ts'
import { roleOf } from './role.ts'
import { listed } from './words.ts'

/** Characters of a wish that a note repeats. */
const longestNamed = 160
/** Questions a note names. */
const maxNamed = 3

/** The question without what explains it. */
const labelOf = ({ label }: Answer) => quoted([(label ?? '').replace(/\?.*$/su, '?')])

/** "Change my name": nothing a template can do, and the host has to know. */
const ofName =
  /\b(?:change|leave out|don[’']t (?:say|use)|not) my (?:employer|full name|last name|name|surname)\b/iu
function aboutName({ responses }: DraftedGuest): string[] {
  const given = Object.values(responses)
    .flat()
    .find((text) => ofName.test(text))
  return given ? [`About names, the guest wrote ${quoted([given.slice(0, longestNamed)])}.`] : []
}

/** "Won’t do email, call her.": how the guest is reached, in the host’s own notes */
const ofReach =
  /\b(?:[Cc]all (?:her|him|them)\b|do(?:es)?n[’']t (?:do |like |read |use )?e-?mail|won[’']t do e-?mail|rather (?:call|phone|talk|than (?:e-?mail|fill|zoom))|by phone\b|landline\b)/u
const aboutReach = ({ bio }: DraftedGuest) =>
  sentences(bio ?? '')
    .filter((one) => ofReach.test(one))
    .map((one) => `You noted: ${quoted([one.slice(0, longestNamed)])}`)

/** The first questions, and how many more there are. */
function named(answers: Answer[]): string {
  const labels = answers.slice(0, maxNamed).map(labelOf)
  const more = answers.length - labels.length
  return listed(more > 0 ? [...labels, `${more} more`] : labels)
}

/** Is the answer said, or as much of it as can be? */
const isIn = ({ said }: Answer, content: string) => content.includes(quoted(said).slice(1, -1))

/** What the guest or host gave that an introduction doesn’t say, and why. */
export function leftOut(
  material: Material,
  guest: DraftedGuest,
  styles: ContentStyles,
  content: string,
): string[] {
  const missing = [...material.answers.values()].filter(
    (one) =>
      one.label !== null &&
      // Its links have their own place
      one.id !== 'promote' &&
      isSaid(one, styles) &&
      !isIn(one, content),
  )
  const unquoted = missing.filter((one) => !canBeQuoted(one, material, styles))
  const spare = missing.filter((one) => !unquoted.includes(one))
  const isTitleSaid = !guest.title || roleOf({ ...guest, bio: null }, '') !== null
  return [
    ...aboutName(guest),
    ...aboutReach(guest),
    ...(isTitleSaid
      ? []
      : [
          isForeignTitle(guest.title!)
            ? `The title ${quoted([guest.title!])} isn’t said, because the template doesn’t know it as English. Type it in English, or in other words, to have it said.`
            : `The title ${quoted([guest.title!])} isn’t said: as it is typed, no host would say it of a person.`,
        ]),
    ...(unquoted.length > 0
      ? [
          `Not quoted, because listeners couldn’t follow them without the form or they are only written to you: the answers to ${named(unquoted)}.`,
        ]
      : []),
    ...(spare.length > 0
      ? [
          `Not quoted, as many quotations in a row sound like a questionnaire: the answers to ${named(spare)}. To have one said, write “mention …” or “start with …” in the instructions.`,
        ]
      : []),
  ]
}
