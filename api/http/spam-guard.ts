import { fastestFormSeconds, type VisitorForm } from '@cueroom/core/contract/visitor-form.ts'
import { problem } from '../problems/problems.ts'

/** Refuses forms that were probably filled in by a machine. @throws 400 or 429. */
export function refuseSpam({ subject, seconds }: VisitorForm, what: 'inquiry' | 'submission') {
  if (subject)
    throw problem(400, 'looks_automatic', `This looks like an automated ${what}. Please send it again.`)
  if (typeof seconds === 'number' && seconds < fastestFormSeconds) {
    const again = { retryAfter: fastestFormSeconds }
    throw problem(429, 'too_fast', 'That was very fast. Please wait a moment and try again.', again)
  }
}
