import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'
import type { Show } from '../show/show-settings.ts'
import { framesOf } from '../testing/frames.ts'
import { madeBrief, seasonGuests } from '../testing/made-guests.ts'
import { sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'
import { textsRemembered } from './variety.ts'

const withStyles = (
  contentStyles: Partial<Show['contentStyles']>,
  showMethodology: Partial<Show['showMethodology']> = {},
): Show => ({
  ...sampleShow,
  contentStyles: { ...sampleShow.contentStyles, ...contentStyles },
  showMethodology: { ...sampleShow.showMethodology, ...showMethodology },
})

/** How often the most frequent frame is said over thirty guests, each text written with those before it in mind. */
function mostRepeated(
  type: ContentType,
  show = sampleShow,
  remembers = true,
  guests: readonly DraftedGuest[] = seasonGuests,
): number {
  const counts = new Map<string, number>()
  const recent: string[] = []
  for (const guest of guests) {
    const brief = {
      ...madeBrief(guest, type, show),
      recent: remembers ? recent.slice(0, textsRemembered) : [],
    }
    const draft = draftOffline(brief)
    recent.unshift(draft.content)
    for (const frame of framesOf(brief, draft)) counts.set(frame, (counts.get(frame) ?? 0) + 1)
  }
  return Math.max(...counts.values())
}

test('over thirty guests of a show no sentence of an introduction comes more than three times', () => {
  expect(mostRepeated('introduction')).toBeLessThanOrEqual(3)
  expect(mostRepeated('introduction', sampleShow, false)).toBeGreaterThan(3)
  const others = [
    withStyles({ tone: 'professional', introductionStyle: 'professional', storytellingStyle: 'factual' }),
    withStyles({ tone: 'conversational', introductionStyle: 'hook-focused', storytellingStyle: 'dramatic' }),
  ]
  for (const show of others) expect(mostRepeated('introduction', show)).toBeLessThanOrEqual(3)
})

test('over thirty guests of a show no question comes more than twice', () => {
  expect(mostRepeated('questions')).toBeLessThanOrEqual(2)
  expect(mostRepeated('questions', sampleShow, false)).toBeGreaterThan(2)
  const other = withStyles(
    { questionStyle: 'investigative', approach: 'challenging' },
    { questioningStyle: 'story-driven', depthApproach: 'balanced' },
  )
  expect(mostRepeated('questions', other)).toBeLessThanOrEqual(2)
})

test('nor does one where guests have answered one question, or none, or there is only a name', () => {
  const withAnswers = (...ids: string[]) =>
    seasonGuests.map((guest) => ({
      ...guest,
      responses: Object.fromEntries(Object.entries(guest.responses).filter(([id]) => ids.includes(id))),
    }))
  const names = withAnswers().map((guest) => ({ ...guest, title: null, bio: null, expertise: [] }))
  for (const guests of [withAnswers('topics'), withAnswers(), names])
    for (const [type, most] of [
      ['questions', 2],
      ['introduction', 3],
    ] as const)
      expect(mostRepeated(type, sampleShow, true, guests)).toBeLessThanOrEqual(most)
})

test('what the last texts said is said otherwise; the same guest, settings and history give the same text', () => {
  for (const type of ['introduction', 'questions'] as const) {
    const brief = madeBrief(seasonGuests[0]!, type)
    const first = draftOffline(brief)
    const next = draftOffline({ ...brief, recent: [first.content] })
    expect(next.content).not.toBe(first.content)
    expect(draftOffline({ ...brief, recent: [first.content] })).toEqual(next)
    expect(draftOffline(brief)).toEqual(first)
  }
})

test('no introduction asks about a guest as about somebody else', () => {
  const recent: string[] = []
  for (const guest of seasonGuests) {
    const { content } = draftOffline({
      ...madeBrief(guest, 'introduction'),
      recent: recent.slice(0, textsRemembered),
    })
    recent.unshift(content)
    // “What people get wrong about Ana’s work, she said”; “I asked my guest about Ana’s work”
    expect(content).not.toMatch(/’s (?:work|field)[^“”]*\b(?:[Hh]e|[Hh]er|[Hh]is|[Ss]he)\b[^“”]*: “/u)
    expect(content).not.toMatch(/\bmy guest\b[^“”]*’s (?:work|field)\b/u)
  }
})
