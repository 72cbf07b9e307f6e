const wordsOf = (text: string) => new Set(text.split(' '))

/** Small words that come in almost every sentence of a language. */
const smallWords = {
  en: wordsOf(
    'the of and to is was are that with for you your what how did have has she he they this not from who',
  ),
  de: wordsOf(
    'der die das und ist nicht sie ich wir mit von wie haben hat ein eine zu den dem für auf im sich am',
  ),
  fr: wordsOf('le la les des et est une un que qui vous nous dans pour pas avec sur ce il elle au du ont'),
  es: wordsOf('el la los las y es una un que de en por con para su se lo como del al qué usted'),
  it: wordsOf('il la di che e è un una per con non si sono del della come ha nel gli'),
  pt: wordsOf('o a os as e é um uma que de em para com não se do da como no na'),
  nl: wordsOf('de het een en van is dat niet met voor wat hoe zij hij ik we op te zijn'),
  sv: wordsOf('och att det är en ett som på för med av inte jag vi du den har till'),
  da: wordsOf('og at det er en et som på for med af ikke jeg vi du den har til'),
  pl: wordsOf('i w na z że nie to jest się do jak co o po dla przez'),
}
export type Language = keyof typeof smallWords

/** Is it a small word of any of them? */
export const isSmallWord = (word: string) => Object.values(smallWords).some((all) => all.has(word))

const longestRead = 4_000
const fewestWords = 6
/** Share of a text's words that are small ones of its language. */
const leastShare = 0.15

/** The language of a text of some length; null if its small words are too few. */
export function languageOf(text: string): Language | null {
  const words =
    text
      .slice(0, longestRead)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  if (words.length < fewestWords) return null
  const shares = (Object.keys(smallWords) as Language[]).map((language) => ({
    language,
    share: words.filter((word) => smallWords[language].has(word)).length / words.length,
  }))
  const best = shares.reduce((most, one) => (one.share > most.share ? one : most))
  return best.share >= leastShare ? best.language : null
}
