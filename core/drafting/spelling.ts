import type { Show } from '../show/show-settings.ts'
import { onceEach } from './once-each.ts'

/** Words that the two spell differently: American, British. */
const pairs = (
  'behavior behaviour, behaviors behaviours, center centre, centers centres, color colour, colors colours, favorite favourite, flavor flavour, ' +
  'honor honour, humor humour, labor labour, neighbor neighbour, neighbors neighbours, rumor rumour, theater theatre, traveler traveller, ' +
  'analyze analyse, apologize apologise, organize organise, organized organised, realize realise, realized realised, recognize recognise, ' +
  'learned learnt, math maths, mom mum, program programme, gray grey, jewelry jewellery, skeptical sceptical, mold mould, cozy cosy'
)
  .split(', ')
  .map((pair) => pair.split(' ') as [string, string])

/** Correct in both, so that neither is put in place of the other. */
const eitherWay = new Set(['learned', 'program', 'center', 'centers', 'mold'])

const american = new Map(pairs.map(([us, uk]) => [uk, us]))
const british = new Map(pairs.filter(([us]) => !eitherWay.has(us)).map(([us, uk]) => [us, uk]))

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

const textsOfShow = ({ podcastDescription, hosts, showMethodology: method, contentStyles }: Show) =>
  [
    podcastDescription,
    ...hosts.map(({ bio }) => bio),
    method.targetAudience,
    method.interviewPhilosophy,
    method.methodologyDescription,
    method.audienceExpectations,
    ...method.coreExplorationAreas,
    ...method.topicFocusAreas,
    contentStyles.signatureStatement.atStart.text,
    contentStyles.signatureStatement.atEndOfIntro.text,
  ].join('\n')

/** Does a text spell as the British do? American where nothing shows it. */
export function isBritishText(text: string): boolean {
  const words = wordsOf(text)
  const count = (spellings: Map<string, string>) => words.filter((word) => spellings.has(word)).length
  return count(american) > count(british)
}

/** Does the show's own text spell as the British do? */
export const isBritish = onceEach((show: Show): boolean => isBritishText(textsOfShow(show)))

/** The templates' own words as the show spells. */
export function spelledFor(show: Show): (text: string) => string {
  const spellings = isBritish(show) ? british : american
  return (text) => text.replace(/\p{Ll}{3,}/gu, (word) => spellings.get(word) ?? word)
}
