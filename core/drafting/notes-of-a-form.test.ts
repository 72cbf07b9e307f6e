import { expect, test } from 'vitest'
import { draftedGuest, sampleBrief, sampleGuest, sampleShow } from '../testing/samples.ts'
import { draftOffline } from './offline-drafter.ts'

interface Typed {
  name: string
  title?: string
  company?: string
  bio?: string
  self?: string
  advice?: string
}

/** The introduction of a guest of whom this was typed. */
function introduced({ name, title, company, bio, self, advice }: Typed): string {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const }
  const ruth = sampleGuest('ruth-abernathy')
  const guest = {
    ...draftedGuest(ruth),
    name,
    title: title ?? null,
    company: company ?? null,
    bio: bio ?? null,
    responses: { ...(self && { bio: self }), ...(advice && { advice }) },
  }
  return draftOffline({
    ...sampleBrief(ruth, 'introduction', { ...sampleShow, contentStyles }),
    guest,
  }).content
}

test.each([
  [{ name: 'Sunita Raghavan, CFP', title: 'Planner' }, 'CFP'],
  [{ name: 'Ana Gold', title: 'Sleep researcher, PhD' }, 'PhD'],
  [{ name: 'Ana Gold', title: 'Astrophotographer / IT support' }, 'IT support'],
  [{ name: 'Ana Gold', title: 'Make-up artist & prosthetics' }, 'prosthetics'],
  [{ name: 'Ana Gold', title: 'Cook', bio: 'Ana Gold holds an M.A. in History. She bakes bread.' }, 'M.A.'],
  [{ name: 'Ana Gold', title: 'Cook', self: 'Top selling agent in town since 2011.' }, 'Top selling'],
  [{ name: 'Ana Gold', title: 'Cook', self: '19 years a cop. Before that I sold old cars.' }, 'Before that'],
  [{ name: 'Ana Gold', title: 'Cook', advice: 'Lend it. They always bring it back to you.' }, 'Lend it'],
])('what only a form says stays off the air: %o', (typed, unsaid) => {
  expect(introduced(typed)).not.toContain(unsaid)
})

test('a short form of the title is not said as a second role', () => {
  const content = introduced({
    name: 'Isabelle Tran',
    title: 'Chief Marketing Officer',
    company: 'Bloomwood',
    bio: 'Isabelle Tran is CMO at Bloomwood. She ran the brand of a bakery before.',
  })
  expect(content).toContain('Isabelle Tran, chief marketing officer at Bloomwood')
  expect(content).not.toContain('CMO')
})

test('an office in front of the name is no first name', () => {
  const content = introduced({ name: 'Cllr Maxine Thorley', title: 'Baker' })
  expect(content).toContain('Councillor Maxine Thorley')
  expect(content).not.toMatch(/Cllr|Councillor[.,]/u)
})

test('a joke of the guest is quoted, never told by the host', () => {
  const content = introduced({
    name: 'Geoff Tarrant',
    title: 'Cricket umpire',
    self: 'I’ve been wrong in front of large numbers of people since 1984.',
  })
  expect(content).toContain('“I’ve been wrong in front of large numbers of people since 1984.”')
})
