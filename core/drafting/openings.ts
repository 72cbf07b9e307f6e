import { wordCount } from '../text/word-count.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { leads, type Line } from './leads.ts'
import type { Answer, Material } from './material.ts'
import { retold } from './retold.ts'
import { beginning, ended, quoted } from '../text/sentences.ts'
import { joined, reworded, say, type Sourced } from './sourced.ts'
import { chooseLine } from './variety.ts'
import { helloIn, type Names } from './voice.ts'
import { listed } from './words.ts'

/** How an introduction begins, up to and including the guest's name. */
export interface Opening {
  paragraphs: Sourced[][]
  /** What was used, so that it is not said again; `rest` is what of it is still unsaid. */
  used: { id: string; rest: string[] } | null
  /** Answers this style could have used, when the guest gave none of them. */
  wanted: string[]
}

interface Scene {
  material: Material
  names: Names
  styles: ContentStyles
}

/** Words after which what opens an introduction ends at the next sentence. */
const longestScene = { brief: 70, standard: 110, comprehensive: 130 }
/** A retelling that breaks off sooner is no scene. */
const shortestScene = 15
/** Words of the guest's own that open an introduction. */
const longestQuotation = 60

const hello = ({ names, styles }: Scene) => helloIn(styles.tone, names)

const station = ({ show, host }: Names) =>
  host ? say`This is ${show}, and I’m ${host}.` : say`This is ${show}.`

const closed = (sentence: Sourced) => reworded(sentence, ended)

/** "Maya Okafor, a marine biologist at Blue Shelf Institute": closed by the caller. */
const guestInFull = ({ name, role }: Material) => (role ? say`${name}, ${role}` : name)

const meetings: readonly Line[] = [
  (guest) => say`My guest today is ${guest}`,
  (guest) => say`Today I’m joined by ${guest}`,
  (guest) => say`With me today is ${guest}`,
  (guest) => say`Today’s guest is ${guest}`,
]
const meet = ({ material }: Scene) =>
  closed(chooseLine(material.choose, meetings, material.short.text)(guestInFull(material)))

/** Says who the guest is once the full name has been said. */
const placed = ({ material: { role, short } }: Scene) => {
  if (!role) return say`${short} is my guest today.`
  return role.isNoun
    ? closed(say`${short} is ${role}, and my guest today`)
    : closed(say`My guest today is ${short}, ${role}`)
}

const plain = (scene: Scene, wanted: string[] = []): Opening => ({
  paragraphs: [[...hello(scene), meet(scene)]],
  used: null,
  wanted,
})

const firstOf = ({ answers }: Material, ids: string[]) =>
  ids.map((id) => answers.get(id)).find((answer) => answer !== undefined)

const quotation = (said: string[], from: Answer['from']): Sourced => ({ text: quoted(said), from })

/** The answer as a scene in the third person, the guest by full name; null where it cannot be retold. */
const sceneOf = ({ material, styles }: Scene, { said, from }: Pick<Answer, 'said' | 'from'>) => {
  const { told } = retold(said, { ...material.whom, name: material.name.text })
  const { first } = beginning(told, longestScene[styles.introLength])
  const isNamed = first.some((sentence) => sentence.includes(material.name.text))
  const isWhole = first.length === said.length || wordCount(first.join(' ')) >= shortestScene
  return isNamed && isWhole
    ? { sentences: first.map((text) => ({ text, from })), rest: said.slice(first.length) }
    : null
}

/** Follows a story that opened the introduction; `role` is "a clockmaker at Østergaard & Datter". */
const storyLines: Record<'narrative' | 'dramatic', readonly Line[]> = {
  narrative: [
    (role) => say`That story belongs to my guest today, ${role}`,
    (role) => say`That was my guest today, ${role}`,
    (role) => say`The story is from my guest today, ${role}`,
  ],
  dramatic: [
    (role) => say`Keep that picture in mind. It belongs to my guest today, ${role}`,
    (role) => say`Hold on to that moment. It happened to my guest today, ${role}`,
  ],
}

const storyLine = (scene: Scene) => {
  const { material, styles } = scene
  const { role, short } = material
  const style = styles.storytellingStyle
  if (style === 'factual') return placed(scene)
  if (role) return closed(chooseLine(material.choose, storyLines[style], short.text)(role))
  return style === 'narrative'
    ? say`The story is ${short}’s, my guest today.`
    : say`Keep that picture in mind. It belongs to ${short}, my guest today.`
}

const quotedStoryLine = {
  factual: say`The story is told by my guest today,`,
  narrative: say`That story belongs to my guest today,`,
  dramatic: say`Keep that picture in mind. It belongs to my guest today,`,
}

const storytelling = (scene: Scene): Opening => {
  const { material, styles } = scene
  const story = material.answers.get('story')
  if (!story) return plain(scene, ['story'])
  const told = sceneOf(scene, story)
  if (told)
    return {
      paragraphs: [told.sentences, [storyLine(scene), ...hello(scene)]],
      used: { id: 'story', rest: told.rest },
      wanted: [],
    }
  const { first, rest } = beginning(story.said, longestScene[styles.introLength])
  const belongs = closed(say`${quotedStoryLine[styles.storytellingStyle]} ${guestInFull(material)}`)
  return {
    paragraphs: [[quotation(first, story.from)], [belongs, ...hello(scene)]],
    used: { id: 'story', rest },
    wanted: [],
  }
}

const hook = (scene: Scene): Opening => {
  const { material, styles } = scene
  const personal = styles.personalDetailsLevel === 'professional' ? [] : ['fun-fact']
  const ids = [...personal, 'misconception', 'story']
  const surprising = firstOf(material, ids)
  if (!surprising) return plain(scene, ids)
  const told = surprising.id === 'misconception' ? null : sceneOf(scene, surprising)
  if (told)
    return {
      paragraphs: [told.sentences, [placed(scene), ...hello(scene)]],
      used: { id: surprising.id, rest: told.rest },
      wanted: [],
    }
  const { first, rest } = beginning(surprising.said, longestQuotation)
  const lead = chooseLine(
    material.choose,
    leads[surprising.id]![styles.storytellingStyle].before,
    material.short.text,
  )
  return {
    paragraphs: [
      [say`${lead(material.name)} ${quotation(first, surprising.from)}`],
      [placed(scene), ...hello(scene)],
    ],
    used: { id: surprising.id, rest },
    wanted: [],
  }
}

const openingQuestion: Record<string, string> = {
  misconception: 'What do most people get wrong?',
  story: 'Which moment changed your path?',
  advice: 'What advice do you find yourself giving most often?',
  'audience-takeaway': 'If you could take one thing away from a conversation, what would it be?',
}

const questionLed = (scene: Scene): Opening => {
  const { material } = scene
  const ids = Object.keys(openingQuestion)
  const answer = firstOf(material, ids)
  if (!answer) return plain(scene, ids)
  const { first, rest } = beginning(answer.said, longestQuotation)
  const question = { text: openingQuestion[answer.id]!, from: [] }
  return {
    paragraphs: [
      [question, quotation(first, answer.from)],
      [closed(say`That is the answer of my guest today, ${guestInFull(material)}`), ...hello(scene)],
    ],
    used: { id: answer.id, rest },
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
      [quotation(first, own.from), say`Those are ${name}’s own words.`],
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
      ? say`I want to talk about ${about} today, and I want to do it with ${guest}`
      : say`I have one conversation for you today, and it is with ${guest}`
  return { paragraphs: [[closed(line), station(scene.names)]], used: null, wanted: [] }
}

const coldOpen = (scene: Scene): Opening => {
  const ids = [
    'advice',
    'story',
    ...(scene.styles.personalDetailsLevel === 'professional' ? [] : ['fun-fact']),
  ]
  const answer = firstOf(scene.material, ids)
  if (!answer) return plain(scene, ids)
  const { first, rest } = beginning(answer.said, longestQuotation)
  return {
    paragraphs: [
      [quotation(first, answer.from)],
      [closed(say`That is ${guestInFull(scene.material)}`), station(scene.names)],
    ],
    used: { id: answer.id, rest },
    wanted: [],
  }
}

const conversational = (scene: Scene): Opening => ({
  paragraphs: [[...hello(scene), closed(say`Today I’m talking to ${guestInFull(scene.material)}`)]],
  used: null,
  wanted: [],
})

export const openings: Record<ContentStyles['introductionStyle'], (scene: Scene) => Opening> = {
  professional: (scene) => plain(scene),
  conversational,
  storytelling,
  'hook-focused': hook,
  'question-led': questionLed,
  'guest-centric': guestCentric,
  'direct-monologue': monologue,
  'cold-open': coldOpen,
}
