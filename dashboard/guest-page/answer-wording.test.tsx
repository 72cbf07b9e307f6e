// @vitest-environment jsdom
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { guestCard, hostApi, renderApp, wholeGuest } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './guest-page.tsx'
import './wording-dialog.tsx'

afterEach(cleanup)

const card = guestCard({ id: 7, name: 'Marguerite Roy', hasResponses: true })
const said = 'J’ai repris les fourneaux en 2019.'
const question = 'Which moment changed your path?'
const wordedAt = '2026-11-21T10:00:00.000Z'
const answered = (questionnaire: Partial<Guest['questionnaire']> = {}): Guest => ({
  ...wholeGuest(card),
  questionnaire: {
    photo: null,
    responses: { story: said, cake: 'Oui' },
    asked: [
      { id: 'story', question, type: 'textarea' },
      { id: 'cake', question: 'Cake?', type: 'radio' },
    ],
    wordings: {},
    submittedAt: '2026-11-20T10:00:00.000Z',
    ...questionnaire,
  },
})
const worded = (text: string, answer = said) => ({ story: { text, answer, wordedAt } })

/** Opens the answers of a guest; the server keeps what is set. */
function open(first: Guest, refuse?: () => Guest) {
  let guest = first
  const got: unknown[] = []
  const keep = (wordings: Guest['questionnaire']['wordings']) =>
    (guest = { ...guest, questionnaire: { ...guest.questionnaire, wordings } })
  const api = hostApi({
    batches: { list: () => [] },
    sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
    show: { settings: () => null },
    content: { states: () => ({ texts: [] }), recent: () => [] },
    questionnaires: { answersOfGuest: () => [] },
    guests: {
      list: () => [card],
      get: () => guest,
      setWording: ({ params, body }) => {
        got.push({ ...params, ...body })
        if (refuse && got.length === 1) {
          guest = refuse()
          throw failing(409, 'Marguerite Roy changed this answer while you were writing.', 'answer_changed')
        }
        return keep(worded(body.text, String(guest.questionnaire.responses['story'])))
      },
      removeWording: ({ params }) => {
        got.push(params)
        return keep({})
      },
    },
  })
  renderApp(`/guests/${card.id}?tab=answers`, api)
  return got
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (text: string) => {
  const field = await screen.findByRole('textbox', { name: 'Your wording' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('an answer is translated next to the guest’s words, and both are shown', async () => {
  const got = open(answered())
  await press(`Add your wording: ${question}`)
  expect(await screen.findByText('Marguerite Roy wrote:')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save wording' })).toBeDisabled()
  await type('I took over the stoves in 2019.')
  await press('Save wording')
  expect(await screen.findByText('I took over the stoves in 2019.')).toBeInTheDocument()
  expect(screen.getByText('In the guest’s words:', { exact: false })).toHaveTextContent(said)
  expect(got).toEqual([{ id: 7, questionId: 'story', text: 'I took over the stoves in 2019.', answer: said }])
})

test('a choice has no wording', async () => {
  open(answered())
  await screen.findByRole('button', { name: `Add your wording: ${question}` })
  expect(screen.queryByRole('button', { name: /Cake/ })).not.toBeInTheDocument()
})

test('the guest’s words come back with one press, which can be undone', async () => {
  const got = open(answered({ wordings: worded('I took over the stoves.') }))
  await press(`Use the guest’s words: ${question}`)
  expect(await screen.findByRole('button', { name: `Add your wording: ${question}` })).toBeInTheDocument()
  expect(screen.queryByText('I took over the stoves.')).not.toBeInTheDocument()
  await press('Undo')
  expect(await screen.findByText('I took over the stoves.')).toBeInTheDocument()
  expect(got.at(-1)).toMatchObject({ questionId: 'story', text: 'I took over the stoves.' })
})

test('a wording of an earlier answer isn’t used, says so, and is checked against the new one', async () => {
  open(answered({ wordings: worded('I took over the stoves.', 'Autre chose.') }))
  expect(
    await screen.findByText('Your wording isn’t used: Marguerite Roy changed this answer later.'),
  ).toBeInTheDocument()
  expect(screen.queryByText('In the guest’s words:', { exact: false })).not.toBeInTheDocument()
  await press(`Check your wording: ${question}`)
  expect(await screen.findByText(/changed this answer after you worded it/)).toBeInTheDocument()
  await press('Save wording')
  expect(await screen.findByText('In the guest’s words:', { exact: false })).toHaveTextContent(said)
})

test('a wording of an answer that the guest removed is still there to be removed', async () => {
  open(answered({ responses: { cake: 'Oui' }, wordings: worded('I took over the stoves.') }))
  expect(
    await screen.findByText('Your wording isn’t used: Marguerite Roy removed this answer later.'),
  ).toBeInTheDocument()
  await press(`Remove your wording: ${question}`)
  expect(await screen.findByText('Wording removed')).toBeInTheDocument()
  expect(screen.queryByText('I took over the stoves.')).not.toBeInTheDocument()
})

test('when the guest changes the answer while it is worded, the new one is shown and nothing typed is lost', async () => {
  const got = open(answered(), () => answered({ responses: { story: 'Ma tante m’a donné un couteau.' } }))
  await press(`Add your wording: ${question}`)
  await type('I took over the stoves.')
  await press('Save wording')
  expect(await screen.findByText(/changed this answer after you worded it/)).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Your wording' })).toHaveValue('I took over the stoves.')
  await type('My aunt gave me a knife.')
  await press('Save wording')
  expect(await screen.findByText('My aunt gave me a knife.')).toBeInTheDocument()
  expect(got.at(-1)).toMatchObject({ answer: 'Ma tante m’a donné un couteau.' })
})
