import type { NewSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'

const kelp: NewSponsor = {
  companyName: 'Kelp Tools',
  industry: 'Tools',
  reasonForMatch: 'They make what our listeners use.',
  estimatedBudgetRange: '$500 to 2K',
  contactStrategy: 'Write to the owner.',
}

describe('saved sponsors', () => {
  const api = startTestApi()

  test.each([
    ['companyName', 'Company name is required'],
    ['industry', 'Industry is required'],
    ['reasonForMatch', 'Reason for match is required'],
    ['estimatedBudgetRange', 'Estimated budget range is required'],
    ['contactStrategy', 'Contact strategy is required'],
  ])('a sponsor without %s is refused', async (field, error) => {
    const host = await api.current.host()
    await expect(host.sponsors.create({ body: { ...kelp, [field]: ' ' } })).rejects.toMatchObject({
      status: 400,
      problem: { error },
    })
    expect(await host.sponsors.list()).toEqual([])
  })

  test('either sponsor feature opens them, neither closes them', async () => {
    const { free } = planFeatures
    const without = await api.current.host({ features: free })
    await expect(without.sponsors.list()).rejects.toMatchObject({ problem: { code: 'feature_disabled' } })
    for (const feature of ['sponsorDiscovery', 'sponsorOutreach'] as const) {
      const host = await api.current.host({ features: { ...free, [feature]: true } })
      expect(await host.sponsors.list()).toEqual([])
    }
  })

  test('a company is saved once, however it is spaced and capitalised', async () => {
    const host = await api.current.host()
    await host.sponsors.create({ body: kelp })
    await expect(
      host.sponsors.create({ body: { ...kelp, companyName: '  KELP   tools' } }),
    ).rejects.toMatchObject({ status: 409, problem: { code: 'already_saved' } })
    const other = await host.sponsors.create({ body: { ...kelp, companyName: 'Tide Maps' } })
    await expect(
      host.sponsors.update({ params: { id: other.id }, body: { companyName: 'kelp tools' } }),
    ).rejects.toMatchObject({ status: 409, problem: { error: 'kelp tools is already saved' } })
    const neighbour = await api.current.host()
    expect(await neighbour.sponsors.create({ body: kelp })).toMatchObject({ companyName: 'Kelp Tools' })
  })

  test('of several, those saved already are skipped and named', async () => {
    const host = await api.current.host()
    await host.sponsors.create({ body: kelp })
    const names = ['Tide Maps', 'kelp tools', 'Tide  maps', 'Slow Boats']
    const sponsors = names.map((companyName) => ({
      ...kelp,
      companyName,
      source: 'discovery' as const,
      verified: false,
    }))
    const { saved, skipped } = await host.sponsors.createMany({ body: { sponsors } })
    expect(saved).toMatchObject([
      { companyName: 'Tide Maps', source: 'discovery', verified: false },
      { companyName: 'Slow Boats' },
    ])
    expect(skipped).toEqual(['kelp tools', 'Tide  maps'])
    expect((await host.sponsors.list()).map(({ companyName }) => companyName)).toEqual([
      'Slow Boats',
      'Tide Maps',
      'Kelp Tools',
    ])
  })

  test('of two edits of one version, the second is asked which to keep', async () => {
    const host = await api.current.host()
    const { id, version } = await host.sponsors.create({ body: { ...kelp, marketingContactEmail: '' } })
    const note = (outreachNotes: string) =>
      host.sponsors.update({ params: { id }, body: { outreachNotes }, ifMatch: version })
    expect(await note('Wrote to Ada.')).toMatchObject({
      outreachNotes: 'Wrote to Ada.',
      version: version + 1,
    })
    await expect(note('Called.')).rejects.toMatchObject({ problem: { code: 'version_conflict' } })
    expect(await host.sponsors.get({ params: { id } })).toMatchObject({
      ...kelp,
      marketingContactEmail: null,
      outreachNotes: 'Wrote to Ada.',
    })
  })

  test('a deleted sponsor can be restored, unless its name was saved again', async () => {
    const host = await api.current.host()
    const { id } = await host.sponsors.create({ body: kelp })
    const { deleted, deletionId } = await host.sponsors.remove({ params: { id } })
    expect(deleted).toBe(1)
    await expect(host.sponsors.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await host.guests.deletions()).toMatchObject([{ kind: 'sponsor', label: 'Kelp Tools' }])
    const again = await host.sponsors.create({ body: kelp })
    const restore = () => host.guests.restore({ body: { deletionId: deletionId! } })
    await expect(restore()).rejects.toMatchObject({ problem: { code: 'already_saved' } })
    await host.sponsors.remove({ params: { id: again.id } })
    expect(await restore()).toEqual({ restored: 1 })
    expect(await host.sponsors.list()).toMatchObject([{ id, version: 1 }])
  })

  test('a show that may not make anything any more still reads, exports and deletes its sponsors', async () => {
    const host = await api.current.host()
    const { id } = await host.sponsors.create({ body: kelp })
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'inactive' })
    const create = host.sponsors.create({ body: { ...kelp, companyName: 'Tide Maps' } })
    await expect(create).rejects.toMatchObject({ problem: { code: 'subscription_inactive' } })
    const { bytes, name } = await host.sponsors.export({ query: { format: 'csv' } })
    expect(name).toMatch(/sponsors\.csv$/)
    expect(new TextDecoder().decode(bytes)).toContain('"Kelp Tools","Tools"')
    expect(await host.sponsors.remove({ params: { id } })).toMatchObject({ deleted: 1 })
  })
})
