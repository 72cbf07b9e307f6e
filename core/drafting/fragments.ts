import { isClause } from './list-items.ts'
import { personPhrase } from './person-phrase.ts'
import { isPast, presentVerbs, withS } from './verbs.ts'
import { capitalized, listed } from './words.ts'

const states =
  /^(?:addicted|afraid|allergic|based|certified|colou?r-?blind|dyslexic|known|left-handed|married|obsessed|qualified|responsible|scared|sponsored by|terrified|vegan|vegetarian)\b/i
const pastStates =
  /^(?:awarded|born|educated|featured|mentored|named|nominated|published|raised|taught)\s(?:at|as|by|for|in|on|the|to)\b/i
/** "Born in Oslo, working in Paris.": what comes next would have another time. */
export const isPastState = (sentence: string) => pastStates.test(sentence)

const before = /^(previously|formerly|earlier|most recently|currently|now),? (at|with|in|an?|the)\b/i
/** What goes on after a verb that has no subject: "Lives in Oslo", "Wrote three books". */
const complement =
  /^\p{L}+\s+(?:a|about|an|as|at|by|for|four|from|her|his|in|into|more|on|out|over|the|their|three|through|to|two|up|with|\d[\d,.]*)\b/iu
const bareVerb = /^(?:been|became|came|got|had|kept|lost|made|spent|took|went)\b/i

/** "A former bank manager." */
const formerly =
  /^An? (?:former|retired|trained|qualified|lifelong|proud|keen|native) (?:\p{L}+ ){0,3}\p{L}+\.$/u

const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('en') + text.slice(1)

const isVerb = (word: string) =>
  isPast(word) || (word.endsWith('s') && [...presentVerbs].some((base) => withS(base) === word))

/** Does the sentence begin with a verb nobody does, as in "Wrote three books."? */
export const lacksSubject = (sentence: string) => {
  const first = /^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? ''
  return bareVerb.test(sentence) || (isVerb(first) && complement.test(sentence))
}

/** "Kid broke the same window.": typed in a hurry, and nobody says it. */
export const lacksArticle = (sentence: string) =>
  /^(?:First|Last|Next|Second) \p{L}+ (?:is|was)\b|^(?:Boy|Bull|Client|Couple|Customer|Dog|Dude|Fella|Fellow|Girl|Guy|Kid|Lady|Man|Patient|Student|Teacher|Woman)\s\p{Ll}/u.test(
    sentence,
  )

/** "22 years in October.", "Mechanical engineer by training.": nothing in it is done or is. */
export const lacksVerb = (sentence: string) =>
  !isClause.test(sentence) &&
  !(sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? []).some((word) => {
    const lower = word.toLowerCase()
    return (
      isVerb(lower) ||
      presentVerbs.has(lower) ||
      /['’](?:re|m|ve|ll|d)$|n['’]t$|^(?:he|here|how|it|she|that|there|this|what|where|who|\p{Ll}+(?:body|one|thing))['’]s$/u.test(
        lower,
      )
    )
  })

/** A fragment of a biography as a sentence about `subject`; everything else stays as it is. */
export function wholeSentence(sentence: string, subject: string): string {
  const place = before.exec(sentence)
  if (place) {
    const time = place[1]!.toLowerCase()
    const is = time === 'currently' || time === 'now' ? 'is' : 'was'
    return `${subject} ${is} ${time} ${sentence.slice(place[0].length - place[2]!.length)}`
  }
  if (formerly.test(sentence)) return `${subject} is ${lowered(sentence)}`
  // "Born in Oslo, she moved to Paris."
  if (/^[^.;:]{1,80}, (?:he|she|they) /u.test(sentence)) return sentence
  if (states.test(sentence)) return `${subject} is ${lowered(sentence)}`
  if (pastStates.test(sentence)) return `${subject} was ${lowered(sentence)}`
  return lacksSubject(sentence) && !/^been\b/i.test(sentence) ? `${subject} ${lowered(sentence)}` : sentence
}

/** A guest's fragment about themselves with the "I am" that is meant: "Allergic to lilies.", "Retired baker." */
export function inFirstPerson(sentence: string): string {
  const person = personPhrase(sentence)
  if (person) return `I am ${person}`
  return states.test(sentence) ? `I am ${lowered(sentence)}` : sentence
}

const withoutStop = (phrase: string) => phrase.replace(/\.$/u, '')

/** The sentences with what is missing in front of fragments: "Dad. Baker." becomes "Stu is a dad and a baker." */
export function wholeSentences(said: string[], subject: string): string[] {
  const whole: string[] = []
  let persons: string[] = []
  const close = () => {
    if (persons.length > 0) whole.push(`${capitalized(subject)} is ${listed(persons)}.`)
    persons = []
  }
  for (const sentence of said) {
    const person = personPhrase(sentence)
    if (person) persons.push(withoutStop(person))
    else {
      close()
      whole.push(wholeSentence(sentence, capitalized(subject)))
    }
  }
  close()
  return whole
}
