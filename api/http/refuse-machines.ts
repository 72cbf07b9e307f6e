import { fastestForm, type FromVisitors } from '@cueroom/core/contract/from-visitors.ts'
import { problem } from '../problems/problems.ts'

/** Refuses forms that were filled in by a machine, as far as that can be told. @throws 400 or 429. */
export function refuseMachines({ subject, seconds }: FromVisitors, what: 'inquiry' | 'submission') {
  if (subject)
    throw problem(400, 'looks_automatic', `This looks like an automated ${what}. Please send it again.`)
  if (typeof seconds === 'number' && seconds < fastestForm) {
    const again = { retryAfter: fastestForm }
    throw problem(429, 'too_fast', 'That was very fast. Please send it again in a moment.', again)
  }
}
