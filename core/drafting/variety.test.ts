import { expect, test } from 'vitest'
import type { Brief, Draft } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'
import { sampleBrief, sampleGuests, sampleShow } from '../testing/samples.ts'
import { shortName, spokenName } from './names.ts'
import { draftOffline } from './offline-drafter.ts'
import { textsRemembered } from './variety.ts'

const names =
  `Asha Raman, Bram Visser, Chiara Longo, Dele Adebayo, Edith Moser, Farid Nazari, Greta Lund, Hugo Pires, Imani Weru,
  Jonas Brandt, Keiko Mori, Liam Doyle, Mina Park, Noor Haddad, Otto Keller, Paula Reyes, Quentin Roy, Rania Said, Stella Croft,
  Tomas Novak, Uma Iyer, Viktor Hahn, Wanda Zielak, Xavier Puig, Yara Costa, Zoltan Kiss, Adele Frost, Boris Petrov, Cora Blum, Dina Levy`
    .split(',')
    .map((name) => name.trim())

/** Thirty guests of one show: what the sample guests gave, each as somebody else. */
const briefs = (type: ContentType): Brief[] =>
  names.map((name, index) => {
    const sample = sampleGuests.filter(({ slug }) => slug !== 'ruth-abernathy')[index % 11]!
    return sampleBrief({ ...sample, guest: { ...sample.guest, name } }, type, sampleShow)
  })

/** The texts of a season, each written with those before it in mind. */
function season(type: ContentType, remembers = true): { brief: Brief; draft: Draft }[] {
  const texts: string[] = []
  return briefs(type).map((brief) => {
    const recent = remembers ? texts.slice(0, textsRemembered) : []
    const draft = draftOffline({ ...brief, recent })
    texts.unshift(draft.content)
    return { brief, draft }
  })
}

/** Sentences that are the template's own, without the guest in them: what a listener hears again. */
function framesOf({ brief: { guest }, draft: { content, sources } }: { brief: Brief; draft: Draft }) {
  const called = [spokenName(guest.name), shortName(guest.name)]
  return sources
    .filter(({ from }) => from.every(({ kind, key }) => kind === 'field' && key === 'name'))
    .map(({ start, end }) =>
      called.reduce((text, name) => text.replaceAll(name, '…'), content.slice(start, end)),
    )
    .filter((text) => /\p{L}{3}/u.test(text))
}

/** How often the most frequent frame of a season is said. */
function mostRepeated(type: ContentType, remembers: boolean): number {
  const counts = new Map<string, number>()
  for (const frame of season(type, remembers).flatMap(framesOf))
    counts.set(frame, (counts.get(frame) ?? 0) + 1)
  return Math.max(...counts.values())
}

test('over a season no sentence of an introduction and no question is the one that listeners know by heart', () => {
  expect(mostRepeated('introduction', true)).toBeLessThanOrEqual(6)
  expect(mostRepeated('questions', true)).toBeLessThanOrEqual(10)
  expect(mostRepeated('introduction', false)).toBeGreaterThan(6)
})

test('what the last texts said is said otherwise; the same guest, settings and history give the same text', () => {
  for (const type of ['introduction', 'questions'] as const) {
    const [brief] = briefs(type) as [Brief]
    const first = draftOffline(brief)
    const next = draftOffline({ ...brief, recent: [first.content] })
    expect(next.content).not.toBe(first.content)
    expect(draftOffline({ ...brief, recent: [first.content] })).toEqual(next)
    expect(draftOffline({ ...brief, recent: ['Something else.'] })).toEqual(first)
  }
})
