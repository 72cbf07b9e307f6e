import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTestFolder, removeTestFolder } from '../testing/data-directory.ts'
import { localSecret, restoreSecret, storedSecret } from './secret.ts'

const [first, second] = ['first-'.repeat(8), 'second-'.repeat(8)] as const

let directory: string
beforeEach(() => {
  directory = makeTestFolder('secret')
})
afterEach(() => removeTestFolder(directory))

test('a data directory without a key has none until a server makes it', async () => {
  expect(await storedSecret(directory)).toBeNull()
  const made = await localSecret(directory)
  expect(await storedSecret(directory)).toBe(made)
  expect(await localSecret(directory)).toBe(made)
})

test('a key that cannot be read is not taken for one that is missing', async () => {
  mkdirSync(join(directory, 'secret'))
  await expect(localSecret(directory)).rejects.toThrow('Run this as the owner of the data.')
})

test('a restored key replaces no other one: that stays under another name', async () => {
  await restoreSecret(directory, first)
  await restoreSecret(directory, first)
  expect(readdirSync(directory)).toEqual(['secret'])
  await restoreSecret(directory, second)
  const [secret, before, ...more] = readdirSync(directory).sort()
  expect([secret, more]).toEqual(['secret', []])
  expect(before).toMatch(/^secret\.before-2/)
  expect(readFileSync(join(directory, before!), 'utf8')).toBe(first)
  expect(await storedSecret(directory)).toBe(second)
})
