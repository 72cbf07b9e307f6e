import { NetworkError } from '@cueroom/core/contract/client.ts'
import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { inboxItem } from '@cueroom/core/testing/sample-inbox.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const answered = inboxItem({
  id: 1,
  kind: 'answers',
  guestName: 'Ada',
  questionnaireTitle: 'Before we record',
})
const unverified = inboxItem({
  id: 2,
  kind: 'unverified_answers',
  from: 'ada@engine.example',
  guestName: 'Ada',
  questionnaireId: 'before-we-record',
})

test.each(['inbox --watch --json', 'inbox --for 5', 'inbox --limit 0'])(
  'what does not go together is refused: %s',
  async (command) => {
    expect(await cueroom(command, { api: fakeApi({}) })).toMatchObject({ code: 2, stdout: '' })
  },
)

test('the inbox lists what happened, and says what waits for a decision', async () => {
  const ran = await cueroom('inbox', { api: fakeApi({ inbox: { list: () => [unverified, answered] } }) })
  expect(ran.stdout).toContain('Answers from ada@engine.example')
  expect(ran.stdout).toContain('Ada answered')
  expect(ran.stderr).toContain('cueroom questionnaires responses before-we-record --state unverified')
})

test('an empty inbox says so; --read marks everything as read', async () => {
  const marked: unknown[] = []
  const api = fakeApi({
    inbox: {
      list: () => [],
      mark: ({ body }) => {
        marked.push(body)
        return { unread: 0, newestId: null, missing: [] }
      },
    },
  })
  const ran = await cueroom('inbox --unread --read', { api })
  expect(ran).toMatchObject({ code: 0, stdout: '' })
  expect(ran.stderr).toContain('No unread items.')
  expect(marked).toHaveLength(1)
})

test('--watch shows what comes in and nothing that was there, also after the server was away', async () => {
  const items: InboxItem[] = [answered]
  let away = false
  const api = fakeApi({
    inbox: {
      list: () => {
        if (!away) return items
        away = false
        throw new NetworkError('fetch failed')
      },
    },
  })
  const stop = new AbortController()
  const waits = [
    () => items.unshift(unverified),
    () => {
      away = true
      items.unshift({ ...answered, id: 3, guestName: 'Grace' })
    },
    () => {},
    () => stop.abort(),
  ]
  const ran = await cueroom('inbox --watch --jsonl', {
    api,
    signal: stop.signal,
    onWait: () => waits.shift()?.(),
  })
  expect(ran.code).toBe(130)
  const ids = ran.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).id)
  expect(ids).toEqual([2, 3])
})
