import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { addAdmin, listAdmins, removeAdmin, resetAdminPassword } from './admins.ts'

const password = 'quiet-harbour-bell'

describe('administrators', () => {
  const api = startTestApi()
  const signIn = (email: string, secret = password) =>
    api.current.client().auth.adminSignIn({ body: { email, password: secret } })

  beforeEach(async () => {
    await api.current.knex('admins').delete()
    await addAdmin(api.current.knex, { email: 'ada@platform.example', name: 'Ada', password })
  })

  test('a password that is easy to guess, or made of the own email, is refused', async () => {
    const add = (secret: string) =>
      addAdmin(api.current.knex, { email: 'grace.hopper@platform.example', password: secret })
    await expect(add('Summer2026')).rejects.toThrow('too easy to guess')
    await expect(add('grace.hopper1')).rejects.toThrow('too easy to guess')
    const reset = resetAdminPassword(api.current.knex, {
      email: 'ada@platform.example',
      password: 'P@ssw0rd',
    })
    await expect(reset).rejects.toThrow('too easy to guess')
    expect((await signIn('ada@platform.example')).admin.name).toBe('Ada')
  })

  test('a name of several lines, or with control characters, is refused', async () => {
    for (const name of ['Ada\nroot is signed in', 'Ada\u001b[2J', 'Ada\u2028Lovelace']) {
      const added = addAdmin(api.current.knex, { email: 'grace@platform.example', name, password })
      await expect(added).rejects.toThrow(/one line|characters/)
    }
    expect(await listAdmins(api.current.knex)).toHaveLength(1)
  })

  test('an email is taken once, in any case', async () => {
    const again = addAdmin(api.current.knex, { email: 'ADA@platform.example', password })
    await expect(again).rejects.toThrow(
      'There is already an administrator with the email ADA@platform.example',
    )
  })

  test('who nobody knows is neither reset nor removed', async () => {
    const nobody = 'There is no administrator with the email nobody@platform.example.'
    const email = 'nobody@platform.example'
    await expect(resetAdminPassword(api.current.knex, { email, password })).rejects.toThrow(nobody)
    await expect(removeAdmin(api.current.knex, email)).rejects.toThrow(nobody)
  })

  test('the last one cannot be removed', async () => {
    const removing = removeAdmin(api.current.knex, 'ada@platform.example')
    await expect(removing).rejects.toThrow('ada@platform.example is the last administrator.')
    expect(await listAdmins(api.current.knex)).toHaveLength(1)
  })

  test('of two who are removed at the same moment one stays', async () => {
    await addAdmin(api.current.knex, { email: 'grace@platform.example', password })
    const removing = ['ada@platform.example', 'grace@platform.example'].map((email) =>
      removeAdmin(api.current.knex, email),
    )
    const outcomes = (await Promise.allSettled(removing)).map(({ status }) => status)
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await listAdmins(api.current.knex)).toHaveLength(1)
  })

  test('are listed with when they signed in last, and how many sessions are open', async () => {
    await addAdmin(api.current.knex, { email: 'grace@platform.example', password })
    await signIn('grace@platform.example')
    expect(await listAdmins(api.current.knex)).toEqual([
      expect.objectContaining({ email: 'ada@platform.example', name: 'Ada', lastLoginAt: null, sessions: 0 }),
      expect.objectContaining({
        email: 'grace@platform.example',
        name: null,
        lastLoginAt: expect.any(String),
        sessions: 1,
      }),
    ])
  })

  test('who is removed is signed out with the next request', async () => {
    await addAdmin(api.current.knex, { email: 'grace@platform.example', password })
    const { token } = await signIn('grace@platform.example')
    await removeAdmin(api.current.knex, 'Grace@platform.example')
    await expect(api.current.client(token).auth.adminSession()).rejects.toMatchObject({ status: 401 })
    await expect(signIn('grace@platform.example')).rejects.toMatchObject({ status: 401 })
  })

  test('a password that is reset ends every session, and the old one stops working', async () => {
    const { token } = await signIn('ada@platform.example')
    const email = 'ada@platform.example'
    const reset = await resetAdminPassword(api.current.knex, { email, password: 'three-kettles-humming' })
    expect(reset).toEqual({ email, endedSessions: 1 })
    await expect(api.current.client(token).auth.adminSession()).rejects.toMatchObject({ status: 401 })
    await expect(signIn(email)).rejects.toMatchObject({ status: 401 })
    expect((await signIn(email, 'three-kettles-humming')).admin.email).toBe(email)
  })
})
