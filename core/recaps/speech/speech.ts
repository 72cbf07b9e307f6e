/** What a claim looks like, how much it says for a quotation, and what has to come later in it. */
export type ClaimForm = readonly [form: RegExp, points: number, later?: RegExp]

/** Sentences about a talk, in its language. */
interface SpeechFrames {
  /** Who speaks, with whom if they aren't all alike, and for how long. */
  talks(who: string[], whom: string[], minutes: number | null): string
  /** What they speak about: two topics or more. `who` is false where nobody is named. */
  about(topics: string[], who: boolean): string
  says(speaker: string, quote: string): string
  introduction: string
  sponsor: string
  afterSponsor: string
}

/** How people speak in a language, as far as a recap needs it. All words are in lower case. */
export interface Speech {
  /** Null if the language isn't known. */
  code: string | null
  /** Null for languages that we can't write whole sentences in. */
  frames: SpeechFrames | null
  /** Words that say nothing about a subject. */
  stops: ReadonlySet<string>
  /** Nouns that are about everything and nothing, months and numbers among them. */
  generic: ReadonlySet<string>
  /** Stems of nouns that a subject has, and that alone are none. */
  broad: ReadonlySet<string>
  /** Words that describe a noun after them: "night shift", "winter feed". */
  attributive: ReadonlySet<string>
  determiners: ReadonlySet<string>
  /** How a question begins that asks about something. */
  questionWords: ReadonlySet<string>
  /** Said before a question or a statement, without a meaning of its own. */
  leadIns: ReadonlySet<string>
  /** Words that a long question can end before. */
  clauseWords: ReadonlySet<string>
  /** Refer to something said before when a sentence begins with them. */
  openers: ReadonlySet<string>
  /** Refer to a noun that comes before them. */
  pronouns: ReadonlySet<string>
  /** Refer to a person who is named before them. */
  personPronouns: ReadonlySet<string>
  /** Announces that somebody paid for what follows. */
  sponsor: RegExp | null
  /** Said when the talk goes on after advertising. */
  resumes: RegExp | null
  /** Belongs to the end of a talk, or to advertising. */
  farewell: RegExp | null
  /** Announces the next subject, which follows it. */
  announces: RegExp | null
  claims: readonly ClaimForm[]
  /** Of two sentences in a row. */
  pairClaims: readonly ClaimForm[]
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** "A, B, and C" as a language writes it. */
export const listIn = (language: string) => {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (items: string[]) => format.format(items)
}
