import { introLengthWords } from '../content/intro-length.ts'
import { expect, test } from 'vitest'
import { wordCount } from '../text/word-count.ts'
import * as styles from '../show/content-styles.ts'
import * as method from '../show/methodology.ts'
import type { Show } from '../show/show-settings.ts'
import { allPairs, everyRow } from '../testing/all-pairs.ts'
import { draftFaults } from '../testing/draft-faults/draft-faults.ts'
import { oddGuests } from '../testing/odd-guests.ts'
import { draftedGuest, sampleGuests, sampleShow } from '../testing/samples.ts'
import type { Brief, DraftedGuest } from '../content/brief.ts'
import { spokenName } from './names.ts'
import { draftOffline } from './offline-drafter.ts'

// All combinations take an hour. By default sixteen guests share all pairs; when endurance is asked for, each guest meets
// all pairs, and a rich, a thin and an empty one all combinations
const isWhole = Boolean(process.env['CUEROOM_ENDURE'])
const whole = new Set(['maya-okafor', 'oskar-wisniewski', 'ruth-abernathy'])
const sharing = 16
const patience = isWhole ? 7_200_000 : 20_000

const guests: [string, DraftedGuest][] = [
  ...sampleGuests.map((sample): [string, DraftedGuest] => [sample.slug, draftedGuest(sample)]),
  ...Object.entries(oddGuests),
]
/** Guests who gave enough for every length. */
const rich = new Set(['maya-okafor', 'lakshmi-venkataraman', 'priscilla-oneill-baptiste'])

function rowsOf<C extends Record<string, readonly unknown[]>>(slug: string, choices: C) {
  if (isWhole) return whole.has(slug) ? everyRow(choices) : allPairs(choices)
  const share = guests.findIndex(([name]) => name === slug) % sharing
  return allPairs(choices).filter((_, index) => index % sharing === share)
}

const show = (
  contentStyles: Partial<Show['contentStyles']>,
  showMethodology: Partial<Show['showMethodology']> = {},
) => ({
  ...sampleShow,
  contentStyles: { ...sampleShow.contentStyles, ...contentStyles },
  showMethodology: { ...sampleShow.showMethodology, ...showMethodology },
})

const written = (type: Brief['type'], of: Show, guest: DraftedGuest) => {
  const brief = { type, show: of, guest, patterns: [], instructions: null }
  const draft = draftOffline(brief)
  return { ...draft, faults: draftFaults(brief, draft) }
}

const nothingWrong = { faults: [], length: 'right', name: true }

test.each(guests)(
  'introductions of %s are whole in every style',
  (slug, guest) => {
    for (const row of rowsOf(slug, {
      introductionStyle: styles.introductionStyles,
      introductionTemplate: styles.introductionTemplates,
      tone: styles.contentTones,
      introLength: styles.introLengths,
      biographicalDepth: styles.biographicalDepths,
      storytellingStyle: styles.storytellingStyles,
      personalDetailsLevel: styles.personalDetailsLevels,
      approach: styles.approaches,
    })) {
      const { content, note, faults } = written('introduction', show(row), guest)
      const { min, max } = introLengthWords[row.introLength]
      const words = wordCount(content)
      // More of a full questionnaire would only be quotations, and a minimal biography is two sentences
      const fewest = row.biographicalDepth === 'minimal' ? 0.6 : 0.65
      const isNearly = !rich.has(slug) || words >= min * fewest
      const isExplained = isNearly && words < min && note?.includes(`has ${words} words`)
      const length = (words >= min && words <= max) || isExplained ? 'right' : words
      const name = content.includes(spokenName(guest.name))
      expect({ row, content, faults, length, name }).toEqual({ row, content, ...nothingWrong })
    }
  },
  patience,
)

test.each(guests)(
  'questions to %s are whole in every manner',
  (slug, guest) => {
    for (const { approach, questionStyle, ...row } of rowsOf(slug, {
      questioningStyle: method.questioningStyles,
      vulnerabilityLevel: method.vulnerabilityLevels,
      depthApproach: method.depthApproaches,
      showType: method.showTypes,
      questionStyle: styles.questionStyles,
      approach: styles.approaches,
    })) {
      const { content, faults } = written('questions', show({ approach, questionStyle }, row), guest)
      const questions = content.split('\n\n').map((question) => question.replace(/^\d+\. /u, ''))
      const wanted = { surface: 8, balanced: 10, 'deep-dive': 12 }[row.depthApproach]
      const asks = questions.every((question) => question.endsWith('?'))
      expect({
        row,
        content,
        faults,
        asks,
        count: questions.length,
        different: new Set(questions).size,
      }).toEqual({
        row,
        content,
        faults: [],
        asks: true,
        count: wanted,
        different: wanted,
      })
    }
  },
  patience,
)

test.each(guests)('show notes for %s are whole in every style', (_slug, guest) => {
  for (const showNotesStyle of styles.showNotesStyles) {
    const { content, faults } = written('show_notes', show({ showNotesStyle }), guest)
    const name = content.includes(spokenName(guest.name))
    const action = content.includes('Follow Unhurried Work wherever you listen')
    expect({ showNotesStyle, content, faults, name, action }).toEqual({
      showNotesStyle,
      content,
      faults: [],
      name: true,
      action: true,
    })
  }
})
