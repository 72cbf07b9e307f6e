import type { Material } from './material.ts'
import type { Sourced } from './sourced.ts'

/** Something the guest mentioned, worded so that a question to the guest can name it. */
interface Detail extends Sourced {
  /** "your grandmother", or "in 2016" and "when you were nineteen". */
  kind: 'person' | 'time'
}

const relative =
  /\b(?<!\b(?:if|what|whether|who) )[Mm]y ((?:grand|step)?(?:mother|father|parents)|mom|mum|dad|brother|sister|son|daughter|wife|husband|partner|aunt|uncle|teacher|mentor|boss|coach|co-founder|neighbou?r)\b/u
const year = /\b[Ii]n ((?:19|20)\d\d)\b/u
const age =
  /\b[Ww]hen I was ((?:\d{1,2}|\p{L}+teen|eight|nine|ten|eleven|twelve|twenty(?:-\p{L}+)?|thirty))(?=[,.]| (?:I|my|we|and)\b)/u

/** The first person and the first time in the guest's story, as far as both are plain. */
export function detailsOf({ answers }: Material): Detail[] {
  const story = answers.get('story')
  if (!story) return []
  const { said, from } = story
  const text = said.join(' ')
  const person = relative.exec(text)?.[1]
  const [, inYear] = year.exec(text) ?? []
  const [, atAge] = age.exec(text) ?? []
  const time = inYear ? `in ${inYear}` : atAge ? `when you were ${atAge}` : null
  return [
    ...(person ? [{ kind: 'person' as const, text: `your ${person}`, from }] : []),
    ...(time ? [{ kind: 'time' as const, text: time, from }] : []),
  ]
}
