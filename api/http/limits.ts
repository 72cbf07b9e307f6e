import { type Rate, rates } from '@cueroom/core/contract/rate-limits.ts'
import type { Request } from '@hapi/hapi'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '../config/env.ts'
import { tooMany } from '../problems/problems.ts'

/** Counts calls in this process's memory. */
export interface Limits {
  /** Counts one call. @throws 429 with the seconds to wait when the rate is used up. */
  take(rate: Rate, key: string): Promise<void>
  /** Throws 429 when the rate is used up, without counting. */
  check(rate: Rate, key: string): Promise<void>
  /** Takes back one call that was counted. */
  refund(rate: Rate, key: string): Promise<void>
  /** Forgets what was counted. */
  reset(rate: Rate, key: string): Promise<void>
  /** Remembers for two weeks that an account signed in from an address. */
  rememberSignIn(pair: string): Promise<void>
  hasSignedIn(pair: string): Promise<boolean>
}

const rememberedSeconds = 14 * 24 * 3600

export function createLimits(): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([rate, { points, seconds }]) => [
      rate,
      new RateLimiterMemory({ keyPrefix: rate, points, duration: seconds }),
    ]),
  ) as Record<Rate, RateLimiterMemory>
  const signIns = new RateLimiterMemory({ keyPrefix: 'known', points: 1, duration: rememberedSeconds })

  return {
    take: async (rate, key) => {
      await limiters[rate].consume(key).catch(refuse)
    },
    check: async (rate, key) => {
      const used = await limiters[rate].get(key)
      if (used && used.consumedPoints >= rates[rate].points) refuse(used)
    },
    refund: async (rate, key) => {
      await limiters[rate].reward(key)
    },
    reset: async (rate, key) => {
      await limiters[rate].delete(key)
    },
    rememberSignIn: async (pair) => {
      await signIns.set(pair, 1, rememberedSeconds)
    },
    hasSignedIn: async (pair) => (await signIns.get(pair)) !== null,
  }
}

function refuse(used: unknown): never {
  if (!(used instanceof RateLimiterRes)) throw used
  throw tooMany(Math.max(1, Math.ceil(used.msBeforeNext / 1000)))
}

/** The caller's address; of IPv6 the /64 that one subscriber has. X-Forwarded-For is trusted only when TRUST_PROXY is set. */
export function clientAddress(request: Request, env: Env): string {
  const forwarded = env.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  const address = forwarded.split(',').at(-1)?.trim() || request.info.remoteAddress
  if (!ipaddr.isValid(address)) return address.slice(0, 64)
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const subnet = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${subnet.join(':')}::/64`
}
