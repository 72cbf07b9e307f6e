import { sentenceParts } from '../../text/sentences.ts'
import { wordCount } from '../../text/word-count.ts'

/** Words of the sentence that begins an introduction: it has to be said in one breath. */
export const wordsOfFirstSentence = (content: string) =>
  wordCount(sentenceParts(content.split('\n')[0]!)[0]?.text ?? '')
