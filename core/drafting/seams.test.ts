import { expect, test } from 'vitest'
import type { Brief } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'
import * as styles from '../show/content-styles.ts'
import * as method from '../show/methodology.ts'
import type { Show } from '../show/show-settings.ts'
import { draftFaults } from '../testing/draft-faults/draft-faults.ts'
import { wordsOfFirstSentence } from '../testing/draft-faults/first-sentence.ts'
import { awkwardGuests } from '../testing/awkward-guests.ts'
import { madeBrief, madeGuests, seasonGuests } from '../testing/made-guests.ts'
import { sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

// `CUEROOM_ENDURE` writes each text for each guest, and each awkward guest's introduction in every style and tone. By default each guest
// gets one of the three texts in every fourth kind, each text guests of every kind, and each awkward guest half of the styles and tones
const isWhole = Boolean(process.env['CUEROOM_ENDURE'])

const at = <T>(all: readonly T[], index: number) => all[index % all.length]!

/** A show for each guest: over all of them every setting is used. */
const showOf = (index: number): Show => ({
  ...sampleShow,
  contentStyles: {
    ...sampleShow.contentStyles,
    introductionStyle: at(styles.introductionStyles, index),
    introductionTemplate: at(styles.introductionTemplates, index),
    tone: at(styles.contentTones, index),
    storytellingStyle: at(styles.storytellingStyles, index + Math.floor(index / 8)),
    approach: at(styles.approaches, index + Math.floor(index / 7)),
    questionStyle: at(styles.questionStyles, index + Math.floor(index / 5)),
  },
  showMethodology: {
    ...sampleShow.showMethodology,
    questioningStyle: at(method.questioningStyles, index),
    showType: at(method.showTypes, index),
    vulnerabilityLevel: at(method.vulnerabilityLevels, index),
  },
})

interface Written {
  brief: Brief
  draft: ReturnType<typeof draftOffline>
}
const known = new Map<ContentType, Written[]>()
const types = ['introduction', 'questions', 'show_notes'] as const
/** Which guests a text is written for: a made guest comes back in another kind every thirty. */
const isFor = (type: ContentType, index: number) =>
  isWhole ||
  (index + Math.floor(index / seasonGuests.length)) % (4 * types.length) === 4 * types.indexOf(type)
/** Written once. */
function written(type: ContentType): Written[] {
  const before = known.get(type)
  if (before) return before
  const texts = madeGuests.flatMap((guest, index) => {
    if (!isFor(type, index)) return []
    const brief = madeBrief(guest, type, showOf(index))
    return [{ brief, draft: draftOffline(brief) }]
  })
  known.set(type, texts)
  return texts
}

test.each(types)('no seam shows in the %s of guests of all kinds', (type) => {
  const faults = written(type).flatMap(({ brief, draft }) =>
    draftFaults(brief, draft).map((fault) => `${brief.guest.name}: ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each(styles.introductionStyles)(
  'ranks, bodies, lists and dates as forms hold them are said as one says them: %s',
  (introductionStyle) => {
    const { contentTones, introductionStyles } = styles
    for (const round of isWhole ? contentTones.keys() : [introductionStyles.indexOf(introductionStyle)]) {
      const recent: string[] = []
      for (const [index, guest] of awkwardGuests.entries()) {
        if (!isWhole && (round + index) % 2 === 1) continue
        const tone = at(contentTones, round + index)
        const contentStyles = { ...sampleShow.contentStyles, introductionStyle, tone }
        const brief = { ...madeBrief(guest, 'introduction', { ...sampleShow, contentStyles }), recent }
        const draft = draftOffline(brief)
        recent.push(draft.content)
        expect(draftFaults(brief, draft)).toEqual([])
      }
    }
  },
)

test('an introduction begins with a sentence that can be said in one breath', () => {
  const lengths = written('introduction').map(({ draft }) => wordsOfFirstSentence(draft.content))
  expect(lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(22)
})

const british: Partial<Show> = { podcastDescription: 'Neighbours talk about their favourite colours.' }
const american: Partial<Show> = { podcastDescription: 'Neighbors talk about their favorite colors.' }

test.each([
  ['British', british],
  ['American', american],
])('a %s show is drafted in its own spelling', (_, about) => {
  const show: Show = {
    ...sampleShow,
    ...about,
    contentStyles: { ...sampleShow.contentStyles, tone: 'light-humorous' },
  }
  const texts: string[] = []
  for (const guest of madeGuests.slice(0, isWhole ? 60 : 20)) {
    const brief = { ...madeBrief(guest, 'introduction', show), recent: texts.slice(0, 30) }
    const draft = draftOffline(brief)
    expect(draftFaults(brief, draft)).toEqual([])
    texts.unshift(draft.content)
  }
})
