// @vitest-environment jsdom
import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { tidyText } from '@cueroom/core/text/lines.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, hostApi, renderScreen, setClipboard } from '../testing.tsx'
import { QuestionnairesScreen } from './questionnaires-screen.tsx'

const question = { required: true, options: [], type: 'text' as const }
const before = sampleQuestionnaire({
  questions: [{ ...question, id: 'name', question: 'Your name?' }],
  responseCount: 60,
})
const response = (id: number, given: Partial<QuestionnaireResponse> = {}): QuestionnaireResponse => ({
  id,
  questionnaireId: before.id,
  guestId: id,
  guestName: `Guest ${id}`,
  typedName: null,
  guestEmail: null,
  state: 'accepted',
  responses: { name: `I am number ${id}` },
  questions: before.questions,
  source: { fields: {} },
  submittedAt: '2026-11-20T10:00:00Z',
  ...given,
})

type Calls = NonNullable<Answers['questionnaires']>
async function open(button: RegExp, answers: Calls = {}, questionnaire = before) {
  const api = hostApi({
    questionnaires: { list: () => [questionnaire], ...answers },
    show: { settings: () => null },
  })
  renderScreen(<QuestionnairesScreen />, api, '/questionnaires?id=before-we-record')
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

/** As the server would: newest first, by pages, of those that match. */
const serve =
  (all: QuestionnaireResponse[], seen: unknown[] = []): Calls['responses'] =>
  ({ query }) => {
    seen.push(query)
    const older = all.filter(({ id }) => !query.after || id < query.after)
    const matching = older.filter(({ guestName }) => !query.search || guestName?.includes(query.search))
    return matching.slice(0, query.limit)
  }
const sixty = Array.from({ length: 60 }, (_, n) => response(60 - n))

afterEach(() => vi.restoreAllMocks())

test('answers that cannot be loaded can be asked for again', async () => {
  let broken = true
  const dialog = await open(/^Answers/, {
    responses() {
      if (broken) throw failing(503, 'Busy')
      return [response(1)]
    },
  })
  const again = await dialog.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(again)
  expect(await dialog.findByText('Guest 1')).toBeInTheDocument()
})

test('without answers it says what leads to some', async () => {
  const dialog = await open(/^Answers/, { responses: () => [] })
  expect(await dialog.findByText('No answers yet')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Export' })).toBeNull()
})

test('answers count by the questions of today, and those to removed questions are still shown', async () => {
  const asked = [...before.questions, { ...question, id: 'place', question: 'Where?' }]
  const older = response(1, { questions: asked, responses: { name: 'Maya', place: 'Lisbon' } })
  const dialog = await open(/^Answers/, { responses: () => [older] })
  expect(await dialog.findByText(/1 of 1 question answered$/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: /^Guest 1/ }))
  expect(await dialog.findByText('Lisbon')).toBeInTheDocument()
})

test('a long list comes by pages, and each guest opens to the answers', async () => {
  const dialog = await open(/^Answers \(60\)/, { responses: serve(sixty) })
  await userEvent.click(await dialog.findByRole('button', { name: /^Guest 60/ }))
  expect(await dialog.findByText('I am number 60')).toBeInTheDocument()
  expect(dialog.queryByText('Guest 10')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Show more' }))
  expect(await dialog.findByText('Guest 1')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('they are searched, narrowed to some days, and exported as they are shown', async () => {
  const seen: { since?: string }[] = []
  const exported: unknown[] = []
  const exportResponses: Calls['exportResponses'] = ({ query }) => {
    exported.push(query)
    return { name: 'answers.docx', type: '', bytes: new Uint8Array() }
  }
  URL.createObjectURL = () => 'blob:answers'
  const dialog = await open(/^Answers/, { responses: serve(sixty, seen), exportResponses })
  await userEvent.type(await dialog.findByLabelText('Search answers'), 'Guest 7')
  expect(await dialog.findByText('1 set of answers found, newest first')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('combobox', { name: 'Submitted' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Last 7 days' }))
  await waitFor(() =>
    expect(Date.now() - Date.parse(seen.at(-1)?.since ?? '')).toBeLessThan(7.1 * 86_400_000),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Word document' }))
  expect(await screen.findByText('Export successful')).toBeInTheDocument()
  expect(exported).toEqual([{ search: 'Guest 7', since: seen.at(-1)?.since, format: 'docx' }])
  await userEvent.type(dialog.getByLabelText('Search answers'), 'x')
  expect(await dialog.findByText('No answers match')).toBeInTheDocument()
})

/** Answers that came under the address of a guest, and what the host decided about them. */
function unverified(guestName: string | null = 'Ada Lovelace') {
  const decided: unknown[] = []
  let waiting: QuestionnaireResponse[] = [
    response(7, { guestName, guestEmail: 'ada@engine.example', typedName: 'Ada L.', state: 'unverified' }),
  ]
  const decide =
    (what: string) =>
    ({ params }: { params: { responseId: number } }) => {
      decided.push([what, params.responseId])
      const [first] = waiting
      waiting = []
      return { ...first!, state: 'accepted' as const, deleted: 1 }
    }
  const answers: Calls = {
    responses: () => waiting,
    acceptResponse: decide('accept'),
    keepResponseAsGuest: decide('keep'),
    removeResponse: decide('remove'),
  }
  return { answers, decided }
}
const openUnverified = async (answers: Calls) => {
  const dialog = await open(/^Answers/, answers, { ...before, unverifiedCount: 1 })
  await userEvent.click(await dialog.findByRole('button', { name: /^Ada L\..*Unverified/ }))
  await dialog.findByRole('button', { name: 'Delete' })
  return dialog
}

test('answers are locked, so that their guest can no longer change them, and unlocked', async () => {
  let answer = response(7, { guestId: 3, changedAt: '2026-11-22T09:00:00.000Z' })
  const dialog = await open(/^Answers/, {
    responses: () => [answer],
    lockResponse: ({ body: { locked } }: { body: { locked: boolean } }) =>
      (answer = { ...answer, lockedAt: locked ? '2026-11-22T10:00:00.000Z' : null }),
  })
  await userEvent.click(await dialog.findByRole('button', { name: /Changed/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Lock answers' }))
  expect(await dialog.findByRole('button', { name: /Locked/ })).toBeVisible()
  await userEvent.click(await dialog.findByRole('button', { name: 'Unlock answers' }))
  expect(await dialog.findByRole('button', { name: 'Lock answers' })).toBeVisible()
})

test('unverified answers say under whose address they came, and are accepted', async () => {
  const { answers, decided } = unverified()
  const dialog = await openUnverified(answers)
  expect(dialog.getByText(/from ada@engine.example, the address of Ada Lovelace/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Accept for Ada Lovelace' }))
  expect(await screen.findByText('Answers accepted for Ada Lovelace')).toBeInTheDocument()
  expect(decided).toEqual([['accept', 7]])
})

test('they are kept as a new guest', async () => {
  const { answers, decided } = unverified()
  const dialog = await openUnverified(answers)
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as a new guest' }))
  expect(await screen.findByText('Ada Lovelace added')).toBeInTheDocument()
  expect(decided).toEqual([['keep', 7]])
})

test('they are deleted only when the host confirms it', async () => {
  const { answers, decided } = unverified()
  const dialog = await openUnverified(answers)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  const confirmation = within(await screen.findByRole('dialog', { name: 'Delete these answers' }))
  expect(decided).toEqual([])
  await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Answers deleted')).toBeInTheDocument()
  expect(decided).toEqual([['remove', 7]])
})

test('those of a deleted guest cannot be accepted', async () => {
  const dialog = await openUnverified(unverified(null).answers)
  expect(dialog.getByText(/the address of a guest you deleted/)).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /^Accept/ })).toBeNull()
})

test('unverified answers are shown alone', async () => {
  const seen: { state?: string }[] = []
  const dialog = await open(/^Answers/, { responses: serve(sixty, seen) }, { ...before, unverifiedCount: 2 })
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Show' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Unverified' }))
  await waitFor(() => expect(seen.at(-1)?.state).toBe('unverified'))
})

test('no hostile answer becomes an element or a link that runs', async () => {
  const texts = hostileTexts.map(tidyText).filter((text) => text.trim())
  const questions = texts.map((text, n) => ({ ...question, id: `q${n}`, question: text }))
  const responses = Object.fromEntries(texts.map((text, n) => [`q${n}`, text]))
  const hostile = response(1, { guestName: texts[0]!, questions, responses })
  const dialog = await open(/^Answers/, { responses: () => [hostile] })
  await userEvent.click(await dialog.findByText(/question(s)? answered$/))
  const answers = await dialog.findAllByRole('definition')
  expect(answers.map(({ textContent }) => textContent)).toEqual(texts)
  const list = answers[0]!.closest('dl')!
  const allowed = new Set(['DIV', 'DT', 'DD', 'SPAN', 'A'])
  expect([...list.querySelectorAll('*')].filter(({ tagName }) => !allowed.has(tagName))).toEqual([])
  for (const link of list.querySelectorAll('a')) expect(link.href).toMatch(/^(https?|mailto):/)
})

test('the code for a page follows the choices', async () => {
  const dialog = await open(/^Embed/)
  const code = () => dialog.getByRole('group', { name: 'Code for your page' }).textContent
  expect(code()).toBe(
    `<script type="module" src="${location.origin}/widgets/v1/loader.js"></script>\n` +
      '<cueroom-questionnaire questionnaire-id="before-we-record" style="display: block; min-height: min(100vh, 580px)">\n' +
      `  <a href="${location.origin}/q/before-we-record">Answer the questionnaire</a>\n` +
      '</cueroom-questionnaire>',
  )
  await userEvent.selectOptions(dialog.getByLabelText('Theme'), 'Dark')
  await userEvent.selectOptions(dialog.getByLabelText('Corners'), 'Square')
  await userEvent.type(dialog.getByLabelText('Button colour'), '#ffd400')
  await userEvent.click(dialog.getByRole('switch', { name: /^Save answers while/ }))
  expect(code()).toContain('theme="dark" autosave="off" style="')
  expect(code()).toContain('--cueroom-accent: #ffd400; --cueroom-accent-text: #000000; --cueroom-radius: 0')
})

test('code that leads to localhost says that it only works on this computer', async () => {
  const dialog = await open(/^Embed/)
  expect(location.hostname).toBe('localhost')
  expect(dialog.getByText(/^This link only works on this computer/)).toBeInTheDocument()
})

test('it is copied, and an inactive one says what the page would show', async () => {
  const copy = vi.fn(async () => {})
  setClipboard({ writeText: copy })
  const dialog = await open(/^Embed/, {}, { ...before, isActive: false })
  expect(dialog.getByText(/until you activate it/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Copy code' }))
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('questionnaire-id="before-we-record"'))
})
