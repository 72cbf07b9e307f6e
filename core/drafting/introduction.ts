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
import { firstWord, partsOf, withoutOpening } from './parts.ts'
import { quoted } from '../text/sentences.ts'
import { page, setting, wordsIn, type Sourced } from './sourced.ts'
import { chooseLine } from './variety.ts'
import { approachLine, templateLine, templateOrder, tones, welcomeIn, type Names } from './voice.ts'
import { listed } from './words.ts'

/** Leads from the opening to the guest. */
function bridgeOf({ choose, guest }: Names, { introductionTemplate, tone }: ContentStyles, firstId?: string) {
  const isFirst = firstId === templateOrder[introductionTemplate][0]
  const direction = isFirst ? templateLine[introductionTemplate] : null
  return direction ?? chooseLine(choose, tones[tone].bridge, guest.text)(guest)
}

function frameOf(names: Names, styles: ContentStyles, opening: Sourced[][], bridge: Sourced): Frame {
  const { atStart, atEndOfIntro } = styles.signatureStatement
  const signature = ({ enabled, text }: typeof atStart, key: string) =>
    enabled && text ? [[setting(text, `contentStyles.signatureStatement.${key}`)]] : []
  const approach = approachLine[styles.approach]
  return ([first, ...others]) => [
    ...signature(atStart, 'atStart'),
    ...opening,
    ...(first ? [[bridge, ...first], ...others] : []),
    [...(approach ? [approach] : []), ...welcomeIn(styles.tone, names)],
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
export function draftIntroduction({ show, guest, recent }: Brief): Draft {
  const styles = show.contentStyles
  const material = materialOf(guest, recent)
  const host = show.hosts[0]?.name
  const names: Names = {
    show: setting(show.podcastName, 'podcastName'),
    host: host ? setting(host, 'hosts') : null,
    guest: material.short,
    choose: material.choose,
  }
  const opening = openings[styles.introductionStyle]({ material, names, styles })
  const parts = withoutOpening(partsOf(material, styles), opening, material)
  const bridge = bridgeOf(names, styles, parts[0]?.id)
  const whose = { ...material, opener: firstWord(bridge.text) }
  const description = aboutShow(show)
  const write = (sentencesOfShow: number) => {
    const about = description.slice(0, sentencesOfShow)
    const paragraphs = about.length > 0 ? [...opening.paragraphs, about] : opening.paragraphs
    const frame = frameOf(names, styles, paragraphs, bridge)
    return fill(parts, frame, styles.introLength, whose)
  }
  // The show speaks of itself in long introductions, and where the guest gave too little
  let sentencesOfShow = styles.introLength === 'comprehensive' ? 1 : 0
  let paragraphs = write(sentencesOfShow)
  const isShort = () => wordsIn(paragraphs.flat()) < introLengthWords[styles.introLength].min
  while (isShort() && sentencesOfShow < description.length) paragraphs = write(++sentencesOfShow)
  const { content, sources } = page(paragraphs)
  return { content, sources, note: noteOf(material, opening, styles, content).join(' ') || null }
}
