import type { Show } from '../show/show-settings.ts'
import { cleanText, ended, sentenceParts } from '../text/sentences.ts'
import { setting, type Sourced } from './sourced.ts'

const asks =
  /(^|[,;:] ?(and |or |please )?)(please |and |so )?(subscribe|follow|listen (on|wherever)|find us|join (us|our)|leave (us )?a|rate (us|the|this)|review (us|the|this)|share (this|the|it)|sign up|support (us|the|this)|visit|write to us|e-?mail us|send us|tell a friend|become a (member|patron|supporter))\b/iu

/** Does the sentence ask the listener to do something for or with the show? */
export const isCallToAction = (sentence: string) => asks.test(sentence)

/** The show's own calls to action, word for word from its description and signature statements; none is made up. */
export function callsToAction({ podcastDescription, contentStyles }: Show): Sourced[] {
  const { atStart, atEndOfIntro } = contentStyles.signatureStatement
  const texts = [
    setting(podcastDescription ?? '', 'podcastDescription'),
    setting(atStart.text ?? '', 'contentStyles.signatureStatement.atStart'),
    setting(atEndOfIntro.text ?? '', 'contentStyles.signatureStatement.atEndOfIntro'),
  ]
  const found = texts.flatMap(({ text, from }) =>
    cleanText(text)
      .split('\n')
      .flatMap(sentenceParts)
      .filter((sentence) => isCallToAction(sentence.text))
      .map((sentence) => ({ text: ended(sentence.text), from })),
  )
  return [...new Map(found.map((one) => [one.text, one])).values()]
}
