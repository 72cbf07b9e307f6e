import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const use = { purpose: 'test', owner: 'show-1' }

test('a sealed secret opens for nobody else, for nothing else, under no other key and not after a change', () => {
  const sealed = seal(['the key of the server'], use, 'a secret')
  expect(sealed.toString('latin1')).not.toContain('a secret')
  expect(unseal(['another key'], use, sealed)).toBeUndefined()
  expect(unseal(['the key of the server'], { ...use, owner: 'show-2' }, sealed)).toBeUndefined()
  expect(unseal(['the key of the server'], { ...use, purpose: 'other' }, sealed)).toBeUndefined()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(unseal(['the key of the server'], use, changed)).toBeUndefined()
  }
  expect(unseal(['the key of the server'], use, sealed.subarray(0, 10))).toBeUndefined()
})

test('a sealed secret opens under its key, and under the one before', () => {
  const sealed = seal(['the first key'], use, 'a sécret')
  expect(unseal(['the first key'], use, sealed)).toBe('a sécret')
  expect(unseal(['the next key', 'the first key'], use, sealed)).toBe('a sécret')
  expect(seal(['the first key'], use, 'a sécret').equals(sealed)).toBe(false)
})
