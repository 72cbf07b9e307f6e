// @vitest-environment jsdom
import { sampleQuestionnaire } from '@cueroom/core/testing/sample-records.ts'
import { defaultTitle } from '@cueroom/core/questionnaires/default-title.ts'
import type { Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, hostApi, paste, renderScreen, setClipboard, tenant } from '../testing.tsx'
import { QuestionnairesScreen } from './questionnaires-screen.tsx'

const question = { required: true, options: [], type: 'text' as const }
const before = sampleQuestionnaire({
  description: 'Take your time.',
  questions: [
    { ...question, id: 'name', question: 'Your name?' },
    { ...question, id: 'place', question: 'Where?', type: 'radio', options: ['Studio', 'Online'] },
  ],
  responseCount: 2,
  version: 3,
})
const old: Questionnaire = { ...before, id: 'old', title: 'Last year', isActive: false, responseCount: 0 }

type Calls = NonNullable<Answers['questionnaires']>
function show(list: Questionnaire[], answers: Calls = {}, as = {}, others: Answers = {}) {
  const api = hostApi(
    { questionnaires: { list: () => list, ...answers }, show: { settings: () => null }, ...others },
    as,
  )
  renderScreen(<QuestionnairesScreen />, api, '/questionnaires')
}
const list = async () => within(await screen.findByRole('region', { name: 'Questionnaires' }))
const titleField = () => screen.findByLabelText<HTMLInputElement>('Title')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const openFirst = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Before we record/ }))

afterEach(() => vi.restoreAllMocks())

test('the list shows title, question count and state; only an active one has a link to share', async () => {
  show([before, old])
  const items = (await list()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Before we record2 questions · 2 sets of answersActive.*Share Link$/),
    expect.stringMatching(/^Last year2 questionsInactive$/),
  ])
})

test('Share Link copies the address for guests and says so for two seconds', async () => {
  const copy = vi.fn(async () => {})
  setClipboard({ writeText: copy })
  show([before])
  const shown = await list()
  await shown.findByText('Share Link')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await press(/^Share Link/)
  expect(copy).toHaveBeenCalledWith(`${location.origin}/q/before-we-record`)
  expect(await screen.findByText('Link copied!')).toBeInTheDocument()
  expect(screen.getByText(/^This link only works on this computer/)).toBeInTheDocument()
  // The texts that a host can replace have the same word among them
  expect(shown.getByText('Copied!')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(2_100)
  vi.useRealTimers()
  await waitFor(() => expect(shown.queryByText('Copied!')).toBeNull())
})

test('a link that cannot be copied says so', async () => {
  setClipboard(undefined)
  document.execCommand = () => false
  show([before])
  await (await list()).findByText('Share Link')
  await press(/^Share Link/)
  expect(await screen.findByText('Could not copy the link to your clipboard.')).toBeInTheDocument()
  expect(screen.getByText('Failed to copy')).toBeInTheDocument()
})

test('a new one is called by podcast and day, is active and begins with one empty required text question', async () => {
  const create = vi.fn(({ body }) => ({ ...before, ...body, id: 'new' }) as Questionnaire)
  show([], { create })
  expect((await titleField()).value).toBe(defaultTitle({ podcastName: 'Unhurried Work' }, new Date()))
  expect(screen.getByRole('switch', { name: /^Active/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Question 1 is required' })).toBeChecked()
  expect(screen.getByLabelText('Type of question 1')).toHaveValue('text')

  await press('Create questionnaire')
  expect(await screen.findByText('Question is required')).toBeInTheDocument()
  await userEvent.clear(await titleField())
  await press('Remove question 1')
  await press('Create questionnaire')
  expect(screen.getByText('Title is required')).toBeInTheDocument()
  expect(screen.getByText('At least one question is required')).toBeInTheDocument()
  expect(create).not.toHaveBeenCalled()
})

test('options are written one a line, blank lines are dropped, and a choice needs one', async () => {
  const create = vi.fn(({ body }) => ({ ...before, ...body, id: 'new' }) as Questionnaire)
  show([], { create })
  await paste(await screen.findByLabelText('Question 1'), 'Where?')
  expect(screen.queryByLabelText('Options of question 1')).toBeNull()
  fireEvent.change(screen.getByLabelText('Type of question 1'), { target: { value: 'checkbox' } })
  await press('Create questionnaire')
  expect(await screen.findByText('At least one option is required')).toBeInTheDocument()
  // The button is far below the question
  await waitFor(() => expect(screen.getByLabelText('Options of question 1')).toHaveFocus())
  await userEvent.type(screen.getByLabelText('Options of question 1'), 'Studio\n\n  Online {enter}Studio')
  await press('Create questionnaire')
  expect(await screen.findByText('Questionnaire created successfully.')).toBeInTheDocument()
  expect(create.mock.calls[0]![0].body.questions[0]).toMatchObject({
    question: 'Where?',
    type: 'checkbox',
    options: ['Studio', 'Online'],
    id: expect.stringMatching(/^[\w-]{1,64}$/),
  })
})

test('choosing one edits it; its questions move, double and go, and keep their ids', async () => {
  const update = vi.fn(({ body }) => ({ ...before, ...body, version: 4 }) as Questionnaire)
  show([before], { update })
  await openFirst()
  expect((await titleField()).value).toBe('Before we record')
  await press('Move question 2 up')
  await press('Duplicate question 1')
  expect(screen.getByText('Question 1 duplicated as question 2. 3 questions')).toHaveAttribute(
    'role',
    'status',
  )
  await press('Remove question 3')
  expect(screen.getByText('Question 3 removed. 2 questions')).toHaveAttribute('role', 'status')
  await press('Add question')
  expect(document.activeElement).toHaveAccessibleName('Question 3')
  await press('Remove question 3')
  await userEvent.click(screen.getByRole('switch', { name: /^Active/ }))
  await press('Update questionnaire')

  expect(await screen.findByText('Questionnaire updated successfully.')).toBeInTheDocument()
  const { body } = update.mock.calls[0]![0]
  expect(body.isActive).toBe(false)
  expect(body.questions.map((each: { question: string }) => each.question)).toEqual(['Where?', 'Where?'])
  expect(body.questions[0].id).toBe('place')
  expect(body.questions[1].id).not.toBe('place')
})

test('a duplicate opens in the builder; unsaved changes are not lost without a question', async () => {
  const all = [before]
  const duplicate = vi.fn(() => {
    const copy = {
      ...before,
      id: 'copy',
      title: 'Copy of Before we record',
      isActive: false,
      responseCount: 0,
    }
    all.push(copy)
    return copy
  })
  show(all, { list: () => [...all], duplicate })
  await openFirst()
  await userEvent.type(await titleField(), '!')
  await press('Duplicate')
  expect(duplicate).not.toHaveBeenCalled()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await screen.findByText(/^“Copy of Before we record” was added/)).toBeInTheDocument()
  expect(await screen.findByDisplayValue('Copy of Before we record')).toBe(await titleField())
  expect(screen.getByRole('switch', { name: /^Inactive/ })).not.toBeChecked()
})

test('a removed question says that its answers are kept, and comes back where it was with Undo', async () => {
  const update = vi.fn(({ body }) => ({ ...before, ...body, version: 4 }) as Questionnaire)
  show([before], { update })
  await openFirst()
  expect(screen.queryByRole('region', { name: 'Removed questions' })).toBeNull()
  await press('Remove question 1')
  const removed = within(screen.getByRole('region', { name: 'Removed questions' }))
  expect(removed.getByRole('status')).toHaveTextContent(
    '1 question removed. This questionnaire has 2 sets of answers. Answers to removed questions are kept.',
  )
  await press('Undo removing Your name?')
  expect(screen.queryByRole('region', { name: 'Removed questions' })).toBeNull()
  await press('Update questionnaire')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  const { body } = update.mock.calls[0]![0]
  expect(body.questions.map(({ id }: { id: string }) => id)).toEqual(['name', 'place'])
})

test('another type or fewer choices say before saving what happens to the answers, and are taken back with Undo', async () => {
  const update = vi.fn(({ body }) => ({ ...before, ...body, version: 4 }) as Questionnaire)
  show([before], { update })
  await openFirst()
  expect(screen.queryByRole('region', { name: 'Changed questions' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Type of question 1'), { target: { value: 'number' } })
  const changed = within(screen.getByRole('region', { name: 'Changed questions' }))
  expect(changed.getByRole('status')).toHaveTextContent(
    'This questionnaire has 2 sets of answers. Answers that don’t fit the changed question are kept, and shown to their guests, until they answer again.',
  )
  expect(changed.getByText('Your name?')).toBeInTheDocument()
  expect(changed.getByText('Short text → Number')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('Options of question 2'), { target: { value: 'Online' } })
  expect(changed.getByText('Where?')).toBeInTheDocument()
  expect(changed.getByText('Without “Studio”')).toBeInTheDocument()
  await press('Undo changing Your name?')
  await press('Undo changing Where?')
  expect(screen.queryByRole('region', { name: 'Changed questions' })).toBeNull()
  await press('Update questionnaire')
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  expect(update.mock.calls[0]![0].body.questions).toMatchObject(before.questions)
})

test('a question that reached the top keeps the focus on its button', async () => {
  show([before])
  await openFirst()
  const up = screen.getByRole('button', { name: 'Move question 2 up' })
  up.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toHaveAccessibleName('Move question 1 up')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toHaveAccessibleName('Move question 1 up')
})

test('a question can be dragged to another place', async () => {
  const update = vi.fn(({ body }) => ({ ...before, ...body }) as Questionnaire)
  show([before], { update })
  await openFirst()
  const questions = within(screen.getByRole('list', { name: 'Questions' }))
  const [first, second] = questions.getAllByRole('listitem')
  first!.getBoundingClientRect = () => new DOMRect(0, 100, 600, 200)
  second!.getBoundingClientRect = () => new DOMRect(0, 300, 600, 200)
  const grip = within(second!).getByTitle('Drag to reorder')
  grip.setPointerCapture = vi.fn()
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: 320 })
  fireEvent.pointerMove(grip, { pointerId: 1, clientY: 180 })
  expect(first).toHaveAttribute('data-drag', 'before')
  fireEvent.pointerUp(grip, { pointerId: 1, clientY: 180 })
  await press('Update questionnaire')
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.calls[0]![0].body.questions.map(({ id }: { id: string }) => id)).toEqual([
    'place',
    'name',
  ])
})

test('suggested questions take the place of an empty one and join written ones', async () => {
  const suggest = () => ({
    questions: [{ ...question, id: 'kelp', question: 'Why kelp?' }],
    provider: 'drafter' as const,
    model: null,
  })
  show([], { suggest })
  await titleField()
  await press('Suggest questions')
  expect(
    await screen.findByText('Generated 1 personalized questions based on your show settings.'),
  ).toBeInTheDocument()
  expect(screen.getByText('Questions Generated')).toBeInTheDocument()
  expect(screen.getByText(/^Drafted by template/)).toBeInTheDocument()
  expect(screen.getByLabelText('Question 1')).toHaveValue('Why kelp?')
  await press('Suggest questions')
  expect(screen.queryByLabelText('Question 2')).toBeNull()
})

test.each([
  ['Suggest questions', 'Failed to generate question suggestions.'],
  ['Update questionnaire', 'Failed to update questionnaire.'],
])('a failed "%s" says so and keeps the draft', async (button, message) => {
  const fail = () => {
    throw failing(500, '')
  }
  show([before], { suggest: fail, update: fail })
  await openFirst()
  await userEvent.type(await titleField(), '!')
  await press(button)
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect((await titleField()).value).toBe('Before we record!')
})

test('one that cannot be created says so, and stays on screen', async () => {
  const create = () => {
    throw failing(500, '')
  }
  show([], { create })
  fireEvent.change(await screen.findByLabelText('Question 1'), { target: { value: 'Why?' } })
  await press('Create questionnaire')
  expect(await screen.findByText('Failed to create questionnaire.')).toBeInTheDocument()
  expect(screen.getByLabelText('Question 1')).toHaveValue('Why?')
})

test('one that cannot be deleted says so, and stays', async () => {
  const remove = () => {
    throw failing(500, '')
  }
  show([before], { remove })
  await openFirst()
  await press('Delete')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Failed to delete questionnaire.')).toBeInTheDocument()
  expect((await titleField()).value).toBe('Before we record')
})

test("the server's own message is shown where it has one", async () => {
  const create = () => {
    throw failing(400, 'A questionnaire has at most 100 questions')
  }
  show([], { create })
  await userEvent.type(await screen.findByLabelText('Question 1'), 'Why?')
  await press('Create questionnaire')
  expect(await screen.findByText('A questionnaire has at most 100 questions')).toBeInTheDocument()
})

test('someone else’s change is a choice, and neither version is lost before it is made', async () => {
  let theirs = { ...before, title: 'Theirs', version: 4 }
  const update = vi.fn(({ body, ifMatch }) => {
    if (ifMatch !== theirs.version) throw failing(409, 'Changed', 'version_conflict')
    return { ...theirs, ...body, version: theirs.version + 1 } as Questionnaire
  })
  show([before], { update, get: () => theirs })
  await openFirst()
  await paste(await titleField(), ' (mine)')
  await press('Update questionnaire')
  expect(await screen.findByRole('radio', { name: /Saved version Theirs$/ })).not.toBeChecked()
  theirs = { ...theirs, title: 'Theirs again', version: 5 }
  await press('Overwrite')
  expect(await screen.findByRole('radio', { name: /Saved version Theirs again$/ })).toBeInTheDocument()
  await press('Overwrite')
  expect(await screen.findByText('Questionnaire updated successfully.')).toBeInTheDocument()
  expect(update.mock.calls.map(([{ ifMatch }]) => ifMatch)).toEqual([before.version, 4, 5])
  expect(update.mock.calls.at(-1)![0].body.title).toBe('Before we record (mine)')
})

test('deleting asks first, says what stays, and closes this view to a new one', async () => {
  const remove = vi.fn(() => ({ deleted: 1, deletionId: 'd1', responsesKept: 2 }))
  const update = vi.fn(() => before)
  const restored: unknown[] = []
  const restore: NonNullable<Answers['guests']>['restore'] = ({ body }) => {
    restored.push(body)
    return { restored: 1 }
  }
  show([before], { remove, update }, {}, { guests: { restore } })
  await openFirst()
  await press('Delete')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/keep their 2 sets of answers/)).toBeInTheDocument()
  expect(dialog.getByText(/You can restore it for 30 days/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Questionnaire deleted successfully.')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'New questionnaire' })).toBeInTheDocument()
  expect(update).not.toHaveBeenCalled()
  await press('Undo')
  await waitFor(() => expect(restored).toEqual([{ deletionId: 'd1' }]))
})

test('a draft that is left asks before it is discarded', async () => {
  show([before])
  await openFirst()
  await userEvent.type(await titleField(), '!')
  await press('Cancel')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect((await titleField()).value).toBe('Before we record!')
  await press('Cancel')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByRole('heading', { name: 'New questionnaire' })).toBeInTheDocument()
})

test('a list that cannot be loaded can be asked for again', async () => {
  let broken = true
  show([], {
    list: () => {
      if (broken) throw failing(503, 'Busy')
      return [before]
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  broken = false
  await userEvent.click(again)
  expect(await screen.findByText('Before we record')).toBeInTheDocument()
})

test('a show without the feature sees a locked panel', async () => {
  show([], {}, { features: { ...tenant.features, questionnaires: false } })
  expect(await screen.findByText("Your subscription doesn't include questionnaires")).toBeInTheDocument()
})

test('a show whose subscription ended reads, and cannot save', async () => {
  show([before], {}, { active: false })
  await openFirst()
  expect(await screen.findByRole('button', { name: 'Update questionnaire' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Suggest questions' })).toBeDisabled()
})

test('closing the page asks as long as something is not saved', async () => {
  show([before])
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openFirst()
  expect(closes()).toBe(true)
  await userEvent.type(await titleField(), '!')
  expect(closes()).toBe(false)
  await press('Cancel')
  await press('Discard')
  await waitFor(() => expect(closes()).toBe(true))
})

test('unverified answers to a deleted questionnaire are listed apart, and open', async () => {
  const deleted = { ...old, id: 'gone', title: 'Two years ago', responseCount: 1, unverifiedCount: 1 }
  show([], {
    list: ({ query }) => (query?.deleted ? [deleted] : [before]),
    responses: () => [],
  })
  const questionnaires = await list()
  expect(
    await questionnaires.findByRole('heading', { name: 'Deleted, with unverified answers' }),
  ).toBeInTheDocument()
  await userEvent.click(questionnaires.getByRole('button', { name: /^Two years ago.*1 unverified set/ }))
  expect(await screen.findByRole('dialog', { name: 'Answers to “Two years ago”' })).toBeInTheDocument()
})
