import type { Brief, DraftedGuest } from '../content/brief.ts'
import type { Wishes } from '../content/wishes.ts'
import { introLengths } from '../show/content-styles.ts'
import { depthApproaches } from '../show/methodology.ts'
import type { Show } from '../show/show-settings.ts'
import { isSmallWord } from '../text/language.ts'
import { sentenceParts } from '../text/sentences.ts'
import { saidWhole } from './said-whole.ts'

/** What a host may call a field or an answer. */
const calledLike: Readonly<Record<string, string>> = {
  company: 'company',
  employer: 'company',
  title: 'title',
  'job title': 'title',
  role: 'title',
  bio: 'bio',
  biography: 'bio',
  story: 'story',
  'turning point': 'story',
  advice: 'advice',
  misconception: 'misconception',
  myth: 'misconception',
  topics: 'topics',
  topic: 'topics',
  takeaway: 'audience-takeaway',
  'fun fact': 'fun-fact',
  news: 'promote',
}

/** The field or fixed question that the host calls like that. */
export const idOf = (subject: string) => {
  const name = subject.toLowerCase()
  return Object.hasOwn(calledLike, name) ? calledLike[name]! : null
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The same of "bus" and "buses", of "divorce" and "divorced" */
const stem = (word: string) => word.replace(/(?<=...)(?:ing|ed|es|s|e)$/u, '').slice(0, 6)

const stems = (text: string) => wordsOf(text).map(stem)

/** Words of a subject that say nothing of it. */
const pointing = new Set('at by her him his into its me my of off on or our out their up us'.split(' '))
const isPointing = (word: string) =>
  /^\p{L}$/u.test(word) || (word.length <= 3 && (pointing.has(word) || isSmallWord(word)))

/** "the till story", "the bit about Rome": what kind of thing it is, which no answer says of itself. */
const kinds = new Set(
  'about anecd anecdo bit episod fact being having moment part story stori tal thing'.split(' '),
)

/** The words of a subject that a text about it has. */
function mainStems(subject: string): string[] {
  const all = wordsOf(subject)
    .filter((word) => !isPointing(word))
    .map(stem)
  const main = all.filter((stem) => !kinds.has(stem))
  return main.length > 0 ? main : all
}

/** "launch", in "launch on January 20": what the subject is. */
const headOf = (subject: string) =>
  mainStems(subject.split(/ (?:about|at|by|for|from|in|of|on|to|with) /u)[0]!).at(-1)

/** The words of the subject that the text has, where they are most of them or say what it is: "book", of "new book". */
export function wordsIn(subject: string, text: string): string[] {
  const said = new Set(stems(text))
  const asked = mainStems(subject)
  const found = wordsOf(subject).filter((word) => asked.includes(stem(word)) && said.has(stem(word)))
  const isMost = found.length * 2 > asked.length || found.some((word) => stem(word) === headOf(subject))
  return isMost ? found : []
}

/** Does the text, or the answer of that id, say something about the subject? */
export function isAbout(subject: string, id: string, text: string): boolean {
  if (subject === id || idOf(subject) === id) return true
  const asked = mainStems(subject)
  const said = new Set(stems(text))
  return asked.length > 0 && asked.every((stem) => said.has(stem))
}

const others = (text: string, subjects: string[], id: string) =>
  text
    .split('\n')
    .map((line) =>
      sentenceParts(line)
        .map((sentence) => sentence.text)
        .filter((sentence) => !subjects.some((subject) => isAbout(subject, id, sentence)))
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n')

/** The guest without what the host or the guest does not want mentioned: fields, answers, or the sentences about it. */
export function withoutSubjects(guest: DraftedGuest, subjects: string[]): DraftedGuest {
  if (subjects.length === 0) return guest
  const field = (id: string, text: string | null) => (text ? others(text, subjects, id) || null : text)
  const isLeftOut = (id: string, text: string) => subjects.some((subject) => isAbout(subject, id, text))
  const whole = saidWhole(guest)
  const isCut = (id: string, text: string) =>
    text.split('\n').some((line) => sentenceParts(line).some((one) => isLeftOut(id, one.text)))
  const rest = (id: string, text: string) =>
    whole.has(id) && isCut(id, text) ? '' : others(text, subjects, id)
  const responses = Object.entries(guest.responses).map(([id, given]) => [
    id,
    Array.isArray(given) ? given.filter((one) => !isLeftOut(id, one)) : rest(id, given),
  ])
  return {
    ...guest,
    title: guest.title && isLeftOut('title', guest.title) ? null : guest.title,
    company: guest.company && isLeftOut('company', guest.company) ? null : guest.company,
    bio: field('bio', guest.bio),
    expertise: guest.expertise.filter((one) => !isLeftOut('expertise', one)),
    responses: Object.fromEntries(responses),
  }
}

const stepped = <T>(all: readonly T[], now: T, step: number) =>
  all[Math.min(all.length - 1, Math.max(0, all.indexOf(now) + step))]!

function showAsWished({ contentStyles, showMethodology, ...show }: Show, wishes: Wishes): Show {
  const { length, isFormal, isInformal, hasNoJokes, isThirdPerson } = wishes
  const step = length === null ? 0 : length === 'shorter' ? -1 : 1
  const isFunny = contentStyles.tone === 'light-humorous'
  const plain = hasNoJokes && isFunny ? 'friendly' : contentStyles.tone
  const notes = { shorter: 'concise', longer: 'detailed' } as const
  return {
    ...show,
    hosts: isThirdPerson ? [] : show.hosts,
    contentStyles: {
      ...contentStyles,
      introLength: stepped(introLengths, contentStyles.introLength, step),
      showNotesStyle: length ? notes[length] : contentStyles.showNotesStyle,
      tone: isFormal ? 'professional' : isInformal ? 'conversational' : plain,
      questionStyle: isFormal ? 'investigative' : isInformal ? 'conversational' : contentStyles.questionStyle,
    },
    showMethodology: {
      ...showMethodology,
      depthApproach: stepped(depthApproaches, showMethodology.depthApproach, step),
    },
  }
}

/** The brief with the wishes that change how a text is written. */
export const asWished = (brief: Brief, wishes: Wishes): Brief => ({
  ...brief,
  show: showAsWished(brief.show, wishes),
})

/** Did the guest, or the host of the guest, give anything about the subject? */
export const isGiven = ({ bio, title, company, expertise, responses }: DraftedGuest, subject: string) =>
  [bio, title, company, ...expertise, ...Object.values(responses).flat()].some(
    (text) => text && isAbout(subject, '', text),
  )
