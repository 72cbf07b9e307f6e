import { expect, test } from 'vitest'
import type { DraftedGuest } from '../content/brief.ts'
import { draftedGuest, sampleBrief, sampleGuest } from '../testing/samples.ts'
import { sampleShow } from '../testing/sample-show.ts'
import { outreach, posts } from '../marketing/tasks.ts'
import { contentPrompt } from '../content/content-prompt.ts'
import { sampleOutreach, samplePosts } from '../testing/marketing-briefs.ts'
import { asNamed, namedAsAsked } from './asked-name.ts'
import { spokenName } from './names.ts'
import { draftOffline } from './offline-drafter.ts'
import { shortName } from './short-name.ts'

const guest = (name: string, question: string, typed: string): DraftedGuest => ({
  ...draftedGuest(sampleGuest('ruth-abernathy')),
  name,
  title: null,
  company: null,
  bio: null,
  asked: [{ id: 'q1', question }],
  responses: { q1: typed },
})

const onAir = 'What name shall I use on air?'
const call = 'What do we call you?'
const kids = 'What’s your name and what should the kids call you?'

test.each([
  ['Ana Gold', call, 'Whatever you like', 'Ana Gold', 'Ana'],
  ['Ana Gold', 'How should I introduce you?', 'Normally.', 'Ana Gold', 'Ana'],
  ['Ana Gold', call, 'Ana. Everybody here say Anna is also ok', 'Ana Gold', 'Ana'],
  ['Ana Gold', 'Who taught you?', 'Tink. Nobody else would.', 'Ana Gold', 'Ana'],
  ['Ana Gold', call, 'tink. nobody calls me ana except the bank', 'Tink Gold', 'Tink'],
  ['Ana Gold', 'Full name', 'Ana Gold, founder. Everyone says Tink (with a k)', 'Tink Gold', 'Tink'],
  ['Ana Gold', 'Anything else?', 'Please call me Tink.', 'Tink Gold', 'Tink'],
  ['Ana Reed Gold', 'Anything else?', 'Please call me Tink.', 'Ana Reed Gold', 'Tink'],
  ['Ana Gold', onAir, 'Mrs Gold', 'Mrs Gold', 'Mrs Gold'],
  ['Dr Ana Gold', call, 'Dr Gold', 'Dr Ana Gold', 'Dr Gold'],
  ['Ana Gold', onAir, 'Quill only', 'Quill', 'Quill'],
  ['Ana Gold', onAir, 'First name only', 'Ana Gold', 'Ana'],
  ['Ana Gold', kids, 'Ana, the kids say Auntie Bee', 'Ana Gold', 'Auntie Bee'],
  ['Sr Ana Gold', 'About you', 'I am Sister Ana, of Cork.', 'Sister Ana Gold', 'Sister Ana'],
  ['Sr Ana Gold', 'About you', 'I fix roofs.', 'Ana Gold', 'Ana'],
  ['Anastasia Gold', 'About you', 'I am Nastya, I am 52 years old.', 'Anastasia Gold', 'Anastasia'],
  ['Anastasia Gold', 'About you', 'I am Anka, I am 52 years old.', 'Anka Gold', 'Anka'],
  ['Daniel Gold', 'About you', 'I am Danish, I am 52 years old.', 'Daniel Gold', 'Daniel'],
  ['Ana Reed Gold', 'About you', 'I’m Annie and I bake.', 'Ana Reed Gold', 'Annie'],
  ['Ana Gold', 'Anything else?', 'I go by Tink.', 'Tink Gold', 'Tink'],
  ['Ana Gold', 'Anything else?', 'My boat goes by Tink.', 'Ana Gold', 'Ana'],
  ['Ana Gold', 'Anything else?', 'Tom goes by Tink.', 'Ana Gold', 'Ana'],
])('%s, asked “%s” and answering “%s”, is said as %s and called %s', (name, asked, typed, spoken, called) => {
  const { guest: named } = namedAsAsked(guest(name, asked, typed))
  expect([spokenName(named.name), named.called ?? shortName(named.name)]).toEqual([spoken, called])
})

test('one of the guest’s own names is no other name', () => {
  const { guest: named } = namedAsAsked(guest('Gold Wei-Ling', 'Anything else?', 'Please call me Wei-Ling.'))
  expect(named.name).toBe('Gold Wei-Ling')
})

test('a guest who asks that the real name isn’t used is named by it in no text, and the host is told', () => {
  const typed = guest('Ana Gold-Reed', onAir, 'Quill ONLY. Please do not use my real name anywhere.')
  const brief = {
    show: sampleShow,
    guest: {
      ...typed,
      bio: 'Ana Gold-Reed sets puzzles. She lives in Cork.',
      socialLinks: { linkedin: null, website: 'https://anagoldreed.example' },
      responses: { ...typed.responses, q2: 'They say: Ms Reed, no.', q3: 'I set one puzzle on every train.' },
      asked: [
        ...typed.asked,
        { id: 'q2', question: 'A letter?' },
        { id: 'q3', question: 'How do you work?' },
      ],
    },
    patterns: [],
    instructions: null,
  }
  for (const type of ['introduction', 'questions', 'show_notes'] as const) {
    const { content, note } = draftOffline({ ...brief, type })
    expect(`${content} ${note}`).not.toMatch(/Ana|Gold|Reed|goldreed/u)
    expect(note).toContain('The guest’s real name isn’t used, as they ask.')
  }
  expect(draftOffline({ ...brief, type: 'introduction' }).content).toContain('Quill')
})

test('neither a model nor a post or an email to a sponsor is given the name that a guest refuses', () => {
  const refused = guest('Ana Gold', onAir, 'Quill ONLY. Please do not use my real name anywhere.')
  const made = [
    contentPrompt(asNamed({ ...sampleBrief(sampleGuest('maya-okafor'), 'introduction'), guest: refused })),
    ...[posts.prompt, posts.offline].map((write) =>
      write({ ...samplePosts, guest: { ...refused, episodeStatus: 'upcoming' } }),
    ),
    ...[outreach.prompt, outreach.offline].map((write) => write({ ...sampleOutreach, guest: refused })),
  ].map((text) => JSON.stringify(text))
  for (const text of made) {
    expect(text).toContain('Quill')
    expect(text).not.toMatch(/\bAna\b|Gold/u)
  }
})

test('the name a guest goes by is taken from what they wrote, and the host is told if they wrote none', () => {
  const refused = 'Never use my real name.'
  const { guest: named } = namedAsAsked(guest('Ana Gold', 'Off limits?', `${refused} I set as Quill.`))
  expect(named.name).toBe('Quill')
  expect(namedAsAsked(guest('Ana Gold', 'Off limits?', refused)).notes[0]).toContain('gives no other')
})

test('the name a host notes is said throughout, and the note of it isn’t', () => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
  const typed = {
    ...guest('Ana Gold', 'How do you work?', 'I set a puzzle.'),
    bio: 'Goes by Tink. Ana Gold sets puzzles in Cork.',
  }
  const { content } = draftOffline({ ...brief, guest: typed })
  expect(content).toContain('Tink Gold')
  expect(content).not.toMatch(/goes by|\bAna\b/u)
})
