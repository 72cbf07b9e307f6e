import { expect, test } from 'vitest'
import { sampleBrief, sampleGuest } from '../testing/samples.ts'
import { NewBatch } from './batch.ts'
import { stepAfter } from './provider-failure.ts'
import { secondsLeft } from './time-left.ts'
import { estimatedTokens, promptTokens } from './tokens.ts'

const types = ['introduction'] as const

test.each([
  {},
  { guestIds: [] },
  { guestIds: [1], filter: {} },
  { guestIds: [1], missing: true },
  { guestIds: [1], stale: true },
  { missing: false },
])('a batch says which guests, and in one way: %j', (which) => {
  expect(NewBatch.safeParse({ ...which, types }).success).toBe(false)
})

test.each([
  { guestIds: [2, 1, 2] },
  { filter: {} },
  { missing: true },
  { stale: true, missing: true },
  { filter: { status: 'upcoming' }, missing: true },
])('guests are named, or chosen: %j', (which) => {
  expect(NewBatch.safeParse({ ...which, types }).success).toBe(true)
})

test('a guest and a type that are named twice count once', () => {
  const { guestIds, types } = NewBatch.parse({ guestIds: [2, 1, 2], types: ['questions', 'questions'] })
  expect({ guestIds, types }).toEqual({ guestIds: [2, 1], types: ['questions'] })
})

const first = { attempts: 0, setbacks: 0 }

test('a failure that needs an administrator stops the batch immediately, so that it costs no further text', () => {
  for (const code of ['provider_refused', 'provider_model', 'provider_quota'])
    expect(stepAfter({ code, ...first })).toEqual({ kind: 'stop' })
})

test('a full disk lets the batch wait, however often, and costs no text', () => {
  expect(stepAfter({ code: 'storage_full', retryAfter: 60, attempts: 2, setbacks: 50 })).toEqual({
    kind: 'wait',
    seconds: 60,
  })
})

test('a busy model is given the time it asks for, however often', () => {
  expect(stepAfter({ code: 'provider_busy', retryAfter: 90, attempts: 0, setbacks: 50 })).toEqual({
    kind: 'wait',
    seconds: 90,
  })
  expect(stepAfter({ code: 'provider_busy', ...first })).toEqual({ kind: 'wait', seconds: 20 })
})

test('a model that cannot be reached is asked ever more rarely, and in the end no more', () => {
  const steps = Array.from({ length: 8 }, (_, setbacks) =>
    stepAfter({ code: 'provider_unreachable', attempts: 0, setbacks }),
  )
  expect(steps.map((step) => ('seconds' in step ? step.seconds : step.kind))).toEqual([
    5,
    10,
    20,
    40,
    80,
    160,
    300,
    'stop',
  ])
})

test('a text that fails alone is tried three times and affects no other', () => {
  const kinds = [0, 1, 2].map(
    (attempts) => stepAfter({ code: 'generation_failed', attempts, setbacks: 0 }).kind,
  )
  expect(kinds).toEqual(['again', 'again', 'fail'])
})

test('a text that takes too long is not tried again', () => {
  expect(stepAfter({ code: 'took_too_long', ...first })).toEqual({ kind: 'fail' })
})

test('a deleted guest is left out, and so is a text that someone has worked on', () => {
  for (const code of ['not_found', 'text_edited'])
    expect(stepAfter({ code, ...first })).toEqual({ kind: 'skip' })
})

test('a text that may not be written yet is looked at again within five seconds, however often', () => {
  const seconds = [0, 2, 3_600].map((retryAfter) =>
    stepAfter({ code: 'put_off', retryAfter, attempts: 2, setbacks: 50 }),
  )
  expect(seconds).toEqual([0, 2, 5].map((each) => ({ kind: 'later', seconds: each })))
})

test('a show that may not write stops its batch, and one that has used its budget goes on tomorrow', () => {
  for (const code of ['subscription_inactive', 'feature_disabled', 'quota_reached'])
    expect(stepAfter({ code, ...first })).toEqual({ kind: 'stop' })
  expect(stepAfter({ code: 'budget_used', ...first })).toEqual({ kind: 'tomorrow' })
})

test('the time that is left follows the pace', () => {
  expect(secondsLeft(10, { ended: 0, seconds: 30 })).toBeNull()
  expect(secondsLeft(0, { ended: 0, seconds: 0 })).toBe(0)
  expect(secondsLeft(10, { ended: 30, seconds: 60 })).toBe(20)
})

test('an estimate counts what is read and what is written', () => {
  const brief = sampleBrief(sampleGuest('maya-okafor'), 'introduction')
  const read = promptTokens(brief)
  expect(read).toBeGreaterThan(1_000)
  expect(estimatedTokens(brief)).toBeGreaterThan(read)
  const { guest } = brief
  expect(
    promptTokens({ ...brief, guest: { ...guest, bio: `${guest.bio} ${'More. '.repeat(400)}` } }),
  ).toBeGreaterThan(read + 400)
})
