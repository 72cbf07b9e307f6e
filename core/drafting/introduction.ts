import { lengthNote } from '../content/intro-length.ts'
import { wordCount } from '../content/word-count.ts'
import { questionLabel } from '../questionnaires/default-questionnaire.ts'
import { introLengthWords, type ContentStyles } from '../show/content-styles.ts'
import type { Brief, Draft } from './drafter.ts'
import { materialOf, type Answer, type Biography, type Material } from './material.ts'
import { biographyIds, openings, type Opening } from './openings.ts'
import { quoted, sentences } from './sentences.ts'
import { leads, templateFrame, templateOrder, tones, type Lead, type Names } from './voice.ts'
import { capitalized, listed, pick, possessive } from './words.ts'

/** One thing an introduction can tell: a lead and the guest's sentences, or sentences that stand alone. */
interface Part {
  id: string
  /** Leads into a quotation, given what to call the guest; null for prose. */
  lead: Lead | null
  said: string[]
  /** Sentences the host's settings allow; the guest's length setting may lift it when there is nothing else. */
  cap: number
}

/** Words of one answer before the next answer gets its turn. */
const fairShare = { brief: 75, standard: 80, comprehensive: 90 }

const biographyCap = { minimal: 1, moderate: 2, extensive: Infinity }

const biographyPart = (styles: ContentStyles, biography: Biography, index: number): Part => {
  const voices = {
    prose: null,
    guest: (guest: string) =>
      index === 1
        ? `When I asked for an introduction, ${guest} wrote:`
        : `In ${possessive(guest)} own words:`,
    unknown: (guest: string) => `${possessive(guest)} biography says:`,
  }
  return {
    id: biographyIds[index]!,
    lead: voices[biography.voice],
    said: biography.said,
    cap: biographyCap[styles.biographicalDepth],
  }
}

const answerPart = ({ id, label, said }: Answer, key: string, styles: ContentStyles): Part => {
  const known = leads[id]
  const lead = known
    ? pick(known[styles.storytellingStyle], key + id)
    : (guest: string) => `Asked ${quoted([label])}, ${guest} answers:`
  return {
    id,
    lead,
    said,
    cap: id === 'fun-fact' && styles.personalDetailsLevel === 'professional' ? 0 : Infinity,
  }
}

function expertisePart({ expertise, short }: Material): Part[] {
  if (expertise.length === 0) return []
  const sentence = `${possessive(short)} ${expertise.length === 1 ? 'subject is' : 'subjects are'} ${listed(expertise)}.`
  return [{ id: 'expertise', lead: null, said: [sentence], cap: 1 }]
}

/** Every part, in the order of the template; an intimate show hears the personal ones right after the first. */
function partsOf(material: Material, styles: ContentStyles): Part[] {
  const order = [...templateOrder[styles.introductionTemplate]]
  if (styles.personalDetailsLevel === 'intimate') {
    const personal = ['fun-fact', 'story'].filter((id) => order[0] !== id)
    order.splice(1, order.length, ...personal, ...order.slice(1).filter((id) => !personal.includes(id)))
  }
  const rank = ({ id }: Part) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [
    ...material.biographies.map((biography, index) => biographyPart(styles, biography, index)),
    ...expertisePart(material),
    ...[...material.answers.values()].map((answer) => answerPart(answer, material.short, styles)),
  ].toSorted((a, b) => rank(a) - rank(b))
}

/** Takes what the opening has said out of the parts; the unsaid rest of an answer comes first. */
function withoutOpening(parts: Part[], { used }: Opening): Part[] {
  if (!used) return parts
  const others = parts.filter(({ id }) => id !== used.id)
  if (used.rest.length === 0) return others
  const quotedFirst: Part = {
    id: used.id,
    lead: (guest) => `Let me read you how ${possessive(guest)} answer goes on:`,
    said: used.rest,
    cap: Infinity,
  }
  return [quotedFirst, ...others]
}

const atSentenceStart = (text: string) =>
  text.replace(/(^|[.?!] )(my guest)/gu, (_, before, guest) => before + capitalized(guest))

/** The chosen parts as paragraphs. The guest is called by name every other time: said too often, a name grates. */
function bodyOf(parts: Part[], taken: number[], short: string): string[] {
  const chosen = parts
    .map((part, index) => ({ ...part, said: part.said.slice(0, taken[index]) }))
    .filter(({ said }) => said.length > 0)
  const quotations = chosen.filter(({ lead }) => lead !== null)
  return chosen.map((part) => {
    if (part.lead === null) return part.said.join(' ')
    const called = quotations.indexOf(part) % 2 === 0 ? short : 'my guest'
    return `${atSentenceStart(part.lead(called))} ${quoted(part.said)}`
  })
}

/** The text around the parts; `body` is what was chosen of them. */
type Frame = (body: string[]) => string[]

/** The frame filled with as many sentences of each part as the asked length bears, shared out between the answers. */
function fill(parts: Part[], frame: Frame, length: ContentStyles['introLength'], short: string): string[] {
  const { min, max } = introLengthWords[length]
  const target = min + Math.round((max - min) * 0.4)
  const taken = parts.map(() => 0)
  const text = () => frame(bodyOf(parts, taken, short))
  const words = () => wordCount(text().join('\n\n'))
  const take = (index: number, cap: number) => {
    if (taken[index]! >= Math.min(cap, parts[index]!.said.length)) return false
    taken[index]! += 1
    if (words() <= max) return true
    taken[index]! -= 1
    return false
  }
  parts.forEach((part, index) => {
    if (words() >= target) return
    while (
      wordCount(part.said.slice(0, taken[index]! + 1).join(' ')) <= fairShare[length] ||
      taken[index] === 0
    )
      if (!take(index, part.cap)) break
  })
  const fillUp = (enough: number, cap: (part: Part) => number) => {
    while (words() < enough)
      if (!parts.some((part, index) => words() < enough && take(index, cap(part)))) return
  }
  fillUp(target, ({ cap }) => cap)
  fillUp(min, ({ cap }) => (cap === 0 ? 0 : Infinity))
  return text()
}

function frameOf(
  material: Material,
  names: Names,
  styles: ContentStyles,
  opening: Opening,
  firstId: string | undefined,
): Frame {
  const { atStart, atEndOfIntro } = styles.signatureStatement
  const signature = ({ enabled, text }: typeof atStart) => (enabled && text ? [text] : [])
  const direction =
    firstId === templateOrder[styles.introductionTemplate][0]
      ? templateFrame[styles.introductionTemplate]
      : null
  const bridge = [tones[styles.tone].bridge(names), direction?.(material.short)]
    .filter((line) => line !== undefined)
    .join(' ')
  return (body) => [
    ...signature(atStart),
    ...opening.paragraphs,
    ...(body.length > 0 ? [bridge, ...body] : []),
    tones[styles.tone].welcome(names),
    ...signature(atEndOfIntro),
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
  return [
    ...(length ? [length] : []),
    ...(length && isShort && material.missing.length > 0
      ? [`Not known yet: ${material.missing.join(', ')}.`]
      : []),
    ...(length && isShort && material.missing.length === 0
      ? ['Every question is answered, but briefly.']
      : []),
    ...(length && !isShort ? ['The signature statements and the opening leave no room to shorten it.'] : []),
    ...(opening.wanted.length > 0
      ? [
          `The ${styles.introductionStyle} opening needs an answer to ${asked(opening.wanted)}, so this one opens plainly.`,
        ]
      : []),
    ...(material.pronunciation ? [`The name is pronounced ${quoted([material.pronunciation])}.`] : []),
  ]
}

/** An introduction the host can read aloud: the show's voice around the guest's own words. */
export function draftIntroduction({ show, guest }: Brief): Draft {
  const styles = show.contentStyles
  const material = materialOf(guest)
  const names: Names = { show: show.podcastName, host: show.hosts[0]?.name ?? null, guest: material.short }
  const opening = openings[styles.introductionStyle]({ material, names, styles })
  const parts = withoutOpening(partsOf(material, styles), opening)
  const description = sentences(show.podcastDescription ?? '')
  const write = (sentencesOfShow: number) => {
    const aboutShow = description.slice(0, sentencesOfShow).join(' ')
    const paragraphs = [...opening.paragraphs, ...(aboutShow ? [aboutShow] : [])]
    const frame = frameOf(material, names, styles, { ...opening, paragraphs }, parts[0]?.id)
    return fill(parts, frame, styles.introLength, material.short).join('\n\n')
  }
  // The show speaks of itself in long introductions, and where the guest gave too little
  const drafts = (styles.introLength === 'comprehensive' ? [1, 2] : [0, 1, 2]).map(write)
  const content =
    drafts.find((text) => wordCount(text) >= introLengthWords[styles.introLength].min) ?? drafts.at(-1)!
  return { content, note: noteOf(material, opening, styles, content).join(' ') || null }
}
