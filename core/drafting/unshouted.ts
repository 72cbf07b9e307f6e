import type { DraftedGuest } from '../content/brief.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { lacksApostrophe } from './tidied.ts'
import { capitalized } from './words.ts'

const fewestLetters = 5
/** Of the letters of a text, those that are capitals in one that is typed with the key held down. */
const leastCapitals = 0.85

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = letters.filter(
    (letter) => letter === letter.toUpperCase() && letter !== letter.toLowerCase(),
  )
  return letters.length >= fewestLetters && capitals.length >= letters.length * leastCapitals
}

/** "BARBARA", "O’NEILL"; "DJ" and "JR" stay letters. */
const asName = (word: string) =>
  /[AEIOUY]/u.test(word)
    ? word.toLowerCase().replace(/(?:^|(?<=[-’'](?!s\b)))\p{L}/gu, (letter) => letter.toUpperCase())
    : word

const words = /[\p{L}’'-]+/gu
const isCommon = (word: string) =>
  word
    .split('-')
    .every(
      (part) => isEnglishWord(part.toLowerCase().replace(/(?<=\p{L}{3})s$/iu, '')) || isEnglishWord(part),
    )
/** A word that no list has is somebody’s name, or a place’s. */
const inSmall = (text: string) =>
  text
    .replace(words, (word) =>
      word === 'I' ? word : isCommon(word) || lacksApostrophe(word) ? word.toLowerCase() : asName(word),
    )
    .replace(/\p{L}/u, capitalized)
    .replace(/\bi(?=[’' ])/gu, 'I')

const sentence = /[^.!?\n]+[.!?]*/gu
const plain = (text: string) => text.replace(sentence, (one) => (isShouted(one) ? inSmall(one) : one))
const plainName = (name: string) =>
  isShouted(name) && name.includes(' ') ? name.replace(words, asName) : name

/** The guest without the capitals of somebody who types nothing else. */
export function unshouted(guest: DraftedGuest): DraftedGuest {
  const { name, title, company, bio, responses } = guest
  return {
    ...guest,
    name: plainName(name),
    title: title && plain(title),
    company: company && plainName(company),
    bio: bio && plain(bio),
    responses: Object.fromEntries(
      Object.entries(responses).map(([id, given]) => [
        id,
        Array.isArray(given) ? given.map(plain) : plain(given),
      ]),
    ),
  }
}
