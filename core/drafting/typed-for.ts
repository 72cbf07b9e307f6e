import type { DraftedGuest } from '../content/brief.ts'
import { isFirstPerson } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'

const people =
  'aunt|boss|brother|dad|daughter|father|gran\\p{Ll}{0,8}|husband|mam|mom|mother|mum|nan|nephew|niece|partner|sister|son|uncle|wife'

/** "Form is filled by Ankit Verma", "Submitted by: …", "Carmel here, Oisín’s mam": somebody else writes. */
const byAnother = [
  /\b(?:form|it|this) (?:is|was|has been) (?:being )?(?:completed|filled(?: in| out)?|submitted|typed) by (?!me\b|myself\b)/iu,
  /(?:^|[.\n] ?)(?:[Cc]ompleted|[Ff]illed(?: in| out)?|[Ss]ubmitted|[Tt]yped) by:? (?!me\b|myself\b)/u,
  / here, \p{Lu}\p{L}{1,20}[’']s (?:aide|assistant|aunt|brother|carer|dad|daughter|father|grand\p{Ll}{2,8}|husband|mam|mom|mother|mum|nephew|niece|partner|sister|son|student|wife)\b/u,
  new RegExp(
    `\\b(?:answering|filling (?:it|this) (?:in|out)|replying|writing) (?:for (?:her|him|them|my (?:${people}))\\b|on (?:her|his|their) behalf)`,
    'iu',
  ),
]
/** "Mom typing. I’m typing exactly what he says unless it’s in parentheses." */
const bracketsOfAnother = [
  /\b(?:Dad|Daddy|Mam|Mama|Mom|Mommy|Mum|Mummy) (?:is )?(?:typing|writing)\b/u,
  /\b(?:brackets?|parenthes[ei]s) (?:are|is) (?:her |his |my |the )?(?:mine|own|(?:dad|mam|mom|mum|mother|father|parent|typist)[’']?s)\b|\b(?:except|unless) (?:for )?(?:it[’']?s|it is|what[’']?s|what is|when)? ?in (?:brackets|parentheses)\b/iu,
]
/** "Didi says", "I asked her on phone": it is about the guest, by whoever fills in the form. */
const isAboutGuest = new RegExp(
  `\\b[Mm]y (?:${people}) says\\b|\\b(?!They say\\b)(?:\\p{Lu}\\p{L}{1,20}|[Hh]e|[Ss]he|[Tt]hey) (?:says?|told me|asked me)\\b|\\b(?:I|[Ww]e) (?:asked|rang|phoned|called) (?:her|him|them)\\b|(?:^|[.!?\\n] ?)(?:He|She)(?:[’']s|[’']d)? \\p{Ll}`,
  'u',
)
const inMarks = /["“][^"“”]{0,600}["”]/gu
const inBrackets = /\s?\([^()]{0,400}\)/gu
/** Words of an answer that says nothing more than what was asked for: a town, a link. */
const mostPlain = 3

const asOwn = (given: string | string[]) =>
  [given].flat().join('\n').replace(inMarks, '').replace(inBrackets, '')
const isSaidByGuest = (own: string) => isFirstPerson(own) && !isAboutGuest.test(own)

/** "Ana Gold is a judge. …": a biography, which is said whoever wrote it. */
const isBiography = (id: string, own: string, name: string) =>
  id === 'bio' && own.startsWith(`${name} `) && !isFirstPerson(own)

/** Is the answer somebody else’s? Of what a guest dictates, only what is about the guest. */
const isOfAnother = (own: string, isDictated: boolean) =>
  wordCount(own) > mostPlain && (isDictated ? isAboutGuest.test(own) : !isSaidByGuest(own))

interface OwnAnswers {
  guest: DraftedGuest
  /** What the host has to know of the answers. */
  notes: string[]
}

/** The guest without what somebody else wrote into the form: nobody is quoted with the words of a parent or an officer. */
export function withOwnAnswers(guest: DraftedGuest): OwnAnswers {
  const given = Object.entries(guest.responses)
  const written = [guest.bio ?? '', ...given.flatMap(([, text]) => text)].join('\n')
  const isTypedFor = byAnother.some((one) => one.test(written))
  if (!isTypedFor && !bracketsOfAnother.some((one) => one.test(written))) return { guest, notes: [] }
  const isDictated = given.some(([, text]) => isSaidByGuest(asOwn(text)))
  const own = given
    .filter(
      ([id, text]) =>
        !(isTypedFor && isOfAnother(asOwn(text), isDictated)) || isBiography(id, asOwn(text), guest.name),
    )
    .map(([id, text]) => [
      id,
      Array.isArray(text) ? text.map((one) => one.replace(inBrackets, '')) : text.replace(inBrackets, ''),
    ])
  return {
    guest: { ...guest, responses: Object.fromEntries(own) },
    notes: ['Somebody else filled in the form: what isn’t the guest’s own words is left out.'],
  }
}
