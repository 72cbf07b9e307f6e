// @vitest-environment jsdom
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { storedShow } from '@cueroom/core/testing/sample-show.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { type Answers, generatedText, guestCard, hostApi, renderScreen, wholeGuest } from '../testing.tsx'
import { ContentScreen } from './content-screen.tsx'

const maya = guestCard({ id: 1, name: 'Maya Okafor', title: 'Marine biologist', company: 'Blue Shelf' })
const answered = {
  ...wholeGuest(maya),
  questionnaire: {
    photo: null,
    submittedAt: null,
    responses: { pronunciation: 'MY-ah', 'own-1': 'Kelp, mostly.' },
    asked: [{ id: 'own-1', question: 'What do you count?' }],
  },
}
const text = generatedText({ id: 7, guestId: 1, content: 'Maya counts kelp. And she sings.', wordCount: 6 })

type ContentAnswers = NonNullable<Answers['content']>

/** The generator with one text, on a server that really stores what it is sent. */
function open({
  stored = [text],
  content = {},
  show = { settings: () => null },
}: { stored?: GeneratedContent[]; content?: ContentAnswers; show?: NonNullable<Answers['show']> } = {}) {
  let texts: GeneratedContent[] = stored
  let online = true
  let deleted: GeneratedContent[] = []
  const answers: ContentAnswers = {
    recent: ({ query: { type, limit } }) =>
      texts.filter((each) => !type || each.contentType === type).slice(0, limit),
    update: ({ params, body }) => {
      if (!online) throw new Error('The connection is lost')
      texts = texts.map((each) =>
        each.id === params.id
          ? { ...each, content: body.content, sources: [], version: each.version + 1 }
          : each,
      )
      return texts.find(({ id }) => id === params.id)!
    },
    deleteByGuestAndType: ({ params: { type } }) => {
      deleted = texts.filter((each) => each.contentType === type)
      texts = texts.filter((each) => each.contentType !== type)
      return { deleted: deleted.length, deletionId: 'gone' }
    },
    ...content,
  }
  const api = hostApi({
    guests: {
      list: () => [maya],
      get: () => answered,
      restore: () => {
        texts = [...deleted, ...texts]
        return { restored: deleted.length }
      },
    },
    show,
    content: answers,
  })
  const draw = () => renderScreen(<ContentScreen />, api, '/generate?guest=1')
  return { draw, now: () => texts, setOnline: (is: boolean) => (online = is), ...draw() }
}

const click = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button *' }))
const editor = () => screen.findByLabelText<HTMLTextAreaElement>('Text of the Guest Introduction')
const write = async (words: string) => fireEvent.change(await editor(), { target: { value: words } })

test('an edit that is saved is on screen immediately, is stored, and no longer names sources', async () => {
  const answer = Promise.withResolvers<GeneratedContent>()
  open({ content: { update: () => answer.promise } })
  await click('Edit')
  await write('Maya sings.')
  expect(screen.getByText('2 words · 11 characters')).toBeInTheDocument()

  await click('Save')
  expect(await screen.findByText('Maya sings.', { selector: 'p' })).toBeInTheDocument()
  expect(screen.getByText(/Saving…/)).toBeInTheDocument()
  answer.resolve({ ...text, content: 'Maya sings.', version: 2 })
  expect(await screen.findByText('Content saved')).toBeInTheDocument()
  await waitFor(() => expect(localStorage.getItem('cueroom.draft.7')).toBeNull())
})

test('Cancel drops the draft, and can be taken back', async () => {
  open()
  await click('Edit')
  await write('Maya sings.')
  await click('Cancel')
  expect(await screen.findByText('Maya counts kelp. And she sings.', { selector: 'p' })).toBeInTheDocument()
  expect(localStorage.getItem('cueroom.draft.7')).toBeNull()
  await click('Undo')
  expect((await editor()).value).toBe('Maya sings.')
})

test('an edit survives a reload', async () => {
  const { draw, unmount } = open()
  await click('Edit')
  await write('Maya sings.')
  unmount()
  draw()
  expect((await editor()).value).toBe('Maya sings.')
  await click('Save')
  expect(await screen.findByText('Content saved')).toBeInTheDocument()
})

test('an edit without a change is not kept; one that is older than the saved text can be compared with it', async () => {
  let stored = text
  const { draw, unmount } = open({ content: { recent: () => [stored] } })
  await click('Edit')
  await editor()
  unmount()
  stored = { ...text, content: 'Maya counts kelp. And she swims.', version: 2 }
  const again = draw()
  await click('Edit')
  expect((await editor()).value).toBe(stored.content)
  expect(screen.queryByText(/The saved text has changed/)).toBeNull()
  await write('Maya counts kelp and eels. And she swims.')
  again.unmount()
  stored = { ...stored, content: 'Maya counts kelp. And she dives.', version: 3 }
  draw()
  expect(await screen.findByText(/The saved text has changed since you started/)).toBeInTheDocument()
  await click('Compare')
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() =>
    expect(dialog.getAllByRole('mark').map((mark) => mark.textContent.trim())).toEqual([
      'and eels',
      'swims',
      'dives',
    ]),
  )
  expect(dialog.getByRole('button', { name: 'Overwrite' })).not.toHaveAttribute('data-variant', 'filled')
  await userEvent.click(dialog.getByRole('button', { name: 'Load the latest version' }))
  expect(await screen.findByText(stored.content, { selector: 'p' })).toBeInTheDocument()
})

test('a connection lost in Save keeps the edit, says so, and Retry saves it', async () => {
  const { now, setOnline } = open()
  setOnline(false)
  await click('Edit')
  await write('Maya sings.')
  await click('Save')
  expect(await screen.findByText("Not saved: couldn't reach Cueroom")).toBeInTheDocument()
  expect((await editor()).value).toBe('Maya sings.')
  expect(JSON.parse(localStorage.getItem('cueroom.draft.7')!)).toEqual({
    text: 'Maya sings.',
    version: 1,
    base: text.content,
  })

  setOnline(true)
  await click('Try again')
  expect(await screen.findByText('Content saved')).toBeInTheDocument()
  expect(now()[0]?.content).toBe('Maya sings.')
})

test.each([
  ['Overwrite', 'Maya sings.'],
  ['Load the latest version', 'Theirs.'],
])('when someone else changed the text while it was edited, “%s” leaves “%s”', async (choice, left) => {
  const theirs = { ...text, content: 'Theirs.', version: 2 }
  let stored: GeneratedContent = text
  let tries = 0
  open({
    content: {
      recent: () => [stored],
      update: ({ body }) => {
        tries += 1
        if (tries === 1) {
          stored = theirs
          throw failing(409, 'Changed', 'version_conflict')
        }
        stored = { ...theirs, content: body.content, version: 3 }
        return stored
      },
    },
  })
  await click('Edit')
  await write('Maya sings.')
  await click('Save')
  await screen.findByText('This text changed while you were editing')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Maya sings.')).toBeInTheDocument()
  expect(dialog.getByText('Theirs.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: choice }))
  expect(await screen.findByText(left, { selector: 'p' })).toBeInTheDocument()
  expect(stored.content).toBe(left)
  expect(localStorage.getItem('cueroom.draft.7')).toBeNull()
})

test('deleting clears the view, and Undo brings the text back', async () => {
  open()
  await userEvent.click(await screen.findByLabelText('Delete'))
  expect(await screen.findByText('Content deleted')).toBeInTheDocument()
  expect(await screen.findByText('No introduction yet')).toBeInTheDocument()
  await click('Undo')
  expect(await screen.findByText('Maya counts kelp. And she sings.', { selector: 'p' })).toBeInTheDocument()
})

test('a failed deletion says so and leaves the text', async () => {
  const deleteByGuestAndType = () => {
    throw failing(500, 'Broken')
  }
  open({ content: { deleteByGuestAndType } })
  await userEvent.click(await screen.findByLabelText('Delete'))
  expect(await screen.findByText('Delete failed')).toBeInTheDocument()
  expect(screen.getByText('Failed to delete content. Please try again.')).toBeInTheDocument()
  expect(screen.getByText('Maya counts kelp. And she sings.', { selector: 'p' })).toBeInTheDocument()
})

const sourced = generatedText({
  ...text,
  sources: [
    { start: 0, end: 17, from: [{ kind: 'field', key: 'title' }] },
    { start: 18, end: 32, from: [] },
  ],
})

test('a click on a sentence shows what it rests on; one that rests on nothing is marked', async () => {
  open({ stored: [sourced] })
  await userEvent.click(await screen.findByText('Maya counts kelp.'))
  expect(await screen.findByText('Marine biologist', { selector: '[role=dialog] *' })).toBeInTheDocument()
  const connecting = screen.getByText('And she sings.')
  expect(connecting).toHaveAttribute('data-unsupported')
  await userEvent.click(connecting)
  expect(await screen.findByText(/^Nothing you or your guest provided/)).toBeInTheDocument()
})

test('a sentence that rests on an answer names the question as the guest was asked it', async () => {
  open({ stored: [{ ...text, sources: [{ start: 0, end: 17, from: [{ kind: 'answer', key: 'own-1' }] }] }] })
  await userEvent.click(await screen.findByText('Maya counts kelp.'))
  expect(await screen.findByText('What do you count?')).toBeInTheDocument()
  expect(screen.getByText('Kelp, mostly.')).toBeInTheDocument()
})

test('sentences are read as text, and their sources are a list for the keyboard; they can be switched off', async () => {
  open({ stored: [sourced] })
  const sentence = await screen.findByText('Maya counts kelp.')
  const paragraph = sentence.closest<HTMLElement>('[role=paragraph]')!
  expect(paragraph.textContent).toBe('Maya counts kelp. And she sings.')
  expect(paragraph.querySelector('[role], [tabindex], button, a')).toBeNull()
  screen.getByRole('button', { name: 'List sources' }).focus()
  await userEvent.keyboard('{Enter}')
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(items[0]?.textContent).toMatch(/^Maya counts kelp\.This sentence is based onTitle/)
  expect(items.at(-1)?.textContent).toMatch(/^And she sings\.Nothing you or your guest provided/)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(screen.getByRole('switch', { name: /^Sources/ }))
  expect(screen.getByText('Maya counts kelp. And she sings.', { selector: 'p' })).toBeInTheDocument()
})

test('the reading view shows the time it takes and how the name is said, and Escape leaves it', async () => {
  const words = 'Add your wording in English on the guest’s Answers tab to use them here.'
  const note = `Your note says: “No divorce.” ${words}`
  open({ stored: [{ ...text, wordCount: 300, note, stale: ['guest'] }] })
  const link = await screen.findByRole('link', { name: 'the guest’s Answers tab' })
  expect(link).toHaveAttribute('href', '/guests/1?tab=answers')
  await click('Read')
  const view = within(await screen.findByRole('dialog', { name: /^Introduction for/ }))
  expect(view.getByText('Your note says: “No divorce.”')).toBeInTheDocument()
  expect(view.queryByRole('link')).toBeNull()
  expect(view.getByText(/guest's details changed since this was written/)).toBeInTheDocument()
  expect(await screen.findByText('2:00 min read aloud')).toBeInTheDocument()
  expect(await screen.findByText('MY-ah')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('2:00 min read aloud')).toBeNull())
})

test('questions are read full-screen as a list, without a time to read them in', async () => {
  const content = '1. What do you count?\n2. Who taught you?'
  renderScreen(
    <ContentScreen />,
    hostApi({
      guests: { list: () => [maya], get: () => answered },
      show: { settings: () => null },
      content: { recent: () => [generatedText({ id: 8, guestId: 1, contentType: 'questions', content })] },
    }),
    '/generate?guest=1&type=questions',
  )
  await click('Read')
  const view = within(await screen.findByRole('dialog', { name: `Questions for ${maya.name}` }))
  expect(view.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'What do you count?',
    'Who taught you?',
  ])
  expect(view.queryByText(/min read aloud/)).toBeNull()
})

test('a host measures the own pace once, and a stopwatch that ran on saves nothing', async () => {
  const saved = storedShow
  const sent: unknown[] = []
  open({
    stored: [{ ...text, wordCount: 300 }],
    show: {
      settings: () => saved,
      update: ({ body }) => {
        sent.push(body)
        return { ...saved, contentStyles: { ...saved.contentStyles, wordsPerMinute: 120 } }
      },
    },
  })
  await click('Read')
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
  await click('Measure my pace')
  now.mockReturnValue(1_002_000)
  await click('I’ve read it all')
  expect(await screen.findByText('Pace not saved')).toBeInTheDocument()
  expect(sent).toEqual([])

  now.mockReturnValue(2_000_000)
  await click('Measure my pace')
  now.mockReturnValue(2_150_000)
  await click('I’ve read it all')
  now.mockRestore()
  expect(await screen.findByText('2:30 min read aloud')).toBeInTheDocument()
  expect(sent).toMatchObject([{ contentStyles: { wordsPerMinute: 120 } }])
})

test('the text is downloaded for a teleprompter', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:text', revokeObjectURL: () => {} })
  open()
  await click('Download')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Teleprompter' }))
  expect(saved).toEqual(['Maya Okafor - Guest Introduction - teleprompter.txt'])
})

test('an earlier version is compared with the text, and comes back only when the host says so', async () => {
  const versions = () => ({
    versions: [
      { version: 2, origin: 'host' as const, content: text.content, createdAt: '2026-11-02T09:00:00Z' },
      {
        version: 1,
        origin: 'generated' as const,
        content: 'Maya counts fish.',
        createdAt: '2026-11-01T09:00:00Z',
      },
    ],
  })
  const { draw, now } = open({ content: { versions } })
  draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Versions' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('radio', { name: /^Generated/ })).toBeChecked()
  expect(dialog.queryByRole('radio', { name: /^Your edit/ })).toBeNull()
  expect(dialog.getByText('fish', { exact: false, selector: 'ins' })).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: 'Full version' }))
  expect(await dialog.findByText('Maya counts fish.')).toBeInTheDocument()
  expect(now()[0]?.content).toBe(text.content)
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(now()[0]?.content).toBe('Maya counts fish.'))
})

test('a text that was changed by hand says so, and a replaced one is named by who changed it last', async () => {
  const edited = { ...text, edited: { by: 'host' as const, at: '2026-11-03T09:00:00Z' } }
  const before = generatedText({
    ...{ id: 3, guestId: 1, content: 'Maya sings.' },
    edited: { by: 'guest', at: '2026-11-02T09:00:00Z' },
  })
  const versions = () => ({ versions: [] })
  open({ stored: [edited, before], content: { versions } })
  expect(await screen.findByText(/ · edited by hand Nov 3/)).toBeInTheDocument()
  expect(screen.getByText('Drafted by template, edited')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Versions' }))
  expect(await screen.findByRole('radio', { name: /^With the guest's correction, Nov 2/ })).toBeChecked()
})
