import { against, isOpen, share } from './column-votes.ts'
import { voteOnHeader } from './header-vocabulary.ts'
import { looksLikeJob } from './looks-like.ts'
import { type ColumnGuess, found, leftOut, type Table } from './table.ts'

const leastRanks = 20
const rankShare = 0.1
const leastStates = 4
const statesShare = 0.7

/**
 * "Level 1" and "Staff" in every row are ranks; a column of real jobs says more. "Staða" over the same few words again is
 * how far something is, where another header like one for jobs has different values.
 */
export function replaceRanks(guesses: ColumnGuess[], { profiles, headers }: Table) {
  const rank = guesses.findIndex(({ field, code }) => field === 'title' && code === 'header')
  const { filled = 0, unique = 1, job = 0 } = profiles[rank] ?? {}
  const areRanks = filled > leastRanks && unique <= rankShare
  const areStates = filled > leastStates && unique < statesShare && job === 0
  if (!areRanks && !areStates) return
  const better = guesses.findIndex((guess, column) => {
    const { values, unique: different } = profiles[column]!
    const areJobs = areRanks && different > 0.4 && share(values, looksLikeJob) > 0.6
    return isOpen(guess) && (areJobs || (areStates && different > 0.8 && mayNameJobs(headers[column]!)))
  })
  if (better === -1) return
  guesses[better] = found('title', 0.9)
  guesses[rank] = leftOut('other-column')
}

/** "Starf / gorp" and nothing of what talks are called. */
function mayNameJobs(header: string): boolean {
  const votes = voteOnHeader(header)
  return (votes.title ?? 0) > 0.6 && against(votes, 'title') < 0.2
}
