import { lacksVerb } from './fragments.ts'

/** "Christmas callout, family of five, dad had a map.": notes, not sentences. */
export const isNoted = (sentence: string) => {
  const [first = '', ...others] = sentence.split(', ')
  return (
    others.length > 0 &&
    lacksVerb(`${first}.`) &&
    !/^(?:about|after|all|an?|as|at|back|before|by|during|early|every|first|for|from|her|his|if|in|last|late|like|my|next|on|once|one|our|over|some|somebody|the|then|this|two|three|well|when|while|with|years)\b|\p{L}ly$|^\p{L}+ing\b|\bago$|^(?:19|20)\d\d$/iu.test(
      first,
    )
  )
}
