import { expect, test } from 'vitest'
import { onceEach } from './once-each.ts'

test('what is said of an object is worked out once, also where it is nothing, and of an equal one again', () => {
  let times = 0
  const first = onceEach((words: string[]) => {
    times += 1
    return words[0]
  })
  const [empty, full] = [[], ['bread']]
  expect([first(empty), first(full), first(empty), first(full), first(['bread'])]).toEqual([
    undefined,
    'bread',
    undefined,
    'bread',
    'bread',
  ])
  expect(times).toBe(3)
})
