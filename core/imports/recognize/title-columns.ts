import type { ColumnProfile } from './column-profile.ts'
import { matchHeader } from './match-header.ts'
import { fold } from './normalize.ts'
import type { Guess, Table } from './table.ts'

const TALK_WORDS =
  /\b(?:abstracts?|sessions?|talks?|slides?|slot|track|room|vortrag|vortrage|raum|conference|palestra|sessao|charla|ponencia|sesion|salle|resume|intervento|lezing|foredrag|prelekcja|prednaska|доклад)\b|摘要|题目|題目|演題|講演|발표/

/** Whether a sheet is a programme: it has columns about talks. */
export const isProgramme = ({ headers }: Table) => headers.some((header) => TALK_WORDS.test(fold(header)))

/** "Title" is also what a talk has, and what "Dr" is; null when it is a job. */
export function doubtTitle(header: string, profile: ColumnProfile, table: Table): Guess | null {
  if (profile.salutation > 0.5) return { field: null, confidence: 0, reason: 'Holds salutations' }
  if (
    profile.filled === 0 ||
    /\b(?:job|position|designation|tag ?line|headline|occupation|profession|beruf\w*|poste|cargo|puesto)\b/.test(
      fold(header),
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
  return { field: null, confidence: 0, reason: 'Holds titles of talks, not of jobs' }
}

/** Beside "Tagline" or "Job title" a bare "Title" in a programme is what the talk is called. */
const hasBetterTitle = (header: string, { headers }: Table) =>
  fold(header).split(' ').length === 1 &&
  headers.some((other) => fold(other) !== fold(header) && matchHeader(other)?.field === 'title')

/** Rank labels and codes ("Staff", "A2") are worse job titles than a column of real ones. */
export function titleFit(header: string, { job, unique, averageWords, filled }: ColumnProfile): number {
  if (filled === 0) return -0.2
  const named =
    /\b(?:job|designation|occupation|profession|tagline|headline|beruf\w*|cargo|poste|puesto)\b/.test(
      fold(header),
    )
  return (named ? 0.03 : 0) + 0.04 * job + 0.02 * Math.min(unique, 0.5) + (averageWords > 1.3 ? 0.02 : 0)
}
