import type { ContentStyles } from '../show/content-styles.ts'
import { wordCount } from '../text/word-count.ts'
import { joined, say, type Sourced } from './sourced.ts'

/** A part of the notes: a heading, paragraphs of sentences, and points below them. */
export interface Section {
  heading: Sourced
  paragraphs: Sourced[][]
  points: Sourced[]
}

type Name = 'summary' | 'chapters' | 'quotes' | 'topics' | 'links' | 'guest' | 'show'
export type Sections = Record<Name, Section>

/** The first sentences that stay within the words, one at least. */
export const within = (said: Sourced[], most: number) => {
  const end = said.findIndex(
    (_, index) => index > 0 && wordCount(joined(said.slice(0, index + 1)).text) > most,
  )
  return end === -1 ? said : said.slice(0, end)
}

const asParagraphs = ({ heading, paragraphs, points }: Section): Sourced[][] => [
  [heading],
  ...paragraphs,
  ...points.map((point) => [say`- ${point}`]),
]

const isFilled = ({ paragraphs, points }: Section) => paragraphs.length + points.length > 0

const linkLine = (points: Sourced[], label: string): Sourced[][] =>
  points.length > 0 ? [[say`${label} ${joined(points, ' · ')}`]] : []

/** The sections as each style of notes arranges them. */
export const layouts: Record<
  ContentStyles['showNotesStyle'],
  (sections: Sections, actions: Sourced[], story: Sourced[][]) => Sourced[][]
> = {
  detailed: (sections, actions) => [
    ...Object.values(sections).filter(isFilled).flatMap(asParagraphs),
    ...(actions.length > 0 ? [actions] : []),
  ],
  concise: ({ summary, links, guest }, actions) => [
    within(summary.paragraphs.flat(), 60),
    ...guest.paragraphs.slice(0, 1).map((said) => within(said, 40)),
    ...linkLine(links.points.slice(0, 2), 'Links:'),
    ...(actions.length > 0 ? [within(actions, 20)] : []),
  ],
  'bullet-points': (sections, actions) => [
    ...Object.values(sections)
      .filter(isFilled)
      .flatMap(({ heading, paragraphs, points }) =>
        asParagraphs({
          heading,
          paragraphs: [],
          points: [...paragraphs.map((said) => joined(said)), ...points],
        }),
      ),
    ...actions.map((action) => [say`- ${action}`]),
  ],
  narrative: ({ summary, chapters, quotes, links, guest, show }, actions, story) => [
    ...summary.paragraphs,
    ...quotes.points.map((quote) => [quote]),
    ...guest.paragraphs,
    ...story,
    ...(chapters.points.length > 0 ? asParagraphs(chapters) : []),
    ...show.paragraphs.slice(0, 1),
    ...linkLine(links.points, 'Links:'),
    ...(actions.length > 0 ? [actions] : []),
  ],
}
