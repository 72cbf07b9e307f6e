/** "Mr. Ben Gold", "a man called Ben Gold" */
export const privatePerson =
  /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}|\b(?:called|named) (?!(?:Dr|Miss|Mrs?|Ms)\b)\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}/u
/** What nobody would want to hear of himself on air. */
const discredits =
  /\b(?:affairs?|alcoholic|arrested|bankrupt|beat (?:her|his)|cheat(?:ed|ing)?|couldn[’']t (?:read|write|swim)|divorced?|drank|drunk|fired|idiot|illiterate|jail|liar|lied|prison|sacked|stole|thief|ugly)\b/iu

/** "My son Ben is ten and has autism.": whose it is to say is the child’s, or the patient’s. */
const ofPrivate =
  /\b(?:boys?|brothers?|child|children|daughters?|girls?|kids?|nephews?|nieces?|pupils?|sisters?|sons?|students?|twins?)(?: (?:are|is|called|named))?,? \p{Lu}\p{Ll}+/u
const diagnosis =
  /\b(?:ADHD|anorexi[ac]|autis(?:m|tic)|bipolar|cerebral palsy|diabet(?:es|ic)|Down(?:[’']?s)? syndrome|dyslexi[ac]|epilep(?:sy|tic)|HIV|on the spectrum|schizophreni[ac])\b/u
export const namesPatient = (text: string) => ofPrivate.test(text) && diagnosis.test(text)

/** Is somebody who isn’t there named in full, with what would shame them? */
export const exposes = (said: string[]) =>
  (privatePerson.test(said.join(' ')) && discredits.test(said.join(' '))) || namesPatient(said.join(' '))
