import { episodeStatuses } from '../../guests/episode-status.ts'
import { normalize } from './normalize.ts'
import { type ColumnGuess, found, type Table } from './table.ts'

/** The episode status that a cell names. */
export const readStatus = (cell: string) =>
  episodeStatuses.find((status) => status === cell.trim().toLowerCase())

const statusPattern = /^(?:episode |interview |guest )?status$/

/** The column of episode statuses, as our own exports have it: next to interviews, since orders are completed, too. */
export function findStatus(guesses: ColumnGuess[], { headers, profiles }: Table) {
  const names = headers.map(normalize)
  const hasInterviews =
    guesses.some(({ field }) => field === 'interviewDate') || names.includes('interview date')
  if (!hasInterviews || guesses.some(({ field }) => field === 'episodeStatus')) return
  const column = guesses.findIndex(({ field, code }, at) => {
    const { values } = profiles[at]!
    const isOpen = field === null && code !== 'chosen' && code !== 'remembered'
    return isOpen && statusPattern.test(names[at]!) && values.length > 0 && values.every(readStatus)
  })
  if (column !== -1) guesses[column] = found('episodeStatus', 0.95)
}
