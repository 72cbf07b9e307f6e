import { beforeEach, describe, expect, test } from 'vitest'
import { addAdmin } from '../tenants/admins.ts'
import { startTestApi } from '../testing/api.ts'

const password = 'quiet-harbour-bell'
const newPassword = 'three-kettles-humming'

describe("an administrator's account", () => {
  const api = startTestApi()
  let email: string
  let made = 0
  const signIn = async (secret = password) => {
    const { token } = await api.current.client().auth.adminSignIn({ body: { email, password: secret } })
    return api.current.client(token)
  }
  const refused = { status: 401 }

  beforeEach(async () => {
    email = `admin-${(made += 1)}@platform.example`
    await addAdmin(api.current.knex, { email, password })
  })

  test('a new password needs the current one, and may not be easy to guess', async () => {
    const admin = await signIn()
    const change = (currentPassword: string, secret: string) =>
      admin.auth.changeAdminPassword({ body: { currentPassword, newPassword: secret } })
    await expect(change('wrong-password', newPassword)).rejects.toMatchObject({
      status: 400,
      problem: { error: 'Your current password is wrong', details: [{ path: 'currentPassword' }] },
    })
    await expect(change(password, 'Summer2026')).rejects.toMatchObject({
      status: 400,
      problem: { details: [{ path: 'newPassword' }] },
    })
    await expect(change(password, 'short')).rejects.toMatchObject({ status: 400 })
    expect((await admin.auth.adminSession()).admin.email).toBe(email)
  })

  test('the eleventh wrong guess at the current password waits', async () => {
    const admin = await signIn()
    const guess = () =>
      admin.auth
        .changeAdminPassword({ body: { currentPassword: 'wrong-password', newPassword } })
        .catch(({ status }: { status: number }) => status)
    const statuses = await Promise.all(Array.from({ length: 12 }, guess))
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  test('after a change of password every other session has ended, and the new one works', async () => {
    const [admin, elsewhere] = [await signIn(), await signIn()]
    const changed = await admin.auth.changeAdminPassword({ body: { currentPassword: password, newPassword } })
    expect(changed.admin.email).toBe(email)
    await expect(admin.auth.adminSession()).rejects.toMatchObject(refused)
    await expect(elsewhere.auth.adminSession()).rejects.toMatchObject(refused)
    expect((await api.current.client(changed.token).auth.adminSession()).admin.email).toBe(email)
    await expect(signIn()).rejects.toMatchObject(refused)
    expect((await (await signIn(newPassword)).auth.adminSession()).admin.email).toBe(email)
  })

  test('a new email needs the password and is nobody else’s; a new name needs one', async () => {
    const admin = await signIn()
    const taken = `taken-${email}`
    await addAdmin(api.current.knex, { email: taken, password })
    const change = (wanted: string, currentPassword = password) =>
      admin.account.adminChangeEmail({ body: { email: wanted, currentPassword } })
    await expect(change(`new-${email}`, 'wrong')).rejects.toThrow('Your current password is wrong')
    await expect(change(taken)).rejects.toMatchObject({ problem: { code: 'already_taken' } })
    expect(await change(`new-${email}`)).toEqual({ mailed: false })
    await expect(admin.account.adminRename({ body: { name: ' ' } })).rejects.toThrow('Enter a name')
    await admin.account.adminRename({ body: { name: 'Grace' } })
    expect((await admin.auth.adminSession()).admin).toMatchObject({ email: `new-${email}`, name: 'Grace' })
    email = `new-${email}`
    expect((await (await signIn()).auth.adminSession()).admin.name).toBe('Grace')
  })

  test('signing out everywhere ends the sessions of this administrator and of no other', async () => {
    const other = await api.current.admin()
    const [admin, elsewhere] = [await signIn(), await signIn()]
    await admin.auth.adminSignOutEverywhere()
    await expect(admin.auth.adminSession()).rejects.toMatchObject(refused)
    await expect(elsewhere.auth.adminSession()).rejects.toMatchObject(refused)
    expect((await other.auth.adminSession()).admin.id).toBe(other.adminId)
  })
})
