import { lengthNote } from '../content/intro-length.ts'
import { wordCount } from '../text/word-count.ts'
import { questionLabel } from '../questionnaires/default-questionnaire.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { introLengthWords } from '../content/intro-length.ts'
import { aboutShow } from './show-phrases.ts'
import type { Brief, Draft } from '../content/brief.ts'
import { fill, type Frame } from './fill.ts'
import { materialOf, type Material } from './material.ts'
import { openings, type Opening } from './openings.ts'
import { partsOf, withoutOpening } from './parts.ts'
import { quoted } from '../text/sentences.ts'
import { page, setting, wordsIn, type Sourced } from './sourced.ts'
import { approachLine, templateLine, templateOrder, tones, type Names } from './voice.ts'
import { listed } from './words.ts'

function frameOf(
  names: Names,
  styles: ContentStyles,
  opening: Sourced[][],
  firstId: string | undefined,
): Frame {
  const { atStart, atEndOfIntro } = styles.signatureStatement
  const signature = ({ enabled, text }: typeof atStart, key: string) =>
    enabled && text ? [[setting(text, `contentStyles.signatureStatement.${key}`)]] : []
  const template = styles.introductionTemplate
  const direction = firstId === templateOrder[template][0] ? templateLine[template] : null
  const bridge = direction ?? tones[styles.tone].bridge(names.guest)
  const approach = approachLine[styles.approach]
  return ([first, ...others]) => [
    ...signature(atStart, 'atStart'),
    ...opening,
    ...(first ? [[bridge, ...first], ...others] : []),
    [...(approach ? [approach] : []), ...tones[styles.tone].welcome(names)],
    ...signature(atEndOfIntro, 'atEndOfIntro'),
  ]
}

const asked = (ids: string[]) =>
  listed(
    ids.map((id) => quoted([questionLabel(id, 1).replace(/\?.*$/su, '?')])),
    'or',
  )

/** What the host should know: the length and why, a style that could not be kept, how to say the name. */
function noteOf(material: Material, opening: Opening, styles: ContentStyles, content: string): string[] {
  const length = lengthNote('introduction', styles, content)
  const isShort = wordCount(content) < introLengthWords[styles.introLength].min
  const why = () => {
    if (!isShort) return 'The signature statements and the opening leave no room to shorten it.'
    return material.missing.length > 0
      ? `Not known yet: ${material.missing.join(', ')}.`
      : 'Every question is answered, but briefly.'
  }
  return [
    ...(length ? [length, why()] : []),
    ...(opening.wanted.length > 0
      ? [
          `The ${styles.introductionStyle} opening needs an answer to ${asked(opening.wanted)}, so this one opens plainly.`,
        ]
      : []),
    ...(material.pronunciation ? [`The name is pronounced ${quoted([material.pronunciation])}.`] : []),
  ]
}

/** An introduction the host can read aloud: the guest's answers in the show's voice. */
export function draftIntroduction({ show, guest }: Brief): Draft {
  const styles = show.contentStyles
  const material = materialOf(guest)
  const host = show.hosts[0]?.name
  const names: Names = {
    show: setting(show.podcastName, 'podcastName'),
    host: host ? setting(host, 'hosts') : null,
    guest: material.short,
  }
  const opening = openings[styles.introductionStyle]({ material, names, styles })
  const parts = withoutOpening(partsOf(material, styles), opening, material)
  const description = aboutShow(show)
  const write = (sentencesOfShow: number) => {
    const about = description.slice(0, sentencesOfShow)
    const paragraphs = about.length > 0 ? [...opening.paragraphs, about] : opening.paragraphs
    const frame = frameOf(names, styles, paragraphs, parts[0]?.id)
    return fill(parts, frame, styles.introLength, material.short)
  }
  // The show speaks of itself in long introductions, and where the guest gave too little
  let sentencesOfShow = styles.introLength === 'comprehensive' ? 1 : 0
  let paragraphs = write(sentencesOfShow)
  const isShort = () => wordsIn(paragraphs.flat()) < introLengthWords[styles.introLength].min
  while (isShort() && sentencesOfShow < description.length) paragraphs = write(++sentencesOfShow)
  const { content, sources } = page(paragraphs)
  return { content, sources, note: noteOf(material, opening, styles, content).join(' ') || null }
}
