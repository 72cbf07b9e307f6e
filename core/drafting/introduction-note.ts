import { introLengthWords, lengthNote } from '../content/intro-length.ts'
import { questionLabel } from '../questionnaires/default-questionnaire.ts'
import type { Draft, DraftedGuest } from '../content/brief.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { quoted } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import { isNobody } from './can-be-quoted.ts'
import type { Material } from './material.ts'
import type { Opening } from './openings.ts'
import { isForeignTitle } from './other-language.ts'
import { inPerson } from './phrases/in-person.ts'
import { listed } from './words.ts'

const asked = (ids: string[], { answers, questionFor }: Material) =>
  listed(
    ids.map((id) => {
      const question = answers.get(id)?.label ?? questionFor(id) ?? questionLabel(id, 1)
      return quoted([question.replace(/\?.*$/su, '?')])
    }),
    'or',
  )

/** What an opening would need: the show's own question for it, or what such a question could be. */
function wantedFor(ids: string[], material: Material): string {
  const own = ids.filter((id) => material.questionFor(id) !== null)
  return own.length > 0
    ? `an answer to ${asked(own, material)}`
    : `an answer to a question like ${asked(ids, material)}, which your questionnaires don’t ask`
}

/** How the host gets what is not known: a guest who has answered isn't sent the questions again. */
function howToGet({ answers, biographies, lacking, short, untranslated }: Material): string {
  const details = lacking.details.length > 0 ? ' Add what you know to the guest’s details.' : ''
  if (lacking.answers.length === 0) return details
  const hasAnswered =
    answers.size + untranslated.answers.length > 0 || biographies.some(({ id }) => id === 'self')
  return hasAnswered
    ? ` To get there, ask ${short.text}.${details}`
    : ` To get there, send ${short.text} the questionnaire from the guest’s page.${details}`
}

/** Words from which on an answer is long enough to fill a paragraph. */
const fullAnswer = 25
const maxAsked = 3

/** Says which answers a longer text would need. */
function askForMore(material: Material): string {
  const { answers, heldBack, short } = material
  const brief = Object.keys(inPerson).filter((id) => {
    const said = heldBack.has(id) ? undefined : answers.get(id)?.said
    return said && wordCount(said.join(' ')) < fullAnswer
  })
  const isAll = [...answers.values()].every(({ said }) => wordCount(said.join(' ')) < fullAnswer)
  return brief.length > 0
    ? `${isAll ? 'The answers are short' : 'Some answers are short'}. To get there, ask ${short.text} for more about ${asked(brief.slice(0, maxAsked), material)}.`
    : ''
}

/** Nothing says who the guest is, or only in another language. */
function unknownGuest({ short: { text: name }, untranslated }: Material, { title }: DraftedGuest): string {
  const { fields, answers } = untranslated
  const isSaid = (title && isForeignTitle(title)) || fields.length > 0 || answers.includes('bio')
  return isSaid
    ? `Nothing says in English what ${name} does. Type the title or a sentence about it in English.`
    : `Nothing says yet what ${name} does. Type a title or a sentence about it, or ask ${name}.`
}

/** What the host should know: the length and why, and a style that could not be kept. */
export function noteOf(
  material: Material,
  guest: DraftedGuest,
  opening: Opening,
  styles: ContentStyles,
  { content, isShortened }: Pick<Draft, 'content'> & { isShortened: boolean },
): string[] {
  const length = lengthNote('introduction', styles, content)
  const isShort = wordCount(content) < introLengthWords[styles.introLength].min
  const why = () => {
    if (!isShort) return 'The signature statements and the opening leave no room to shorten it.'
    const { details, answers } = material.lacking
    const unknown = [...details, ...answers]
    const notKnown = unknown.length > 0 ? `Not known yet: ${unknown.join(', ')}.${howToGet(material)}` : ''
    const isAsked = answers.length === 0 && material.answers.size > 0
    return isAsked ? `${askForMore(material)} ${notKnown}`.trim() : notKnown
  }
  // What is given in another language, or is left out, isn’t wanted again
  const isGiven = opening.wanted.some(
    (id) => material.untranslated.answers.includes(id) || material.heldBack.has(id),
  )
  return [
    ...(isNobody(material, styles) ? [unknownGuest(material, guest)] : []),
    ...(length && !(isShort && isShortened) ? [length, why()].filter((one) => one !== '') : []),
    ...(opening.wanted.length > 0 && !isGiven
      ? [
          `The ${styles.introductionStyle} opening needs ${wantedFor(opening.wanted, material)}, so this one opens plainly.`,
        ]
      : []),
    ...(opening.unfit
      ? [
          `The answer to ${asked([opening.unfit], material)} needs what is said before it, so it doesn’t open the introduction.`,
        ]
      : []),
  ]
}
