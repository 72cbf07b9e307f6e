/** Words that one hears again when two sentences of an introduction have them. */
const heard =
  /\b(?:according|answer|appreciate|ask|asked|begin|conversation|episode|get to|glad|good|great|happy|hear|here|how|i’m|join|joined|joining|i’d like|i’ve been|let me|learn|learning|let’s|listening|looking forward|pleasure|question|read|questions|share|show|start|story|says|talk|talking|tells|thanks?|think out loud|time|to have you|today|told|welcome|with me|with us|words|wrote)\b/gu

/** "joining" is heard again in "joined", and "with us" in "with me". */
const heardAs = (word: string) => word.replace(/^join.*/u, 'join').replace(/^with .*/u, 'with us')

const echoesOf = (text: string) => new Set((text.toLowerCase().match(heard) ?? []).map(heardAs))

/** The lines that repeat least of what the host has said so far. */
export function fewestEchoes(lines: readonly string[], said: string): readonly string[] {
  const known = echoesOf(said.replace(/“[^“”]*”/gu, ''))
  const counts = lines.map((line) => [...echoesOf(line)].filter((word) => known.has(word)).length)
  const least = Math.min(...counts)
  return lines.filter((_, place) => counts[place] === least)
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu))

/** The lines that repeat nothing of it. */
export const unheard = (lines: readonly string[], said: string) => {
  const known = echoesOf(said.replace(/“[^“”]*”/gu, ''))
  return lines.filter((line) => [...echoesOf(line)].every((word) => !known.has(word)))
}

/** Were half of its words, or another share of them, said before in one breath? */
export function repeats(sentence: string, told: string[], share = 0.5): boolean {
  const words = [...longWords(sentence)]
  return (
    words.length > 1 &&
    told.some((one) => {
      const known = longWords(one)
      return words.filter((word) => known.has(word) || known.has(`${word}s`)).length >= words.length * share
    })
  )
}
