import { setTimeout } from 'node:timers/promises'
import { isRefused, type Limits } from '../http/limits.ts'
import type { Place } from '../threads/fair-queue.ts'

/** Milliseconds that an attempt waits once too many have failed. */
const penalty = 1_000

export interface Attempt {
  /** Where its password is hashed. */
  place: Place
  /** Gives back the one attempt: the password was right, but a code is missing. */
  giveBack(): Promise<void>
  /** Uncounts the attempt, and remembers that the account signed in from this address. */
  succeed(): Promise<void>
}

interface AttemptInput {
  limits: Limits
  /** `tenant` or `admin` with the email in lower case. */
  account: string
  address: string
  signal?: AbortSignal
}

/**
 * Counts an attempt to sign in, before its password is hashed: parallel guesses are counted like any others. What
 * succeeds is given back. Where the account has signed in before, only guesses at itself count, so that nobody who
 * shares the address and guesses at other accounts keeps the owner out.
 * @throws 429
 */
export async function countAttempt({ limits, account, address, signal }: AttemptInput): Promise<Attempt> {
  const pair = `${account} ${address}`
  await refuseFlood(limits, pair, address)
  const known = await limits.hasSignedIn(pair)
  // Before the address is counted: guesses at one account must not use up the limit of others at that address
  await limits.take('signIn', pair)
  if (!known) await limits.take('addressSignIn', address)
  // Guesses from many addresses are slowed down, known email or not; refusing them would lock the owner out
  if (await isRefused(limits.take('guesses', account))) await setTimeout(penalty, undefined, { signal })
  const refundShared = async () => {
    await limits.refund('guesses', account)
    if (!known) await limits.refund('addressSignIn', address)
  }
  return {
    place: { key: known ? pair : address, priority: known, signal },
    giveBack: async () => {
      await refundShared()
      await limits.refund('signIn', pair)
    },
    succeed: async () => {
      await refundShared()
      await limits.reset('signIn', pair)
      await limits.rememberSignIn(pair, address)
    },
  }
}

/** Attempts after a refusal cost the database nothing. @throws 429 */
async function refuseFlood(limits: Limits, pair: string, address: string) {
  limits.refuseBlocked('signIn', pair)
  try {
    limits.refuseBlocked('addressSignIn', address)
  } catch (refusal) {
    if (await limits.isStranger(address)) throw refusal
  }
}
