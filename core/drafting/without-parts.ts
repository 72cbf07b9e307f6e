import type { Sourced } from './sourced.ts'

const isIn = ({ text }: Sourced, other: Sourced) =>
  other.text.length > text.length && ` ${other.text.toLowerCase()} `.includes(` ${text.toLowerCase()} `)

/** "tips" next to "tips and who keeps them", "grass" next to "bermuda grass": one of the two, the longer unless it joins several things. */
export const withoutParts = (all: Sourced[]): Sourced[] =>
  all.filter(
    (one) =>
      !all.some((other) => isIn(one, other) && !/ and /u.test(other.text)) &&
      !(/ and /u.test(one.text) && all.some((other) => isIn(other, one))),
  )

/** The fields that none of the phrases has. */
export const apartFrom = (fields: Sourced[], phrases: Sourced[]): Sourced[] =>
  fields.filter((field) => !phrases.some((phrase) => phrase.text === field.text || isIn(field, phrase)))
