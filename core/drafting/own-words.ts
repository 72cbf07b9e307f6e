import { wordCount } from '../text/word-count.ts'
import type { Biography } from './biography.ts'
import { endsWell } from './certain-start.ts'
import { meansOnlyKnown } from './definite.ts'
import { namesPatient } from './exposing.ts'
import { isFormRemark } from './form-remarks.ts'
import { lacksVerb } from './fragments.ts'
import { isNoted } from './noted.ts'
import { onceEach } from './once-each.ts'
import { isQuotable } from './quotable.ts'
import { meansUnsaid } from './references.ts'
import { endsAtQuestion, meansNobody } from './stands-alone.ts'
import { isTyped } from './typed.ts'
import { isPast, presentVerbs, saysWork } from './verbs.ts'

/** Says the guest who they are from the first word? "You may use the text above." is for the host. */
const beginsWithOneself =
  /^(?:(?:After|As|At|By|Each|Every|For|From|In|On|Since|When|While)\b[^.;:]{1,60}?,? )?(?:I|My|Our|We)(?![\p{L}])/u

/** "I’m the first one who went to drama school.": the first of whom? "I also run a newsletter.": and what else? */
const ofLeftOut =
  /^(?:\S+ ){0,2}also\b|\b(?:the|first|last|next|only|other|better|bigger|older|smaller|younger) ones?\b(?! \p{Ll}+(?<!\b(?:and|at|for|from|in|of|on|that|to|where|who|with))\b)|\bones?[.,!?]|\bthe (?:first|last|only|same|second|third)(?! (?:time|year|\d+|few|t(?:wo|hree|en|welve|wenty)|four|five|six|seven|eight|nine|eleven|fifteen|thirty)\b)\b(?! \p{L}+ (?:as|at|for|I|in|my|of|on|our|that|to|we|where|who)\b)/iu

/** "First gen student.", "Married to Jean, two lads.": what a form has left over. */
const isLeftover = (sentence: string) =>
  lacksVerb(sentence) ||
  isNoted(sentence) ||
  isTyped(sentence) ||
  isFormRemark(sentence) ||
  namesPatient(sentence) ||
  /^(?:Based|Born|Educated|Married|Originally|Raised|Retired|Trained)\b/u.test(sentence)

const firstOf = (sentence: string) => (/^\p{L}+/u.exec(sentence)?.[0] ?? '').toLowerCase()

/** "Grow my own willow.", "Listening to podcasts is …", "Started running at 67.": who did? */
const beginsInMidst = (sentence: string) =>
  /^\p{L}{2,}ing\b/u.test(sentence) ||
  [isPast, (word: string) => presentVerbs.has(word)].some((is) => is(firstOf(sentence)))

/** "Now I am foreman.", "I grow rye now with a farmer.": and before? */
const beginsNow =
  /^(?:(?:Currently|Nowadays|Now|Then|These days|Today),? |I \p{Ll}+ (?:\p{Ll}+ )?now (?:at|for|in|with)\b|(?:I|We)(?:[’'](?:m|re|ve))? now\b)/u

/** The sentences between notes: "Clock restorer. I mind eleven public clocks. Married." has one, which says itself who does. */
function withoutLeftovers(said: string[]): string[] {
  const whole = said.findIndex((sentence) => !isLeftover(sentence))
  const start = whole > 0 && /^(?:I|We)(?![\p{L}])/u.test(said[whole]!) ? whole : 0
  const end = said.findIndex((sentence, at) => at > start && isLeftover(sentence))
  return end > 0 ? said.slice(start, end) : said.slice(start)
}

/** The guest's own introduction, where the host can't say it and it can be quoted; the first that can. */
export const ownWords = onceEach((biographies: readonly Biography[]): Biography | undefined => {
  const told = biographies.flatMap((one) => one.told).join(' ')
  for (const own of biographies) {
    const said = own.left.length > 0 && own.voice === 'guest' ? quotableOf(own, told) : null
    if (said) return { ...own, said }
  }
  return undefined
})

/** Words of a sentence that brings in itself what it means; "I keep the waiting list." is too short for that. */
const longEnough = 12

/** "I’m not a doctor. I said so to her.": no doctor is meant. */
const withoutSelf = (text: string) => text.replace(/\b(?:I am|I[’']m|I was) [^.,;]{1,60}/gu, '')

/** Words of such a sentence that says enough alone. */
const fewestOfWork = 8

/** Words of the longest introduction of oneself; of a longer one its beginning says who speaks. */
const longestOwn = 60
function quotableOf(own: Biography, told: string): string[] | null {
  const whole = withoutLeftovers(own.said)
  for (const [at, sentence] of whole.entries()) {
    if (at > 0 && !saysWork.test(sentence)) continue
    const found = startOf(own, whole.slice(at), told)
    if (found) return found
  }
  return null
}

/** As many of the sentences as say who speaks, and can be read in one go. */
function startOf(own: Biography, said: string[], told: string): string[] | null {
  const fewest = saysWork.test(said[0]!) ? fewestOfWork : longEnough
  let words = 0
  const ends = said.flatMap((sentence, at) => {
    words += wordCount(sentence)
    const next = said[at + 1]
    const isEnd = words <= longestOwn && (next === undefined || (words >= fewest && endsWell(sentence, next)))
    return isEnd ? [at + 1] : []
  })
  const found = ends.findLast((end) => isSelf(own, said.slice(0, end), told))
  return found === undefined ? null : said.slice(0, found)
}

/** Do the sentences say who speaks, to listeners who have heard what was the biography? */
function isSelf(own: Biography, said: string[], told: string): boolean {
  const [first = ''] = said
  // "Tower cranes mostly. I listen to podcasts.": notes, and what they mean is missing without them
  const isNote =
    !beginsWithOneself.test(first) ||
    /^(?:how|what|who|why)\b/iu.test(first) ||
    beginsInMidst(first) ||
    isFormRemark(first) ||
    (said.length === 1 && endsAtQuestion(first)) ||
    ofLeftOut.test(first) ||
    beginsNow.test(first) ||
    // "My mother: ‘This is Ana.’", "My name is Coach Ana Gold."
    /^My \p{L}+: /u.test(first) ||
    (said.length === 1 && /^My name\b/u.test(first)) ||
    meansNobody(withoutSelf(said.join(' ')))
  return (
    !isNote &&
    isQuotable({ ...own, said, label: '' }) &&
    !meansUnsaid(said, '') &&
    (wordCount(first) >= longEnough || meansOnlyKnown([first], told))
  )
}
