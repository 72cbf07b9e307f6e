import type { ColumnProfile } from './column-profile.ts'
import { matchHeader } from './match-header.ts'
import { normalize } from './normalize.ts'
import { type Guess, leftOut, type Table } from './table.ts'

const talkWordsPattern =
  /\b(?:abstracts?|sessions?|talks?|slides?|slot|track|room|vortrag|vortrage|raum|conference|palestra|sessao|charla|ponencia|sesion|salle|resume|intervento|lezing|foredrag|prelekcja|prednaska|доклад)\b|摘要|题目|題目|演題|講演|발표/

/** Whether a sheet is a programme: it has columns about talks. */
export const isProgramme = ({ headers }: Table) =>
  headers.some((header) => talkWordsPattern.test(normalize(header)))

/** "Title" is also what a talk has, and what "Dr" is; null when it is a job. */
export function doubtTitle(header: string, profile: ColumnProfile, table: Table): Guess | null {
  if (profile.salutation > 0.5) return leftOut('salutation')
  if (
    profile.filled === 0 ||
    /\b(?:job|position|designation|tag ?line|headline|occupation|profession|beruf\w*|poste|cargo|puesto)\b/.test(
      normalize(header),
    )
  )
    return null
  if (profile.job > 0.5) return null
  const phrases = profile.averageWords > 4.5 && profile.unique > 0.8
  const programme = isProgramme(table) && profile.unique > 0.6
  const talks =
    programme && (profile.averageWords > 2 || (profile.job < 0.2 && hasBetterTitle(header, table)))
  if (!phrases && !talks) return null
  if (profile.job > 0.3 && !talks) return null
  return leftOut('talk')
}

/** Beside "Tagline" or "Job title" a bare "Title" in a programme is what the talk is called. */
const hasBetterTitle = (header: string, { headers }: Table) =>
  normalize(header).split(' ').length === 1 &&
  headers.some((other) => normalize(other) !== normalize(header) && matchHeader(other)?.field === 'title')

/** Rank labels and codes ("Staff", "A2") are worse job titles than a column of real ones. */
export function titleFit(header: string, { job, unique, averageWords, filled }: ColumnProfile): number {
  if (filled === 0) return -0.2
  const named =
    /\b(?:job|designation|occupation|profession|tagline|headline|beruf\w*|cargo|poste|puesto)\b/.test(
      normalize(header),
    )
  return (named ? 0.03 : 0) + 0.04 * job + 0.02 * Math.min(unique, 0.5) + (averageWords > 1.3 ? 0.02 : 0)
}
