import type { ImportField } from './import-column.ts'
import { asianWords } from './header-words-asian.ts'
import { easternWords } from './header-words-eastern.ts'
import { furtherEasternWords } from './header-words-further-eastern.ts'
import { furtherWesternWords } from './header-words-further-western.ts'
import { northernWords } from './header-words-northern.ts'
import { wordsOfPrograms } from './header-words-of-programs.ts'
import { westernWords } from './header-words-western.ts'

/**
 * What headers are called. In addition to the fields of a guest: `salutation`; `detail`, words that make a header about
 * something a guest has no field for (an address, an id, a date); `thing`, what a title, name or link can be of instead
 * (a talk, a ticket); `other`, another person (the owner of a contact); `filler`, words that change nothing.
 */
export type WordKind = ImportField | 'salutation' | 'detail' | 'thing' | 'other' | 'filler'
export type Words = Partial<Record<WordKind, string>>

/** In more than thirty languages, by ISO 639 code; where two disagree the first counts. */
export const headerWords: [language: string, words: Words][] = [
  westernWords,
  northernWords,
  easternWords,
  asianWords,
  furtherWesternWords,
  furtherEasternWords,
  wordsOfPrograms,
].flatMap((words) => Object.entries(words))
