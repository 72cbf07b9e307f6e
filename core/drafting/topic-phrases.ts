import { wordCount } from '../text/word-count.ts'
import { isClause, keywordsOf, listComma } from './list-items.ts'
import { presentVerbs } from './verbs.ts'
import { isProper } from './proper-words.ts'
import { isMass } from './uncounted.ts'
import { inSentence, listedAloud, lowered } from './words.ts'

const wish =
  /^(And |Also |Then )?((I|I[’']d|we|we[’']d) )?((would |also |really )*(like|love|want|prefer) to |can |could )?((talk|speak|chat) )?about /iu
/** "And why it works.": one more subject. */
const further = /^(And |Also |Then )+(?=(how|why|what|where|when|who|which|whether)\b)/iu
const opensPhrase = /^(how|why|what|where|when|who|which|whether)\b/iu
const gerund =
  /^(?!(bring|during|everything|king|morning|nothing|ring|sing|something|spring|string|thing|evening)\b)\p{L}{2,}ing\b/iu
const ofSpeaker = /\b(I|I[’']\p{L}+|me|[Mm]y|mine|we|We|us|[Oo]ur|ours)\b/u

/** "My father": turned, it begins with a name. */
const isOwn = /^(?:my|our)\b/iu

/** One or two words below others: a subject as well, unless it is an aside. If it starts with a small letter, it is no name. */
const isItem =
  /^(?!(and|anything|but|etc|everything|maybe|no|ok|or|please|thanks|whatever|yes)\b)\p{Ll}[\p{L}’'-]*( \p{Ll}[\p{L}’'-]*)?[.!]$/u

/** Asked of somebody, not a subject: "How do alleys work?", "Why?". */
const isAsked =
  /^\p{L}+\?$|^(how|why|what|where|when|who|which)\s+(do|does|did|is|are|was|were|can|could|will|would|should|have|has|must|[’']s)\b.*\?$|^(?!how|why|what|where|when|who|which|whether)[^?]*\?$/iu

/** Words of a subject that isn't a sentence. */
const longestSubject = 10
const opensWithVerb = (text: string) => presentVerbs.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '')
const aside =
  /^(?:and|anything|but|depends|don[’']t|etc|everything|maybe|most|no|not|nothing|ok|or|please|something|sure|thanks|that|those|whatever|whichever|yes)\b/iu

/** "The price of rice.", "Age statements and why they mislead.": a subject that needs no quotation marks. */
function isSubject(sentence: string): boolean {
  const [head = ''] = sentence.split(/,?\s(?=(?:and|or) (?:how|why|what|where|when|who)\b)/iu)
  return (
    wordCount(head) <= longestSubject &&
    !/[,!?:;]/u.test(head) &&
    !isClause.test(head) &&
    !aside.test(head) &&
    !opensWithVerb(head)
  )
}

/** The first of several that begin small has its capital from the line. */
const firstItem = (item: string, all: (string | null)[]) =>
  all.slice(1).every((one) => one && /^\p{Ll}/u.test(one)) &&
  !isProper(item.split(' ')[0]!) &&
  /^\p{Lu}\p{Ll}/u.test(item)
    ? lowered(item)
    : inSentence(item)

/** "price of milk": one of its kind, so it has its article; "trust of customers" and "cuts of meat" need none. */
export function withThe(item: string): string {
  const [, noun = ''] = /^(\p{Ll}{3,}) of \p{L}/u.exec(item) ?? []
  return noun === '' || noun.endsWith('s') || opensPhrase.test(noun) || isMass(noun) ? item : `the ${item}`
}

/** "falls, fear, vinegar" with the "and" before its last item. */
const withAnd = (phrase: string) => {
  const items = phrase.split(listComma)
  const last = items.at(-1)!
  return items.length > 2 && !/^(?:and|or)\s/u.test(last)
    ? `${items.slice(0, -1).join(', ')}, and ${last}`
    : phrase
}

/**
 * What a guest wants to talk about, as phrases that follow "about": "How alleys work." and "I would love to talk about
 * bread." become "how alleys work" and "bread". `turned` puts a guest's "I" into the person of the text. Ends at the
 * first sentence that is not of that kind.
 */
export function topicPhrases(said: string[], turned: (phrase: string) => string | null): string[] {
  const phrases: string[] = []
  for (const sentence of said) {
    if (phrases.length > 0 && isItem.test(sentence)) {
      phrases.push(sentence.slice(0, -1))
      continue
    }
    if (!/[\p{L}\d)][.?]$/u.test(sentence) || /["“”]/u.test(sentence) || isAsked.test(sentence)) break
    const rest = sentence.replace(wish, '').replace(further, '')
    const keywords = keywordsOf(rest)
    // "turning back, which is hard" is one subject
    if (
      keywords &&
      new Set(keywords.map((item) => item.toLowerCase())).size === keywords.length &&
      !keywords
        .slice(1)
        .some((item) => /^which\b/iu.test(item) || (keywords.length < 3 && /^who\b/iu.test(item)))
    ) {
      const items = keywords.map((item) => (ofSpeaker.test(item) ? turned(item) : item))
      if (!items.every((item) => item !== null)) break
      phrases.push(
        listedAloud(
          items.map((item, place) =>
            withThe(place === 0 && !isOwn.test(keywords[0]!) ? firstItem(item, items) : item),
          ),
        ),
      )
      continue
    }
    const subject = rest.replace(/^(?:And|Also|Then)\s+/u, '')
    const isPhrase = opensPhrase.test(rest) || gerund.test(rest)
    if (rest === sentence && !isPhrase && !isSubject(subject)) break
    const phrase = ofSpeaker.test(subject) ? turned(subject) : subject
    if (phrase === null) break
    if (isOwn.test(subject)) {
      phrases.push(phrase.slice(0, -1))
      continue
    }
    phrases.push((isPhrase ? lowered(phrase) : inSentence(phrase.slice(0, -1)) + '.').slice(0, -1))
  }
  return [...new Set(phrases.map(withAnd))]
}
