import { introLengthWords, lengthNote } from '../content/intro-length.ts'
import { questionLabel } from '../questionnaires/default-questionnaire.ts'
import type { Draft } from '../content/brief.ts'
import type { SentenceSource } from '../content/sentence-source.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { quoted } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import type { Answer } from './answers.ts'
import { isNobody } from './can-be-quoted.ts'
import type { Material } from './material.ts'
import type { Opening } from './openings.ts'
import { inPerson } from './phrases/general-asks.ts'
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
function howToGet({ answers, biographies, lacking, short }: Material): string {
  const details = lacking.details.length > 0 ? ' Add what you know to the guest’s details.' : ''
  if (lacking.answers.length === 0) return details
  return answers.size > 0 || biographies.some(({ id }) => id === 'self')
    ? ` To get there, ask ${short.text}.${details}`
    : ` To get there, send ${short.text} the questionnaire from the guest’s page.${details}`
}

/** Words from which on an answer is long enough to fill a paragraph. */
const fullAnswer = 25
const maxAsked = 3

const isFull = ({ said }: Answer) => wordCount(said.join(' ')) >= fullAnswer

/** Whether the answers are short: all of them, or those that aren’t in the text. Nothing where a long one was left out. */
function shortness({ answers }: Material, sources: readonly SentenceSource[]): string {
  const full = [...answers.values()].filter(isFull)
  if (full.length === 0) return 'The answers are short.'
  const isSaid = ({ id }: Answer) => sources.some(({ from }) => from.some(({ key }) => key === id))
  return full.every(isSaid) ? 'The other answers are short.' : ''
}

/** Says which answers a longer text would need. */
function askForMore(material: Material): string {
  const { answers, short } = material
  const brief = Object.keys(inPerson).filter((id) => {
    const answer = answers.get(id)
    return answer && !isFull(answer)
  })
  return brief.length > 0
    ? `To get there, ask ${short.text} for more about ${asked(brief.slice(0, maxAsked), material)}.`
    : ''
}

/** What the host should know: the length and why, and a style that could not be kept. */
export function noteOf(
  material: Material,
  opening: Opening,
  styles: ContentStyles,
  { content, sources, isShortened }: Pick<Draft, 'content' | 'sources'> & { isShortened: boolean },
): string[] {
  const length = lengthNote('introduction', styles, content)
  const isShort = wordCount(content) < introLengthWords[styles.introLength].min
  const why = () => {
    if (!isShort) return 'The signature statements and the opening leave no room to shorten it.'
    const { details, answers } = material.lacking
    const unknown = [...details, ...answers]
    const notKnown = unknown.length > 0 ? `Not known yet: ${unknown.join(', ')}.${howToGet(material)}` : ''
    const isAsked = answers.length === 0 && material.answers.size > 0
    return isAsked
      ? [shortness(material, sources), askForMore(material), notKnown].filter(Boolean).join(' ')
      : notKnown
  }
  const { text: name } = material.short
  return [
    ...(isNobody(material, styles)
      ? [`Nothing says yet what ${name} does. Type a title or a sentence about it, or ask ${name}.`]
      : []),
    ...(length && !(isShort && isShortened) ? [length, why()] : []),
    ...(opening.wanted.length > 0
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
