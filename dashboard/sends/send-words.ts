import type { Send } from '@cueroom/core/sends/send.ts'
import { nearDay } from '../ui/text.ts'

/** A questionnaire's progress with a guest; undefined if it was never sent. */
export function sendWords(send: Send | undefined): string | undefined {
  if (!send) return undefined
  const { sentAt, remindedAt, openedAt, answeredAt } = send
  if (answeredAt) return `Answered ${nearDay(answeredAt)}`
  if (openedAt) return `Opened ${nearDay(openedAt)}`
  if (remindedAt) return `Reminded ${nearDay(remindedAt)}`
  return sentAt ? `Sent ${nearDay(sentAt)}` : undefined
}

/** The send with the most progress, for the guest's row. */
export const furthest = (sends: readonly Send[]): Send | undefined =>
  sends.toSorted(
    (a, b) => Number(Boolean(b.answeredAt)) - Number(Boolean(a.answeredAt)) || latest(b) - latest(a),
  )[0]

const latest = ({ sentAt, remindedAt, openedAt }: Send) =>
  Math.max(...[sentAt, remindedAt, openedAt].map((at) => (at ? Date.parse(at) : 0)))
