import type { Show } from '../show/show-settings.ts'
import { own, type Interview, type InterviewQuestion } from './interview.ts'
import { filled } from './lines.ts'
import type { Material } from './material.ts'
import { areaAsks, fieldAsks } from './phrases/answer-asks.ts'
import * as phrases from './phrases/general-asks.ts'
import { audienceAsks } from './phrases/question-leads.ts'
import { isOtherLanguage } from './other-language.ts'
import { listenersOf } from './show-phrases.ts'
import { reworded, setting, type Sourced } from './sourced.ts'
import { inSentence } from './words.ts'

/** Questions about the show's areas. */
const maxAreas = 2
/** Questions about the guest’s subjects; more where there is nothing else of the guest’s to ask about. */
const maxFields = { answered: 2, unanswered: 3 }

const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/(ing|ed|es|s)$/u, '').slice(0, 6)),
  )

/** The show's areas, those first that the guest's own words come near to. */
function areasFor(
  { showMethodology: method, podcastDescription }: Show,
  { answers, biographies }: Material,
): Sourced[] {
  const isOther = isOtherLanguage(podcastDescription ?? '')
  const { coreExplorationAreas: core, topicFocusAreas: focus } = method
  const written = stems([...answers.values(), ...biographies].flatMap(({ said }) => said).join(' '))
  const closeness = ({ text }: Sourced) => [...stems(text)].filter((stem) => written.has(stem)).length
  return Array.from({ length: Math.max(core.length, focus.length) }, (_, index) => [
    ...core.slice(index, index + 1).map((area) => setting(area, 'showMethodology.coreExplorationAreas')),
    ...focus.slice(index, index + 1).map((area) => setting(area, 'showMethodology.topicFocusAreas')),
  ])
    .flat()
    .filter(({ text }) => !isOtherLanguage(text, isOther))
    .toSorted((a, b) => closeness(b) - closeness(a))
}

/** What the show asks whoever the guest is: its areas, the guest’s field, and questions in its manner. */
export function fromShow({ show, material, line, fresh }: Interview): InterviewQuestion[] {
  const { contentStyles: styles, showMethodology: method } = show
  // One that the guest would like to talk about is asked about already
  const toTalkAbout = material.answers.get('topics')?.said.join(' ').toLowerCase() ?? ''
  const areas = areasFor(show, material).map((area) => reworded(area, inSentence))
  const general = (ofShow: readonly string[], kind: string) => ({
    kind,
    sentences: [own(line([ofShow, phrases.generalAsks], kind))],
  })
  const about = (asks: typeof areaAsks, value: Record<string, Sourced>, kind: string) => {
    const asked = fresh([asks.own[method.questioningStyle], asks.all], kind)
    return asked === null ? [] : [{ kind, sentences: [filled(asked, value)] }]
  }
  return [
    ...areas.slice(0, maxAreas).flatMap((area) => about(areaAsks, { area }, 'areas')),
    ...material.expertise
      .filter(({ text }) => !toTalkAbout.includes(text.toLowerCase()))
      .slice(0, maxFields[material.answers.size > 0 ? 'answered' : 'unanswered'])
      .flatMap((field) => about(fieldAsks, { field }, 'field')),
    general(phrases.approachAsks[styles.approach], 'approach'),
    general(phrases.styleAsks[styles.questionStyle], 'style'),
    // With a biography, that is asked about the guest’s work
    ...(material.biographies.length > 0 ? [] : [general(phrases.typeAsks[method.showType], 'type')]),
    {
      kind: 'audience',
      sentences: [filled(line([audienceAsks], 'audience'), { audience: listenersOf(show) })],
    },
    ...phrases.levelAsks[method.vulnerabilityLevel].map((asks) => ({
      kind: 'personal',
      sentences: [own(line([asks, phrases.personalAsks], 'personal'))],
    })),
  ]
}
