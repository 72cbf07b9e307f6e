// @vitest-environment jsdom
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { newGuestPage, proposedCheck, sampleGuestPage } from '@cueroom/core/testing/sample-guest-page.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, generatedText, guestCard, hostApi, paste, renderApp, wholeGuest } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import './guest-page.tsx'

const card = guestCard({
  name: 'Ada Lovelace',
  title: 'Analyst',
  company: 'Engine Works',
  email: 'ada@engine.example',
  bio: 'Counts. She found the error in the table.',
  interviewDate: '2099-07-14T13:30:00Z',
  episodeStatus: 'upcoming',
  hasResponses: true,
})
const ada: Guest = {
  ...wholeGuest(card),
  notes: 'Likes tea.',
  questionnaire: {
    photo: null,
    responses: { q1: ['Looms', 'Poetry'], pronunciation: 'AY-da', consent: ['Yes'] },
    asked: [{ id: 'q1', question: 'What do you love?' }],
    submittedAt: '2026-11-09T10:00:00Z',
  },
}
const introduction = generatedText({ guestId: ada.id, content: 'Our guest today counts.' })

type GuestAnswers = NonNullable<Answers['guests']>
const answersOf = (guests: GuestAnswers = {}, others: Answers = {}) =>
  hostApi({
    batches: { list: () => [] },
    sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
    show: { settings: () => null },
    content: {
      states: () => ({ texts: [{ ...introduction, factCheck: null, noteCheck: false }] }),
      recent: ({ query }) => (query.type && query.type !== 'introduction' ? [] : [introduction]),
    },
    ...others,
    guests: { list: () => [card], get: () => ada, ...guests },
  })
const open = (tab = '', guests: GuestAnswers = {}, others: Answers = {}) =>
  renderApp(`/guests/${ada.id}${tab && `?tab=${tab}`}`, answersOf(guests, others))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const chooseMore = async (name: string) => {
  await press('More for Ada Lovelace')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test.each(['no-number', '0', '99999999999'])('an address that is no guest (%s) says so', async (id) => {
  renderApp(`/guests/${id}`, hostApi({ batches: { list: () => [] } }))
  expect(await screen.findByText('Guest not found')).toBeInTheDocument()
})

test('a guest of another show, or a deleted one, is nobody', async () => {
  const get = () => {
    throw failing(404, 'Not found', 'not_found')
  }
  open('', { get })
  expect(await screen.findByText('Guest not found')).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Recently deleted' })).toBeInTheDocument()
})

test('whoever is opened from the list has a name before the guest has loaded', async () => {
  const loading = Promise.withResolvers<Guest>()
  renderApp('/guests', answersOf({ get: () => loading.promise }))
  await userEvent.click(await screen.findByRole('link', { name: 'Ada Lovelace' }))
  expect(await screen.findByRole('status', { name: 'Loading the guest' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeInTheDocument()
  expect(screen.getByText('Analyst at Engine Works')).toBeInTheDocument()

  loading.resolve(ada)
  expect(await screen.findByRole('list', { name: 'Preparation' })).toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('a page that cannot be loaded says so, and can be tried again', async () => {
  let broken = true
  const get = () => {
    if (broken) throw failing(500, 'Broken')
    return ada
  }
  open('', { get })
  expect(await screen.findByText("Couldn't load your guest")).toBeInTheDocument()
  broken = false
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeInTheDocument()
})

test('a pronunciation given as a list reads as one line, unless the host typed another', async () => {
  const questionnaire = { ...ada.questionnaire, responses: { pronunciation: ['AY-da', 'LUV-layss'] } }
  let pronunciation: string | null = null
  open('', { get: () => ({ ...ada, pronunciation, questionnaire }) })
  expect(await screen.findByText('AY-da LUV-layss')).toBeInTheDocument()

  cleanup()
  pronunciation = 'EH-da'
  open('', { get: () => ({ ...ada, pronunciation, questionnaire }) })
  expect(await screen.findByText('EH-da')).toBeInTheDocument()
})

test('the page says who it is, how the name is said, and what is missing', async () => {
  const { address } = open()
  await screen.findByRole('heading', { name: 'Ada Lovelace' })
  expect(screen.getByText('Analyst at Engine Works')).toBeInTheDocument()
  expect(screen.getByText('AY-da')).toBeInTheDocument()
  const steps = within(screen.getByRole('list', { name: 'Preparation' }))
  await steps.findByText(/^Written/)
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Invited: DoneAnswered',
    'Answers: DoneNov 9, 1 of 1',
    expect.stringMatching(/^Recording: ScheduledTue, Jul 14/),
    expect.stringMatching(/^Introduction: DoneWritten /),
    'Questions: MissingNot written',
    'Show notes: LaterAfter the recording',
  ])
  expect(await screen.findByText('Our guest today counts.')).toBeInTheDocument()
  const history = within(screen.getByRole('region', { name: 'History' }))
  expect(history.getAllByRole('listitem').map((item) => item.textContent?.split(' ·')[0])).toEqual([
    'Answers received',
    'Introduction written',
    'Added',
  ])
  await userEvent.click(steps.getByRole('link', { name: /^Show notes/ }))
  expect(address()).toBe(`/guests/${ada.id}?tab=show_notes`)
  expect(await screen.findByText('No show notes yet')).toBeInTheDocument()
})

test('an address that asks for the prep sheet prints it once the texts are there', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(screen.getByText('Our guest today counts.')).toBeInTheDocument()
  })
  const { address } = renderApp(`/guests/${ada.id}?do=print`, answersOf())
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  await waitFor(() => expect(address()).toBe(`/guests/${ada.id}`))
})

test('the next missing text is written from the page, and appears on its tab', async () => {
  const generate = vi.fn<NonNullable<NonNullable<Answers['content']>['generate']>>(() =>
    generatedText({ guestId: ada.id, contentType: 'questions', content: 'What do you count?' }),
  )
  const { address } = open(
    '',
    {},
    {
      content: {
        states: () => ({ texts: [{ ...introduction, factCheck: null, noteCheck: false }] }),
        recent: ({ query }) => (query.type === 'questions' ? [] : [introduction]),
        generate,
      },
    },
  )
  const next = await screen.findAllByRole('button', { name: 'Write questions' })
  await userEvent.click(next[0]!)
  expect(await screen.findByText('What do you count?')).toBeInTheDocument()
  expect(address()).toBe(`/guests/${ada.id}?tab=questions`)
  expect(generate.mock.calls.map(([{ body }]) => body)).toEqual([
    { guestId: ada.id, type: 'questions', prompt: null },
  ])
})

/** The introduction is out of date, and the guest has said something about it. */
const checked = (factCheck: 'proposed' | 'accepted', generate: () => typeof introduction): Answers => ({
  content: {
    states: () => ({ texts: [{ ...introduction, stale: ['answers'], factCheck, noteCheck: false }] }),
    recent: ({ query }) => (query.type && query.type !== 'introduction' ? [] : [introduction]),
    generate,
  },
})

test.each(['Update introduction', 'Rewrite introduction'])(
  'a text that the guest corrected is not replaced without a question: %s',
  async (button) => {
    const generate = vi.fn(() => generatedText({ guestId: ada.id, content: 'Written again.' }))
    open('', {}, checked('accepted', generate))
    await press(button)
    await screen.findByText(/Ada Lovelace corrected this text, .* stays in Versions/)
    await press('Cancel')
    expect(generate).not.toHaveBeenCalled()
    await press(button)
    await press('Replace it')
    expect(await screen.findByText('Written again.')).toBeInTheDocument()
  },
)

test('replacing a text that the guest checked is offered, but not urged', async () => {
  open(
    '',
    {},
    checked('accepted', () => introduction),
  )
  const update = await screen.findByRole('button', { name: 'Update introduction' })
  expect(update).toHaveAttribute('data-variant', 'default')
  expect(screen.getByRole('button', { name: 'Print prep sheet' })).toHaveAttribute('data-variant', 'filled')
})

test('a correction that waits is said above the introduction, with the way to it', async () => {
  const { address } = open(
    '',
    {},
    checked('proposed', () => introduction),
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Read the correction' }))
  expect(address()).toBe(`/guests/${ada.id}?tab=page`)
})

test('answers are listed under their questions as they were asked; only web addresses become links', async () => {
  const responses = {
    bio: 'See https://ada.example/me. Or javascript:alert(1)',
    q1: ['Looms', 'Poetry'],
    q9: 'Nobody knows what was asked',
    empty: ' ',
  }
  open('answers', { get: () => ({ ...ada, questionnaire: { ...ada.questionnaire, responses } }) })
  await screen.findByText('What do you love?')
  const answers = within(screen.getByRole('tabpanel', { name: 'Answers' }))
  expect(answers.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'What do you love?',
    'How would you introduce yourself to our listeners?',
    'Question 3',
  ])
  expect(answers.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Looms', 'Poetry'])
  expect(answers.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://ada.example/me',
  ])
})

test('without answers the page says so, and an export says that there is nothing', async () => {
  const questionnaireResponses = () => {
    throw failing(404, 'No questionnaire responses found for this guest', 'no_responses')
  }
  open('answers', { get: () => wholeGuest(card) }, { exports: { questionnaireResponses } })
  await screen.findByText('No answers yet')
  await press('Export to Word')
  expect(await screen.findByText('Export failed')).toBeInTheDocument()
  expect(screen.getByText('No questionnaire responses found for this guest')).toBeInTheDocument()
})

test('an export that breaks says that it failed', async () => {
  const questionnaireResponses = () => {
    throw failing(500, 'Broken')
  }
  open('answers', {}, { exports: { questionnaireResponses } })
  await press('Export to Word')
  expect(await screen.findByText('Failed to export questionnaire responses')).toBeInTheDocument()
})

test('more on a card opens the whole biography', async () => {
  const long = { ...card, bio: 'Counts. '.repeat(20) }
  const { address } = renderApp(
    '/guests',
    hostApi({
      batches: { list: () => [] },
      content: { states: () => ({ texts: [] }), recent: () => [] },
      guests: { list: () => [long], get: () => ada },
    }),
  )
  const article = within(await screen.findByRole('article', { name: 'Ada Lovelace' }))
  await userEvent.click(article.getByRole('link', { name: /^more/ }))
  expect(await screen.findByText(/She found the error/)).toBeInTheDocument()
  expect(address()).toBe(`/guests/${ada.id}?tab=about`)
})

test('a long note begins with what matters, and has the button for what it asks', async () => {
  const length = 'This introduction has 56 words; a brief one has 150 to 300.'
  const rest = `Not known yet: ${'“What would you most like to talk about?”, '.repeat(4)}and more.`
  const unanswered = { ...ada, questionnaire: { ...ada.questionnaire, responses: {}, submittedAt: null } }
  const short = { ...introduction, note: `${length} ${rest}` }
  open(
    '',
    { get: () => unanswered },
    {
      content: {
        states: () => ({ texts: [{ ...short, factCheck: null, noteCheck: false }] }),
        recent: () => [short],
      },
    },
  )
  const note = await screen.findByRole('note')
  expect(within(note).getByText(length)).toBeInTheDocument()
  expect(within(note).getByText(rest)).not.toBeVisible()
  await userEvent.click(within(note).getByText("What's missing"))
  expect(within(note).getByText(rest)).toBeVisible()
  await userEvent.click(within(note).getByRole('button', { name: 'Send questions' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
})

test('closing the tab with unsaved notes asks first', async () => {
  open()
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  expect(closes()).toBe(true)
  await paste(notes, ' Park at the rear.')
  expect(closes()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(closes()).toBe(true)
})

test('notes are kept, and never overwrite what someone else wrote', async () => {
  let saved = ada
  const update = vi.fn<NonNullable<GuestAnswers['update']>>(({ body }) => {
    if (saved.version === 1) {
      saved = { ...ada, notes: 'Likes coffee.', version: 2 }
      throw failing(409, 'Someone else changed this guest.', 'version_conflict')
    }
    return { ...saved, notes: body.notes!, version: 3 }
  })
  open('', { get: () => saved, update })
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  expect(notes).toHaveValue('Likes tea.')
  await paste(notes, ' And cake.')
  await press('Save notes')
  const choice = within(await screen.findByRole('group', { name: 'Notes' }))
  expect(choice.getByText('Likes coffee.')).toBeInTheDocument()
  await press('Overwrite')
  expect(await screen.findByText('Guest updated')).toBeInTheDocument()
  expect(update.mock.calls.map(([{ body }]) => body)).toEqual([
    { notes: 'Likes tea. And cake.' },
    { notes: 'Likes tea. And cake.' },
  ])
})

test('everything about a guest can be changed on the page', async () => {
  const setStatus = vi.fn<NonNullable<GuestAnswers['setStatus']>>(({ body }) => ({ ...ada, ...body }))
  open('', { setStatus })
  await chooseMore('Mark as completed')
  expect(await screen.findByText('Completed')).toBeInTheDocument()
  for (const [action, dialog] of [
    ['Edit', 'Edit Ada Lovelace'],
    ['Set interview date', 'Interview with Ada Lovelace'],
    ['Erase…', 'Erase now: Ada Lovelace'],
  ] as const) {
    await chooseMore(action)
    expect(await screen.findByRole('dialog', { name: dialog })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('an address opens the dialog that it names, and reloading does not open it again', async () => {
  const { address } = renderApp(
    `/guests/${ada.id}?do=date`,
    hostApi({
      batches: { list: () => [] },
      content: { states: () => ({ texts: [] }), recent: () => [] },
      sends: { states: () => ({ sends: [], stopped: [], missing: [] }) },
      guests: { list: () => [card], get: () => ada },
    }),
  )
  expect(await screen.findByRole('dialog', { name: 'Interview with Ada Lovelace' })).toBeInTheDocument()
  expect(address()).toBe(`/guests/${ada.id}`)
})

test('after deleting, the host is at the list, and Undo is there', async () => {
  const { address } = open('', { remove: () => ({ deleted: 1, deletionId: 'd1' }) })
  await screen.findByRole('heading', { name: 'Ada Lovelace' })
  await chooseMore('Delete')
  await press('Delete guest')
  expect(await screen.findByText('Guest Deleted')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/guests'))
})

test('without a subscription the page can be read, but nothing changed', async () => {
  renderApp(
    `/guests/${ada.id}`,
    hostApi(
      {
        batches: { list: () => [] },
        content: { states: () => ({ texts: [] }), recent: () => [] },
        guests: { list: () => [card], get: () => ada },
      },
      { active: false, subscriptionStatus: 'cancelled' },
    ),
  )
  expect(await screen.findByText("Your subscription isn't active")).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Notes' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled()
})

afterEach(() => window.dispatchEvent(new Event('afterprint')))

test('a printed sheet names the facts that the guest has corrected in the introduction since', async () => {
  const corrected = 'Ada has counted since 2013.'
  const original = 'Ada has counted since 2014.'
  const factCheck = { ...proposedCheck, state: 'accepted' as const, original, proposed: corrected }
  const text = { ...introduction, content: corrected }
  open(
    '',
    { get: () => ({ ...ada, bio: 'I count, since 2014.' }) },
    {
      content: {
        states: () => ({ texts: [{ ...text, factCheck: 'accepted', noteCheck: false }] }),
        recent: ({ query }) => (query.type === 'introduction' ? [text] : []),
      },
      guestPages: { get: () => ({ ...sampleGuestPage, factCheck }) },
    },
  )
  await screen.findByText(corrected)
  window.dispatchEvent(new Event('beforeprint'))
  await waitFor(() =>
    expect(document.querySelector('[data-prep-sheet]')?.textContent).toContain(
      'This text still says “2014”: your guest changed it to',
    ),
  )
})

test('printing gives a sheet with the name as it is said, what the guest asks, who else is there, the texts and the facts', async () => {
  const asked = [
    { id: 'q1', question: 'How do you say your name?' },
    { id: 'q2', question: 'Anything you’d rather not talk about?' },
  ]
  const responses = { q1: 'AY-da', q2: 'My landlord.' }
  const both = [
    { id: ada.id, name: ada.name },
    { id: 99, name: 'Charles Babbage' },
  ]
  open(
    '',
    { get: () => ({ ...ada, questionnaire: { ...ada.questionnaire, asked, responses } }) },
    {
      episodes: {
        list: () => [episodeOf({ title: 'Engines', recordingDate: ada.interviewDate, guests: both })],
      },
    },
  )
  await screen.findByText('Our guest today counts.')
  await screen.findByText('Engines')
  window.dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector<HTMLElement>('[data-prep-sheet]')!
  for (const text of [
    'say “AY-da”',
    'Together with Charles Babbage',
    'Asks: “My landlord.”',
    'Our guest today counts.',
    'Likes tea.',
    'ada@engine.example',
  ])
    expect(sheet.textContent).toContain(text)
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-prep-sheet]')).toBeNull())
})

const question = { required: false, options: [] }
const set: QuestionnaireResponse = {
  ...{ id: 7, questionnaireId: 'before', state: 'accepted', source: { fields: {} } },
  ...{ guestId: ada.id, guestName: ada.name, typedName: null, guestEmail: null },
  responses: { pronunciation: 'EH-da', may: 'Record, but ask me before publishing' },
  questions: [
    { ...question, id: 'pronunciation', question: 'How do we say your name?', type: 'text' },
    { ...question, id: 'promote', question: 'What should we promote?', type: 'textarea' },
    { ...question, id: 'may', question: 'May we record and publish the conversation?', type: 'radio' },
  ],
  submittedAt: '2026-11-15T10:00:00Z',
  changedAt: '2026-11-27T10:00:00Z',
  lockedAt: null,
  changes: [
    { id: 'may', question: 'May we?', type: 'radio', before: 'Yes', changedAt: '2026-11-27T10:00:00Z' },
    {
      id: 'promote',
      question: 'What?',
      type: 'textarea',
      before: 'My book',
      changedAt: '2026-11-27T10:00:00Z',
    },
    {
      id: 'pronunciation',
      question: 'How?',
      type: 'text',
      before: 'AY-da',
      changedAt: '2026-11-27T10:00:00Z',
    },
  ],
}

test('answers say what they were before the guest changed them, and are locked where they are read', async () => {
  let lockedAt: string | null = null
  const lockResponse = vi.fn(() => ({ ...set, lockedAt: (lockedAt = '2026-11-27T12:00:00Z') }))
  open('answers', {}, { questionnaires: { answersOfGuest: () => [{ ...set, lockedAt }], lockResponse } })
  expect(await screen.findByText('What changed')).toBeInTheDocument()
  // The emptied answer is not lost to the host
  expect(screen.getByText('My book').closest('del')).toBeInTheDocument()
  expect(screen.getByText('AY', { selector: 'del' })).toBeInTheDocument()
  expect(screen.getByText('EH', { selector: 'ins' })).toBeInTheDocument()
  await press('Lock answers')
  expect(await screen.findByText('Locked')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Unlock answers' })).toBeInTheDocument()
})

test('a consent with a condition is for the host to read, on the day it was chosen', async () => {
  open('', {}, { questionnaires: { answersOfGuest: () => [set] } })
  const words = await screen.findByText('Record, but ask me before publishing')
  expect(words.parentElement).toHaveTextContent('See the answer: Record, but ask me before publishing Nov 27')
  expect(words.parentElement).not.toHaveTextContent('Given')
})

test('the history says how corrections ended, and a wish to be erased comes first', async () => {
  const factChecks = [
    {
      state: 'accepted',
      partial: true,
      createdAt: '2026-11-20T10:00:00Z',
      decidedAt: '2026-11-21T10:00:00Z',
    },
    {
      state: 'rejected',
      partial: false,
      createdAt: '2026-11-18T10:00:00Z',
      decidedAt: '2026-11-19T10:00:00Z',
    },
  ] as const
  const requests = { data: null, erasure: '2026-11-22T10:00:00Z' }
  const page = { ...newGuestPage, factChecks: [...factChecks], requests }
  open('', {}, { guestPages: { get: () => page } })
  expect(await screen.findByText('Ada Lovelace asked you to erase their data on Nov 22, 2026')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Open their request' })
  expect(link).toHaveAttribute('href', `/guests/${ada.id}?tab=page`)
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
  const history = within(screen.getByRole('region', { name: 'History' }))
  await waitFor(() =>
    expect(history.getAllByRole('listitem').map((item) => item.textContent?.split(' ·')[0])).toEqual(
      expect.arrayContaining([
        'Part of a correction accepted',
        'Correction sent',
        'Correction rejected',
        'Correction sent',
      ]),
    ),
  )
})

test('instructions are kept for one guest, and for all of them only on request', async () => {
  const other = { ...card, id: 8, name: 'Charles Babbage' }
  const wanted: (string | null | undefined)[] = []
  const guests: GuestAnswers = {
    list: () => [card, other],
    get: ({ params }) => (params.id === ada.id ? ada : { ...ada, id: 8, name: 'Charles Babbage' }),
  }
  const content = {
    states: () => ({ texts: [] }),
    recent: () => [],
    generate: ({ body }: { body: { prompt?: string | null } }) => {
      wanted.push(body.prompt)
      return introduction
    },
  }
  const field = 'Custom instructions for Guest Introduction'
  open('', guests, { content })
  await userEvent.click(await screen.findByText('Custom instructions'))
  await paste(screen.getByLabelText(field), 'Shorter sentences')
  expect(await screen.findByText(/A template can’t follow “Shorter sentences”/)).toBeInTheDocument()
  cleanup()
  renderApp('/guests/8', answersOf(guests, { content }))
  expect(await screen.findByLabelText(field)).toHaveValue('')
  cleanup()
  open('', guests, { content })
  await userEvent.click(await screen.findByLabelText('Use for all guests'))
  cleanup()
  renderApp('/guests/8', answersOf(guests, { content }))
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue('Shorter sentences'))
  expect(screen.getByLabelText('Use for all guests')).toBeChecked()
  await press('Write introduction')
  await waitFor(() => expect(wanted).toEqual(['Shorter sentences']))
})
