import { invalid } from '../problems/problems.ts'
import { threads } from '../threads/threads.ts'

/** Guesses that a password must withstand: with those allowed by the sign-in limits, centuries. */
const requiredGuesses = 1e8

const weaknesses: Record<string, string> = {
  straightRow: 'it is a keyboard pattern',
  keyPattern: 'it is a keyboard pattern',
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

const passwordAdvice = 'Use three or four unrelated words.'

/**
 * What is wrong with a password that is easy to guess, and what to do; undefined for a good one. Rated on a thread:
 * the dictionaries take 60 MB and half a second to load.
 * @param owner whose account it is for: owners share the threads fairly
 */
export async function weaknessOf(
  password: string,
  about: (string | null | undefined)[],
  owner: string,
): Promise<string | undefined> {
  const input = { password, about: about.filter((text) => text != null) }
  const { guesses, warning } = await threads.run('ratePassword', input, { tenantId: owner })
  if (guesses >= requiredGuesses) return undefined
  const reason = warning && weaknesses[warning]
  return `This password is too easy to guess${reason ? `: ${reason}` : ''}. ${passwordAdvice}`
}

interface Field {
  /** Path of the password in the body. */
  path: string
  /** What belongs to the account, such as its name and email. */
  about: (string | null | undefined)[]
  /** Whose account it is. */
  owner: string
}

/** @throws 400 for a password that is easy to guess */
export async function refuseWeakPassword(password: string, { path, about, owner }: Field) {
  const message = await weaknessOf(password, about, owner)
  if (message) throw invalid(message, [{ path, message }])
}
