import { capitalIf, inverted, pluralVerb, quotes, speaksEnglish, straight, tokensOf } from './retold.ts'

const ofListener = /\b(you|your|yours|yourself|let[’']s|you[’']\p{L}+)\b/iu

const secondPerson: Record<string, string> = {
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
  'we’re': 'you are',
  'we’ve': 'you have',
  'we’ll': 'you will',
  'we’d': 'you’d',
  'i’d': 'you’d',
}
const ofSpeaker =
  /^(I|I[’']d|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs?|[Oo]urselves|[Ww]e[’'](re|ve|ll|d))$/u

/** The sentence said to the guest: "I grow tea" becomes "You grow tea". Null when that is not certain to come out right. */
export function inSecondPerson(sentence: string): string | null {
  if (quotes.test(sentence) || inverted.test(sentence) || ofListener.test(sentence) || sentence.endsWith('?'))
    return null
  const tokens = tokensOf(sentence)
  if (!tokens.some((token) => ofSpeaker.test(token)) || /^Me\b/u.test(sentence)) return null
  if (!speaksEnglish(sentence, tokens)) return null
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (!ofSpeaker.test(token)) continue
    const isSubject = token === 'I'
    tokens[at] = capitalIf(at === 0, secondPerson[straight(token).toLowerCase()]!)
    if (isSubject && !pluralVerb(tokens, at)) return null
  }
  return tokens.join('')
}
