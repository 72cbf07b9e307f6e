import type { Batch, BatchItem } from '@cueroom/core/batches/batch.ts'
import { NetworkError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { type Answers, failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { expect, test } from 'vitest'
import { cueroom } from '../testing.ts'

const batch: Batch = {
  id: 'gen_41c',
  state: 'running',
  reason: null,
  waitingUntil: null,
  types: ['introduction'],
  prompt: null,
  total: 3,
  done: 0,
  failed: 0,
  skipped: 0,
  kept: 0,
  left: 3,
  secondsLeft: null,
  createdAt: '2026-12-01T09:59:00Z',
  finishedAt: null,
}
const started = { ...batch, missing: [] }
const half: Batch = { ...batch, done: 1, failed: 1, left: 1, secondsLeft: 100 }
const done: Batch = { ...batch, state: 'done', done: 3, left: 0, finishedAt: '2026-12-01T10:00:00Z' }
const partly: Batch = { ...done, done: 2, failed: 1 }
const item = (id: number, state: BatchItem['state']): BatchItem => ({
  id,
  guestId: id + 10,
  guestName: `Guest ${id}`,
  contentType: 'introduction',
  state,
  error:
    state === 'failed' ? { code: 'generation_failed', text: "The language model didn't respond." } : null,
  contentId: state === 'done' ? id : null,
  checkedAt: null,
  noteCheck: false,
  finishedAt: null,
})

const server = (batches: Answers['batches'] = {}) =>
  fakeApi({
    batches: {
      create: () => started,
      follow: (_, emit) => {
        emit(half)
        return done
      },
      items: () => [item(1, 'done'), item(2, 'done'), item(3, 'done')],
      list: () => [],
      ...batches,
    },
  })

test.each([
  'generate --all --missing',
  'generate --guest 1 --all',
  'generate --resume gen_41c --stale',
  'generate --all --type poem',
  'generate --all --max-items 0',
  'generate --all --concurrency 0',
  'generate --all --concurrency 65',
  'generate --resume --concurrency 2',
])('wrong use ends with exit code 2 and writes nothing: %s', async (command) => {
  expect((await cueroom(command, { api: server() })).code).toBe(2)
})

test('--restart cancels what earlier batches have left, and goes without --resume', async () => {
  expect((await cueroom('generate --resume --restart', { api: server() })).code).toBe(2)
  const cancelled: string[] = []
  const ran = await cueroom('generate --missing --restart', {
    api: server({
      list: () => [
        { ...half, id: 'gen_1', state: 'paused' },
        { ...partly, id: 'gen_2' },
      ],
      cancel({ params }) {
        cancelled.push(params.id)
        return { ...half, state: 'cancelled' }
      },
    }),
  })
  expect(ran.code).toBe(0)
  expect(cancelled).toEqual(['gen_1'])
  expect(ran.stderr).toContain('Cancelled batch gen_1')
})

test.each([
  ['--all --type introduction,questions', { filter: {}, types: ['introduction', 'questions'] }],
  ['--all --concurrency 2', { filter: {}, types: ['introduction'], concurrency: 2 }],
  ['--missing --max-items 5', { missing: true, types: ['introduction'], maxItems: 5 }],
  ['--stale --missing --type show_notes', { missing: true, stale: true, types: ['show_notes'] }],
  ['--all --replace-edited', { filter: {}, types: ['introduction'], replaceEdited: true }],
  ['--guest 12 13 --type questions', { guestIds: [12, 13], types: ['questions'] }],
  ['--guest 12 --type questions,introduction', { guestIds: [12], types: ['questions', 'introduction'] }],
])('%s asks the server for what it says', async (flags, body) => {
  let sent: unknown
  const api = server({
    create: (call) => {
      sent = call.body
      return started
    },
  })
  const ran = await cueroom(`generate ${flags}`, { api })
  expect(ran.code).toBe(0)
  expect(sent).toEqual(body)
  expect(ran.stderr).toContain('✓ 3 saved.\nNext: cueroom content export --all -o texts')
})

test('guests whose texts may say what the host’s notes forbid are named, as text and as JSON', async () => {
  const items = () => [1, 2, 3].map((id) => ({ ...item(id, 'done'), noteCheck: id !== 2 }))
  const ran = await cueroom('generate --all', { api: server({ items }) })
  expect(ran.code).toBe(0)
  expect(ran.stderr).toContain(
    '2 guests: check your notes. A text may say what your note about the guest asks to leave out. Guest 1, Guest 3. Run: cueroom guests list --texts note-check',
  )
  const json = await cueroom('generate --all --json', { api: server({ items }) })
  expect(JSON.parse(json.stdout)).toMatchObject({ state: 'done', noteCheck: [11, 13] })
})

test('texts that someone worked on stay, and the flag that replaces them is named', async () => {
  const api = server({ create: () => ({ ...started, kept: 2 }) })
  expect((await cueroom('generate --all', { api })).stderr).toContain(
    '2 texts are kept: edited by hand or checked by the guest. --replace-edited replaces them.',
  )
})

test('a trial run says how many texts and tokens it would be, and writes nothing', async () => {
  const estimate = {
    items: 1_204,
    guests: 602,
    kept: 0,
    littleKnown: 0,
    tokens: 4_200_000,
    provider: 'openai' as const,
    model: 'tiny-1',
    itemsLeftToday: 500,
    tokensLeftToday: null,
    missing: [],
  }
  const api = fakeApi({ batches: { estimate: () => estimate } })
  const ran = await cueroom('generate --missing --dry-run', { api })
  expect(ran.stdout).toBe(
    'Texts\t1,204 for 602 guests\nTypes\tGuest Introduction\nWritten by\ttiny-1\nTokens\tabout 4,200,000\nLeft today\t500 texts\n',
  )
  expect(ran.stderr).toContain('Nothing was written.')
  expect(JSON.parse((await cueroom('generate --missing --dry-run --json', { api })).stdout)).toEqual(estimate)
})

test('guests who are not in the show are named before the texts are written, and end with exit code 3 or 5', async () => {
  const some = await cueroom('generate --guest 12 998 999', {
    api: server({ create: () => ({ ...batch, missing: [998, 999] }) }),
  })
  expect(some.code).toBe(3)
  expect(some.stderr).toMatch(
    /! Couldn't find guests 998, 999\.\n[^]*✓ 3 saved\.\n[^]*✗ Couldn't find guests 998, 999\.\n/,
  )
  const create = () => {
    throw failing(404, 'None of these guests exist any more.', 'not_found')
  }
  const nobody = await cueroom('generate --guest 998 999 --json', { api: server({ create }) })
  expect(nobody).toMatchObject({ code: 5, stdout: '' })
  expect(JSON.parse(nobody.stderr)).toMatchObject({ code: 'guests_missing' })
})

test('nothing to write is no failure', async () => {
  const api = server({
    create: () => {
      throw failing(400, 'Nothing to write: every guest already has these texts.', 'nothing_to_write')
    },
  })
  const ran = await cueroom('generate --missing', { api })
  expect(ran).toMatchObject({ code: 0, stdout: '' })
  expect(ran.stderr).toBe('✓ Nothing to write: every guest already has these texts.\n')
})

test('in a terminal a bar shows how far it is and how long it takes', async () => {
  const ran = await cueroom('generate --all', { api: server(), terminal: true, env: { NO_COLOR: '1' } })
  expect(ran.stderr).toContain('2/3  █████████████·······  1 failed  about 2 minutes')
})

test('a busy model is named as what is waited for', async () => {
  const waiting = {
    ...half,
    waitingUntil: '2026-12-01T10:01:00Z',
    reason: { code: 'provider_busy', text: 'The language model is busy.' },
  }
  const api = server({
    follow: (_, emit) => {
      emit(waiting)
      return done
    },
  })
  const ran = await cueroom('generate --all', { api, terminal: true, env: { NO_COLOR: '1' } })
  expect(ran.stderr).toContain('1 failed  The language model is busy.')
})

test('texts that failed are named with the reason, and the command ends with exit code 3', async () => {
  const api = server({ follow: () => partly, items: () => [item(2, 'failed')] })
  const ran = await cueroom('generate --all', { api })
  expect(ran.code).toBe(3)
  expect(ran.stderr).toContain(
    "✗ 2 saved, 1 failed.\n  Guest 2, Guest Introduction: The language model didn't respond.\n  Next: cueroom generate --resume gen_41c\n",
  )
})

test('a batch that the server stopped says why', async () => {
  const reason = { code: 'subscription_inactive', text: 'The subscription is no longer active.' }
  const api = server({ follow: () => ({ ...half, state: 'stopped', reason }) })
  const ran = await cueroom('generate --all', { api })
  expect(ran.code).toBe(6)
  expect(ran.stderr).toContain('✗ The subscription is no longer active. 1 saved, 1 failed, 1 left.')
})

test('Ctrl-C pauses the batch on the server and says how to go on', async () => {
  const interrupted = new AbortController()
  const paused: string[] = []
  const api = server({
    follow: () => {
      interrupted.abort()
      return half
    },
    pause: ({ params }) => {
      paused.push(params.id)
      return { ...half, state: 'paused' }
    },
  })
  const ran = await cueroom('generate --all', { api, signal: interrupted.signal })
  expect(ran.code).toBe(130)
  expect(paused).toEqual(['gen_41c'])
  expect(ran.stderr).toContain(
    '✗ Stopped. 1 saved, 1 failed, 1 left.\n  Next: cueroom generate --resume gen_41c',
  )
})

test('Ctrl-C at a server that is away says that the batch goes on there', async () => {
  const interrupted = new AbortController()
  const away = (): never => {
    interrupted.abort()
    throw new NetworkError(new Error('connection refused'))
  }
  const reached = server()
  const api = { ...reached, batches: { ...reached.batches, follow: away, pause: away } }
  const ran = await cueroom('generate --all', { api, signal: interrupted.signal })
  expect(ran.code).toBe(130)
  expect(ran.stderr).toContain(
    "Stopped following the batch, but couldn't pause it. It continues on the server.",
  )
})

test('a server that restarts is waited for', async () => {
  let calls = 0
  const waits: number[] = []
  const follow = async () => {
    if (++calls < 3) throw new NetworkError(new Error('connection refused'))
    return done
  }
  const reached = server()
  const api = { ...reached, batches: { ...reached.batches, follow } }
  const ran = await cueroom('generate --all', { api, onWait: (milliseconds) => waits.push(milliseconds) })
  expect(ran.code).toBe(0)
  expect(waits).toEqual([2_000, 2_000])
})

test('a stream that is cut again and again is reopened silently, however often', async () => {
  let cuts = 0
  const follow: Client['batches']['follow'] = async (call) => {
    if (++cuts > 40) return done
    call.onEvent?.(half)
    throw new NetworkError(new Error('terminated'))
  }
  const reached = server()
  const api = { ...reached, batches: { ...reached.batches, follow } }
  const ran = await cueroom('generate --all', { api })
  expect(ran.code).toBe(0)
  expect(ran.stderr).not.toContain('Lost the connection')
})

test('a server that stays away is given up, and so is one that refuses', async () => {
  const reached = server()
  const failingWith = (failure: Error) => ({
    ...reached,
    batches: { ...reached.batches, follow: () => Promise.reject(failure) },
  })
  const waits: number[] = []
  const onWait = (milliseconds: number) => waits.push(milliseconds)
  const away = failingWith(new NetworkError(new Error('connection refused')))
  expect((await cueroom('generate --all', { api: away, onWait })).code).toBe(75)
  expect(waits).toHaveLength(30)
  const refusing = failingWith(failing(403, 'Not yours', 'feature_disabled'))
  expect((await cueroom('generate --all', { api: refusing, onWait })).code).toBe(6)
  expect(waits).toHaveLength(30)
})

test('--jsonl has printed what was written until then when Ctrl-C comes', async () => {
  const interrupted = new AbortController()
  const read = Promise.withResolvers<void>()
  const api = server({
    follow: async (_call, emit) => {
      emit(half)
      await read.promise
      interrupted.abort()
      return half
    },
    items: ({ query }) => {
      read.resolve()
      return [item(1, 'done'), item(2, 'working')].filter(({ id }) => id > (query.after ?? 0))
    },
    pause: () => ({ ...half, state: 'paused' }),
  })
  const ran = await cueroom('generate --all --jsonl', { api, signal: interrupted.signal })
  expect(ran.code).toBe(130)
  expect(JSON.parse(ran.stdout)).toEqual(item(1, 'done'))
})

test('--jsonl prints every text once when it has come to its end, and --json the batch', async () => {
  const seen = [half, half, done]
  const pages = [
    [item(1, 'done'), item(2, 'working')],
    [item(2, 'failed'), item(3, 'waiting')],
    [item(3, 'done')],
  ]
  const after: (number | undefined)[] = []
  const api = server({
    follow: () => seen.shift()!,
    items: ({ query }) => {
      after.push(query.after)
      return pages.shift()!
    },
  })
  const lines = (await cueroom('generate --all --jsonl', { api })).stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([item(1, 'done'), item(2, 'failed'), item(3, 'done')])
  expect(after).toEqual([undefined, 1, 2])
  const json = (await cueroom('generate --all --json', { api: server() })).stdout
  expect(JSON.parse(json)).toEqual({ ...done, noteCheck: [] })
})

test.each([
  ['paused', { ...half, state: 'paused' as const }, 'resume'],
  ['stopped', { ...half, state: 'stopped' as const }, 'resume'],
  ['done with failures', partly, 'retry'],
])('--resume goes on with the newest batch that is %s', async (_, left, call) => {
  const asked: string[] = []
  const tell = (name: string) => () => {
    asked.push(name)
    return batch
  }
  const api = server({ list: () => [done, left], resume: tell('resume'), retry: tell('retry') })
  expect((await cueroom('generate --resume', { api })).code).toBe(0)
  expect(asked).toEqual([call])
})

test('--resume with nothing left says so; a batch that is not there ends with exit code 5', async () => {
  const ran = await cueroom('generate --resume', { api: server({ list: () => [done] }) })
  expect(ran).toMatchObject({ code: 0, stderr: '✓ No unfinished batches.\n' })
  const get = (): never => {
    throw failing(404, 'Batch not found', 'not_found')
  }
  expect((await cueroom('generate --resume nope', { api: server({ get }) })).code).toBe(5)
})
