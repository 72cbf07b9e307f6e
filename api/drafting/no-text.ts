import { problem } from '../problems/problems.ts'

export const safe = 'Nothing was changed. Please try again.'

export const failed = () => problem(502, 'generation_failed', `The language model didn't respond. ${safe}`)
export const brokenOff = () =>
  problem(502, 'generation_failed', `The language model stopped in the middle of the text. ${safe}`)
export const tooLong = () =>
  problem(502, 'generation_failed', `The language model's reply was far too long. ${safe}`)
