import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turn } from './turn.ts'

test('of ten replies that are written together, one goes on each time the network was looked at', async () => {
  const turns: number[] = []
  let looks = 0
  const replies = Array.from({ length: 10 }, async () => {
    await turn()
    turns.push(looks)
    await turn()
    turns.push(looks)
  })
  while (turns.length < 20) {
    await setImmediate()
    looks += 1
  }
  await Promise.all(replies)
  expect(Math.max(...turns.map((look) => turns.filter((other) => other === look).length))).toBe(1)
})
