import { hash } from 'node:crypto'
import { type Rate, rates } from '@cueroom/core/contract/rate-limits.ts'
import type { Request } from '@hapi/hapi'
import ipaddr from 'ipaddr.js'
import type { Knex } from 'knex'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '../config/env.ts'
import { execute } from '../db/execute.ts'
import { tooMany } from '../problems/problems.ts'

/** Counts calls, for all servers on one database. */
export interface Limits {
  /** Counts one call. @throws 429 with the seconds to wait when the rate is used up. */
  take(rate: Rate, key: string): Promise<void>
  /** Throws 429 when this server has refused a call and will refuse the next, too; costs the database nothing. */
  refuseBlocked(rate: SharedRate, key: string): void
  /** Takes back one call that was counted. */
  refund(rate: Rate, key: string): Promise<void>
  /** Resets all counts. */
  reset(rate: Rate, key: string): Promise<void>
  /** Remembers for two weeks that an account signed in from an address. */
  rememberSignIn(pair: string, address: string): Promise<void>
  hasSignedIn(pair: string): Promise<boolean>
  /** Whether no account has signed in from an address; asked of the database once a minute. */
  isStranger(address: string): Promise<boolean>
}

/**
 * Counted in each server's memory: these guard against accidents, and a row written for every call would cost more than
 * many of the calls.
 */
const ownRates = ['read', 'write'] as const
type SharedRate = Exclude<Rate, (typeof ownRates)[number]>

const rememberedSeconds = 14 * 24 * 3600

/** What the library's types leave out. */
interface BlockedInMemory {
  getInMemoryBlockMsBeforeExpire(key: string): number
}

export function createLimits(knex: Knex): Limits {
  const shared = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: { query: ({ text, values }: pg.QueryConfig) => execute(knex, text, values) },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      // Only beyond the limit: a caller who is refunded a call at the limit isn't blocked
      inMemoryBlockOnConsumed: points + 1,
    })
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([rate, { points, seconds }]) => [
      rate,
      ownRates.some((own) => own === rate)
        ? new RateLimiterMemory({ keyPrefix: rate, points, duration: seconds })
        : shared(rate, points, seconds),
    ]),
  ) as Record<(typeof ownRates)[number], RateLimiterMemory> & Record<SharedRate, RateLimiterPostgres>
  const signIns = shared('known', 1, rememberedSeconds)
  const strangers = new RateLimiterMemory({ keyPrefix: 'stranger', points: 1, duration: 60 })

  return {
    take: async (rate, key) => {
      const take = () => limiters[rate].consume(hashed(key))
      await take().catch(async (used) => {
        if (!(used instanceof RateLimiterRes) || isPossible(rate, used.msBeforeNext)) return refuse(used)
        await limiters[rate].delete(hashed(key))
        return take().catch(refuse)
      })
    },
    refuseBlocked: (rate, key) => {
      const limiter = limiters[rate] as RateLimiterPostgres & BlockedInMemory
      const milliseconds = limiter.getInMemoryBlockMsBeforeExpire(limiter.getKey(hashed(key)))
      if (milliseconds > 0 && isPossible(rate, milliseconds)) throw tooManyFor(milliseconds)
    },
    refund: async (rate, key) => {
      await limiters[rate].reward(hashed(key))
    },
    reset: async (rate, key) => {
      await limiters[rate].delete(hashed(key))
    },
    rememberSignIn: async (pair, address) => {
      for (const key of [pair, address]) await signIns.set(hashed(key), 1, rememberedSeconds)
      await strangers.delete(address)
    },
    hasSignedIn: async (pair) => (await signIns.get(hashed(pair))) !== null,
    isStranger: async (address) => {
      if ((await strangers.get(address)) !== null) return true
      if ((await signIns.get(hashed(address))) !== null) return false
      await strangers.set(address, 1, 60)
      return true
    },
  }
}

/** Milliseconds by which the clocks of servers may differ. */
const skew = 5_000

/**
 * Whether a limit can last so long. The ends of limits are moments, since servers share them: after a clock was set back by
 * an hour, they would last an hour longer.
 */
const isPossible = (rate: Rate, milliseconds: number) => milliseconds <= rates[rate].seconds * 1_000 + skew

/** Emails and addresses are not kept; a hash is of one length, however long they are. */
const hashed = (key: string) => hash('sha256', key, 'base64url')

function refuse(used: unknown): never {
  if (!(used instanceof RateLimiterRes)) throw used
  throw tooManyFor(used.msBeforeNext)
}

const tooManyFor = (milliseconds: number) => tooMany(Math.max(1, Math.ceil(milliseconds / 1000)))

/** Whether a limit that was taken refuses. */
export const isRefused = (limit: Promise<void>): Promise<boolean> =>
  limit.then(
    () => false,
    () => true,
  )

/**
 * Counts what a stranger stores where everybody may. One network can't use up what the others may store; once many
 * networks have, each may still store a little.
 * @param key of what they all send to
 * @throws 429
 */
export async function takeForStranger(
  limits: Limits,
  rate: 'questionnaire' | 'inquiry',
  { key, address }: { key: string; address: string },
) {
  const network = `${key} ${networkOf(address)}`
  await limits.take(`${rate}Network`, network)
  if (await isRefused(limits.take(rate, key))) await limits.take('crowded', `${rate} ${network}`)
}

/** Of a caller's address: an IPv4 /24 or an IPv6 /48, which one customer of a provider can have. */
export const networkOf = (address: string) =>
  /^\d+\.\d+\.\d+\.(?=\d+$)|^(?:[\da-f]+:){3}(?=[\da-f]+::\/64$)/.exec(address)?.[0] ?? address

/** "192.0.2.4:4000" and "[2001:db8::1]:80", as some gateways write, without the port. */
const withoutPort = (entry: string) => entry.replace(/^\[(.*)\](:\d{1,5})?$|^([^:]*):\d{1,5}$/, '$1$3')

/**
 * The caller's address; of IPv6 the /64 that one subscriber has. X-Forwarded-For is trusted only when TRUST_PROXY is set, and
 * only where its last entry is an address, with a port or without: anything else would count as a new caller each time.
 */
export function clientAddress(request: Request, env: Env): string {
  const forwarded = env.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  const last = withoutPort(forwarded.slice(forwarded.lastIndexOf(',') + 1).trim())
  const address = ipaddr.isValid(last) ? last : request.info.remoteAddress
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const subnet = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${subnet.join(':')}::/64`
}
