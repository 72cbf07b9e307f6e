import { expect, test } from 'vitest'
import { showNotesStyles } from '../show/content-styles.ts'
import { sampleBrief, sampleGuest, sampleGuests, sampleShow } from '../testing/samples.ts'
import { wordCount } from '../text/word-count.ts'
import { draftOffline } from './offline-drafter.ts'

const draft = (slug: string, showNotesStyle: (typeof showNotesStyles)[number] = 'detailed') =>
  draftOffline(
    sampleBrief(sampleGuest(slug), 'show_notes', {
      ...sampleShow,
      contentStyles: { ...sampleShow.contentStyles, showNotesStyle },
    }),
  )

test('notes for a guest who is hardly known name what would help', () => {
  const { content, note } = draft('ruth-abernathy')
  expect(content).toMatch(
    /^Summary\n\nRuth Abernathy joins Ines Falkenberg and Jonah Adeyemi-Price on Unhurried Work\.\n\nAbout Unhurried Work/,
  )
  expect(note).toBe('These notes would gain from links, a biography and answers to the questionnaire.')
})

test.each([
  ['one host', ['Élodie Marchand'], 'joins Élodie Marchand on'],
  ['two hosts', ['Élodie Marchand', 'Sam Oduya'], 'joins Élodie Marchand and Sam Oduya on'],
  ['three hosts', ['Ana Gold', 'Bea Stern', 'Tom Hill'], 'joins Ana Gold, Bea Stern and Tom Hill on'],
  ['a host who is the guest this time', ['Ana Gold', 'Ruth Abernathy'], 'joins Ana Gold on'],
  ['no host', [], 'joins us on'],
])('the notes of a show with %s name whom the guest joins', (_, names, said) => {
  const hosts = names.map((name) => ({ ...sampleShow.hosts[0]!, name }))
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'show_notes', { ...sampleShow, hosts })
  expect(draftOffline(brief).content).toContain(`Ruth Abernathy ${said} Unhurried Work.`)
})

test('a show that asks nothing of its listeners gets no call to action, and the note says so', () => {
  const quiet = { ...sampleShow, podcastDescription: 'Talks about tea.' }
  const { content, note } = draftOffline(sampleBrief(sampleGuest('maya-okafor'), 'show_notes', quiet))
  expect(content).not.toMatch(/subscribe|follow/i)
  expect(note).toBe('The show’s description asks nothing of listeners, so there is no call to action.')
})

test('the show’s own call to action and the contact for sponsors come from the settings, word for word', () => {
  const { content, sources } = draft('maya-okafor')
  const action = 'Follow Unhurried Work wherever you listen, and write to us at hello@unhurriedwork.example.'
  expect(content.endsWith(action)).toBe(true)
  expect(content).toContain('To sponsor the show, write to Beatriz Lindholm: partners@unhurriedwork.example')
  expect(sources.at(-1)).toEqual({
    start: content.length - action.length,
    end: content.length,
    from: [{ kind: 'setting', key: 'podcastDescription' }],
  })
})

test('a guest who wrote books gets notes of a page', () => {
  const long = 'It goes on for a while. '.repeat(400)
  const responses = {
    bio: `I farm. ${long}`,
    topics: 'How it ends.\n'.repeat(300),
    promote: long,
    'audience-takeaway': long,
  }
  const guest = { ...sampleGuest('maya-okafor'), responses }
  expect(wordCount(draftOffline(sampleBrief(guest, 'show_notes')).content)).toBeLessThan(900)
})

test('concise notes stay within 120 words and the links', () => {
  for (const { slug } of sampleGuests)
    expect(wordCount(draft(slug, 'concise').content)).toBeLessThanOrEqual(140)
})

test('detailed notes have a summary, topics, the links as given and the guest', () => {
  const { content, note } = draft('maya-okafor')
  const headings = ['Summary', 'Topics', 'Links', 'About Maya Okafor', 'About Unhurried Work']
  expect(content.split('\n\n').filter((paragraph) => headings.includes(paragraph))).toEqual(headings)
  for (const link of [
    '- https://blueshelf.example/kelp',
    '- https://divelog.example/maya',
    '- https://linkedin.example/in/maya-okafor',
    '- @mayaunderwater',
  ])
    expect(content.split('\n\n')).toContain(link)
  expect(note).toBeNull()
})

test('an answer that would run a program is no link of the notes', () => {
  const responses = { links: 'https://kelp.example\njavascript:alert(1)' }
  const guest = { ...sampleGuest('maya-okafor'), responses }
  const { content } = draftOffline(sampleBrief(guest, 'show_notes'))
  expect(content).toContain('https://kelp.example')
  expect(content).not.toContain('javascript:')
})

test.each(sampleGuests.map(({ slug }) => slug))('%s’s notes are whole in every style', (slug) => {
  const texts = showNotesStyles.map((style) => draft(slug, style).content)
  for (const text of texts) {
    expect(text).toContain(sampleGuest(slug).guest.name)
    expect(text).not.toMatch(/undefined|null| {2}|\[|\{|\n{3}|\n$/)
  }
  expect(new Set(texts).size).toBeGreaterThan(sampleGuest(slug).answeredDaysAgo === null ? 1 : 3)
})

test('a story is quoted whole, and what people get wrong is about the guest’s work', () => {
  const { content } = draft('maya-okafor')
  expect(content).toMatch(/A story from Maya: “In 2016 a heat wave[^”]*on three continents\.”/u)
  expect(content).toMatch(/What people get wrong about Maya’s (?:work|field): “/u)
})

test('answers to the host’s own questions are in the notes, and a handle is listed once', () => {
  const brief = sampleBrief(sampleGuest('ruth-abernathy'), 'show_notes')
  const asked = [
    { id: 'q1', question: 'Tell me about a bad Tuesday in the yard' },
    { id: 'q2', question: 'Where can listeners find you?' },
  ]
  const responses = {
    q1: 'In 2014 the sea came over the wall and into the loft. We lost every sail that we had.',
    q2: 'yard.example and @theyard',
  }
  const guest = { ...brief.guest, asked, responses, social: '@theyard' }
  const { content } = draftOffline({ ...brief, guest })
  expect(content).toContain('“In 2014 the sea came over the wall')
  expect(content.split('@theyard').length - 1).toBe(1)
  expect(content).toContain('- yard.example\n')
})
