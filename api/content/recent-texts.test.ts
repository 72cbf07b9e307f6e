import { expect, test } from 'vitest'
import type { Drafting } from '../drafting/provider.ts'
import { expectKnown, inShowsTurn } from './recent-texts.ts'

const templates = { provider: 'drafter' } as Drafting

test('a text that others overtake is written again, but not for ever', async () => {
  let tries = 0
  const write = (overtaken: number) =>
    inShowsTurn(templates, 'show', async () => {
      tries += 1
      expectKnown(['old'], 1, [{ guestId: 2, content: tries > overtaken ? 'old' : 'new' }])
      return tries
    })
  expect(await write(3)).toBe(4)
  tries = 0
  await expect(write(Infinity)).rejects.toMatchObject({ data: { code: 'put_off' } })
  expect(tries).toBe(5)
})
