import { expect, test } from 'vitest'
import { showNotesStyles } from '../show/content-styles.ts'
import { sampleBrief, sampleGuest, sampleGuests, sampleShow } from '../testing/samples.ts'
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
  expect(content).toBe('Summary\n\nRuth Abernathy joins Ines Falkenberg on Unhurried Work.')
  expect(note).toBe('These notes would gain from links, a biography and answers to the questionnaire.')
})

test('detailed notes have a summary, topics, the links as given and the guest', () => {
  const { content, note } = draft('maya-okafor')
  const headings = ['Summary', 'Topics', 'Links', 'About Maya Okafor']
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

test.each(sampleGuests.map(({ slug }) => slug))('%s’s notes are whole in every style', (slug) => {
  const texts = showNotesStyles.map((style) => draft(slug, style).content)
  for (const text of texts) {
    expect(text).toContain(sampleGuest(slug).guest.name)
    expect(text).not.toMatch(/undefined|null| {2}|\[|\{|\n{3}|\n$/)
  }
  expect(new Set(texts).size).toBeGreaterThan(sampleGuest(slug).answeredDaysAgo === null ? 1 : 3)
})
