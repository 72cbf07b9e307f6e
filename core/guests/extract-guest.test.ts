import { expect, test } from 'vitest'
import { extractGuest } from './extract-guest.ts'

const nothing = { responses: {}, asked: [], bio: null }

test('of nothing nothing is read, with no confidence', () => {
  expect(extractGuest(nothing)).toMatchObject({ fields: {}, confidence: 0 })
})

test('a biography that names no job gives none', () => {
  const { fields } = extractGuest({ ...nothing, bio: 'Ada is fond of long walks and has two cats.' })
  expect(fields).not.toHaveProperty('title')
  expect(fields).not.toHaveProperty('company')
})

test('the pronunciation of a name is not the name, and a podcast is no company', () => {
  const { fields } = extractGuest({
    ...nothing,
    responses: { pronunciation: 'MY-ah oh-KAH-for', q1: 'The Long Road' },
    asked: [{ id: 'q1', question: 'What is the name of your podcast?' }],
  })
  expect(fields).toEqual({})
})

test('a question that asks for a field is believed', () => {
  const { fields, confidence } = extractGuest({
    responses: { a: 'Ada Lovelace', b: 'Chief engineer', c: 'Analytical Engines' },
    asked: [
      { id: 'a', question: 'What is your full name?' },
      { id: 'b', question: 'Your job title' },
      { id: 'c', question: 'Which company do you work for?' },
    ],
    bio: null,
  })
  expect(fields).toEqual({ name: 'Ada Lovelace', title: 'Chief engineer', company: 'Analytical Engines' })
  expect(confidence).toBe(0.95)
})

test('a job and its place are read out of running text', () => {
  const { fields } = extractGuest({
    ...nothing,
    bio: 'Maya Okafor is a marine biologist at the Blue Shelf Institute. She studies kelp.',
  })
  expect(fields).toMatchObject({
    name: 'Maya Okafor',
    title: 'Marine biologist',
    company: 'Blue Shelf Institute',
  })
})

test('addresses are distinguished by where they lead', () => {
  const { fields } = extractGuest({
    ...nothing,
    responses: {
      links:
        'https://www.linkedin.com/in/maya\nhttps://x.com/maya\nhttps://maya.example/books.\nmaya@example.org',
    },
  })
  expect(fields).toMatchObject({
    linkedin: 'https://www.linkedin.com/in/maya',
    website: 'https://maya.example/books',
    email: 'maya@example.org',
  })
})
