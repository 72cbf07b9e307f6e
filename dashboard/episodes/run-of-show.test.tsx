// @vitest-environment jsdom
import type { RunOfShow, RunOfShowChanges } from '@cueroom/core/episodes/run-of-show.ts'
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { episodeOf } from '@cueroom/core/testing/sample-episodes.ts'
import { runOf, segmentOf, sourceOf } from '@cueroom/core/testing/sample-runs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, paste, renderScreen, tenant } from '../testing.tsx'
import { EpisodePage } from './episode-page.tsx'

const reef = episodeOf({
  ...{ id: 41, title: 'What a reef teaches', recordingDate: '2026-11-25T13:00:00Z' },
  guests: [{ id: 7, name: 'Maya Okafor' }],
})
const introduction = segmentOf({
  ...{ kind: 'introduction', guestId: 7, title: 'Maya Okafor', text: 'Maya counts reefs.', seconds: 140 },
  source: sourceOf('Introduction for Maya Okafor', 'Maya counts reefs.'),
})
const segments = [
  segmentOf({ kind: 'welcome', title: 'Welcome', text: 'Put the kettle on.', seconds: 180 }),
  introduction,
  segmentOf({ kind: 'questions', guestId: 7, title: 'Questions 1–3', seconds: 1_200 }),
  segmentOf({ kind: 'end', title: 'Thanks', seconds: 60 }),
]

/** A server that keeps what is sent, as it would be read again. */
function open(
  first: RunOfShow,
  { active = true, refusal }: { active?: boolean; refusal?: () => never } = {},
) {
  const sent: { body: RunOfShowChanges; ifMatch: number | undefined }[] = []
  let run = first
  const planRunOfShow = ({ body, ifMatch }: { body: RunOfShowChanges; ifMatch: number | undefined }) => {
    sent.push({ body, ifMatch })
    refusal?.()
    const all = new Map([...run.segments, ...run.removed].map((segment) => [segment.key, segment]))
    const kept = (isRemoved: boolean) =>
      body.segments
        .filter(({ removed }) => Boolean(removed) === isRemoved)
        .map(({ key, text, title }) => {
          const old = all.get(key) ?? segmentOf({ kind: 'own', key })
          const edited = { title: title != null, text: text != null, seconds: false }
          return { ...old, edited, text: text ?? old.text, title: title ?? old.title }
        })
    run = { ...run, version: run.version + 1, segments: kept(false), removed: kept(true) }
    return run
  }
  renderScreen(
    <EpisodePage />,
    hostApi(
      { show: { settings: () => null }, episodes: { get: () => reef, runOfShow: () => run, planRunOfShow } },
      { active, subscriptionStatus: active ? tenant.subscriptionStatus : 'inactive' },
    ),
    '/episodes/41',
  )
  return {
    sent,
    keys: () =>
      sent
        .at(-1)
        ?.body.segments.filter(({ removed }) => !removed)
        .map(({ key }) => key),
    change: (next: RunOfShow) => (run = next),
  }
}
const item = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('a host without a subscription reads the run of show and changes nothing', async () => {
  open(runOf(segments), { active: false })
  const card = await item('Welcome')
  expect(card.getByText('Put the kettle on.')).toBeVisible()
  expect(card.getByRole('button', { name: 'Edit Welcome' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Add segment' })).toBeDisabled()
})

test('an edit that cannot be saved is taken back, and says so', async () => {
  open(runOf(segments), {
    refusal: () => {
      throw failing(500, 'Broken')
    },
  })
  const card = await item('Welcome')
  await userEvent.click(card.getByRole('button', { name: 'Remove Welcome' }))
  expect(await screen.findByText(/Couldn't save the run of show/)).toBeInTheDocument()
  expect(await screen.findByRole('listitem', { name: 'Welcome' })).toBeInTheDocument()
})

test('each segment has its time, and what it is drawn from', async () => {
  open(runOf(segments))
  const card = await item('Maya Okafor')
  expect(card.getByText('3:00')).toBeVisible()
  expect(card.getByText('2 min 20 s')).toBeVisible()
  expect(card.getByRole('link', { name: 'Introduction for Maya Okafor' })).toHaveAttribute(
    'href',
    '/guests/7?tab=introduction',
  )
  expect(screen.getByText('26 of')).toBeVisible()
  const questions = await item('Questions 1–3')
  expect(questions.getByRole('link', { name: 'Write the questions' })).toBeVisible()
})

test('what the host noted about a guest is with the guest’s segments', async () => {
  open({ ...runOf(segments), notes: [{ guestId: 7, name: 'Maya', note: 'Your note says: “No divorce.”' }] })
  for (const name of ['Maya Okafor', 'Questions 1–3'])
    expect((await item(name)).getByText('Your note says: “No divorce.”')).toBeVisible()
  expect((await item('Thanks')).queryByText(/Your note/)).toBeNull()
})

test('segments move by their buttons and by Alt and an arrow key, and are saved one after the other', async () => {
  const server = open(runOf(segments))
  const card = await item('Maya Okafor')
  await userEvent.click(card.getByRole('button', { name: 'Move Maya Okafor down' }))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(server.keys()).toEqual(['welcome', 'questions:7:1', 'end', 'introduction:7']))
  await waitFor(() => expect(server.sent.at(-1)!.ifMatch).toBe(server.sent.length))
})

const leavesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('text and minutes are edited in place, not lost by leaving, and only what the host wrote is sent', async () => {
  const server = open({ ...runOf(segments), plannedMinutes: 45 })
  const card = await item('Maya Okafor')
  await userEvent.click(card.getByRole('button', { name: 'Edit Maya Okafor' }))
  const text = card.getByRole('textbox', { name: 'Text' })
  await userEvent.clear(text)
  await paste(text, 'My words.')
  expect(leavesFreely()).toBe(false)
  await userEvent.click(card.getByRole('button', { name: 'Save segment' }))
  expect(await card.findByText('My words.')).toBeVisible()
  expect(leavesFreely()).toBe(true)
  await waitFor(() =>
    expect(server.sent.at(-1)!.body.segments[1]).toEqual({
      ...{ key: 'introduction:7', title: null, text: 'My words.', basedOn: '0123456789abcdef' },
      ...{ seconds: null, removed: false },
    }),
  )
  // That is the length of another episode
  expect(server.sent.at(-1)!.body).not.toHaveProperty('plannedMinutes')
})

test('an edited text whose source was regenerated is compared, and the new one taken', async () => {
  const mine = { ...introduction, text: 'Maya counts kelp.', changed: 'regenerated' as const, basedOn: 'aa' }
  const server = open(runOf([{ ...mine, edited: { title: false, text: true, seconds: false } }]))
  expect(await screen.findByText('The introduction was regenerated after you edited this.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your text and the new one' }))
  expect(dialog.getByText('kelp', { selector: 'del' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Use the new one' }))
  await waitFor(() =>
    expect(server.sent.at(-1)!.body.segments[0]).toMatchObject({ text: null, basedOn: null }),
  )
})

test('a removed segment is put back with Undo, and a new one comes before the close', async () => {
  const server = open(runOf(segments))
  const card = await item('Maya Okafor')
  await userEvent.click(card.getByRole('button', { name: 'Remove Maya Okafor' }))
  await waitFor(() => expect(server.keys()).not.toContain('introduction:7'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.keys()?.[1]).toBe('introduction:7'))
  await userEvent.click(screen.getByRole('button', { name: 'Add segment' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Break' }))
  await waitFor(() => expect(server.keys()?.at(-2)).toMatch(/^break:/))
})

test('when someone else changed another segment, both changes are kept', async () => {
  let refuses = true
  const server = open(runOf(segments), {
    refusal: (() => {
      if (!refuses) return
      refuses = false
      const [welcome, ...others] = segments
      const theirs = { ...welcome!, text: 'Tea first.', edited: { title: false, text: true, seconds: false } }
      server.change({ ...runOf([theirs, ...others]), version: 9 })
      throw failing(409, 'Changed', 'version_conflict')
    }) as () => never,
  })
  const card = await item('Maya Okafor')
  await userEvent.click(card.getByRole('button', { name: 'Remove Maya Okafor' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not saved yet' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Overwrite' }))
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]).toMatchObject({ ifMatch: 9 })
  expect(server.keys()).toEqual(['welcome', 'questions:7:1', 'end'])
  expect(server.sent[1]!.body.segments[0]).toMatchObject({ text: 'Tea first.' })
})
