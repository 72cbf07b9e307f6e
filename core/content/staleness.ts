import * as z from 'zod'
import type { ContentStyles } from '../show/content-styles.ts'
import type { Show } from '../show/show-settings.ts'
import type { Brief } from './brief.ts'
import type { ContentType } from './content.ts'
import { digest } from '../questionnaires/fingerprint.ts'
import { recapMark } from '../recaps/recap-mark.ts'
import { forbiddenIn } from './own-note.ts'
import { sourceParts } from './stale-words.ts'

/** The inputs of a text, grouped as hosts change them. */
export const SourcePart = z.enum(sourceParts)
export type SourcePart = z.infer<typeof SourcePart>

/** A digest of each input at the time the text was written. */
export type WrittenFrom = Record<SourcePart, string>

type Material = Pick<Brief, 'type' | 'show' | 'guest' | 'patterns' | 'recap'>

type StyleName = keyof ContentStyles

const introductionOnly: StyleName[] = [
  'introductionStyle',
  'introductionTemplate',
  'introLength',
  'ownIntroductions',
]

/** The styles that a type of text doesn't have; the host's reading pace affects none. */
const otherStyles: Record<ContentType, readonly StyleName[]> = {
  introduction: ['wordsPerMinute', 'questionStyle', 'showNotesStyle'],
  questions: ['wordsPerMinute', 'showNotesStyle', ...introductionOnly],
  show_notes: ['wordsPerMinute', 'questionStyle', ...introductionOnly],
}

/** Digests of the settings for one type of text have this mark; earlier ones were of all settings. */
const settingsMark = 'by-type:'

/** The digests of a text's current inputs. Not security-sensitive. */
export function writtenFrom({ type, show, guest, patterns, recap }: Material): WrittenFrom {
  const { responses, asked, name, pronunciation, company, title, bio, expertise, social, socialLinks } = guest
  const forbidden = forbiddenIn(guest.notes)
  return {
    answers: digestOf([responses, asked.map(({ id, question }) => [id, question])]),
    guest: digestOf([
      name,
      company,
      title,
      bio,
      expertise,
      social,
      socialLinks.linkedin,
      socialLinks.website,
      // Texts from before guests had the field stay up to date
      ...(pronunciation ? [pronunciation] : []),
      // Of the host’s notes, only what texts leave out
      ...(forbidden.length > 0 ? [forbidden] : []),
    ]),
    settings: settingsMark + digestOf(settingsOf(type, show)),
    patterns: digestOf(
      patterns.map(({ contentType, patternType, pattern, description }) => [
        contentType,
        patternType,
        pattern,
        description,
      ]),
    ),
    transcript: recapMark(recap),
  }
}

/** The settings that a text of this type is written from. */
function settingsOf(type: ContentType, show: Show) {
  const { podcastName, podcastDescription, hosts, showMethodology, contentStyles } = show
  const styles = Object.entries(contentStyles).filter(
    ([name]) => !otherStyles[type].includes(name as StyleName),
  )
  return [
    podcastName,
    podcastDescription,
    hosts.map((host) => [host.name, host.role, host.bio]),
    showMethodology,
    Object.fromEntries(styles),
    type === 'show_notes' && sponsorContact(show),
  ]
}

/** Show notes say whom sponsors write to, once there is something to sponsor; no text quotes prices or figures. */
function sponsorContact({ sponsorshipSettings }: Show) {
  const { sponsorshipPackages = [], marketingContact } = sponsorshipSettings ?? {}
  return sponsorshipPackages.length > 0 && [marketingContact?.name, marketingContact?.email]
}

/** Which inputs have changed; none if the original digests are unknown. */
export const changedParts = (then: Partial<WrittenFrom> | null, now: WrittenFrom): SourcePart[] =>
  sourceParts.filter(
    (part) => then?.[part] !== undefined && isComparable(part, then[part]) && then[part] !== now[part],
  )

const isComparable = (part: SourcePart, then: string) => part !== 'settings' || then.startsWith(settingsMark)

/** Key order doesn't matter. */
const digestOf = (value: unknown) => digest(JSON.stringify(value, sortKeys))

const sortKeys = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
