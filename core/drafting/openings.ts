import type { ContentStyles } from '../show/content-styles.ts'
import { filled } from './lines.ts'
import type { Answer, Material } from './material.ts'
import {
  answerers,
  answerersToday,
  casualMeetings,
  firstStories,
  firstWords,
  jobQuestions,
  meetings,
  namings,
  openingQuestions,
  ownWords,
  personOpenings,
  speakers,
  storyLines,
  subjectOpenings,
  surprises,
} from './phrases/opening-lines.ts'
import { retold } from './retold.ts'
import { beginning, ended, quoted } from '../text/sentences.ts'
import { wordCount } from '../text/word-count.ts'
import { isClause } from './list-items.ts'
import { joined, reworded, say, type Sourced } from './sourced.ts'
import { greetingIn, helloIn, type Names } from './voice.ts'
import { isAbout } from './wished.ts'
import { listed, possessive } from './words.ts'

/** How an introduction begins, up to and including the guest's name. */
export interface Opening {
  paragraphs: Sourced[][]
  /** What was used, so that it is not said again; `rest` is what of it is still unsaid. */
  used: { id: string; rest: string[] } | null
  /** Answers this style could have used, when the guest gave none of them. */
  wanted: string[]
  /** Subjects it announces. */
  named?: Sourced[]
}

interface Scene {
  material: Material
  names: Names
  styles: ContentStyles
  /** The host asked to start with this. */
  isWished?: boolean
}

/** Words after which what opens an introduction ends at the next sentence. */
const longestScene = { brief: 70, standard: 110, comprehensive: 130 }
/** Words of a fact about somebody nobody knows yet. */
const shortestScene = 6
/** Words of the guest's own that open an introduction. */
const longestQuotation = 60

const hello = ({ names, styles }: Scene) => helloIn(styles.tone, names)

const station = ({ names, styles }: Scene) => greetingIn(styles.tone, names)

const closed = (sentence: Sourced) => reworded(sentence, ended)

/** "Maya Okafor, a marine biologist at the Blue Shelf Institute": closed by the caller. */
const guestInFull = ({ name, role }: Material) => (role ? say`${name}, ${role}` : name)

/** The same once the full name has been said. */
const guestInShort = ({ short, role }: Material) => (role ? say`${short}, ${role}` : short)

/** One of the lines, filled in and closed. */
function sentence(
  { material: { choose, short } }: Scene,
  lines: readonly string[],
  values: Record<string, Sourced>,
) {
  return closed(filled(choose.line([lines], short.text), values))
}

const meet = (scene: Scene, lines = meetings) =>
  sentence(scene, lines, { guest: guestInFull(scene.material) })

/** Says who the guest is once the full name has been said. */
const placed = (scene: Scene) => {
  const { role, short } = scene.material
  if (!role) return sentence(scene, meetings, { guest: short })
  // "Amara is founder of …" lacks an article
  const lines = namings.filter(
    (line) => (role.isNoun && /^an? /u.test(role.text)) || !line.includes('is {role}'),
  )
  return sentence(scene, lines, { guest: short, role })
}

const plain = (scene: Scene, wanted: string[] = []): Opening => ({
  paragraphs: [[...hello(scene), meet(scene)]],
  used: null,
  wanted,
})

/** "Read it aloud.", "I sold one to a man.": nobody knows yet what is meant. */
const dangles =
  /^(?:(?!(?:an?|another|every|his|her|my|our|some|the|their|two|three|your)\s|\p{L}{3,}s\s)[\p{L}’']+ ){0,4}(?:he|her|him|it|one|ones|she|that|them|these|they|this|those|it[’']s|they[’']re)(?![\p{L}’'])/iu

/** Can the words be said before anybody knows who speaks, or of what? */
const opensAlone = ({ id, said }: Answer) => id === 'misconception' || !dangles.test(said[0]!)

const firstOf = ({ material: { answers }, isWished }: Scene, ids: string[]) =>
  ids.map((id) => answers.get(id)).find((answer) => answer !== undefined && (isWished || opensAlone(answer)))

const quotation = (said: string[], from: Answer['from']): Sourced => ({ text: quoted(said), from })

/**
 * The answer as a scene in the third person, the guest by full name; null where it cannot be retold whole, because the
 * point is often at the end.
 */
const sceneOf = ({ material, styles }: Scene, { said, from }: Pick<Answer, 'said' | 'from'>) => {
  const { name, short, whom } = material
  const { told, left } = retold(said, { ...whom, name: name.text, nameAgain: short.text })
  const { first } = beginning(told, longestScene[styles.introLength])
  // A title, two names and whose house it was are too much for a first breath
  const isLong = name.text.split(' ').length > 2
  const isNamed =
    first.some((sentence) => sentence.includes(name.text)) &&
    !(isLong && first.some((sentence) => sentence.includes(possessive(name.text))))
  return isNamed && left.length === 0
    ? { sentences: first.map((text) => ({ text, from })), rest: said.slice(first.length) }
    : null
}

/** Says whose story that was. */
const storyLine = (scene: Scene, guest: Sourced) =>
  sentence(scene, storyLines[scene.styles.storytellingStyle], { guest })

const storytelling = (scene: Scene): Opening => {
  const { material, styles } = scene
  const story = firstOf(scene, ['story'])
  if (!story) return plain(scene, material.answers.has('story') ? [] : ['story'])
  const told = sceneOf(scene, story)
  if (told)
    return {
      paragraphs: [told.sentences, [storyLine(scene, guestInShort(material)), ...hello(scene)]],
      used: { id: 'story', rest: told.rest },
      wanted: [],
    }
  const { first, rest } = beginning(story.said, longestScene[styles.introLength])
  return {
    paragraphs: [[quotation(first, story.from)], [storyLine(scene, guestInFull(material)), ...hello(scene)]],
    used: { id: 'story', rest },
    wanted: [],
  }
}

const questionLed = (scene: Scene, ids = Object.keys(openingQuestions)): Opening => {
  const { material } = scene
  const wrong = material.answers.get('misconception')?.said.join(' ')
  // "What do people get wrong about astronomy?" needs an answer about astronomy
  const field = wrong ? material.expertise.find(({ text }) => isAbout(text, '', wrong)) : undefined
  const subject = field ?? material.role?.job
  const asked = subject ? ids : ids.filter((id) => id !== 'misconception')
  const answer = firstOf(scene, asked)
  if (!answer) return plain(scene, ids.some((id) => material.answers.has(id)) ? [] : ids)
  const { first, rest } = beginning(answer.said, longestQuotation)
  const isOfJob = answer.id === 'misconception' && !field
  const lines = isOfJob ? jobQuestions : openingQuestions[answer.id]!
  const question = sentence(scene, lines, subject ? { field: subject, job: subject } : {})
  // The question has said what the guest is
  const guest = isOfJob ? material.name : guestInFull(material)
  const named = sentence(scene, answer.id === 'misconception' ? answerersToday : answerers, { guest })
  return {
    paragraphs: [
      [question, quotation(first, answer.from)],
      [named, ...hello(scene)],
    ],
    used: { id: answer.id, rest },
    wanted: [],
  }
}

const hook = (scene: Scene): Opening => {
  const { material, styles } = scene
  const personal = styles.personalDetailsLevel === 'professional' ? [] : ['fun-fact']
  const ids = [...personal, 'misconception', 'story']
  const surprising = firstOf(scene, ids)
  if (!surprising) return plain(scene, ids.some((id) => material.answers.has(id)) ? [] : ids)
  // "That a fair price is a gift." answers a question that has to be heard
  if (surprising.id === 'misconception') return questionLed(scene, ['misconception'])
  const told = sceneOf(scene, surprising)
  // "Ed Kowalczyk can't sing." says too little of a stranger
  if (told && wordCount(told.sentences.map(({ text }) => text).join(' ')) > shortestScene)
    return {
      paragraphs: [told.sentences, [placed(scene), ...hello(scene)]],
      used: { id: surprising.id, rest: told.rest },
      wanted: [],
    }
  const { first, rest } = beginning(surprising.said, longestQuotation)
  const lines = first.length < 2 ? surprises : surprising.id === 'story' ? firstStories : firstWords
  const lead = filled(material.choose.line([lines], material.short.text), { name: material.name })
  return {
    paragraphs: [[say`${lead} ${quotation(first, surprising.from)}`], [placed(scene), ...hello(scene)]],
    used: { id: surprising.id, rest },
    wanted: [],
  }
}

const guestCentric = (scene: Scene): Opening => {
  const { biographies, name } = scene.material
  const own = biographies.find(({ voice }) => voice === 'guest')
  if (!own) return plain(scene, ['bio'])
  const { first, rest } = beginning(own.said, longestQuotation)
  return {
    paragraphs: [
      [quotation(first, own.from), sentence(scene, ownWords, { name })],
      [placed(scene), ...hello(scene)],
    ],
    used: { id: own.id, rest },
    wanted: [],
  }
}

const monologue = (scene: Scene): Opening => {
  const { expertise } = scene.material
  const fields = expertise.slice(0, 2)
  const subject = joined(fields, '')
  const about = { text: listed(fields.map(({ text }) => text)), from: subject.from }
  const guest = guestInFull(scene.material)
  const line =
    fields.length > 0
      ? sentence(scene, subjectOpenings, { fields: about, guest })
      : sentence(scene, personOpenings, { guest })
  return { paragraphs: [[line, station(scene)]], used: null, wanted: [], named: fields }
}

/** Words up to which a fragment says nothing before anybody was named: "Allergic to honey." */
const fewestAlone = 3

const coldOpen = (scene: Scene): Opening => {
  const ids = [
    'advice',
    'story',
    ...(scene.styles.personalDetailsLevel === 'professional' ? [] : ['fun-fact']),
  ]
  const answer = ids
    .map((id) => scene.material.answers.get(id))
    .find(
      (one) =>
        one &&
        (scene.isWished || opensAlone(one)) &&
        !(one.id === 'fun-fact' && wordCount(one.said[0]!) < shortestScene) &&
        !/[“"]/u.test(one.said.join(' ')) &&
        (wordCount(one.said[0]!) > fewestAlone || isClause.test(one.said[0]!)),
    )
  if (!answer) return plain(scene, ids.some((id) => scene.material.answers.has(id)) ? [] : ids)
  const { first, rest } = beginning(answer.said, longestQuotation)
  return {
    paragraphs: [
      [quotation(first, answer.from)],
      [sentence(scene, speakers, { guest: guestInFull(scene.material) }), station(scene)],
    ],
    used: { id: answer.id, rest },
    wanted: [],
  }
}

const conversational = (scene: Scene): Opening => ({
  paragraphs: [[...hello(scene), meet(scene, casualMeetings)]],
  used: null,
  wanted: [],
})

export const openings: Record<ContentStyles['introductionStyle'], (scene: Scene) => Opening> = {
  professional: (scene) => plain(scene),
  conversational,
  storytelling,
  'hook-focused': hook,
  'question-led': (scene) => questionLed(scene),
  'guest-centric': guestCentric,
  'direct-monologue': monologue,
  'cold-open': coldOpen,
}
