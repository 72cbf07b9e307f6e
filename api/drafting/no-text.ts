import { problem } from '../problems/problems.ts'

export const safe = 'Nothing was changed. Please try again.'

const noText = (happened: string) => problem(502, 'generation_failed', `${happened} ${safe}`)

/** Only for timeouts. */
export const failed = () => noText("The language model didn't respond.")
export const brokenOff = () => noText('The language model stopped in the middle of the text.')
export const tooLong = () => noText("The language model's reply was far too long.")
export const empty = () => noText('The language model sent an empty reply.')
export const onlyThought = () =>
  noText('The language model reached its length limit while reasoning, before it wrote the text.')
export const echoed = () =>
  noText('The language model repeated its instructions instead of writing the text.')
export const wrongForm = () =>
  noText("The language model's reply had the wrong format, even after we asked again.")
export const unreadable = () => noText("The language model's server sent a reply we couldn't read.")
export const serverFailed = (status?: number) =>
  noText(`The language model's server reported an error${status ? ` (${status})` : ''}.`)
export const declined = () =>
  noText("The language model's server declined to write this text because of its content rules.")
export const outOfContext = () =>
  noText('This guest and show have more material than the language model can read.')
