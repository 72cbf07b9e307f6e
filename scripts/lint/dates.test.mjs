import { expect, test } from 'vitest'
import { dateFormatterIn } from './dates.mjs'

const variable = (name) => ({ type: 'Identifier', name })
const member = (object, name) => ({ object, property: { type: 'Identifier', name } })
const newDate = { type: 'NewExpression', callee: variable('Date') }

test.each([
  [member(variable('Intl'), 'DateTimeFormat'), 'Intl.DateTimeFormat'],
  [
    { object: variable('Intl'), property: { type: 'Literal', value: 'DateTimeFormat' } },
    'Intl.DateTimeFormat',
  ],
  [member(variable('day'), 'toLocaleDateString'), 'toLocaleDateString'],
  [member(variable('day'), 'toLocaleTimeString'), 'toLocaleTimeString'],
  [member(newDate, 'toLocaleString'), 'toLocaleString'],
])('formatting a date is noticed: %o', (node, found) => {
  expect(dateFormatterIn(node)).toBe(found)
})

test('numbers, lists and moments for programs are no dates for people', () => {
  for (const node of [
    member(variable('Intl'), 'NumberFormat'),
    member(variable('count'), 'toLocaleString'),
    member(newDate, 'toISOString'),
  ])
    expect(dateFormatterIn(node)).toBeUndefined()
})
