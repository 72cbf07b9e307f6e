import { centsOf } from '@cueroom/core/entitlements/dollars.ts'
import { type Feature, features } from '@cueroom/core/entitlements/features.ts'
import { InvalidArgumentError } from 'commander'
import { usageError } from '../app/cli.ts'

/** A date or time in ISO 8601; a date ends at midnight UTC. */
export function timeFlag(text: string): string {
  const time = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59Z` : text)
  if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('Must be a date such as 2027-01-31.')
  return time.toISOString()
}

/** Dollars, in cents. */
export function priceFlag(text: string): number {
  const cents = centsOf(text)
  if (cents === undefined) throw new InvalidArgumentError('Must be a price in dollars such as 49.00.')
  return cents
}

export function featureNamed(name: string): Feature {
  const known = features.find((feature) => feature.toLowerCase() === name.toLowerCase())
  if (known) return known
  throw usageError(`Unknown feature "${name}". Features: ${features.join(', ')}.`)
}

/** Parses `analytics=on apiAccess=off`. */
export const switches = (words: readonly string[]): Partial<Record<Feature, boolean>> =>
  Object.fromEntries(
    words.map((word) => {
      const [, name = '', state] = /^(\w+)=(on|off)$/i.exec(word) ?? []
      if (!state) throw usageError(`"${word}" must be feature=on or feature=off, such as analytics=on.`)
      return [featureNamed(name), state.toLowerCase() === 'on']
    }),
  )
