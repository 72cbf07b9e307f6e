import { ownSentences } from './own-sentences.ts'

const begins =
  /^(?:previously (?:at|with)|formerly (?:at|with)|educated at|born in|raised (?:in|by|on)|based in|allergic to|author of|mother of|father of|winner of|helping|empowering|inspiring|been|got)\b/iu

/** A fragment of a description that is read out as if it were a sentence. */
export const fragments = (content: string): string[] =>
  ownSentences(content)
    .filter((sentence) => begins.test(sentence) && !/\?|, (?:he|she|they) /u.test(sentence))
    .map((sentence) => `a fragment: ${sentence}`)
