import { counted, shortened } from './format.ts'

/** One change of a record in words: without values, or with the old and the new one. */
export interface Change {
  label: string
  from?: string | undefined
  to?: string | undefined
}

/** Characters that a list of changes may have: a column's. */
const most = 500
const maxOfValue = 100

const changeText = ({ label, from, to }: Change) =>
  from === undefined && to === undefined
    ? label
    : `${label}: ${shortened(from || 'none', maxOfValue)} → ${shortened(to || 'none', maxOfValue)}`

/** Changes as one line, such as "Plan: Free → Pro; Domain": at most 500 characters. */
export function changesText(changes: readonly Change[]): string {
  const texts = changes.map(changeText)
  for (let count = texts.length; count > 0; count -= 1) {
    const left = texts.length - count
    const text = texts.slice(0, count).join('; ') + (left > 0 ? ` and ${counted(left, 'more', 'more')}` : '')
    if (text.length <= most) return text
  }
  return counted(texts.length, 'change')
}
