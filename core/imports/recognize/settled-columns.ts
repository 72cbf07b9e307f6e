import { addressesFrom, rowsCompared } from './own-addresses.ts'
import type { ColumnProfile } from './column-profile.ts'
import { voteOnHeader } from './header-vocabulary.ts'
import type { ImportField } from './import-column.ts'
import { socialShare } from './link-columns.ts'
import { isHandle, looksLikeJob } from './looks-like.ts'
import { isSentence } from './row-evidence.ts'
import { type ColumnGuess, nameColumns, type Table } from './table.ts'

const sureConfidence = 0.9
const clearShare = 0.8
const maxShare = 0.6
const maxOther = 0.3

const share = (values: string[], test: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(test).length / values.length

/** Values that can hardly be anything else. */
const clear: Partial<Record<ImportField, (profile: ColumnProfile) => boolean>> = {
  name: ({ person, unique }) => person > clearShare && unique > 0.5,
  email: ({ email }) => email > clearShare,
  phone: ({ phone }) => phone > clearShare,
  linkedin: ({ linkedin }) => linkedin > clearShare,
  photo: ({ image }) => image > clearShare,
  website: ({ url, values }) => url > clearShare && socialShare(values) === 0,
  social: ({ values }) => share(values, isHandle) > clearShare || socialShare(values) > clearShare,
  bio: ({ values, averageWords }) => averageWords > 8 && share(values, isSentence) > clearShare,
  title: ({ values }) => share(values, looksLikeJob) > maxShare,
}

/** Nobody is asked about a column whose values are clear and that no other column could replace. */
export function settleClearColumns(guesses: ColumnGuess[], table: Table) {
  const { headers, profiles } = table
  guesses.forEach((guess, column) => {
    const { field, code, confidence } = guess
    const isClear = field && clear[field]
    if (!isClear || confidence >= sureConfidence || (code !== 'header' && code !== 'values')) return
    const rivals = guesses.filter(
      (other, at) => at !== column && profiles[at]!.filled > 0 && isRival(other) && isClear(profiles[at]!),
    )
    const somebodyElses = (voteOnHeader(headers[column]!).other ?? 0) > maxOther
    // An address that no header announces may be anybody’s, unless it is made of the row’s name
    const stray = field === 'email' && code === 'values' && !isOfNames(table, column, guesses)
    if (rivals.length === 0 && !stray && !somebodyElses && isClear(profiles[column]!))
      guess.confidence = sureConfidence
  })
}

function isOfNames(table: Table, column: number, guesses: ColumnGuess[]) {
  const compared = Math.min(table.profiles[column]!.filled, rowsCompared)
  return addressesFrom(table, column, nameColumns(guesses)) > compared * maxShare
}

const isRival = ({ field, code, confidence }: ColumnGuess) =>
  field === null ? code === 'unrecognized' || code === 'other-column' : confidence < sureConfidence
