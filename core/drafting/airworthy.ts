import { wordCount } from '../text/word-count.ts'
import { isEnglishWord } from '../text/english-words.ts'
import { isFormRemark } from './form-remarks.ts'
import { isFragment, lacksArticle, lacksSubject } from './fragments.ts'
import { isNoted } from './noted.ts'
import { isOtherEnglish } from './other-english.ts'
import { isProper } from './proper-words.ts'
import { isRequest } from '../questionnaires/requests.ts'
import { onceEach } from './once-each.ts'
import { isTyped } from './typed.ts'
import { isPast } from './verbs.ts'

/** Everything that has a sound: any other sign belongs to a page. */
const sounds = /^[\p{L}\p{M}\p{N}\s.,;:!?'’‘“”"–—…$£€%&-]*$/u

/** "A/B tests": letters that are said one after the other. */
const ofLetters = /(?<=(?<!\p{L})\p{Lu})\/(?=\p{Lu}(?!\p{L}))/gu

/** A clock time, a label or a speaker in front; more than one pause; a telephone number; a name below a quotation; "as I say in chapter four"; "in a choir, only Pole", "no car, two cats". */
const ofPage = [
  /^\d{1,2}:\d\d|^\p{L}{1,20}: |(?:^|[.!?] )\p{Lu}{1,2}: /u,
  /…[^…]{0,400}…|…$|(?<!\.)\.\.(?!\.)/u,
  /\d(?:[ ()-]{0,2}\d){8,15}/u,
  /[’”"] [–—-] ?\p{Lu}\p{L}+[.!]/u,
  /, (?:only|sole) (?:\p{Lu}\p{Ll}+|boy|child|foreigner|girl|man|woman)[.!]$|\bno \p{Ll}+(?: \p{Ll}+)?, (?:one|two|three|four|five|six|\d{1,2}) \p{Ll}+(?: \p{Ll}+)?[.!]$/u,
  /\betc\b|(?:^| )-(?: |$)|^\d[^.:]{0,20}: /u,
  /\bI (?:\p{Ll}+ ){1,4}(?:in|on) (?:the )?(?:appendix|chapter \p{L}+|chapter \d+|foreword|page \d+|preface)(?=[.,;!?])/u,
]

/** "And then I.", "It was dark, so.": not all of it was typed. */
const endsOpen = /\b(?:an?|and|because|but|my|or|the|then I)[.!?…]{1,4}$|, so[.!?…]{1,4}$/iu

/** To the host alone. */
const toHost =
  /\b(?:(?:see|as) (?:above|below)|I(?:[’']ll| will| can) talk about it|not who\b|won[’']t name|your (?:\p{L}{3,12} )?(?:audience|listeners|podcast|program|programme|producer|show|viewers)|(?:on|for|in) (?:the|this) (?:episode|form|podcast|program|questionnaire|show)|if any listeners?|as I (?:said|mentioned)|off the record|might (?:be listening|hear (?:it|this)|listen)|(?:if|in case) (?:he|she|they)(?:[’']s| is| are)? (?:hears?|listening|listens?)|let me know|feel free|happy to (?:discuss|send|share|talk|say)|I(?:[’']d| would) rather (?:not|talk|you)\b|I should prefer|please (?:be careful|call|cut|do not|don[’']t|edit|go careful|leave)|I should like you|I (?:can|could) send|I(?:[’']ll| will) (?:email|forward|send)\b|I(?:[’']m| am) (?:answering|replying|writing) (?:for|on behalf)|is this what you|(?:thinks?|assumed?|guess) you mean|what you (?:are after|meant|want(?:ed)?)\b|does (?:it|that|this) answer|answers your|good question|great question|let me think|I think you (?:want|need)|(?:said|told me|suggested|thought) I should (?:come|do) (?:it|this)|don[’']t want to (?:discuss|talk about) (?:it|that|this)|don[’']t mind (?:being asked|discussing|talking)|(?:most|rest) of our (?:time|chat|conversation)|(?:have|made|do) (?:an? )?(?:episode|playlist|series|video)s? (?:about|on) (?:it|that|this)|on (?:my|our|the) (?:blog|channel|site|website)|sorry(?=[.!])|excuse it\b|(?:please )?do ask (?:me|us)\b|for (?:the|your) invitation|greetings to\b|(?:go|goes|going) out with\b|not (?:saying|telling) (?:it|that) to (?:her|him|them)|there is an? (?:\p{L}{2,10} ){0,2}(?:article|film|talk|video)\b|(?:happy|glad) to (?:do|explain|unpack)\b|I can say (?:it|that|this) on\b|say (?:it|so|this) on (?:the )?air|leave it at that|not sure (?:if|what|how)|thanks? (?:you )?for (?:asking|having))\b/iu

/** "I won’t describe it.", "…, which I’m not going to describe": what comes next is not promised either. */
const declines =
  /\bI(?:[’']m not going to|[’']d rather not| won[’']?t| will not| can[’']?t| cannot| do not want to| don[’']t want to) (?:describe|discuss|explain|go into|name|repeat|say (?:how|what|which|who)|talk about|tell)\b/u
/** Does the guest say that they won’t say more? */
export const isDeclined = (said: readonly string[]) => said.some((sentence) => declines.test(sentence))

/** "Hmm.", "Too many to pick.": says nothing to listeners. */
const refuses =
  /^(?:(?:erm|hmm|honestly|oh|sorry|well|yeah|yes),? )?(?:(?:I )?(?:can[’']?t|cannot|couldn[’']?t|won[’']?t|don[’']?t) (?:\p{L}{1,12} )?(?:comment|discuss|give (?:any|advice)|go into|have (?:one|any)|know(?=[.,]| (?:how|if|really|what|which))|name|pick|say|share|think of)\b|not (?:one|a story|sure|really)\b|too many\b|nothing\b|none\b|no (?:comment|story|idea)\b|hard to (?:pick|say)|ask (?:me|my)\b|there are (?:so|too) many\b|(?:it )?depends\b|never\.|(?:boring|easy|obvious|stupid) (?:answer|question)\b|pass\b|(?:I )?(?:chose not|(?:do|did|would)(?:n[’']t| not) (?:like|want|wish)) to(?=[.,]| (?:choose|discuss|go into|name|pick|say|share|single|talk)\b)|I prefer not\b|(?:I (?:am giving|give|have|got)|I[’']m giving) no\b|skip\b|same (?:as|here)\b)/iu

/** "Do your feet hurt.": a question without its mark. */
const asksWithout =
  /(?:^|[.!?] )(?:(?:Are|Can|Could|Did|Do|Does|Have|Is|Was|Would|Will) (?:he|I|it|she|that|they|this|we|you|your)|How (?!(?:hard|it|little|many|much|often|to|you)\b)\p{L}+|What|Where|Which|Who|Why)(?= )[^.?!]{1,400}\.(?=\s|$)/u

/** "Open the report, Call the oldest, Do not email.": lines of a list. */
const isListed = (text: string) =>
  [...text.matchAll(/, (\p{Lu}\p{Ll}{1,15}) \p{Ll}/gu)].some(
    ([, word = '']) => isEnglishWord(word) && !isProper(word),
  )

/** "I can’t spell. Honest.": two words are said like that, more of them are notes. */
const isSpoken = (sentence: string) =>
  wordCount(sentence) < 3 || !(lacksSubject(sentence) || isFragment(sentence) || isNoted(sentence))

/** "Say it off air.", and not "We listened to it for two minutes on air." */
const asksForAir = (sentence: string) =>
  /\b(?:on|off) air\b/iu.test(sentence) &&
  !(sentence.match(/\p{Ll}+/gu) ?? []).some((word) => word !== 'read' && word !== 'put' && isPast(word))

/** Is it said to the host, and not to listeners? */
const isToHost = (sentence: string) =>
  asksForAir(sentence) ||
  // "… with one line: ‘Is this what you would say?’", said by somebody in the story
  toHost.test(sentence.split(/: ['‘“]/u)[0]!) ||
  isRequest(sentence) ||
  isFormRemark(sentence) ||
  /^(?:please )?ask (?:her|him|me|them|us) (?:about|on|when)\b/iu.test(sentence) ||
  /, above[.,]/u.test(sentence)
const isOfPage = (sentence: string) => ofPage.some((one) => one.test(sentence))

/**
 * Can each of the sentences be read to listeners? The first may be one that only answers, as "My aunt."; whether it can be understood is asked by those
 * who know what was said before. In the answer to a question that was said, `isAnswer`, notes are how one talks.
 */
export const isAirworthy = (said: readonly string[], isAnswer = false): boolean =>
  isReadable(said) && (isAnswer || said.slice(1).every(isSpoken))

const isReadable = onceEach((said: readonly string[]): boolean => {
  const whole = said.join(' ')
  const [first = ''] = said
  return (
    sounds.test(whole.replace(ofLetters, '')) &&
    !said.some((sentence) => isToHost(sentence) || isOfPage(sentence) || endsOpen.test(sentence)) &&
    !refuses.test(first) &&
    !isTyped(whole) &&
    !isOtherEnglish(whole) &&
    !asksWithout.test(whole) &&
    !isListed(whole) &&
    !lacksArticle(first)
  )
})

/** Said before the answer, to whoever asked; what follows means nothing of it. */
const chatter =
  /^(?:(?:good|great|nice) question|hmm|let me (?:see|think)|not sure (?:if|what|how)|oh,? that[’']s easy|thanks? (?:you )?for (?:asking|having))\b[^.!?]{0,60}[.!?…]$/iu

/** The answer without what is said to the host before and after it: "Great question!", "Feel free to cut this." */
export function toListeners(said: string[]): string[] {
  const isKept = (sentence: string) => !isToHost(sentence)
  const start = said.findIndex((sentence) => !chatter.test(sentence) && !isFormRemark(sentence))
  return start < 0 ? said : said.slice(start, said.findLastIndex(isKept) + 1)
}
