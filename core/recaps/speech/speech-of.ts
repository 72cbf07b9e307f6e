import { dan, fra, ita, nld, pol, por, swe } from 'stopword'
import { languageOf } from '../../text/language.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import { type Speech, wordSet } from './speech.ts'

/** Languages that recaps have whole sentences for. */
const framed = { en: english, de: german, es: spanish }
/** Languages of which we only know the small words. */
const smallWords = { fr: fra, it: ita, pt: por, nl: nld, sv: swe, da: dan, pl: pol }

const none = wordSet('')

/** A language that we can choose quotes in, and nothing else. */
function unframed(code: string | null, words: readonly string[]): Speech {
  const stops = new Set(words)
  return {
    ...{
      code,
      frames: null,
      stops,
      openers: stops,
      generic: none,
      broad: none,
      attributive: none,
      determiners: none,
    },
    ...{ questionWords: none, leadIns: none, clauseWords: none, pronouns: none, personPronouns: none },
    ...{ sponsor: null, resumes: null, farewell: null, announces: null, claims: [], pairClaims: [] },
  }
}

/** How people speak in the language of a text. */
export function speechOf(sample: string): Speech {
  const code = languageOf(sample)
  if (code === null) return unframed(null, [])
  return code === 'en' || code === 'de' || code === 'es' ? framed[code] : unframed(code, smallWords[code])
}
