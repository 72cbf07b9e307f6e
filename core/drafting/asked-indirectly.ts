import { isPast, overRegular, presentVerbs, withS } from './verbs.ts'

/** "keep", "learn": the past is another word, or open. */
const pastOf = (verb: string): string | null => {
  if (verb === 'have') return 'had'
  const regular = verb.endsWith('e') ? `${verb}d` : `${verb.replace(/(?<=[^aeiou])y$/u, 'i')}ed`
  const isPlain =
    presentVerbs.has(verb) && !overRegular.has(regular) && !/[^aeiou][aeiou][bdgmnpt]$/u.test(verb)
  return isPlain ? regular : null
}

/** What somebody does or did, as it follows "do you" or "did you". */
function done(auxiliary: string, verb: string): string | null {
  if (auxiliary === 'did') return pastOf(verb)
  if (verb === 'have') return 'has'
  return presentVerbs.has(verb) ? withS(verb) : null
}

/** Auxiliaries behind a name. */
const third: Readonly<Record<string, string>> = { are: 'is', have: 'has', were: 'was' }

/** The words for the guest in what is left of a question; null if another "you" is in it. */
function ofGuest(rest: string): string | null {
  const said = rest.replace(/\byour\b/gu, '{their}')
  return /\b(?:I|me|my|ours?|us|we|you|yours|yourself)\b/u.test(said) ? null : said
}

const asksOfDoing =
  /^((?:what|which|who|how|where|when|why)(?: [^,?]{1,40}?)?) (do|did|are|were|have|can|could|will|would|should) you (\p{Ll}+)((?: [^,?]{1,80})?)\?$/iu
const asksForThing = /^(what|which|who|where)(?: (is|was|are|were)|[’']s) (your(?: [\p{L}’-]+){1,4})\?$/iu
/** "your job and your life", "your paycheck for": the verb would not come last. */
const notOneThing = /\b(?:about|and|at|by|for|from|in|like|of|on|or|that|to|who|with)\b/u
const asksWhere = /^(what(?:[’']s| is)) ((?:at|behind|beside|in|inside|next to|on|under) [^,?]{1,60})\?$/iu
const asksWho = /^(who|what) (\p{Ll}+) you( [^,?]{1,60})?\?$/iu

/** "What do you eat, and when?": words of a form, which only the question itself carries. */
const asksMore = /\band (?:how|what|when|where|who|why)\b/iu

/** "What are you reading?", "Who taught you your job?" as they follow "I asked": "what {they} is reading". Null if the grammar is open. */
export function askedIndirectly(question: string): string | null {
  if (asksMore.test(question)) return null
  const small = question.charAt(0).toLowerCase() + question.slice(1)
  const [, what = '', auxiliary = '', verb = '', rest = ''] = asksOfDoing.exec(small) ?? []
  if (what) {
    const isOfVerb = /^(?:do|did)$/u.test(auxiliary)
    const does = isOfVerb ? done(auxiliary, verb) : `${third[auxiliary] ?? auxiliary} ${verb}`
    const [asked, left] = [ofGuest(what), ofGuest(rest)]
    return does && asked !== null && left !== null ? `${asked} {they} ${does}${left}` : null
  }
  const [, which = '', is = 'is', thing = ''] = asksForThing.exec(small) ?? []
  if (which && !notOneThing.test(thing)) return `${which} ${ofGuest(thing)!} ${is}`
  const [, whatIs = '', place = ''] = asksWhere.exec(small) ?? []
  const there = ofGuest(place)
  if (whatIs && there !== null) return `${whatIs} ${there}`
  const [, who = '', acts = '', whom = ''] = asksWho.exec(small) ?? []
  const left = ofGuest(whom)
  const isDone = isPast(acts) || [...presentVerbs].some((base) => withS(base) === acts)
  return who && isDone && left !== null ? `${who} ${acts} {them}${left}` : null
}
