import { type Rate, rates } from '@cueroom/core/contract/limits.ts'
import type { Request } from '@hapi/hapi'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from '../env.ts'
import { tooMany } from './problems.ts'

/** Counts calls in this process's memory. */
export interface Limits {
  /** Counts one call. @throws 429 with the seconds to wait when the rate is used up. */
  take(rate: Rate, key: string): Promise<void>
  /** Throws 429 when the rate is used up, without counting. */
  check(rate: Rate, key: string): Promise<void>
}

export function createLimits(): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([rate, { points, seconds }]) => [
      rate,
      new RateLimiterMemory({ keyPrefix: rate, points, duration: seconds }),
    ]),
  ) as Record<Rate, RateLimiterMemory>

  return {
    take: async (rate, key) => {
      await limiters[rate].consume(key).catch(refuse)
    },
    check: async (rate, key) => {
      const used = await limiters[rate].get(key)
      if (used && used.consumedPoints >= rates[rate].points) refuse(used)
    },
  }
}

function refuse(used: unknown): never {
  if (!(used instanceof RateLimiterRes)) throw used
  throw tooMany(Math.max(1, Math.ceil(used.msBeforeNext / 1000)))
}

/** The caller's address. A proxy's word for it counts only where one was configured. */
export function clientAddress(request: Request, env: Env): string {
  const forwarded = env.trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || request.info.remoteAddress
}
