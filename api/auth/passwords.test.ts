import { expect, test } from 'vitest'
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts'

test('a password is stored as argon2id with 19 MiB and two passes', async () => {
  const phc = await hashPassword('correct horse battery staple')
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hashPassword('correct horse battery staple')).not.toBe(phc)
})

test('only the right password matches its hash', async () => {
  const phc = await hashPassword('correct horse')
  expect(await verifyPassword('Correct horse', phc)).toBe(false)
  expect(await verifyPassword('correct horse', null)).toBe(false)
  expect(await verifyPassword('correct horse', phc)).toBe(true)
})

test('the commonest passwords are known in any case', () => {
  expect(isCommonPassword('PASSWORD')).toBe(true)
  expect(isCommonPassword('iloveyou')).toBe(true)
  expect(isCommonPassword('a-long-test-password')).toBe(false)
})
