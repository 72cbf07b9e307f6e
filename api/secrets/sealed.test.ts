import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const [first, second] = ['one-secret-of-a-server', 'another-secret-of-it'] as const

test('a sealed secret opens with the secret that sealed it, now or before, and never twice alike', () => {
  const sealed = seal([first], 'webhook', 'whsec_Zq8v')
  expect(unseal([second, first], 'webhook', sealed)).toBe('whsec_Zq8v')
  expect(sealed.equals(seal([first], 'webhook', 'whsec_Zq8v'))).toBe(false)
})

test('nothing opens with another secret, when a byte was changed, or when it is too short', () => {
  const sealed = seal([first], 'webhook', 'whsec_Zq8v')
  expect(unseal([second], 'webhook', sealed)).toBeUndefined()
  for (const at of [0, 12, 28]) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(unseal([first], 'webhook', changed)).toBeUndefined()
  }
  for (const length of [0, 5, 20])
    expect(unseal([first], 'webhook', sealed.subarray(0, length))).toBeUndefined()
})
