import { expect, test } from 'vitest'
import { clashesBetween, mergeForms } from '../ui/form-changes.ts'
import { changesBetween, emptyForm, validateForm } from './guest-form.ts'

const base = { ...emptyForm, name: 'Ada', title: 'Analyst', company: 'Engines', expertise: ['Maths'] }

test('both addresses are refused at the same time where they are none, by the labels of their fields', () => {
  const typed = { ...emptyForm, name: 'Ada', linkedin: 'notaurl', website: 'javascript:alert(1)' }
  expect(validateForm(typed, emptyForm)).toEqual({
    linkedin: 'LinkedIn URL must be a web address, such as https://example.com',
    website: 'Website URL must be a web address, such as https://example.com',
  })
  expect(validateForm({ ...emptyForm, linkedin: 'linkedin.com/in/ada' }, emptyForm)).toEqual({
    name: expect.any(String),
  })
})

test('what an import left in a field stops no other change', () => {
  const imported = { ...base, website: 'see my card' }
  expect(validateForm({ ...imported, title: 'Chief' }, imported)).toEqual({})
  expect(validateForm({ ...imported, website: 'see his card' }, imported)).toHaveProperty('website')
})

test('a save sends the fields that differ, and nothing else', () => {
  expect(changesBetween(base, { ...base, title: ' Analyst ' })).toEqual({})
  expect(changesBetween(base, { ...base, title: '', website: 'https://ada.example' })).toEqual({
    title: '',
    socialLinks: { website: 'https://ada.example' },
  })
})

test('two edits clash where both changed a field to different ends, and nowhere else', () => {
  const mine = { ...base, title: 'Chief', company: 'Looms', bio: 'Counts.' }
  const theirs = { ...base, title: 'Boss', company: 'Looms', phone: '1' }
  expect(clashesBetween(base, mine, theirs)).toEqual(['title'])
  expect(mergeForms(base, mine, theirs, new Set(['title']))).toEqual({
    ...base,
    title: 'Boss',
    company: 'Looms',
    bio: 'Counts.',
    phone: '1',
  })
  expect(mergeForms(base, mine, theirs).title).toBe('Chief')
})

test('lists are compared by what stands in them', () => {
  const theirs = { ...base, expertise: ['Maths', 'Looms'] }
  expect(clashesBetween(base, { ...base, expertise: ['Maths'] }, theirs)).toEqual([])
  expect(clashesBetween(base, { ...base, expertise: [] }, theirs)).toEqual(['expertise'])
})
