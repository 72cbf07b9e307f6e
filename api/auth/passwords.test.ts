import { argon2Sync, randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { weaknessOf } from './password-strength.ts'
import { hashPassword, hashPasswordsAt, needsRehash, usualCost, verifyPassword } from './passwords.ts'

// Files that share the process have an API, which hashes at another
beforeAll(() => hashPasswordsAt(usualCost))

/** A hash as another cost would have made it. */
function hashAt(memory: number, passes: number, password: string) {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism: 1,
    tagLength: 24,
  })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${bare(nonce)}$${bare(tag)}`
}

test('a password is stored as argon2id with 19 MiB and two passes', async () => {
  const phc = await hashPassword('correct horse battery staple')
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('correct horse battery staple')).not.toBe(phc)
})

test('only the right password matches its hash', async () => {
  const phc = await hashPassword('correct horse')
  expect(await verifyPassword('Correct horse', phc)).toBe(false)
  expect(await verifyPassword('correct horse', null)).toBe(false)
  expect(await verifyPassword('correct horse', 'none')).toBe(false)
  expect(await verifyPassword('correct horse', phc)).toBe(true)
})

test.each([
  [8_192, 1],
  [32_768, 3],
])('a hash made with %d KiB and %d passes is verified at that cost', async (memory, passes) => {
  const phc = hashAt(memory, passes, 'correct horse')
  expect(await verifyPassword('Correct horse', phc)).toBe(false)
  expect(await verifyPassword('correct horse', phc)).toBe(true)
})

test('a hash made at a lower cost than today is due to be made again', async () => {
  expect(needsRehash(hashAt(8_192, 2, 'correct horse'))).toBe(true)
  expect(needsRehash(hashAt(19_456, 1, 'correct horse'))).toBe(true)
  expect(needsRehash(hashAt(32_768, 3, 'correct horse'))).toBe(false)
  expect(needsRehash(await hashPassword('correct horse'))).toBe(false)
})

test.each([
  ['password', 'many people use it'],
  ['P@ssw0rd', 'common password with small changes'],
  ['Summer2026', 'too easy to guess'],
  ['Passwort2026', 'too easy to guess'],
  ['12345678', 'many people use it'],
  ['qwertyuiop', 'too easy to guess'],
  ['aaaaaaaaaaaa', 'repeats one character'],
  ['hunter22hunter22', 'repeats itself'],
  ['03.11.1987', 'too easy to guess'],
  ['UnhurriedWork', 'too easy to guess'],
  ['ines.holm@show.example', 'too easy to guess'],
  ['cueroom-demo', 'too easy to guess'],
  ['Cueroom-Admin', 'too easy to guess'],
  [`abc123${'abc123'.repeat(20)}`, 'too easy to guess'],
])('%s is refused, with what to do instead', async (password, reason) => {
  const message = await weaknessOf(password, ['Unhurried Work', 'ines.holm@show.example', null], 'show')
  expect(message).toContain(reason)
  expect(message).toContain('Use three or four unrelated words.')
})

test.each([
  'correct horse battery',
  'x7Kp!q2Z',
  'quiet-harbour-bell',
  'あさひ川のねこ九つ',
  'giraffe teapot 2026',
])('%s is a good password', async (password) => {
  expect(await weaknessOf(password, ['Unhurried Work'], 'show')).toBeUndefined()
})
