import type { ContentStyles } from '../show/content-styles.ts'
import { ended, quoted } from '../text/sentences.ts'
import { filled } from './lines.ts'
import type { Answer, Material } from './material.ts'
import {
  casualMeetings,
  firstQuestions,
  firstStories,
  firstWords,
  meetings,
  personOpenings,
  subjectOpenings,
} from './phrases/opening-lines.ts'
import { opensAlone } from './quotable.ts'
import { reworded, say, type Sourced } from './sourced.ts'
import { isTitle, subjectsOf } from './subjects.ts'
import { capitalized } from './words.ts'
import { greetingIn, helloIn, type Names } from './voice.ts'

/** How an introduction begins, up to and including the guest's name. */
export interface Opening {
  paragraphs: Sourced[][]
  /** The answer it quotes, so that it is not said again. */
  used: string | null
  /** Answers this style could have used, when the guest gave none of them. */
  wanted: string[]
  /** The subject it announces. */
  named?: Sourced
}

interface Scene {
  material: Material
  names: Names
  styles: ContentStyles
  /** The host asked to start with this answer. */
  isWished: boolean
}

/** "Maya Okafor, a marine biologist at the Blue Shelf Institute", or the name alone. */
function guestAs(name: Sourced, { material: { role } }: Scene) {
  if (!role) return name
  // "Professor Ana Gold, professor of surgery"
  const [title = '', ...others] = name.text.split(' ')
  const isTwice = others.length > 1 && role.text.toLowerCase().split(/[\s,]/u).includes(title.toLowerCase())
  const called = isTwice ? reworded(name, () => others.join(' ')) : name
  return say`${called}, ${role}`
}

/** "the Reverend Ana Gold" */
const inSentence = (name: Sourced) =>
  reworded(name, (text) => text.replace(/^(?=(?:(?:Right|Very|Most) )?Reverend \p{Lu})/u, 'the '))

/** One of the lines, filled in and closed. */
function sentence({ material }: Scene, lines: readonly string[], values: Record<string, Sourced>) {
  return reworded(filled(material.choose.line([lines], material.short.text), values), ended)
}

const hello = ({ names, styles }: Scene) => helloIn(styles.tone, names)

const plain = (scene: Scene, wanted: string[] = [], lines = meetings): Opening => ({
  paragraphs: [
    [...hello(scene), sentence(scene, lines, { guest: guestAs(inSentence(scene.material.name), scene) })],
  ],
  used: null,
  wanted,
})

/** What the guest says of themselves, as an answer; the biography's own words are nobody's. */
const selfOf = ({ biographies }: Material): Answer[] =>
  biographies
    .filter(({ voice }) => voice === 'guest')
    .map(({ id, from, said }) => ({ id, from, label: '', said }))

/** Opens with the first of these answers that can be quoted, before anybody was named; the plain way where there is none. */
function withWords(scene: Scene, ids: string[], lines: Readonly<Record<string, readonly string[]>>): Opening {
  const { material, isWished } = scene
  const { answers, choose, name, short } = material
  const given = ids.flatMap((id) => (id === 'self' ? selfOf(material) : (answers.get(id) ?? [])))
  const answer = given.find((one) => isWished || opensAlone(one))
  if (!answer) return plain(scene, given.length > 0 ? [] : ids)
  const key = answer.id === 'bio' ? 'self' : answer.id
  const own = key === 'story' ? firstStories[scene.styles.storytellingStyle] : []
  const line = choose.line([own, lines[key]!], short.text)
  const lead = reworded(filled(line, { name: inSentence(name) }), capitalized)
  return {
    paragraphs: [
      [say`${lead} ${{ text: quoted(answer.said), from: answer.from }}`],
      [...hello(scene), sentence(scene, meetings, { guest: guestAs(short, scene) })],
    ],
    used: answer.id,
    wanted: [],
  }
}

function monologue(scene: Scene): Opening {
  const { material, names, styles } = scene
  const subject = subjectsOf(material).find(({ text }) => isTitle(text))
  const guest = guestAs(inSentence(material.name), scene)
  const line = subject
    ? sentence(scene, subjectOpenings, { subject, guest })
    : sentence(scene, personOpenings, { guest })
  return {
    paragraphs: [[line, greetingIn(styles.tone, names)]],
    used: null,
    wanted: [],
    ...(subject && { named: subject }),
  }
}

/** An intimate or balanced show may begin with what few people know. */
const personal = ({ styles }: Scene) => (styles.personalDetailsLevel === 'professional' ? [] : ['fun-fact'])

export const openings: Record<ContentStyles['introductionStyle'], (scene: Scene) => Opening> = {
  professional: (scene) => plain(scene),
  conversational: (scene) => plain(scene, [], casualMeetings),
  storytelling: (scene) => withWords(scene, ['story'], firstWords),
  'hook-focused': (scene) => withWords(scene, [...personal(scene), 'story'], firstWords),
  'question-led': (scene) => withWords(scene, ['misconception', 'advice'], firstQuestions),
  'guest-centric': (scene) => withWords(scene, ['self'], firstWords),
  'direct-monologue': monologue,
  'cold-open': (scene) => withWords(scene, ['advice', 'story', ...personal(scene)], firstWords),
}
