import { isBase, presentVerbs, withS } from './verbs.ts'
import { lowered, withArticle } from './words.ts'

/** Pasts of the verbs one asks guests about. */
const pasts: Readonly<Record<string, string>> = {
  become: 'became',
  begin: 'began',
  believe: 'believed',
  bring: 'brought',
  build: 'built',
  change: 'changed',
  choose: 'chose',
  come: 'came',
  decide: 'decided',
  discover: 'discovered',
  do: 'did',
  expect: 'expected',
  fall: 'fell',
  find: 'found',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  imagine: 'imagined',
  know: 'knew',
  learn: 'learned',
  leave: 'left',
  like: 'liked',
  live: 'lived',
  lose: 'lost',
  love: 'loved',
  make: 'made',
  meet: 'met',
  need: 'needed',
  say: 'said',
  see: 'saw',
  sell: 'sold',
  start: 'started',
  stop: 'stopped',
  study: 'studied',
  take: 'took',
  teach: 'taught',
  think: 'thought',
  train: 'trained',
  use: 'used',
  want: 'wanted',
  win: 'won',
  work: 'worked',
  write: 'wrote',
}

/** How the question goes on after its "you": "are" becomes "am", and "did … learn" becomes "learned". */
function withVerb(auxiliary: string, rest: string): string | null {
  if (auxiliary === 'do') return rest
  if (auxiliary !== 'did') return `${{ are: 'am', were: 'was' }[auxiliary] ?? auxiliary} ${rest}`
  const [verb = '', ...others] = rest.split(' ')
  return pasts[verb] ? [pasts[verb], ...others].join(' ') : null
}

const asks = '((?:How|What|When|Where|Which|Who|Why)(?: \\p{Ll}{2,15}){0,3})'
/** Other people whom a question is about. */
const others =
  '((?:most )?(?:beginners|clients|colleagues|customers|everybody|everyone|newcomers|nobody|other people|others|outsiders|people|strangers|visitors))'

/** "does your typical day look like": what it is about, and its verb. */
function withDoes([start = '', auxiliary = '', rest = '']: readonly string[]): string | null {
  if (isOfAnybody(rest)) return null
  const words = rest.split(' ')
  const isNamed = /^(?:an?|another|any|each|every|one|that|the|this|your)$/u.test(words[0]!)
  // "a tune or a set": behind an article comes no verb
  const at = words.findIndex(
    (word, place) =>
      place > (isNamed ? 1 : 0) && isBase(word) && !/^(?:an?|or|and|the|your)$/u.test(words[place - 1]!),
  )
  if (at < 0) return null
  const verb = words[at]!
  const said = auxiliary === 'did' ? pasts[verb] : auxiliary === 'does' ? withS(verb) : verb
  return said ? [lowered(start), ...words.slice(0, at), said, ...words.slice(at + 1)].join(' ') : null
}

/** "What do people never warn you of?": whoever "you" is, it isn’t the guest alone. */
const isOfAnybody = (rest: string) => /^(?:nobody|no one|people)\b.*\byou\b/u.test(rest)

/** "do most people believe about …": the verb as it goes with them. */
function ofOthers([start = '', auxiliary = '', who = '', rest = '']: readonly string[]): string | null {
  if (isOfAnybody(`${who} ${rest}`)) return null
  const words = rest.split(' ')
  // "everybody round your way believe"
  const at = words.findIndex(isBase)
  if (at < 0 || (at > 0 && !/^(?:around|at|from|in|on|outside|round|who|with)$/u.test(words[0]!))) return null
  const [verb = '', ...more] = words.slice(at)
  const isOne = /^(?:every|no)/u.test(who)
  const forms: Readonly<Record<string, string | undefined>> = {
    do: verb,
    does: withS(verb),
    did: pasts[verb],
  }
  const said =
    auxiliary in forms ? forms[isOne && auxiliary === 'do' ? 'does' : auxiliary] : `${auxiliary} ${verb}`
  return said ? [lowered(start), who, ...words.slice(0, at), said, ...more].join(' ') : null
}

/** "A friend is about to sign a lease": no name of anything. */
const isSentence =
  /^\p{L}{1,15} (?:(?!you\b)\p{L}{1,15} ){0,2}(?:are|can|comes|do|does|goes|had|has|have|is|was|were|will)\b/u

/** Asked for, and not about: "something about water", "an opinion about your field" */
const isItself = /^\p{L}+ (?:\p{Ll}+ )?about\b|^[Ss]omething\b/u

/** Whose it is, is plain: "favourite bug", "worst trip", "first time on a stage", "strangest passenger" */
const ofGuest =
  /^Favou?rite\b|^(?:Earliest|First|Last) (?:\p{Ll}+ )?\p{Ll}+(?: (?:as|at|in|on) (?:an?|stage|the)\b[^,]{0,30})?$|^(?!Best thing)\p{Lu}\p{Ll}+st (?!(?:bit|part|piece|thing)s?\b)\p{Ll}+(?: or \p{Ll}+)?$|^\p{L}+ (?:catch|class|customer|day|decision|failure|fear|find|game|gig|habit|journey|lesson|match|meal|memory|mistake|moment|night|purchase|race|shift|success|trip|week|year)\b(?!.*\byou\b)/u

/** "The dish": which? "a dish"; "the worst gig" is the guest’s */
function ofAnyKind(thing: string): string {
  const bare = thing.replace(/^the /u, '')
  if (/^the \p{Ll}+$/u.test(thing)) return withArticle(bare)
  return /^the (?:best|worst|\p{Ll}{3,10}est) /u.test(thing) && ofGuest.test(bare) ? `your ${bare}` : thing
}

type Form = readonly [asked: RegExp, says: (found: readonly string[]) => string | null]

/** Forms of a question, and how one reports it, with the guest as "I" and "you". */
export const questionForms: readonly Form[] = [
  // "How did you come to do what you do?"
  [
    /^How (?:exactly |in the world |on earth )?did you (?:begin|come to|end up|get (?:in|into|started)|start)(?: [^?]{2,60})?\?$/u,
    () => 'how it all started for me',
  ],
  // "How you ended up at sea", as a heading has it
  [
    /^(?:How|Why) you (?:came|ended up|got|started|joined)(?: [^?]{2,60})?$/u,
    () => 'how it all started for me',
  ],
  [
    /^((?:How|What|When|Where|Which|Who|Why)(?: \p{Ll}{2,15}){0,2}) you (\p{Ll}[^?,]{3,60})$/u,
    ([start = '', rest = '']) => `${lowered(start)} I ${rest}`,
  ],
  [
    /^((?:How|What|When|Where|Why) (?:an?|the|your) (?!hell\b)\p{Ll}[^?,]{5,70})$/u,
    ([clause = '']) => lowered(clause),
  ],
  // "If you could keep one tool, which would you keep?"
  [
    /^If (you|(?:the|your) \p{Ll}+) (\p{Ll}[^?]{3,60}), (what|who|where|which|how)((?: \p{Ll}+)?) would you ([^?]{2,50})\?$/u,
    ([who = '', condition = '', asked = '', of = '', rest = '']) =>
      `${asked}${of} I would ${rest} if ${who === 'you' ? 'I' : who} ${condition}`,
  ],
  // "What do you wish people asked you?"
  [
    new RegExp(
      `^${asks} (are|can|could|did|do|had|have|should|were|will|would) you (\\p{Ll}[^?]{1,80})\\?$`,
      'u',
    ),
    ([start = '', auxiliary = '', rest = '']) => {
      const goesOn = withVerb(auxiliary, rest)
      return goesOn && `${lowered(start)} I ${goesOn}`
    },
  ],
  // "Do you have a ritual before you start?"
  [
    /^(Are|Can|Could|Did|Do|Have|Were|Will|Would) you (\p{Ll}[^?]{3,80})\?$/u,
    ([auxiliary = '', rest = '']) => {
      const goesOn = withVerb(auxiliary.toLowerCase(), rest)
      return goesOn && `whether I ${goesOn}`
    },
  ],
  // "What do most people believe about your job?"
  [
    new RegExp(
      `^${asks} (can|could|did|do|does|might|should|will|would) ${others} (\\p{Ll}[^?]{1,80})\\?$`,
      'u',
    ),
    ofOthers,
  ],
  // "What does your typical day look like?"
  [new RegExp(`^${asks} (did|do|does) (\\p{Ll}[^?]{4,80})\\?$`, 'u'), withDoes],
  // "Where is your field heading?"
  [
    new RegExp(
      `^${asks} (is|are|was|were|has|have) (your \\p{Ll}+(?: \\p{Ll}+)?) (\\p{Ll}+(?:ing|ed)|become|been|done|gone|grown|like)((?: [^?]{2,50})?)\\?$`,
      'u',
    ),
    ([start = '', auxiliary = '', thing = '', verb = '', rest = '']) =>
      `${lowered(start)} ${thing} ${auxiliary} ${verb}${rest}`,
  ],
  // "Who taught you?", "What goes on that spectators never see?"
  [
    /^(Who|What) (?!(?:is|was|has|does)\b)(\p{Ll}{2,12}(?:ed|s)|brought|got|made|taught|went)(?= )([^?]{2,80})\?$/u,
    ([who = '', verb = '', rest = '']) => `${lowered(who)} ${verb}${rest}`,
  ],
  // "What would surprise people about your job?"
  [
    /^(Who|What) (can|could|might|will|would) (\p{Ll}+)( [^?]{2,80})\?$/u,
    ([who = '', modal = '', verb = '', rest = '']) =>
      presentVerbs.has(verb) || /^(?:surprise|shock|stop)$/u.test(verb)
        ? `${lowered(who)} ${modal} ${verb}${rest}`
        : null,
  ],
  // "What’s a rule in your house?"
  [
    /^What(?:[’']s| is) ((?:an?|one) \p{Ll}[^?,]{3,60})\?$/u,
    // "a hill you’ll die on" is a figure of speech
    ([thing = '']) => (/[’']ll\b|\bwill\b/u.test(thing) ? null : `for ${thing}`),
  ],
  // "What was the hardest year?", "What’s the tool you reach for first?"
  [
    /^What(?:[’']s| (is|was)) ((?:the|your) \p{Ll}[^?,]{3,60})\?$/u,
    ([is = 'is', thing = '']) =>
      /\b(?:that|which|who|you)\b/u.test(thing) ? `about ${thing}` : `what ${thing} ${is}`,
  ],
  // "Is there a book that changed your life?"
  [
    /^(?:Has there been|Is there|Was there) ((?:an?|somebody|someone|something) [^?]{5,80})\?$/u,
    ([thing = '']) => `about ${thing}`,
  ],
  // "Tell us what you do all day."
  [
    /^(?:Tell (?:me|us)|(?:Talk|Take|Walk) (?:me|us) through|Describe|Explain) ((?:how|what|when|where|which|who|why) [^?]{5,80})$/u,
    ([clause = '']) => clause,
  ],
  // "Tell me about something somebody gave you": nobody asked for it
  [
    /^(?:Tell (?:me|us) about|Talk(?: to us)? about) (something \p{Ll}[^?,]{3,80})\??$/u,
    ([thing = '']) => `about ${thing}`,
  ],
  // "Tell us about your family, as much as you like.", "Describe a day at work that went sideways", "A mistake you learned from"
  [
    /^(?:(?:Tell (?:me|us) about|(?:Talk|Take|Walk) (?:me|us) through|Talk(?: to us)? about|Describe|Share|Give (?:me|us)|Name) )?((?:[Aa]n?|[Oo]ne|[Ss]omebody|[Ss]omeone|[Ss]omething|[Tt]he|[Yy]our) \p{Ll}[^?,]{3,85})(?:, (?:as|if|in) [^?]{3,60})?\??$/u,
    ([thing = '']) =>
      isSentence.test(thing)
        ? null
        : `${isItself.test(thing) ? 'for' : 'about'} ${ofAnyKind(lowered(thing))}`,
  ],
  // "Hardest lesson so far", "Best advice you ever got?": "the" is true of whatever it is
  [
    /^((?:Best|Biggest|Earliest|Favou?rite|First|Funniest|Greatest|Happiest|Hardest|Last|Oddest|Proudest|Saddest|Scariest|Strangest|Toughest|Weirdest|Worst) \p{Ll}[^?,]{2,60})\??$/u,
    ([thing = '']) => `about ${ofGuest.test(thing) ? 'your' : 'the'} ${lowered(thing)}`,
  ],
]
