// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { runOf, segmentOf, sourceOf } from '@cueroom/core/testing/sample-runs.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answers, hostApi, renderScreen } from '../testing.tsx'
import { EpisodePage } from './episode-page.tsx'

const reef = episodeOf({ id: 41, title: 'Reefs' })
const run = runOf([
  segmentOf({ kind: 'welcome', title: 'Kettle', text: 'Put the kettle on.', seconds: 180 }),
  segmentOf({ kind: 'introduction', guestId: 7, title: 'Maya', text: 'Maya counts reefs.' }),
  segmentOf({ kind: 'end', title: 'Thanks' }),
])
const link = {
  ...{ id: 3, name: 'Jonah', openedAt: null },
  ...{ createdAt: '2026-11-20T08:00:00Z', expiresAt: '2026-12-20T08:00:00Z' },
}

function open(episodes: Answers['episodes'] = {}) {
  renderScreen(
    <EpisodePage />,
    hostApi({
      show: { settings: () => null },
      episodes: { get: () => reef, runOfShow: () => run, ...episodes },
    }),
    '/episodes/41',
  )
}

async function openPrompter() {
  open()
  await screen.findByRole('listitem', { name: 'Kettle' })
  await userEvent.click(screen.getByRole('button', { name: 'Open teleprompter' }))
  return within(await screen.findByRole('dialog', { name: 'Teleprompter: Reefs' }))
}

test('arrow keys go from segment to segment, and never past the ends', async () => {
  const prompter = await openPrompter()
  const place = () => prompter.getByRole('status').textContent
  expect(place()).toBe('1 of 3 · Kettle')
  await userEvent.keyboard('{ArrowLeft}')
  expect(place()).toBe('1 of 3 · Kettle')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(place()).toBe('3 of 3 · Thanks')
  expect(prompter.getByText('Nothing written yet')).toBeVisible()
})

test('the host’s note is with the guest’s segment, set apart from what is read, and not on paper', async () => {
  const note = 'Your note says: “No divorce.”'
  const source = {
    ...sourceOf('Introduction', 'Maya counts reefs.'),
    stale: ['guest' as const],
    noteCheck: true,
  }
  const segments = run.segments.map((one) => (one.guestId === 7 ? { ...one, source } : one))
  open({ runOfShow: () => ({ ...run, segments, notes: [{ guestId: 7, name: 'Maya', note }] }) })
  await screen.findByRole('listitem', { name: 'Kettle' })
  await userEvent.click(screen.getByRole('button', { name: 'Open teleprompter' }))
  const prompter = within(await screen.findByRole('dialog', { name: 'Teleprompter: Reefs' }))
  expect(prompter.getAllByText(note)).toHaveLength(1)
  expect(prompter.getByText('Out of date · Check your note')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(document.querySelector('[data-run-sheet]')).not.toHaveTextContent('divorce')
})

test('Space plays and pauses, and the clock waits until then', async () => {
  const prompter = await openPrompter()
  expect(prompter.getByText(/^0:00 elapsed/)).toBeVisible()
  await userEvent.click(prompter.getByRole('region', { name: 'Text' }))
  await userEvent.keyboard(' ')
  expect(await prompter.findByRole('button', { name: 'Pause' })).toBeVisible()
  await userEvent.keyboard(' ')
  expect(await prompter.findByRole('button', { name: 'Play' })).toBeVisible()
})

test('a remote turns the page by what is seen of it, and never over the beginning of a segment', async () => {
  const prompter = await openPrompter()
  const text = prompter.getByRole('region', { name: 'Text' })
  Object.defineProperty(text, 'clientHeight', { value: 500 })
  const starts = [0, 300, 2_000]
  text.querySelectorAll('[data-segment]').forEach((section, place) => {
    Object.defineProperty(section, 'offsetTop', { value: starts[place] })
  })
  const places: number[] = []
  for (const key of ['{PageDown}', '{PageDown}', '{PageDown}', '{PageUp}', '{PageUp}', '{PageUp}']) {
    await userEvent.keyboard(key)
    places.push(text.scrollTop)
  }
  expect(places).toEqual([300, 700, 1_100, 700, 300, 0])
})

test('size, speed and mirror are changed, and stay in this browser', async () => {
  const prompter = await openPrompter()
  const text = prompter.getByRole('region', { name: 'Text' })
  await userEvent.click(prompter.getByRole('button', { name: 'Larger text' }))
  await userEvent.keyboard('m')
  expect(text).toHaveAttribute('data-mirrored')
  expect(text.style.getPropertyValue('--size')).toBe('50px')
  expect(JSON.parse(localStorage.getItem('cueroom.teleprompter')!)).toMatchObject({
    size: 50,
    mirrored: true,
  })
  await userEvent.keyboard('p')
  expect(await prompter.findByRole('button', { name: 'Pause' })).toBeVisible()
  await userEvent.click(prompter.getByRole('button', { name: 'Close the teleprompter' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('printing gives the whole run of show with its times', async () => {
  open()
  await screen.findByRole('listitem', { name: 'Kettle' })
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = document.querySelector('[data-run-sheet]')!
  expect(sheet.textContent).toContain('3:00 · 1 min')
  expect(sheet.textContent).toContain('Maya counts reefs.')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('[data-run-sheet]')).toBeNull()
})

test('links that cannot be loaded or made say so', async () => {
  const refuse = () => {
    throw failing(500, 'Broken')
  }
  open({ runLinks: refuse, shareRun: refuse })
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the run of show' }))
  expect(await dialog.findByText("Couldn't load your links")).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Who is it for?' }), 'Jonah{Enter}')
  expect(await screen.findByText("Couldn't create the link. Please try again.")).toBeInTheDocument()
})

test('a link is made, copied once, and revoked', async () => {
  const sent: unknown[] = []
  let links = [link]
  open({
    runLinks: () => links,
    shareRun: ({ body }) => {
      sent.push(body)
      return { link: { ...link, id: 4, name: 'Ada' }, url: 'http://localhost:3000/r/secret' }
    },
    revokeRunLink: ({ params }) => {
      sent.push(params)
      links = []
      return { done: true }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share the run of show' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Create a link' }))
  expect(dialog.getByText('Say who the link is for')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Who is it for?' }), 'Ada')
  expect(dialog.queryByText('Say who the link is for')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Create a link' }))
  expect(await dialog.findByText(/^This link only works on this computer/)).toBeInTheDocument()
  expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost:3000/r/secret')
  await userEvent.click(await dialog.findByRole('button', { name: 'Revoke the link for Jonah' }))
  await waitFor(() => expect(dialog.queryByText('Jonah')).toBeNull())
  expect(sent).toEqual([
    { name: 'Ada', days: 30 },
    { id: 41, linkId: 3 },
  ])
})
