/** How long a text is to be, in numbers. */
export interface Counts {
  /** Words the text may have at most. */
  mostWords: number | null
  /** Interview questions there are to be. */
  questions: number | null
}

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const numberIn = (text: string) => numbers.indexOf(text.toLowerCase()) + 1 || Number(text)

const lead =
  /^(?:ask|cut|give|keep|limit|make|reduce|shorten|write)(?: (?:it|me|the (?:list|text)|them|this))?(?: down)?(?: to)? /iu
const limit =
  /^(?:in )?(?:about|around|at most|below|exactly|fewer than|just|less than|max(?:imum)?(?: of)?|no (?:longer|more) than|not (?:longer|more) than|only|roughly|under|up to|within) /iu
const behind = / (?:at most|exactly|in total|long|max(?:imum)?|only|or (?:fewer|less)|tops)$/iu
const ofKind = / (?:(?:good |interview |short )?questions?|words)$/iu

/** The number of words or questions that an instruction asks for; null if it asks for none: "under 80 words", "6 questions only", "make it seven". */
export function countIn(wish: string): Partial<Counts> | null {
  const named = wish.replace(lead, '').replace(limit, '').replace(behind, '')
  const count = numberIn(named.replace(ofKind, ''))
  // "Make it 120" may mean words
  const isKnown = ofKind.test(named) || (named !== wish && count <= numbers.length)
  if (!isKnown || !(count > 0)) return null
  return named.endsWith('words') ? { mostWords: count } : { questions: count }
}
