import { namesAt } from './leading-names.ts'
import { normalizeWords } from './normalize.ts'
import type { TitleMention } from './mentioned-names.ts'
import { isPlainTitleWord, markerPattern } from './title-words.ts'

/** Longer texts are sentences, which mention many people. */
const longestTitle = 160
const mostNames = 6

/** Behind these is what a title is about. */
const aboutWords = new Set(
  `about on of over um sobre acerca sur über zu zum zur om o про об о von de del della di du des da do dos das af av
   from in at to into vs versus against like as`.split(/\s+/),
)

/**
 * Names in the middle of a title, by the word before them and the one behind: "How Ana Ruiz Built Acme", "Rivers, por Ana Ruiz".
 * Whether people are there the titles of a column decide together.
 */
export function inContexts(text: string): TitleMention[] {
  if (text.length > longestTitle) return []
  const found: TitleMention[] = []
  const words = text.split(' ')
  let start = 0
  for (let at = 0; at + 1 < words.length && found.length < mostNames; at++) {
    start += words[at]!.length + 1
    const left = words[at]!
    const isOwner = ownerPattern.test(left)
    if (!(isOwner || mayLead(left)) || !/^\p{Lu}/u.test(words[at + 1]!)) continue
    const names = namesAt(text.slice(start))
    const right = /^ (\p{L}{1,15})(?!\p{L})/u.exec(names?.rest ?? '')?.[1] ?? ''
    const place = isOwner ? '~’s' : `~${normalizeWords(left)}`
    if (names)
      found.push({
        place,
        slot: `${place} ${right}`,
        people: names.people,
        about: names.about,
        isBehind: true,
      })
  }
  return found
}

/** "Rivers - Kelp Works' Ana Ruiz": behind those who employ people. */
const ownerPattern = /^\p{Lu}.*(?:['’]s|s['’])$/u

/** A word that is no part of a name, nor one that is known to announce people. */
const mayLead = (word: string) =>
  !aboutWords.has(word.toLowerCase()) &&
  `${word} `.search(markerPattern) === -1 &&
  (/^\p{Ll}{1,15}$/u.test(word) || (/^\p{Lu}\p{Ll}{1,12}$/u.test(word) && isPlainTitleWord(word)))

export const isContext = (at: string) => at.startsWith('~')
