import type { AuditAction } from '@cueroom/core/contract/audit-actions.ts'
import { describe, expect, test } from 'vitest'
import { exported } from '../http/audit-details.ts'
import { startTestApi, testPassword } from '../testing/api.ts'
import { addRows } from '../testing/show-rows.ts'
import { sendExample, type WalkedCall, walkedCalls } from '../testing/walk.ts'

/** Calls that belong into the log: every change of an administrator, and what a host signs in with, takes out or away. */
const inScope = ({ endpoint: { access, route } }: WalkedCall) =>
  access === 'admin'
    ? route.endsWith('export') ||
      (!route.startsWith('GET ') && !/\/(logout|email|two-factor\/(start|confirm))$/.test(route))
    : access === 'tenant' &&
      (/^DELETE |\/(delete|erase|undo|restore|logout-everywhere|password)$|export|\/\{id\}\/calendar$/.test(
        route,
      ) ||
        /^(POST|PUT|PATCH) \/api\/(keys|show-settings|webhooks|calendar-address|feeds\/import|episodes\/\{id\}\/links|patterns(?!\/preview))/.test(
          route,
        ) ||
        /tenant\/(name|erasure)$|^PATCH .*tenant\/mails$|two-factor\/(enable|disable|recovery-codes)$|data-request\/sent$|\/wording$/.test(
          route,
        ))

describe('the audit log', () => {
  const api = startTestApi()
  const entries = (where: object = {}) => api.current.knex('audit_entries').where(where).orderBy('id')

  test('cannot be changed, emptied or shortened, not even by its owner', async () => {
    const host = await api.current.host()
    await host.auth.signOutEverywhere()
    const own = () => entries({ tenantId: host.tenantId })
    for (const change of [
      () => own().update({ actor: 'nobody' }),
      () => own().clearOrder().delete(),
      () => api.current.knex.raw('truncate audit_entries'),
    ])
      await expect(change()).rejects.toThrow('The audit log cannot be changed')
    expect(await own()).toHaveLength(1)
  })

  test('is asked for by the declaration of every call in its scope, and of no other that changes something', () => {
    const names = (calls: WalkedCall[]) => calls.map(({ name }) => name)
    const asked = walkedCalls.filter(({ endpoint }) => endpoint.audit)
    expect(names(asked)).toEqual(names(walkedCalls.filter(inScope)))
  })

  test('gets no row of a call that was refused', async () => {
    const host = await api.current.host()
    await expect(
      host.keys.create({ body: { name: '', currentPassword: testPassword } }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(host.guests.remove({ params: { id: 1 } })).rejects.toMatchObject({ status: 404 })
    expect(await entries({ tenantId: host.tenantId })).toEqual([])
  })

  test('gets exactly one row of each call in its scope', async () => {
    const { knex, server } = api.current
    api.current.liftLimits()
    const unexpected: string[] = []
    for (const call of walkedCalls.filter(({ endpoint }) => endpoint.audit)) {
      const host = await api.current.host()
      const admin = await api.current.admin()
      // Its first settings are only saved for a show without any
      const ids = await addRows(knex, host.tenantId, 'a-show-with-one-row-in-every-table')
      if (call.name === 'show.create') await knex('show_settings').where({ tenantId: host.tenantId }).delete()
      // Those that need a password, a code or a file of their own have tests of their own
      if (
        /^auth.changeAdminPassword$|^archives.restore$|^twoFactor.(admin)?(enable|replace)|adminDisable/i.test(
          call.name,
        )
      )
        continue
      const before = (await entries()).length
      const token = call.endpoint.access === 'admin' ? admin.token : host.token
      const purchase = await knex('feature_purchases').max('id as id').first()
      const example = call.example(ids)
      if (call.name === 'tenants.endPurchase') example.params = { tenantId: host.tenantId, id: purchase!.id }
      if (call.name === 'tenants.endPurchase')
        await knex('feature_purchases').where({ id: purchase!.id }).update({ tenantId: host.tenantId })
      if (call.name === 'account.endAdminSession')
        example.params = { id: (await knex('sessions').where({ adminId: admin.adminId }).first()).id }
      if (call.name === 'account.requestErasure')
        example.body = { ...example.body, name: (await host.auth.session()).tenant.name }
      const { status, text } = await sendExample(server, call, example, `Bearer ${token}`)
      const made = (await entries()).slice(before).map(({ action }) => action)
      if (status >= 300 || made.join() !== call.endpoint.audit)
        unexpected.push(`${call.name}: ${status} ${made.join()} ${status >= 300 ? text : ''}`)
    }
    expect(unexpected).toEqual([])
  })

  test('names who signs in, and from where', async () => {
    const host = await api.current.host()
    await api.current.client().auth.signIn({ body: { email: host.email, password: testPassword } })
    expect(await host.audit.list()).toMatchObject([
      { actorKind: 'host', actor: host.email, action: 'signed_in', address: '127.0.0.1' },
    ])
  })

  test('names the settings that changed and the key that changed them, and no text that was written', async () => {
    const host = await api.current.host()
    const client = api.current.client(await api.current.key(host.tenantId, 'write'))
    const { id } = await host.show.create({ body: { podcastName: 'Tidewater' } })
    await client.show.update({
      params: { id },
      body: { podcastName: 'The kelp hour', contentStyles: { tone: 'inspirational' } },
    })
    const [entry] = await host.audit.list()
    expect(entry).toMatchObject({
      ...{ actorKind: 'key', actor: 'A test', action: 'settings_changed' },
      ...{ subject: String(id), details: 'Podcast name; Tone: Friendly → Inspirational' },
    })
    expect(JSON.stringify(await entries())).not.toContain('kelp hour')
  })

  test('says in words what was made, sold, exported and changed, without ids or secrets', async () => {
    const host = await api.current.host()
    const admin = await api.current.admin()
    const { tenantId } = host
    const { apiKey } = await host.keys.create({
      body: { name: 'Nightly', scope: 'write', days: 1, currentPassword: testPassword },
    })
    await host.keys.revoke({ params: { id: apiKey.id } })
    const url = 'https://hooks.example.com/services/T0/secret'
    const { webhook } = await host.webhooks.create({ body: { url, events: ['guest.created'] } })
    await host.webhooks.update({ params: { id: webhook.id }, body: { enabled: false } })
    await host.account.saveMails({ body: { mails: { inquiries: false } } })
    const { id: guestId } = await host.guests.create({ body: { name: 'Ada Lovelace' } })
    await host.exports.guest({ params: { id: guestId } })
    await host.guests.remove({ params: { id: guestId } })
    await admin.tenants.purchase({ body: { tenantId, featureName: 'customBranding', price: 1500 } })
    await admin.tenants.update({ params: { id: tenantId }, body: { subscriptionPlan: 'enterprise' } })
    const details = (await host.audit.list()).map((entry) => entry.details)
    expect(details.toReversed()).toEqual([
      expect.stringMatching(/^“Nightly”, write, until 20\d\d-\d\d-\d\d$/),
      '“Nightly”',
      'hooks.example.com',
      'hooks.example.com: turned off',
      'Sponsor inquiries off',
      `A copy of the data of guest ${guestId}`,
      '1 guest',
      'Custom branding, $15.00',
      'Plan: Pro → Enterprise',
    ])
    expect(details.join()).not.toMatch(/secret|Ada/)
  })

  test('has words for every download', () => {
    const downloads = walkedCalls.filter(({ endpoint }) => endpoint.audit === 'exported')
    expect(downloads.map(({ endpoint }) => endpoint.route).toSorted()).toEqual(
      Object.keys(exported).toSorted(),
    )
  })

  test('shows a host its own show, and administrators without their email', async () => {
    const host = await api.current.host()
    const other = await api.current.host()
    const admin = await api.current.admin()
    await admin.tenants.update({ params: { id: host.tenantId }, body: { name: 'Kelp Hour' } })
    await other.auth.signOutEverywhere()
    expect(await host.audit.list()).toMatchObject([
      {
        actor: 'Administrator',
        action: 'tenant_changed',
        details: `Company name: Show ${host.tenantId} → Kelp Hour`,
        address: null,
      },
    ])
    const { admin: administrator } = await admin.auth.adminSession()
    expect(await host.audit.list({ query: { search: administrator.email } })).toEqual([])
  })

  test('is searched for people, records, details, addresses and tenants', async () => {
    const host = await api.current.host()
    const admin = await api.current.admin()
    await host.keys.create({ body: { name: 'Nightly 100%', currentPassword: testPassword } })
    await admin.tenants.update({ params: { id: host.tenantId }, body: { name: 'Kelp Hour' } })
    const found = async (search: string) => {
      const ofShow = await host.audit.list({ query: { search } })
      const ofAll = await admin.audit.listAll({ query: { show: host.tenantId, search } })
      return [ofShow.map(({ action }) => action), ofAll.map(({ action }) => action)]
    }
    expect(await found('%')).toEqual([['key_created'], ['key_created']])
    expect(await found(host.email.toUpperCase())).toEqual([['key_created'], ['key_created']])
    expect(await found('name')).toEqual([['tenant_changed'], ['tenant_changed']])
    expect(await found('kelp')).toEqual([['tenant_changed'], ['tenant_changed', 'key_created']])
  })

  test('is filtered and downloaded, by a host and by administrators, and the download is in it', async () => {
    const host = await api.current.host()
    const admin = await api.current.admin()
    await host.keys.create({ body: { name: 'Export', currentPassword: testPassword } })
    const only = (action: AuditAction) => ({ query: { action } })
    expect(await host.audit.list(only('key_revoked'))).toEqual([])
    expect(await host.audit.list({ query: { since: '2999-01-01T00:00:00Z' } })).toEqual([])
    expect(await host.audit.list(only('key_created'))).toHaveLength(1)
    const all = await admin.audit.listAll({ query: { show: host.tenantId, actor: host.email.slice(0, 8) } })
    expect(all).toMatchObject([{ tenantId: host.tenantId, action: 'key_created' }])

    const text = new TextDecoder().decode((await host.audit.export()).bytes)
    expect(text).toContain(`"${host.email}","host","Created an API key"`)
    const whole = new TextDecoder().decode(
      (await admin.audit.exportAll({ query: { show: host.tenantId } })).bytes,
    )
    expect(whole).toContain(host.tenantId)
    expect((await host.audit.list()).map(({ action }) => action)).toEqual(['exported', 'key_created'])
  })
})
