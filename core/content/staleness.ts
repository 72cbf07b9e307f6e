import * as z from 'zod'
import type { Brief } from './brief.ts'
import { digest } from '../questionnaires/fingerprint.ts'
import { recapMark } from '../recaps/recap-mark.ts'
import { sourceParts } from './stale-words.ts'

/** The inputs of a text, grouped as hosts change them. */
export const SourcePart = z.enum(sourceParts)
export type SourcePart = z.infer<typeof SourcePart>

/** A digest of each input at the time the text was written. */
export type WrittenFrom = Record<SourcePart, string>

type Material = Pick<Brief, 'show' | 'guest' | 'patterns' | 'recap'>

/** The digests of a text's current inputs. Not security-sensitive. */
export function writtenFrom({ show, guest, patterns, recap }: Material): WrittenFrom {
  const { responses, asked, name, company, title, bio, expertise, social, socialLinks } = guest
  const { podcastName, podcastDescription, hosts, showMethodology, contentStyles, sponsorshipSettings } = show
  // The host's reading pace doesn't affect texts
  const { wordsPerMinute: _, ...writing } = contentStyles
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
    ]),
    settings: digestOf([
      podcastName,
      podcastDescription,
      hosts.map((host) => [host.name, host.role, host.bio]),
      showMethodology,
      writing,
      sponsorshipSettings,
    ]),
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

/** Which inputs have changed; none if the original digests are unknown. */
export const changedParts = (then: Partial<WrittenFrom> | null, now: WrittenFrom): SourcePart[] =>
  sourceParts.filter((part) => then?.[part] !== undefined && then[part] !== now[part])

/** Key order doesn't matter. */
const digestOf = (value: unknown) => digest(JSON.stringify(value, sortKeys))

const sortKeys = (_: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
