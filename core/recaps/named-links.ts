import { linkedParts } from '../text/linked-parts.ts'
import type { Cue } from '../transcripts/cue.ts'
import { maxLinks, type NamedLink } from './recap.ts'

/** Addresses without "https://", with endings that are unlikely to be a missing space after a full stop. */
const bare =
  /(?<![\p{L}\p{N}@./-])(?:[a-z0-9-]{1,60}\.){1,3}(?:com|org|net|edu|gov|io|fm|uk|de|dk|eu|fr|es|it|nl|se|info|app|dev|shop|example)(?![\p{L}\p{N}])(?:\/[^\s<>"”)]{0,200})?/giu
const spokenEndings = new Set('com org net edu gov io fm uk de dk eu info app dev example'.split(' '))
const label = /^[a-z0-9-]{1,60}$/

/** Spoken addresses: "kelp dot org". */
function spokenIn(text: string): string[] {
  const words = text.toLowerCase().split(/[\s,;:!?.]+/)
  return words.flatMap((word, place) => {
    const [name = '', ending = ''] = [words[place - 1], words[place + 1]]
    return word === 'dot' && label.test(name) && spokenEndings.has(ending)
      ? [`https://${name}.${ending}`]
      : []
  })
}

const addressesIn = (text: string): string[] => [
  ...linkedParts(text).flatMap(({ href, text: plain }) =>
    href ? [href] : (plain.match(bare) ?? []).map((address) => `https://${trimmed(address)}`),
  ),
  ...spokenIn(text),
]

const trimmed = (address: string) => address.replace(/[.,;:!?]$/u, '')

/** The mentioned web addresses, each once, with the line of its first mention. */
export function namedLinks(cues: readonly Pick<Cue, 'text'>[]): NamedLink[] {
  const links = new Map<string, NamedLink>()
  for (const [line, { text }] of cues.entries())
    for (const href of addressesIn(text)) {
      const key = href.toLowerCase()
      if (!links.has(key) && URL.canParse(href)) links.set(key, { href, line })
      if (links.size === maxLinks) return [...links.values()]
    }
  return [...links.values()]
}
