import { expect, test } from 'vitest'
import { mayUnfit } from './changed-questions.ts'

test.each([
  [false, 'the same question', { type: 'text', options: [] }, { type: 'text', options: [] }],
  [false, 'a choice more', { type: 'radio', options: ['A'] }, { type: 'radio', options: ['B', 'A'] }],
  [true, 'another type', { type: 'textarea', options: [] }, { type: 'number', options: [] }],
  [
    true,
    'a renamed choice',
    { type: 'select', options: ['A', 'B'] },
    { type: 'select', options: ['A', 'C'] },
  ],
  [true, 'one more to rank', { type: 'ranking', options: ['A'] }, { type: 'ranking', options: ['A', 'B'] }],
] as const)('it is %s that answers may no longer fit: %s', (unfit, _, before, now) => {
  const asked = ({ type, options }: typeof before | typeof now) => ({ type, options: [...options] })
  expect(mayUnfit(asked(before), asked(now))).toBe(unfit)
})
