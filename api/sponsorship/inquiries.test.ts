import { rates } from '@cueroom/core/contract/rate-limits.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import { hostileTexts } from '@cueroom/core/testing/hostile-texts.ts'
import { sampleShow } from '@cueroom/core/testing/samples.ts'
import { tidyText } from '@cueroom/core/text/lines.ts'
import { describe, expect, test } from 'vitest'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { steadyTime } from '../http/steady-time.ts'
import { startTestApi, type TestHost } from '../testing/api.ts'
import { alikeEngines } from '../testing/databases.ts'

const inquiry = { companyName: 'Kelp Tools', email: 'ada@kelp.example' }

describe('inquiries', () => {
  const api = startTestApi()
  const offering = async (features = planFeatures.enterprise) => {
    // Every test sends from the same address
    await api.current.resetLimits()
    const host = await api.current.host({ features })
    const settings = await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const send = (body: object) =>
      api.current.client().sponsorship.inquire({ params: { id: host.tenantId }, body: body as never })
    return { host, settings, send }
  }
  const saved = (host: TestHost) =>
    api.current.knex('saved_sponsors').where({ tenantId: host.tenantId }).orderBy('id')

  test.each([
    [{}, 'Company name is required'],
    [{ ...inquiry, companyName: ' ' }, 'Company name is required'],
    [{ companyName: 'Kelp Tools' }, 'Valid email required'],
    [{ ...inquiry, email: 'ada at kelp' }, 'Valid email required'],
    [{ ...inquiry, subject: 'buy pills' }, 'This looks like an automated inquiry. Please send it again.'],
    [{ ...inquiry, sponsorId: 1 }, 'Unrecognized key: "sponsorId"'],
  ])('that cannot be right are refused and leave nothing behind: %#', async (body, error) => {
    const { host, send } = await offering()
    await expect(send(body)).rejects.toMatchObject({ status: 400, problem: { error } })
    expect(await saved(host)).toEqual([])
    expect(await host.sponsorship.inquiries()).toEqual([])
  })

  test('of a saved sponsor are answered no sooner than those of a new company', async () => {
    const { send } = await offering()
    const took = async () => {
      const start = performance.now()
      await send(inquiry)
      return performance.now() - start
    }
    const times = [await took(), await took()]
    // A timer may end a millisecond early
    for (const time of times) expect(time).toBeGreaterThan(steadyTime - 2)
  })

  test('longer than their limits are refused', async () => {
    const { send } = await offering()
    for (const long of [
      { companyName: 'a'.repeat(201) },
      { email: `${'a'.repeat(250)}@kelp.example` },
      { package: 'a'.repeat(101) },
      { message: 'a'.repeat(5_001) },
    ])
      await expect(send({ ...inquiry, ...long })).rejects.toMatchObject({ status: 400 })
    await expect(send({ ...inquiry, message: 'a'.repeat(70_000) })).rejects.toMatchObject({ status: 413 })
  })

  test('sent sooner than a person can are asked for again', async () => {
    const { send } = await offering()
    await expect(send({ ...inquiry, seconds: 0.4 })).rejects.toMatchObject({ status: 429, retryAfter: 2 })
    expect(await send({ ...inquiry, seconds: 40 })).toMatchObject({ success: true })
  })

  test('about a package that is no longer offered like this are asked for again', async () => {
    const { host, send } = await offering()
    await expect(send({ ...inquiry, package: 'mid-roll:1' })).rejects.toMatchObject({
      status: 409,
      problem: { code: 'offer_changed' },
    })
    expect(await saved(host)).toEqual([])
  })

  test('to a page that takes none, is closed or is nobody’s are refused', async () => {
    const { host, settings, send } = await offering(planFeatures.starter)
    const refused = (status: number, code: string) => ({ status, problem: { code } })
    await expect(send(inquiry)).rejects.toMatchObject(refused(403, 'inquiries_closed'))
    const tenant = (changes: object) =>
      api.current.knex('tenants').where({ id: host.tenantId }).update(changes)
    await tenant({ features: JSON.stringify(planFeatures.pro), subscriptionStatus: 'cancelled' })
    await expect(send(inquiry)).rejects.toMatchObject(refused(403, 'subscription_inactive'))
    await tenant({ subscriptionStatus: 'active' })
    await host.show.update({ params: { id: settings.id }, body: { sponsorshipSettings: null } })
    await expect(send(inquiry)).rejects.toMatchObject(refused(403, 'inquiries_closed'))
    const nobody = api.current.client().sponsorship.inquire({ params: { id: 'nobody' }, body: inquiry })
    await expect(nobody).rejects.toMatchObject(refused(404, 'not_found'))
    expect(await saved(host)).toEqual([])
  })

  test('become a saved sponsor that says what was asked, and nothing invented', async () => {
    const { host, send } = await offering()
    await send({ ...inquiry, package: 'mid-roll:320', message: 'Six episodes from March.' })
    const [sponsor] = await saved(host)
    expect(sponsor).toMatchObject({
      companyName: 'Kelp Tools',
      industry: 'Not stated',
      reasonForMatch: 'Wrote through the sponsorship page, about the package Mid-roll.',
      estimatedBudgetRange: '$320 per episode (Mid-roll)',
      marketingContactEmail: 'ada@kelp.example',
      source: 'inquiry',
    })
    expect(await host.sponsorship.inquiries()).toMatchObject([
      {
        sponsorId: sponsor.id,
        ...inquiry,
        packageName: 'Mid-roll',
        packagePrice: '$320 per episode',
        message: 'Six episodes from March.',
      },
    ])
  })

  test('of a company that is saved are kept with it, overwrite nothing, and are answered alike', async () => {
    const { host, send } = await offering()
    const first = await send(inquiry)
    const [before] = await saved(host)
    const second = await send({
      companyName: ' kelp   TOOLS ',
      email: 'other@kelp.example',
      message: 'Again',
    })
    expect(await saved(host)).toEqual([before])
    expect(Object.keys(second)).toEqual(Object.keys(first))
    const query = { sponsorId: before.id }
    expect(await host.sponsorship.inquiries({ query })).toMatchObject([
      { sponsorId: before.id, email: 'other@kelp.example', message: 'Again' },
      { sponsorId: before.id, email: 'ada@kelp.example', message: null },
    ])
    expect(await host.sponsorship.inquiries({ query: { sponsorId: before.id + 1 } })).toEqual([])
  })

  test('from one address are of one sponsor, in whatever case, and however the company is spelled', async () => {
    const { host, send } = await offering()
    await send(inquiry)
    await send({ companyName: 'Kelp Tools Ltd.', email: 'ADA@Kelp.example', message: 'And in May?' })
    const sponsors = await host.sponsors.list()
    expect(sponsors).toMatchObject([{ companyName: 'Kelp Tools' }])
    expect(await host.sponsorship.inquiries({ query: { sponsorId: sponsors[0]!.id } })).toMatchObject([
      { companyName: 'Kelp Tools Ltd.', message: 'And in May?' },
      { companyName: 'Kelp Tools', message: null },
    ])
  })

  test('have a state, which only their host changes; all but new ones are read in the inbox', async () => {
    const { host, send } = await offering()
    await send(inquiry)
    await send({ companyName: 'Harbour & Kettle', email: 'sales@kettle.example' })
    const [kettle, kelp] = await host.sponsorship.inquiries()
    expect([kettle!.state, kelp!.state]).toEqual(['new', 'new'])
    const stranger = await api.current.host()
    const answered = { params: { id: kettle!.id }, body: { state: 'answered' as const } }
    await expect(stranger.sponsorship.changeInquiry(answered)).rejects.toMatchObject({ status: 404 })
    const unknown = { ...answered, body: { state: 'won' as never } }
    await expect(host.sponsorship.changeInquiry(unknown)).rejects.toMatchObject({ status: 400 })
    expect(await host.sponsorship.changeInquiry(answered)).toMatchObject({ state: 'answered' })
    const inbox = await host.inbox.list()
    expect(inbox.map(({ inquiryState, readAt }) => [inquiryState, readAt !== null])).toEqual(
      [
        ['new', false],
        ['answered', true],
      ].toReversed(),
    )
    const open = { query: { state: 'new' as const } }
    expect(await host.sponsorship.inquiries(open)).toMatchObject([{ id: kelp!.id }])
    const unanswered = { query: { inquiryState: 'new' as const } }
    expect(await host.inbox.list(unanswered)).toMatchObject([{ inquiryId: kelp!.id }])
  })

  test('go with their sponsor into the trash and back, and a new one saves the company again', async () => {
    const { host, send } = await offering()
    await send(inquiry)
    const [sponsor] = await host.sponsors.list()
    const { deletionId } = await host.sponsors.remove({ params: { id: sponsor!.id } })
    expect(await host.sponsorship.inquiries()).toEqual([])
    await host.guests.restore({ body: { deletionId: deletionId! } })
    expect(await host.sponsorship.inquiries()).toHaveLength(1)
    await host.sponsors.remove({ params: { id: sponsor!.id } })
    await send(inquiry)
    expect(await host.sponsors.list()).toMatchObject([{ companyName: 'Kelp Tools', source: 'inquiry' }])
    expect(await host.sponsorship.inquiries()).toHaveLength(1)
  })

  test('come by pages, newest first, and only to their own show', async () => {
    const { host, send } = await offering()
    for (const companyName of ['One', 'Two', 'Three']) await send({ ...inquiry, companyName })
    const names = async (query: object) =>
      (await host.sponsorship.inquiries({ query })).map(({ companyName }) => companyName)
    const [newest] = await host.sponsorship.inquiries({ query: { limit: 1 } })
    expect(newest!.companyName).toBe('Three')
    expect(await names({ after: newest!.id })).toEqual(['Two', 'One'])
    const stranger = await api.current.host()
    expect(await stranger.sponsorship.inquiries({ query: { sponsorId: newest!.sponsorId } })).toEqual([])
  })

  test('are stored once for a token, also after the page has closed', async () => {
    const { host, send } = await offering()
    const body = { ...inquiry, uniqueToken: randomId() }
    const first = await send(body)
    await api.current.knex('tenants').where({ id: host.tenantId }).update({ subscriptionStatus: 'inactive' })
    expect(await send(body)).toEqual(first)
    expect(await host.sponsorship.inquiries()).toHaveLength(1)
  })

  test('keep hostile wording as the text it is, without what nobody sees', async () => {
    const { host, send } = await offering()
    const texts = hostileTexts.filter((text) => text.isWellFormed() && !text.includes('\0') && text.trim())
    const message = texts.join('\n').slice(0, 5_000).trim()
    await send({ ...inquiry, companyName: texts.at(-1)!.slice(0, 200), message })
    expect(await host.sponsorship.inquiries()).toMatchObject([{ message: tidyText(message).trim() }])
    await expect(send({ ...inquiry, message: 'a\0b' })).rejects.toMatchObject({ status: 400 })
  })

  test('from one address, and to one show wherever they come from, are limited', async () => {
    const { host, send } = await offering()
    for (let sent = 0; sent < rates.submit.points; sent++) await send(inquiry)
    await expect(send(inquiry)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    await api.current.resetLimits()
    for (let sent = 0; sent < rates.inquiry.points; sent++)
      await api.current.app.limits.take('inquiry', host.tenantId)
    // Slowed down, so that nobody's junk closes the page
    for (let sent = 0; sent < rates.crowded.points; sent++) await send(inquiry)
    await expect(send(inquiry)).rejects.toMatchObject({ status: 429 })
  })
})

describe.each(alikeEngines)('inquiries sent at the same moment on %s', (engine) => {
  const api = startTestApi({}, engine)

  test('save a company once, and one with the same token once', async () => {
    const host = await api.current.host()
    await host.show.create({ body: { ...sampleShow, showLogo: null } })
    const visitor = api.current.client()
    for (let round = 0; round < 8; round++) {
      await api.current.resetLimits()
      const body = { companyName: `Company ${round}`, email: `ada@company${round}.example` }
      const send = async (uniqueToken: string): Promise<{ receivedAt: string }> =>
        visitor.sponsorship
          .inquire({ params: { id: host.tenantId }, body: { ...body, uniqueToken } })
          // On a busy machine some are asked to try again
          .catch((error) => (error.status === 503 ? send(uniqueToken) : Promise.reject(error)))
      const token = randomId()
      const replies = await Promise.all([...Array.from({ length: 5 }, () => send(token)), send(randomId())])
      expect(new Set(replies.slice(0, 5).map(({ receivedAt }) => receivedAt)).size).toBe(1)
    }
    expect(await api.current.knex('saved_sponsors').where({ tenantId: host.tenantId })).toHaveLength(8)
    expect(await host.sponsorship.inquiries()).toHaveLength(16)
  })
})
