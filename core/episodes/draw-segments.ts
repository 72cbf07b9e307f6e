import { listMark } from '../content/text-blocks.ts'
import type { SentenceSource } from '../content/sentence-source.ts'
import type { SourcePart } from '../content/staleness.ts'
import { digest } from '../questionnaires/fingerprint.ts'
import { packageChoices } from '../show/package-choices.ts'
import { readingTime } from '../show/reading-time.ts'
import type { SponsorshipPackage } from '../show/sponsorship.ts'
import { priceText } from '../sponsorship/price.ts'
import { listed } from '../text/format.ts'
import { sentenceParts } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import type { SegmentSource } from './run-of-show.ts'
import type { SegmentKind, SegmentName } from './segments.ts'

/** A guest's newest text of a type. */
export interface SourceText {
  content: string
  isGenerated: boolean
  stale: SourcePart[]
  noteCheck: boolean
  checked: boolean
  /** The sources of its sentences, where a template wrote all of them. */
  sources?: readonly SentenceSource[]
}

export interface EpisodeGuest {
  id: number
  name: string
  /** How the guest says the name is pronounced. */
  pronunciation: string | null
  /** What the guest would like to promote. */
  promotes: string | null
  introduction: SourceText | undefined
  questions: SourceText | undefined
}

/** The sources of a run of show. */
export interface RunMaterial {
  podcastName: string
  /** What the host says at the start of every episode. */
  signature: string | null
  /** The host's words per minute; undefined for the default pace. */
  pace: number | undefined
  packages: readonly SponsorshipPackage[]
  /** The day of the recording, or today, YYYY-MM-DD. */
  day: string
  guests: readonly EpisodeGuest[]
}

/** A segment as drawn from its source. */
export interface DrawnSegment extends SegmentName {
  title: string
  text: string
  source: SegmentSource | null
}

/** Estimated seconds per question, including the answer. */
const secondsOfQuestion = 240
/** Length in seconds of segments that aren't read aloud, and the minimum for those that are. */
const usualSeconds: Record<SegmentKind, number> = {
  welcome: 30,
  introduction: 120,
  questions: secondsOfQuestion,
  sponsor: 30,
  break: 60,
  own: 60,
  end: 60,
}
const midRollSeconds = 60

/** Estimated seconds of a segment: words at the host's pace, or the number of questions. */
export function secondsOf({ kind, ref, text }: SegmentName & { text: string }, pace?: number): number {
  if (kind === 'questions') return Math.max(1, questionsIn(text).length) * secondsOfQuestion
  const usual = ref === 'mid-roll' ? midRollSeconds : usualSeconds[kind]
  const read = readingTime(wordCount(text), pace)
  return kind === 'introduction' && read > 0 ? read : Math.max(usual, read)
}

/** The numbered questions of a text, each with the lines that follow it. */
function questionsIn(text: string): string[] {
  const questions: string[] = []
  for (const line of text.split('\n')) {
    if (listMark(line)) questions.push(line)
    else if (questions.length > 0) questions[questions.length - 1] += `\n${line}`
  }
  return questions.map((question) => question.trim())
}

const said = (label: string, text: string): SegmentSource => ({
  ...{ label, text, mark: digest(text) },
  ...{ isGenerated: true, stale: [], noteCheck: false, checked: false },
})

const sourceOf = (label: string, text: string, from: SourceText): SegmentSource => ({
  ...said(label, text),
  ...{ isGenerated: from.isGenerated, stale: from.stale },
  ...{ noteCheck: from.noteCheck, checked: from.checked },
})

const none = { guestId: null, ref: '' }

const names = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase())

/** Without a signature statement, the first introduction welcomes to the show where it names it. */
function welcome({ podcastName, signature, guests }: RunMaterial): DrawnSegment[] {
  if (!signature && names(guests[0]?.introduction?.content ?? '', podcastName)) return []
  const text = signature ?? `Welcome to ${podcastName}.`
  const label = signature ? 'Signature statement from Show Settings' : 'The name of your show'
  return [{ ...none, kind: 'welcome', title: 'Welcome', text, source: said(label, text) }]
}

/** The signature statement is part of introductions, but spoken before them here. */
const withoutSignature = (text: string, signature: string | null) =>
  signature && text.startsWith(signature) ? text.slice(signature.length).trimStart() : text

/** Listeners are welcomed once: the first sentences of a later introduction that name the show and not the guest are left out. */
function withoutGreeting(text: string, podcastName: string, guest: string) {
  const [line = ''] = text.split('\n', 1)
  const isGreeting = (sentence: string) =>
    names(sentence, podcastName) && !guest.split(/\s+/u).some((part) => names(sentence, part))
  const first = sentenceParts(line).find((sentence) => !isGreeting(sentence.text))
  return text.slice(first?.start ?? line.length).trimStart() || text
}

/** One of several introductions: listeners are greeted before the first, and the talk begins after the last. */
function oneOfSeveral(
  { name, introduction: from }: EpisodeGuest,
  { isFirst, isLast, ...show }: Place,
): string {
  if (!from) return ''
  const { content, sources = [] } = from
  const own = withoutSignature(content, show.signature)
  const ofGuest = sources.filter((sentence) => sentence.from.some(({ kind }) => kind !== 'setting'))
  const [first] = ofGuest
  if (!first) return isFirst ? own : withoutGreeting(own, show.podcastName, name)
  const end = isLast ? content.length : ofGuest.at(-1)!.end
  return isFirst ? withoutSignature(content.slice(0, end), show.signature) : content.slice(first.start, end)
}

interface Place extends Pick<RunMaterial, 'signature' | 'podcastName'> {
  isFirst: boolean
  isLast: boolean
}

function introduction(guest: EpisodeGuest, { signature, podcastName, guests }: RunMaterial): DrawnSegment {
  const { id, name, pronunciation, introduction: from } = guest
  const place = { isFirst: guest === guests[0], isLast: guest === guests.at(-1) }
  const text = oneOfSeveral(guest, { ...place, signature, podcastName })
  return {
    ...{ kind: 'introduction', guestId: id, ref: '', text },
    title: pronunciation ? `${name} · say ${pronunciation}` : name,
    source: from ? sourceOf(`Introduction for ${name}`, text, from) : null,
  }
}

/** The questions of a guest in two parts, between which the break is; few are one. */
function questions({ id, name, questions: from }: EpisodeGuest, part: 1 | 2): DrawnSegment[] {
  const all = from ? questionsIn(from.content) : []
  const middle = Math.ceil(all.length / 2)
  const [first, last] = part === 1 ? [0, middle] : [middle, all.length]
  if (part === 2 && last === first) return []
  const text = all.length > 0 ? all.slice(first, last).join('\n\n') : (from?.content ?? '')
  const which = last - first > 1 ? `Questions ${first + 1}–${last}` : `Question ${last}`
  return [
    {
      ...{ kind: 'questions', guestId: id, ref: String(part), text },
      title: all.length > 0 ? `${which} for ${name}` : `Questions for ${name}`,
      source: from ? sourceOf(`Questions for ${name}`, text, from) : null,
    },
  ]
}

/** Where the package of a sponsor is read; the others aren't. */
const placeOfPackage: Partial<Record<string, 'start' | 'middle' | 'end'>> = {
  'pre-roll': 'start',
  'episode-sponsor': 'start',
  'series-sponsor': 'start',
  'mid-roll': 'middle',
  'post-roll': 'end',
}

/** The reads of packages that are booked on the day. */
const sponsorReads = ({ packages, day }: RunMaterial, place: 'start' | 'middle' | 'end'): DrawnSegment[] =>
  packages.flatMap((offered) => {
    if (typeof offered === 'string' || (offered.bookedUntil ?? '') < day) return []
    if (placeOfPackage[offered.id] !== place) return []
    const { label } = packageChoices[offered.id]
    const price = priceText({ ...offered, price: offered.price ?? null })
    return {
      ...{
        kind: 'sponsor',
        guestId: null,
        ref: offered.id,
        title: label,
        text: '',
      },
      source: said(`Package “${label}”, ${price}`, ''),
    } as const
  })

function middle(material: RunMaterial): DrawnSegment[] {
  const reads = sponsorReads(material, 'middle')
  return reads.length > 0 ? reads : [{ ...none, kind: 'break', title: 'Break', text: '', source: null }]
}

function end({ guests }: RunMaterial): DrawnSegment {
  const thanks = guests.length > 0 ? [`Thank you, ${listed(guests.map(({ name }) => name))}.`] : []
  const promoted = guests.flatMap(({ name, promotes }) =>
    promotes ? [`${name} asks you to mention: ${promotes}`] : [],
  )
  const text = [...thanks, ...promoted].join('\n\n')
  const label = promoted.length > 0 ? "Your guests' answers" : 'Your guests'
  return { ...none, kind: 'end', title: 'Thanks and close', text, source: text ? said(label, text) : null }
}

/** The segments of an episode in their usual order. */
export function drawSegments(material: RunMaterial): DrawnSegment[] {
  const { guests } = material
  return [
    ...welcome(material),
    ...sponsorReads(material, 'start'),
    ...guests.map((guest) => introduction(guest, material)),
    ...guests.flatMap((guest) => questions(guest, 1)),
    ...(guests.length > 0 ? middle(material) : []),
    ...guests.flatMap((guest) => questions(guest, 2)),
    ...sponsorReads(material, 'end'),
    end(material),
  ]
}
