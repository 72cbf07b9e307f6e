import type { SubmittedAnswers } from '@cueroom/core/questionnaires/questionnaire.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../loader.ts'
import { done, embed, emptyBrowser, questionnaire, sent } from './testing.ts'

const guest = '7.AAAAAAAAAAAAAAAAAAAAAA'
const submitted: SubmittedAnswers = {
  responses: { bio: 'I dig.', place: 'Online', photo: '/media/AAAAAAAAAAAAAAAAAAAAAA' },
  earlier: {},
  submittedAt: '2026-11-20T10:00:00.000Z',
  changedAt: null,
  revision: 3,
  locked: false,
}
const photo = { id: 'photo', question: 'A photo', type: 'photo' as const, required: false, options: [] }

const serve = (found: SubmittedAnswers) =>
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json({
        ...questionnaire,
        questions: [...questionnaire.questions, photo],
        guestName: 'Ada Lovelace',
        submitted: found,
      })
    if (url.endsWith('/visits')) return Response.json({ done: true })
    sent.push(JSON.parse(String(init.body)))
    return done()
  })

afterEach(emptyBrowser)

test('a guest whose answers are locked reads so, and takes a copy', async () => {
  serve({ ...submitted, locked: true })
  embed(`guest="${guest}"`)
  await expect.element(page.getByRole('heading', { name: 'Your answers are locked' })).toBeVisible()
  await expect.element(page.getByText(/You sent them on November 20, 2026/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Download a copy of your answers' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('a guest with a personal link changes what they sent', async () => {
  serve(submitted)
  embed(`guest="${guest}" prefill="bio=From the page"`)
  const bio = page.getByLabelText('Who are you? (required)')
  await expect.element(bio).toHaveValue('I dig.')
  await expect.element(page.getByText(/You sent these answers on November 20, 2026/)).toBeVisible()
  await expect
    .element(page.getByAltText('The photo you chose'))
    .toHaveAttribute('src', 'https://cueroom.example/media/AAAAAAAAAAAAAAAAAAAAAA')
  await userEvent.fill(bio, 'I dig and write.')
  await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
  await expect.element(page.getByRole('heading', { name: 'Thank you, Ada Lovelace!' })).toBeVisible()
  expect(sent).toMatchObject([
    { guest, revises: 3, responses: { ...submitted.responses, bio: 'I dig and write.' } },
  ])
})

test('what a browser kept goes on, unless the answers were changed elsewhere since', async () => {
  serve(submitted)
  const bio = page.getByLabelText('Who are you? (required)')
  embed(`guest="${guest}"`)
  await userEvent.fill(bio, 'Typed here')
  document.body.replaceChildren()
  embed(`guest="${guest}"`)
  await expect.element(bio).toHaveValue('Typed here')
  document.body.replaceChildren()
  serve({ ...submitted, responses: { ...submitted.responses, bio: 'From my phone' }, revision: 4 })
  embed(`guest="${guest}"`)
  await expect.element(bio).toHaveValue('From my phone')
})

test('an earlier answer that no longer fits its question is shown, and removed only by the guest', async () => {
  const earlier = { bio: { answer: 'I dig.\nI write.', removable: true } }
  serve({ ...submitted, responses: { place: 'Online' }, earlier })
  embed(`guest="${guest}"`)
  const remove = page.getByRole('checkbox', { name: 'Remove this answer' })
  await expect.element(page.getByText('I dig. I write.')).toBeVisible()
  await expect.element(remove).not.toBeChecked()
  const save = page.getByRole('button', { name: 'Save changes' })
  await userEvent.click(remove)
  // Kept in the browser like an answer
  document.body.replaceChildren()
  embed(`guest="${guest}"`)
  await expect.element(remove).toBeChecked()
  await userEvent.click(remove)
  await userEvent.fill(page.getByLabelText('Who are you? (required)'), 'I swim.')
  await userEvent.click(save)
  await expect.element(page.getByRole('heading', { name: 'Thank you, Ada Lovelace!' })).toBeVisible()
  expect(sent).toMatchObject([{ revises: 3, removes: [], responses: { bio: 'I swim.', place: 'Online' } }])
})
