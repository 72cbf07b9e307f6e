import { expect, test } from 'vitest'
import { demoHost } from '../config/demo.ts'
import { startTestApi } from '../testing/api.ts'
import { hashPassword } from './passwords.ts'

const api = startTestApi()
const offered = async () => (await api.current.client().instance.about()).demo
const setHost = async (id: string, email: string, password: string) =>
  api.current
    .knex('tenants')
    .where({ id })
    .update({ email, passwordHash: await hashPassword(password) })

test('outside demo mode no sign-in is offered, although the accounts exist', async () => {
  api.current.use({ env: { demo: false } })
  const { tenantId } = await api.current.host()
  await setHost(tenantId, demoHost.email, demoHost.password)
  expect(await offered()).toBeNull()
})

test('in demo mode a sign-in is offered until its password or email is changed', async () => {
  api.current.use({ env: { demo: true } })
  const { tenantId } = await api.current.host()
  await api.current
    .knex('tenants')
    .where({ email: demoHost.email })
    .update({ email: 'other@cueroom.example' })
  expect((await offered())?.host).toBeNull()
  await setHost(tenantId, demoHost.email, demoHost.password)
  expect((await offered())?.host).toEqual(demoHost)
  await setHost(tenantId, demoHost.email, 'quiet-harbour-bell')
  expect((await offered())?.host).toBeNull()
  await setHost(tenantId, 'ines@cueroom.example', demoHost.password)
  expect((await offered())?.host).toBeNull()
})
