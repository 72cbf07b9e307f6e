import type { ContentType } from '../content/content.ts'
import type { SentenceSource } from '../content/sentence-source.ts'
import type { Brief, DraftedGuest } from '../content/brief.ts'
import { draftOffline } from '../drafting/offline-drafter.ts'
import type { Guest } from '../guests/guest.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import { sampleGuests, type SampleGuest } from './sample-guests.ts'
import { sampleShow, storedShow } from './sample-show.ts'

// The one cast of tests, stories and the demo show.
export { sampleGuests, sampleShow, storedShow }
export type { SampleGuest }

/** Address of a drawn picture: a file in Node, an asset in a bundle. */
export const photoUrl = (photo: string) => new URL(`./photos/${photo}.png`, import.meta.url).href

/** The show's logo, by the name of its picture. */
export const sampleLogo = 'show-logo'

/** The guest of that slug; throws for a slug that is not in the cast. */
export const sampleGuest = (slug: string): SampleGuest => {
  const found = sampleGuests.find((sample) => sample.slug === slug)
  if (!found) throw new Error(`No sample guest “${slug}”`)
  return found
}

const day = 86_400_000
const hour = 3_600_000

/** The moment at which a clock in the zone shows that time of day, so many days after `now`. */
export function interviewTime(
  { inDays, at, timeZone }: NonNullable<SampleGuest['interview']>,
  now: Date,
): Date {
  const date = new Date(now.getTime() + inDays * day).toISOString().slice(0, 10)
  const asUtc = Date.parse(`${date}T${at}:00Z`)
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(asUtc)
  return new Date(asUtc - (Date.parse(`${shown.replace(' ', 'T')}Z`) - asUtc))
}

/** When the guest's answers came in; null without answers. */
export const submittedTime = ({ answeredDaysAgo }: SampleGuest, now: Date): Date | null =>
  answeredDaysAgo === null ? null : new Date(now.getTime() - answeredDaysAgo * day - 3 * hour)

/** The "now" of stories, so that a picture of them looks the same every day. */
export const sampleNow = new Date('2026-11-18T09:00:00Z')

/** The guest as the API answers it. */
export function guestRecord(sample: SampleGuest, id: number, now = sampleNow): Guest {
  const { guest, interview, photo, responses, status } = sample
  return {
    id,
    name: guest.name,
    pronunciation: guest.pronunciation ?? null,
    email: guest.email ?? null,
    phone: guest.phone ?? null,
    company: guest.company ?? null,
    title: guest.title ?? null,
    bio: guest.bio ?? null,
    expertise: guest.expertise ?? [],
    social: guest.social ?? null,
    interviewDate: interview ? interviewTime(interview, now).toISOString() : null,
    interviewTimeZone: interview?.timeZone ?? null,
    episodeStatus: status,
    socialLinks: {
      linkedin: guest.socialLinks?.linkedin ?? null,
      website: guest.socialLinks?.website ?? null,
    },
    questionnaire: {
      photo: photo && photoUrl(photo),
      responses,
      asked: [],
      submittedAt: submittedTime(sample, now)?.toISOString() ?? null,
    },
    notes: null,
    importId: null,
    version: 1,
    createdAt: new Date(now.getTime() - 60 * day - id * hour).toISOString(),
  }
}

/** The guest as texts are written from. */
export function draftedGuest(sample: SampleGuest): DraftedGuest {
  const { questionnaire, ...guest } = guestRecord(sample, 1)
  return { ...guest, responses: questionnaire.responses, asked: defaultQuestions }
}

/** What a text of that type for the guest is written from. */
export const sampleBrief = (sample: SampleGuest, type: ContentType, show = sampleShow): Brief => ({
  type,
  show,
  guest: draftedGuest(sample),
  patterns: [],
  instructions: null,
})

/** A text the demo show starts with. */
export interface SampleContent {
  /** Slug of the guest. */
  guest: string
  contentType: ContentType
  content: string
  note: string | null
  sources: SentenceSource[]
  /** Days before "now" at which it was written. */
  writtenDaysAgo: number
}

const written: [guest: string, contentType: ContentType, writtenDaysAgo: number][] = [
  ['maya-okafor', 'introduction', 5],
  ['maya-okafor', 'questions', 4],
  ['soren-ostergaard', 'introduction', 24],
  ['soren-ostergaard', 'questions', 24],
  ['soren-ostergaard', 'show_notes', 18],
  ['priscilla-oneill-baptiste', 'introduction', 15],
  ['priscilla-oneill-baptiste', 'show_notes', 11],
]

/** Texts for three of the guests, written by the drafter when asked for. */
export const sampleContents = (): SampleContent[] =>
  written.map(([slug, contentType, writtenDaysAgo]) => {
    const { content, note, sources } = draftOffline(sampleBrief(sampleGuest(slug), contentType))
    return { guest: slug, contentType, content, note, sources, writtenDaysAgo }
  })
