import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { demoAdmin, demoHost } from '../config/demo.ts'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

interface RatedPassword {
  password: string
  /** What belongs to the account, such as its name: easy to guess. */
  about: string[]
}

/**
 * Characters that are looked at. Finding patterns takes quadratic time, and what is hard to guess in its first
 * characters is not easier as a whole.
 */
const rated = 40

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

/** What someone who knows the product tries first: its name and the passwords of its sample show. */
const known = ['cueroom', demoHost.password, demoAdmin.password]

/** Guesses that an attacker with dictionaries, names and dates needs (zxcvbn), and zxcvbn's name for the weakness. */
export function ratePassword({ password, about }: RatedPassword) {
  const own = [...known, ...about].flatMap((text) => [
    text,
    ...text.split('@'),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ])
  const words = own.map((text) => text.slice(0, rated)).slice(0, 100)
  const { guesses, feedback } = zxcvbn.check(password.slice(0, rated), words)
  return { guesses, warning: feedback.warning }
}
