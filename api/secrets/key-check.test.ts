import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Env } from '../config/env.ts'
import { restoreSecret, storedSecret } from '../config/secret.ts'
import { startTestApi } from '../testing/api.ts'
import { logInto } from '../testing/log-into.ts'
import { inspectKey, inspectLocalKey, ownSecret, requireKey } from './key-check.ts'
import type { Keys } from './seal.ts'

const api = startTestApi()
const old = 'the-old-key-of-these-servers-for-tests'
const next = 'the-next-key-of-these-servers-for-tests'

const starts = (secrets: Keys, env: Partial<Env> = {}) => {
  const { app } = api.current
  return requireKey({ ...app, secrets, env: { ...app.env, secret: secrets[0], keyLost: false, ...env } })
}

beforeEach(async () => {
  await api.current.app.knex('key_check').delete()
  await starts([old])
})

test('a server with another key than the one that was used before doesn’t start, and says what to do', async () => {
  await expect(starts([next])).rejects.toThrow(
    /^CUEROOM_SECRET isn't the key of this database\..*\n {2}Set the key that was used before/,
  )
  await expect(inspectKey(api.current.app.knex, [next])).rejects.toThrow("CUEROOM_SECRET isn't the key")
  await starts([old])
})

test('a data directory whose key is gone names the file', async () => {
  await expect(starts([next], { secret: undefined })).rejects.toThrow(
    /^\S+secret isn't the key of this database/,
  )
})

test('a data directory that has its own key says where that is when another one is set', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cueroom-key-'))
  onTestFinished(() => rm(dataDirectory, { recursive: true }))
  await restoreSecret(dataDirectory, old)
  await expect(starts([next], { dataDirectory })).rejects.toThrow(
    `The key is in ${join(dataDirectory, 'secret')}. Set CUEROOM_SECRET_PREVIOUS to it.`,
  )
})

test('a key is replaced in two rounds, and the old one is refused afterwards', async () => {
  await starts([old, next])
  await starts([next, old])
  await starts([next])
  await expect(starts([old])).rejects.toThrow("isn't the key of this database")
  await inspectKey(api.current.app.knex, [next])
})

test('a data directory whose key is missing gets no other, and is told where the key is', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cueroom-key-'))
  onTestFinished(() => rm(dataDirectory, { recursive: true }))
  const { knex } = api.current.app
  const env = { dataDirectory, previousSecret: undefined, keyLost: false }
  for (const truncated of [false, true]) {
    if (truncated) await writeFile(join(dataDirectory, 'secret'), 'cut')
    await expect(ownSecret(knex, env)).rejects.toThrow(
      `${join(dataDirectory, 'secret')}, the key of this database, is missing.`,
    )
    await expect(inspectLocalKey(knex, { ...env, secret: undefined })).rejects.toThrow(
      `The backups in ${join(dataDirectory, 'backups')} contain it`,
    )
    expect(await storedSecret(dataDirectory)).toBeNull()
  }
  await expect(inspectLocalKey(knex, { ...env, secret: next })).rejects.toThrow(
    "CUEROOM_SECRET isn't the key",
  )
  await restoreSecret(dataDirectory, next)
  await expect(inspectLocalKey(knex, { ...env, secret: undefined })).rejects.toThrow(
    `${join(dataDirectory, 'secret')} isn't the key`,
  )
  await rm(join(dataDirectory, 'secret'))
  // The key is known to the operator, so that a new one may replace it
  expect(await ownSecret(knex, { ...env, previousSecret: old })).toBe(await storedSecret(dataDirectory))
})

test('a data directory whose database has no key yet, or has lost it, gets one', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cueroom-key-'))
  onTestFinished(() => rm(dataDirectory, { recursive: true }))
  const { knex } = api.current.app
  const env = { dataDirectory, previousSecret: undefined, keyLost: true }
  expect(await ownSecret(knex, env)).toBe(await storedSecret(dataDirectory))
  await rm(join(dataDirectory, 'secret'))
  await knex('key_check').delete()
  expect(await ownSecret(knex, { ...env, keyLost: false })).toBe(await storedSecret(dataDirectory))
})

test('a key that is said to be lost is replaced by the new one, and the log says what to remove', async () => {
  const lines = logInto(api.current)
  await starts([next], { keyLost: true })
  await starts([next], { keyLost: true })
  expect(lines().map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^the database now has a new key.* Remove CUEROOM_SECRET_LOST$/),
    expect.stringMatching(/^CUEROOM_SECRET_LOST is set, but the key isn't lost\. Remove the variable/),
  ])
  await starts([next])
  await expect(starts([old])).rejects.toThrow("isn't the key of this database")
})

test('a database that no server has opened takes any key, and looking at it changes nothing', async () => {
  const { knex } = api.current.app
  await knex('key_check').delete()
  await expect(inspectKey(knex, [next])).resolves.toBeUndefined()
  await starts([old])
  await expect(starts([next])).rejects.toThrow("isn't the key of this database")
})
