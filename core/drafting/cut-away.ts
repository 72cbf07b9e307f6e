import type { DraftedGuest } from '../content/brief.ts'
import { sentenceParts } from '../text/sentences.ts'
import { asText } from './answers.ts'
import { saidInPieces, saidWhole } from './said-whole.ts'

/** Is the sentence, of the field or the answer of that id, left out? */
export type IsLeftOut = (sentence: string, id: string) => boolean

const ofLine = (line: string) => sentenceParts(line).map(({ text }) => text)
const sentencesOf = (text: string) => text.split('\n').flatMap(ofLine)

/** "It took a year.": about what the sentence before it says. */
const leans =
  /^(?:(?:and|because|but|so|then),? )?(?:afterwards?|he|her|his|it|its|she|since then|that|their|there|these|they|this|those)(?![\p{L}-])/iu
/** "He grew up in Laval.", of the guest of a biography */
const leansOnThing =
  /^(?:(?:and|because|but|so|then),? )?(?:afterwards?|it|its|since then|that|there|these|this|those)(?![\p{L}-])/iu

/** Sentences each of which is said without the others: those that are not left out, nor lean on one that is. */
function others(said: string[], isOut: (sentence: string) => boolean): string[] {
  let isAfter = false
  return said.filter((sentence) => {
    isAfter = isOut(sentence) || (isAfter && leansOnThing.test(sentence))
    return !isAfter
  })
}

/** Of as many sentences, one that is left only led up to the others. */
const fewestOfStory = 3

/** An answer up to what is left out, and to what that leans on: what comes behind it goes on from there. */
function upTo(said: string[], isOut: (sentence: string) => boolean): string[] {
  let end = said.findIndex(isOut)
  while (end > 0 && leans.test(said[end]!)) end -= 1
  return end === 1 && said.length >= fewestOfStory ? [] : said.slice(0, end)
}

interface Manner {
  isWhole: boolean
  isInPieces: boolean
}

function rest(text: string, isOut: (sentence: string) => boolean, { isWhole, isInPieces }: Manner): string {
  if (!sentencesOf(text).some(isOut)) return text
  if (isWhole) return ''
  if (!isInPieces) return upTo(sentencesOf(text), isOut).join(' ')
  const kept = text
    .split('\n')
    .map((line) => (ofLine(line).some(isOut) ? others(ofLine(line), isOut).join(' ') : line))
  return kept.filter((line) => line.trim() !== '').join('\n')
}

/** The guest without what is left out and what leans on it; the answers that lack something are noted. */
export function cutAway(guest: DraftedGuest, isLeftOut: IsLeftOut): DraftedGuest {
  const [whole, pieces] = [saidWhole(guest), saidInPieces(guest)]
  const field = (id: string, text: string | null) => (text && isLeftOut(text, id) ? null : text)
  const cut = (id: string, text: string) =>
    rest(text, (sentence) => isLeftOut(sentence, id), {
      isWhole: whole.has(id),
      isInPieces: pieces.has(id),
    })
  const responses = Object.entries(guest.responses).map(([id, given]): [string, string | string[]] => [
    id,
    Array.isArray(given) ? given.filter((one) => !isLeftOut(one, id)) : cut(id, given),
  ])
  const held = responses
    .filter(([id, given]) => asText(given) !== asText(guest.responses[id]))
    .map(([id]) => id)
  return {
    ...guest,
    title: field('title', guest.title),
    company: field('company', guest.company),
    bio: guest.bio && (cut('bio', guest.bio) || null),
    expertise: guest.expertise.filter((one) => !isLeftOut(one, 'expertise')),
    responses: Object.fromEntries(responses),
    heldBack: [...(guest.heldBack ?? []), ...held],
  }
}

/** The pieces of what is known about a guest that can be left out, with the ids of their answers. */
export const passagesOf = ({ bio, company, title, expertise, responses }: DraftedGuest) =>
  [
    ...sentencesOf(bio ?? '').map((text) => ({ id: 'bio', text })),
    { id: 'company', text: company ?? '' },
    { id: 'title', text: title ?? '' },
    ...expertise.map((text) => ({ id: 'expertise', text })),
    ...Object.entries(responses).flatMap(([id, given]) =>
      (Array.isArray(given) ? given : sentencesOf(given)).map((text) => ({ id, text })),
    ),
  ].filter(({ text }) => text !== '')
