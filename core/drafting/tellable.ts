import type { Whom } from './retold.ts'
import { splicedAt } from './fragments.ts'
import { adverbs, isPast, modals, presentVerbs } from './verbs.ts'

/** "In 2019 she …", "A native of Leeds, he …", "Born in Leeds, she …" */
const before =
  /^(?:(?:An?|A few|After|As|At|Before|Between|By|During|Earlier|For|From|In|On|Outside|Prior|Since|Today|Until|When|While|With)\b(?:(?! (?:he|she|they) )[^.;:]){0,120},? |\p{L}+ (?:(?! (?:he|she|they) )[^.;:]){0,120}, )(?=(?:he|she|they) |\p{Lu}\p{Ll}+ \p{Ll})/u
const pronoun = /^(?:he|she|they)(?=[ ’'])/iu
/** "The archive", right after what it is of. */
const thing = /^(?:Its|The) (?=\p{L}+)/u
const owned = /^(?:her|his|their) (?=\p{L}+)/iu
/** "A patient gave him a tray of seedlings.": what somebody did for the guest, whom the sentence before was about */
const forGuest = /^An? (?=[^,.;:]{2,40} \p{L}+(?:ed|ught|ld|ave|ent|ook|ade) (?:her|him|them) )/u
/** "…, who grew up in Leeds, …", "…, a weaver, …" */
const aside = /^, [^.;:]{3,80}, /u

const auxiliary = /^(?:is|was|are|were|has|had|have|does|do|did)$/u
const isVerb = (word: string) =>
  auxiliary.test(word) ||
  modals.has(word) ||
  isPast(word) ||
  presentVerbs.has(word) ||
  /\p{Ll}{2}s$|^(?:cut|hit|let|put|quit|read|set|shut)$/u.test(word)

/** Do the words begin with what somebody does, is or has? */
function beginsWithVerb(rest: string): boolean {
  const [first = '', second = ''] = rest.trimStart().split(/[ ,.]/u)
  const isAdverb = adverbs.has(first) || first.endsWith('ly')
  return (
    (/^[’'](?:d|re|s|ve)$/u.test(first) && /^\p{L}/u.test(second)) ||
    isVerb(first) ||
    (isAdverb && isVerb(second))
  )
}

/** Words of a thing before it does or is something: "second book about tides" */
const longestThing = 9
function thingDoes(rest: string): boolean {
  const [first = '', ...others] = rest.split(/[ ,.]+/u)
  const isPlural = first.endsWith('s')
  return (
    (first.includes('-') || !isPast(first)) &&
    others
      .slice(0, longestThing)
      .some((word, at) => isVerb(word) && others[at + 1] !== '' && !(isPlural && word.endsWith('s')))
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
/** The name, alone or within a longer one: "Imam Yusuf Ali". */
const named = (name: string) =>
  new RegExp(`^(?:\\p{Lu}\\S{0,20} ){0,3}?${escaped(name)}(?: \\p{Lu}\\S{0,20}){0,3}`, 'u')
const pair = /^(?:\p{Lu}\S{0,20} ){1,3}and (?:\p{Lu}\S{0,20}[ ,]){1,3}/u

/** "Ana is Polish." of whom nothing else is known; "in 2011, 2012 and 2018"; "taught in Leeds and now in Hull"; "is a retired baker, volunteer at a museum", "spent years at Slow Kiln, before that Quick Oven" */
const ofPage = [
  /^(?:\S+ ){1,3}(?:is|was) an? [^,;]{3,60}, (?!.* and )(?:\p{Ll}+ )?(?:adviser|artist|author|baker|board member|coach|consultant|cook|director|editor|engineer|farmer|father|founder|fellow|host|lecturer|manager|member|mentor|mother|musician|nurse|owner|speaker|teacher|trainer|trustee|volunteer|writer)\b[^,]*\.$/u,
  /^\S+ (?:is|was) (?!married\b|retired\b)\S+\.$/u,
  /(?:\b(?:19|20)\d\d\b.*){3}/u,
  /, before that (?:at )?\p{Lu}\S*(?: \p{Lu}\S*){0,3}\.$/u,
  / and now (?:at|for|in|on|with) | was born [^,]{1,40}, (?:came|grew|lived|lives|moved|raised|went|works)\b/u,
]

/** "Young Scientist, Best Poster, Best Poster": lines of a page, read out. */
function listsTwice(sentence: string): boolean {
  const items = sentence.replace(/[.!?]{1,4}$/u, '').split(/, (?:and )?| and /u)
  return new Set(items).size < items.length
}

/** "Ana came at 17 to pick apples.": came where? */
const arrives =
  / (?:first )?(?:arrived|came|immigrated) (?:aged?|as|at (?:age )?\d\d|in (?:19|20)\d\d|when|with)\b/u
const saysWhere = /\bhere\b|\b(?:from|in|into|to) (?:(?:an?|her|his|the|their) |\p{Lu})|\bhome\b/u
const lacksPlace = (sentence: string) => arrives.test(sentence.slice(0, 60)) && !saysWhere.test(sentence)

/** "She was born in Leeds, she has baked since 1994.": two sentences, run together. */
const secondSubject =
  /, (?:he|she|they) (?:is|are|was|were|has|have|had|does|did|\p{Ll}{2,15}(?:s|ed))(?![\p{L}’',-])/u
const opensClause =
  /\b(?:after|although|as|because|before|but|if|once|since|so|that|though|unless|until|when|where|whether|which|while|who)\b/iu
const hasSecondSubject = (main: string) => {
  const at = main.search(secondSubject)
  return at >= 0 && !opensClause.test(main.slice(0, at))
}

/**
 * Is it plainly a whole sentence of the guest: somebody named or known, then a verb? Where such a sentence was said, `goesOn`, it may be
 * of a thing. Whatever else a form has cut out of a biography is left out.
 */
export function isTellable(sentence: string, { name, isSeveral }: Whom, goesOn = false): boolean {
  if (
    lacksPlace(sentence) ||
    listsTwice(sentence) ||
    ofPage.some((one) => one.test(sentence)) ||
    splicedAt(sentence) > 0
  )
    return false
  // "Born in Leeds, Ana has baked since 1994."
  const main = sentence.replace(`, ${name} `, ', they ').replace(before, '')
  const isOfGuest = sentence.startsWith(`${name} `) || pronoun.test(sentence)
  if (hasSecondSubject(isOfGuest ? sentence : main)) return false
  const subject = [named(name), ...(isSeveral ? [pair] : []), pronoun].find((one) => one.test(main))
  if (!subject) {
    const owner = [owned, ...(goesOn ? [thing, forGuest] : [])].find((one) => one.test(main))
    return owner !== undefined && thingDoes(main.replace(owner, ''))
  }
  const rest = main.replace(subject, '')
  const [, other] = /^ and (.*)/u.exec(rest) ?? []
  // "He and Ana run an inn.", of Ana herself
  if (other) return !other.startsWith(name) && thingDoes(other)
  if (/^[’']s \p{L}/u.test(rest) && subject !== pronoun) return thingDoes(rest.slice(3))
  // "Ana and Eva is a sisters."
  if (/ and /u.test(name) && subject !== pronoun && /^ (?:has|is|was) /u.test(rest)) return false
  return beginsWithVerb(rest.replace(aside, ''))
}
