import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportWork } from './outage.ts'
import { toProblem } from './problems.ts'

const busy = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that a busy database stops is one line, however often it fails, and one when that is over', () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line) => void lines.push(line) })
  reportWork(log, new Error('A bug'), 'webhooks')
  for (let time = 0; time < 150; time++) {
    reportWork(log, busy(), 'webhooks')
    vi.advanceTimersByTime(5_000)
  }
  reportWork(log, busy(), 'mails')
  vi.advanceTimersByTime(60_000)
  reportWork(log, busy(), 'webhooks')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'background work failed: webhooks' },
    { level: 40, code: '55P03', msg: 'the database is busy; will retry: webhooks' },
    { level: 40, msg: 'the database is busy; will retry: mails' },
    { level: 30, failures: 150, seconds: 745, msg: 'the database is no longer busy: webhooks' },
    { level: 30, failures: 1, msg: 'the database is no longer busy: mails' },
    { level: 40, msg: 'the database is busy; will retry: webhooks' },
  ])
})

test('a call that refers to what another one deletes at the same moment is refused, and no failure of ours', () => {
  const nativeError = Object.assign(new Error('violates foreign key constraint'), { code: '23503' })
  const { output, message } = toProblem(Object.assign(new Error('ForeignKeyViolationError'), { nativeError }))
  expect(output.statusCode).toBe(409)
  expect(message).toContain('Nothing was changed.')
})
