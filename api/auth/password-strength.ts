import { invalid } from '../http/problems.ts'

/** Guesses that a password must withstand: with those allowed by the sign-in limits, centuries. */
const requiredGuesses = 1e8

const weaknesses: Record<string, string> = {
  straightRow: 'it follows the keys of the keyboard',
  keyPattern: 'it follows the keys of the keyboard',
  simpleRepeat: 'it repeats one character',
  extendedRepeat: 'it repeats itself',
  sequences: 'it contains a sequence like abc or 123',
  recentYears: 'it contains a recent year',
  dates: 'it contains a date',
  topTen: 'many people use it',
  topHundred: 'many people use it',
  common: 'many people use it',
  similarToCommon: 'it is a common password with small changes',
  wordByItself: 'it is a single word',
  namesByThemselves: 'it is a name',
  commonNames: 'it is a name',
  userInputs: 'it contains your name or email',
}

export const passwordAdvice = 'Use three or four unrelated words.'

/** What is wrong with a password that is easy to guess, and what to do; undefined for a good one. */
export async function weaknessOf(
  password: string,
  about: (string | null | undefined)[],
): Promise<string | undefined> {
  // Loaded when first needed: the dictionaries take 60 MB
  const { default: ratePassword } = await import('./rate-password.ts')
  const { guesses, warning } = ratePassword({ password, about: about.filter((text) => text != null) })
  if (guesses >= requiredGuesses) return undefined
  const reason = warning && weaknesses[warning]
  return `This password is too easy to guess${reason ? `: ${reason}` : ''}. ${passwordAdvice}`
}

interface Field {
  /** Where the password stands in the body. */
  path: string
  /** What belongs to the account, such as its name and email. */
  about: (string | null | undefined)[]
}

/** @throws 400 for a password that is easy to guess */
export async function refuseWeakPassword(password: string, { path, about }: Field) {
  const message = await weaknessOf(password, about)
  if (message) throw invalid(message, [{ path, message }])
}
