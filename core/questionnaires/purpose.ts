import { pronunciationPattern } from './pronunciation.ts'
import type { Question } from './questionnaire.ts'

/**
 * Purposes of questions: each row has the id of the fixed question with that purpose, and all its expressions
 * must match.
 */
interface Rule {
  id: string
  asks: readonly RegExp[]
  /** Words that indicate a different purpose. */
  but?: RegExp
}

/** Questions whose answers aren't for the show, only for the host. */
const forHost =
  /\b(?:avoid|on air|leave out|left out|must not|not (?:ask|discuss|mention|talk)|off[ -]limits|rather (?:we|not)|sensitive)\b/iu

/** "Short bio (we’ll read this on air)" */
const ofBiography = /^(?:\p{L}+ ){0,3}bio(?:graphy)?\b/iu

/** "Anything you’d rather not talk about?", and not "Which mistake should beginners avoid?" */
const asksWhatToAvoid =
  /\b(?:rather (?:we |I )?(?:didn[’']t|not)|prefer not to|off[ -]limits|(?:I|we|us)(?: \p{L}{1,12}){0,3} (?:avoid|(?<!not )leave out|not (?:ask|bring up|discuss|mention|talk))|sensitive (?:area|subject|topic)s?)\b/iu

/** Does the question ask what to leave out, so that nobody but the host should hear its answer? */
export const isForHostAlone = (question: string) => asksWhatToAvoid.test(question)

const others =
  /\b(?:beginners|clients|customers|everybody|everyone|media|newcomers|others|outsiders|patients|people|public|strangers|tourists|visitors|world)\b/iu
const reader = /\b(?:you|your|yourself|us)\b/iu
/** "the best advice you were given" is someone else's advice. */
const ofAnother =
  /\b(?:been given|ever (?:given|got|gotten|had|heard|received)|gave you|given to you|heard|ignore|received|were (?:you )?given|worst|you got)\b/iu

const rules: readonly Rule[] = [
  { id: 'pronunciation', asks: [pronunciationPattern] },
  {
    id: 'photo',
    asks: [/\b(?:head ?shot|photo|photograph|picture)s?\b/iu],
    but: /\bwhich\b|\btake (?:photo|picture)/iu,
  },
  {
    id: 'consent',
    asks: [
      /\b(?:consent|may we (?:publish|record)|(?:agree|happy|okay|ok|fine) (?:for|to|with|that) (?:\p{L}{1,12} ){1,4}(?:publish|record)(?:ed|ing)?|release form)\b/iu,
    ],
  },
  {
    id: 'misconception',
    asks: [/\b(?:misconceptions?|mistaken|misunderst\p{L}+|myths?|stereotypes?)\b/iu],
  },
  {
    id: 'misconception',
    asks: [
      others,
      /\bwrong\b|\bassume\b|\b(?:isn|aren)[’']t (?:so|true)\b|\b(?:do not|don[’']t|never) (?:get|see|understand)\b/iu,
    ],
    but: /\bwrong (?:to|with)\b|\bwent wrong\b/iu,
  },
  {
    id: 'fun-fact',
    asks: [
      /\b(?:fun|odd|random|strange|surprising|unusual|weird) (?:\/ ?\p{L}+ )?(?:fact|thing)s?\b|\bhidden talent\b|\bguilty pleasure\b/iu,
    ],
  },
  {
    id: 'fun-fact',
    asks: [/\bsurpris(?:ed|ing)\b/iu, /\babout you(?:rself)?\b|\bsomething\b/iu],
    but: /\bsurprised you\b/iu,
  },
  {
    id: 'fun-fact',
    asks: [
      /\b(?:few|nobody|no one|not many|rarely|wouldn[’']t|would never|don[’']t|doesn[’']t) (?:\p{L}+ )?(?:expect|guess|knows?)\b|\bnot on your\b/iu,
    ],
    but: /\byou (?:wouldn|don)[’']t\b|\babout your\b/iu,
  },
  {
    id: 'advice',
    asks: [
      /\badvi[cs]e\b|\btips?\b|\b(?:say to|tell|words?(?: of \p{L}+)? for) (?:an?|any\p{L}+|some\p{L}+|your younger)\b|\bbeginners?\b|\bstarting out\b/iu,
    ],
    but: ofAnother,
  },
  {
    id: 'advice',
    asks: [/\byounger (?:me|self|version|you)\b/iu, /\b(?:advise|say|tell|write)\b/iu],
  },
  {
    id: 'audience-takeaway',
    asks: [
      /\btake-?aways?\b|\b(?:carry|leave with|remember|take (?:away|home|with))\b/iu,
      /\b(?:audience|everyone|listeners?|people|take-?aways?|they|us)\b/iu,
    ],
    but: /\bfor which\b|\bremembered\b/iu,
  },
  { id: 'promote', asks: [/\b(?:plug|promote|promoting|shout-?outs?)\b|\bus to mention\b/iu] },
  {
    id: 'topics',
    asks: [
      /\b(?:chat|talk|speak|hear you talk) about\b|\b(?:subjects?|topics?)\b/iu,
      /\b(?:like|love|want|happy|hoping|hope)\b/iu,
      reader,
    ],
  },
  {
    id: 'links',
    asks: [
      /\bfind (?:and follow )?you\b|\bfollow you\b|\b(?:handles?|links?|socials?|social media|web ?sites?)\b/iu,
    ],
  },
  {
    id: 'expertise',
    asks: [
      /\b(?:areas? of expertise|your expertise|speciali[sz]e in|speciali(?:ty|ties|sms?))\b|\bknow (?:best|most about)\b/iu,
    ],
  },
  {
    id: 'bio',
    asks: [
      /\bwho (?:are you|you are)\b|\b(?:about|describe|intro|introduce|sum up|sum) yourself\b|\byourself (?:to|up|in)\b|\belevator pitch\b|\bintroduce you\b|\b(?:describe|is|tell us about) (?:what you do|your (?:current |day )?(?:job|role|work))\b|\bwhat do you do(?:$|[?,]| for (?:a living|work)| and\b)|\bwhat does your (?:business|company|firm|organi[sz]ation) do\b|\byour current role\b|\bbio(?:graphy)?\b|\ba (?:bit|little) about (?:you|yourself)\b|^what(?:[’']s| is) your (?:background|(?:connection|link) to)\b|\bwhat do you do all day\b|(?:^|, )what do you (?:build|grow|look (?:after|at)|make(?! of)|play|run|sell|study|teach)\b|\byour (?:job|role|work) in plain\b|^what[’']s your (?:job|role)\b/iu,
    ],
  },
  // "Name, club and what you do there"
  { id: 'bio', asks: [/\bnames?\b/iu, /\bwhat you do\b/iu] },
  {
    id: 'story',
    asks: [
      /\b(?:anecdotes?|stor(?:y|ies)|tales?|turning point)\b|\btell (?:me|us) about (?:(?:an?|one|the) (?:case|day|moment|night|time)|somebody|someone|something)\b/iu,
    ],
  },
  // "What was your worst shift?"
  {
    id: 'story',
    asks: [
      /^(?:what (?:was|is|has been) )?(?:(?:the|your) )?(?:best|funniest|hardest|happiest|luckiest|oddest|proudest|saddest|scariest|strangest|toughest|worst) (?:day|game|job|match|moment|night|race|shift|thing that|time|trip)\b/iu,
    ],
  },
  {
    id: 'story',
    asks: [/\b(?:talk|take|walk) (?:me|us) through (?:an?|one|the|your) (?:\p{L}+est|best|worst|time)\b/iu],
  },
  { id: 'story', asks: [/\b(?:something|what) (?:you (?:did|made|built) )?that went wrong\b/iu] },
  {
    id: 'story',
    asks: [
      /\b(?:case|day|incident|job|match|moment|night|patient|race|time)\b/iu,
      /\b(?:changed|remember|retell(?:ing)?|shaped|speak of|stands? out|stay(?:s|ed) with|stuck with|you (?:\p{L}+ )?tell|won[’']t forget|never forget|will never)\b/iu,
    ],
  },
]

/**
 * The id of the fixed question (`defaultQuestions`) with the same purpose as a host's own question, by its
 * words; null if there is none, or the answer is only for the host.
 */
export function purposeOf(question: string): string | null {
  if (forHost.test(question) && !ofBiography.test(question)) return null
  return (
    rules.find(({ asks, but }) => asks.every((one) => one.test(question)) && !but?.test(question))?.id ?? null
  )
}

/** The purpose of each question, by id: fixed ids keep their own, and if two share a purpose, the first gets it. */
export function purposesOf(
  asked: Pick<Question, 'id' | 'question'>[],
  fixed: ReadonlySet<string>,
): Map<string, string> {
  const taken = new Set(asked.map(({ id }) => id).filter((id) => fixed.has(id)))
  const purposes = new Map<string, string>()
  for (const { id, question } of asked) {
    const purpose = fixed.has(id) ? null : purposeOf(question)
    if (purpose === null || taken.has(purpose)) continue
    taken.add(purpose)
    purposes.set(id, purpose)
  }
  return purposes
}
