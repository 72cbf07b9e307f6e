import { setTimeout } from 'node:timers/promises'
import type { Limits } from '../http/limits.ts'
import { tooMany } from '../problems/problems.ts'
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
 * succeeds is given back. An address that the account has signed in from is counted on its own, so that nobody who
 * shares it, however wildly they guess, keeps the owner out.
 * @throws 429
 */
export async function countAttempt({ limits, account, address, signal }: AttemptInput): Promise<Attempt> {
  const pair = `${account} ${address}`
  await refuseFlood(limits, pair, address)
  const known = await limits.hasSignedIn(pair)
  if (known) await countKnown(limits, pair)
  else await countUnknown(limits, pair, address)
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
      await limits.refund(known ? 'knownSignIn' : 'signIn', pair)
    },
    succeed: async () => {
      await refundShared()
      await limits.reset(known ? 'knownSignIn' : 'signIn', pair)
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

async function countUnknown(limits: Limits, pair: string, address: string) {
  // Before the address is counted: guesses at one account must not use up the limit of others at that address
  await limits.take('signIn', pair)
  await limits.take('addressSignIn', address)
}

const paused = new Set<string>()

async function countKnown(limits: Limits, pair: string) {
  if (!(await isRefused(limits.take('knownSignIn', pair)))) return
  if (paused.has(pair)) throw tooMany(penalty / 1000)
  paused.add(pair)
  await setTimeout(penalty)
  paused.delete(pair)
}

const isRefused = (limit: Promise<void>) =>
  limit.then(
    () => false,
    () => true,
  )
