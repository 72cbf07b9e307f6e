import type { ContentStyles } from '../show/content-styles.ts'
import type { Answer, Material } from './material.ts'
import { ended, quoted } from './sentences.ts'
import { leads, tones, type Names } from './voice.ts'
import { capitalized, listed, pick } from './words.ts'

/** How an introduction begins, up to and including the guest's name. */
export interface Opening {
  paragraphs: string[]
  /** The answer that was quoted, so that it is not quoted again; `rest` is what of it is still unsaid. */
  used: { id: string; rest: string[] } | null
  /** Answers this style could have used, when the guest gave none of them. */
  wanted: string[]
}

interface Scene {
  material: Material
  names: Names
  styles: ContentStyles
}

type Style = ContentStyles['introductionStyle']

/** Names of the two biographies in the order of parts: what the host typed, then what the guest answered. */
export const biographyIds = ['bio', 'self'] as const

/** Words after which an opening quotation ends at the next sentence. */
const longestOpening = 70

const hello = ({ names, styles }: Scene) => tones[styles.tone].hello(names)

const station = ({ show, host }: Names) => `This is ${show}${host ? `, and I’m ${host}` : ''}.`

/** "Maya Okafor, a marine biologist at Blue Shelf Institute": closed by the caller. */
const guestInFull = ({ name, role }: Material) => (role ? `${name}, ${role}` : name)

const meet = ({ material }: Scene, lead = 'My guest today is') => ended(`${lead} ${guestInFull(material)}`)

const plain = (scene: Scene, wanted: string[] = []): Opening => ({
  paragraphs: [hello(scene), meet(scene)],
  used: null,
  wanted,
})

/** As many sentences of an answer as an opening bears. */
const beginning = (said: string[]) => {
  let words = 0
  const from = said.findIndex(
    (sentence, index) => (words += sentence.split(' ').length) > longestOpening && index > 0,
  )
  return from === -1 ? { first: said, rest: [] } : { first: said.slice(0, from), rest: said.slice(from) }
}

const firstOf = ({ answers }: Material, ids: string[]) =>
  ids.map((id) => answers.get(id)).find((answer) => answer !== undefined)

const leadTo = ({ styles, names }: Scene, { id }: Answer) =>
  capitalized(pick(leads[id]![styles.storytellingStyle], names.guest + id)('my guest'))

const storyteller = {
  factual: 'Those are the words of',
  narrative: 'That story belongs to',
  dramatic: 'Keep that picture in mind. It belongs to',
}

const storytelling = (scene: Scene): Opening => {
  const story = scene.material.answers.get('story')
  if (!story) return plain(scene, ['story'])
  const { first, rest } = beginning(story.said)
  return {
    paragraphs: [
      quoted(first),
      ended(`${storyteller[scene.styles.storytellingStyle]} ${guestInFull(scene.material)}`),
      hello(scene),
    ],
    used: { id: 'story', rest },
    wanted: [],
  }
}

const hook = (scene: Scene): Opening => {
  const ids = ['fun-fact', 'misconception', 'story']
  const surprising = firstOf(scene.material, ids)
  if (!surprising) return plain(scene, ids)
  const { first, rest } = beginning(surprising.said)
  return {
    paragraphs: [`${leadTo(scene, surprising)} ${quoted(first)}`, meet(scene), hello(scene)],
    used: { id: surprising.id, rest },
    wanted: [],
  }
}

const openingQuestion: Record<string, (field: string | undefined) => string> = {
  misconception: (field) =>
    `What do most people get wrong about ${field ?? 'the work you are about to hear of'}?`,
  story: () => 'Which moment changed your path?',
  advice: () => 'What advice do you find yourself giving most often?',
  'audience-takeaway': () => 'If you could take one thing away from a conversation, what would it be?',
}

const questionLed = (scene: Scene): Opening => {
  const ids = Object.keys(openingQuestion)
  const answer = firstOf(scene.material, ids)
  if (!answer) return plain(scene, ids)
  const { first, rest } = beginning(answer.said)
  return {
    paragraphs: [
      openingQuestion[answer.id]!(scene.material.expertise[0]),
      `I put that question to ${guestInFull(scene.material)}, and this is what I heard: ${quoted(first)}`,
      hello(scene),
    ],
    used: { id: answer.id, rest },
    wanted: [],
  }
}

const guestCentric = (scene: Scene): Opening => {
  const { biographies } = scene.material
  const own = biographies.find(({ voice }) => voice === 'guest')
  if (!own) return plain(scene, ['bio'])
  const { first, rest } = beginning(own.said)
  return {
    paragraphs: [
      quoted(first),
      `That is how my guest answers when I ask for an introduction. ${meet(scene, 'This is')}`,
      hello(scene),
    ],
    used: { id: biographyIds[biographies.indexOf(own)]!, rest },
    wanted: [],
  }
}

const monologue = (scene: Scene): Opening => {
  const { expertise } = scene.material
  const subject =
    expertise.length > 0
      ? `I want to talk about ${listed(expertise.slice(0, 2))} today`
      : 'I have one conversation for you today'
  const person = `${expertise.length > 0 ? 'and I want to do it' : 'and it is'} ${ended(`with ${guestInFull(scene.material)}`)}`
  return { paragraphs: [`${subject}, ${person}`, station(scene.names)], used: null, wanted: [] }
}

const coldOpen = (scene: Scene): Opening => {
  const ids = ['advice', 'story', 'fun-fact']
  const answer = firstOf(scene.material, ids)
  if (!answer) return plain(scene, ids)
  const { first, rest } = beginning(answer.said)
  return {
    paragraphs: [quoted(first), `${meet(scene, 'That is')} ${station(scene.names)}`],
    used: { id: answer.id, rest },
    wanted: [],
  }
}

export const openings: Record<Style, (scene: Scene) => Opening> = {
  professional: (scene) => plain(scene),
  conversational: (scene) => ({
    paragraphs: [hello(scene), `Let me tell you who I’m talking to today. ${meet(scene, 'It’s')}`],
    used: null,
    wanted: [],
  }),
  storytelling,
  'hook-focused': hook,
  'question-led': questionLed,
  'guest-centric': guestCentric,
  'direct-monologue': monologue,
  'cold-open': coldOpen,
}
