/** "What does your faith (or your life after faith) look like?" */
const asksOfBelief = /\byour (?:beliefs?|faith|religion)\b(?: \(or (your [^()]{3,60})\))?/iu
const hasLeft =
  /\b(?:no longer (?:an? )?(?:believer|believes?|religious)|without believing|stopped believing|I[’']m (?:an? )?(?:agnostic|atheist)|I don[’']t believe in (?:a god|God)|(?:leaving|left) (?:my |the |their )?(?:faith|religion))\b/iu

/** The question as it is asked of somebody with these words: whoever has no belief isn’t asked about “your faith”. Null if nothing else was asked. */
export function askedOfBelief(label: string, words: string): string | null {
  const found = asksOfBelief.exec(label)
  if (!found || !hasLeft.test(words)) return label
  return found[1] ? label.replace(asksOfBelief, found[1]) : null
}
