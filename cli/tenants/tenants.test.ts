import { failing, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import { planFeatures } from '@cueroom/core/entitlements/features.ts'
import type { FeaturePurchase, SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { expect, test } from 'vitest'
import { cueroom, type FakeEnvironment } from '../testing.ts'

type Answers = NonNullable<Parameters<typeof fakeApi>[0]['tenants']>

const tenant: SubscribedTenant = {
  id: 'slow-radio',
  name: 'Slow Radio',
  email: 'ines@slow.example',
  domain: null,
  subscriptionStatus: 'trial',
  subscriptionPlan: 'pro',
  active: true,
  features: { ...planFeatures.free, analytics: true },
  granted: planFeatures.free,
  purchased: [{ featureName: 'analytics', expiresAt: '2027-02-01T12:00:00Z' }],
  billingEmail: null,
  suspensionReason: null,
  trialEndsAt: '2026-12-15T10:00:00Z',
  isSetupComplete: false,
  setupTokenExpiresAt: '2026-12-08T10:00:00Z',
  lastLoginAt: null,
  version: 3,
  createdAt: '2026-12-01T08:00:00Z',
  updatedAt: '2026-12-01T08:00:00Z',
}
const purchase: FeaturePurchase = {
  id: 7,
  tenantId: tenant.id,
  featureName: 'analytics',
  price: 5900,
  isGrant: false,
  isOneTime: false,
  expiresAt: '2027-02-01T12:00:00Z',
  running: true,
  purchasedAt: '2026-11-02T08:00:00Z',
}

const asAdmin = (command: string | string[], tenants: Answers, environment: FakeEnvironment = {}) =>
  cueroom(command, {
    env: { CUEROOM_TOKEN: 'admin-token' },
    api: fakeApi({ tenants: { list: () => [tenant], get: () => tenant, ...tenants } }),
    ...environment,
  })

test('without an administrator sign-in every command leads there', async () => {
  const ran = await cueroom('admin tenants list')
  expect(ran.code).toBe(4)
  expect(ran.stderr).toContain('cueroom login --admin')
  const refused = await asAdmin('admin tenants list', {
    list: () => {
      throw failing(401, 'Your session has ended', 'unauthorized')
    },
  })
  expect(refused.code).toBe(4)
  expect(refused.stderr).toContain('rejected CUEROOM_TOKEN as an administrator token')
})

test.each([
  ['admin tenants create --name X', 'Required option'],
  ['admin tenants update slow-radio', 'Nothing to change. Pass at least one field.'],
  ['admin tenants list --sort colour', 'Tenants cannot be sorted by "colour"'],
  ['admin tenants create --name X --email x@x.example --trial-ends soon', 'Must be a date'],
  ['admin features set slow-radio teleport=on', 'Unknown feature "teleport"'],
  ['admin features set slow-radio analytics', 'must be feature=on or feature=off'],
  ['admin features set slow-radio', 'Pass a feature'],
  ['admin purchases add slow-radio analytics --price free', 'Must be a price in dollars'],
  ['admin purchases add slow-radio analytics --one-time --until 2027-01-31', 'not both'],
  ['admin explain slow-radio telepathy', 'Unknown feature "telepathy"'],
])('wrong use is exit code 2 and says what is right: %s', async (command, message) => {
  const ran = await asAdmin(command, {})
  expect(ran.code).toBe(2)
  expect(ran.stderr).toContain(message)
})

test('a tenant nobody has is exit code 5', async () => {
  const ran = await asAdmin('admin features get nobody@x.example', {})
  expect(ran.code).toBe(5)
  expect(ran.stderr).toContain("Couldn't find tenant nobody@x.example.")
})

test('tenants are listed as lines, or whole as JSON', async () => {
  const ran = await asAdmin('admin tenants list --status trial --sort name', {
    list: ({ query }) => {
      expect(query).toMatchObject({ status: 'trial', sort: 'name', limit: 100 })
      return [tenant]
    },
  })
  expect(ran.stdout).toBe('slow-radio\tSlow Radio\tines@slow.example\tpro\ttrial to 2026-12-15\t3/10\n')
  const json = await asAdmin('admin tenants list --json', {})
  expect(JSON.parse(json.stdout)).toEqual([tenant])
})

test('a new tenant’s setup link is the only thing on standard output', async () => {
  const ran = await asAdmin(
    [
      'admin',
      'tenants',
      'create',
      '--name',
      'Slow Radio',
      '--email',
      'ines@slow.example',
      '--plan',
      'starter',
      '--plan-features',
    ],
    {
      create: ({ body }) => {
        expect(body).toMatchObject({ subscriptionPlan: 'starter', features: planFeatures.starter })
        return { tenant, setupUrl: 'https://cueroom.example/setup#token=abc', mailed: null }
      },
    },
  )
  expect(ran.stdout).toBe('https://cueroom.example/setup#token=abc\n')
  expect(ran.stderr).toContain('Send this link to ines@slow.example.')
})

test.each([
  ['pro', 'Guest invitations, Sponsor discovery, Sponsor outreach, Social media posts, '],
  ['starter', 'Guest invitations, Social media posts.'],
] as const)(
  'a tenant created with the plan %s is told what is off, and how to turn it on',
  async (plan, off) => {
    const created = { ...tenant, subscriptionPlan: plan, features: planFeatures.free }
    const create = () => ({
      tenant: created,
      setupUrl: 'https://cueroom.example/setup#token=abc',
      mailed: null,
    })
    const flags = ['admin', 'tenants', 'create', '--name', 'Slow Radio', '--email', 'a@b.example']
    const ran = await asAdmin([...flags, '--plan', plan], { create })
    expect(ran.code).toBe(0)
    expect(ran.stderr).toContain(`Off, although the plan ${plan} includes it: ${off}`)
    expect(ran.stderr).toContain('Next: cueroom admin tenants update slow-radio --plan-features')
    const free = await asAdmin([...flags, '--plan', 'free'], {
      create: () => ({ ...create(), tenant: { ...tenant, subscriptionPlan: 'free' } }),
    })
    expect(free.stderr).not.toContain('a label for billing')
  },
)

test('another plan leaves the features as they were, says so, and names the command that changes them', async () => {
  const update: Answers['update'] = ({ body }) => ({ ...tenant, ...body, domain: null }) as SubscribedTenant
  const plan = await asAdmin('admin tenants update ines@slow.example --plan pro', { update })
  expect(plan.stderr).toContain('The plan is a label for billing and turns no features on or off.')
  expect(plan.stderr).toContain('Next: cueroom admin tenants update slow-radio --plan-features')
  const features = { ...planFeatures.pro, analytics: true }
  const same = () => ({ ...tenant, features })
  const followed = await asAdmin('admin tenants update ines@slow.example --plan pro', { update: same })
  expect(followed.stderr).not.toContain('a label for billing')
})

test('a tenant is changed by email, over the version that was read', async () => {
  const ran = await asAdmin(
    'admin tenants update INES@slow.example --status active --billing-email b@slow.example',
    {
      update: ({ params, body }) => {
        expect(params.id).toBe('slow-radio')
        expect(body).toEqual({ subscriptionStatus: 'active', billingEmail: 'b@slow.example' })
        return tenant
      },
    },
  )
  expect(ran.code).toBe(0)
})

test('a setup link is issued again, or revoked', async () => {
  let mailed: boolean | null = true
  const answers: Answers = {
    issueSetupLink: () => ({ tenant, setupUrl: 'https://cueroom.example/setup#token=new', mailed }),
    revokeSetupLink: () => tenant,
  }
  const issued = await asAdmin('admin tenants setup-link slow-radio', answers)
  expect(issued.stdout).toContain('token=new')
  expect(issued.stderr).toContain('We emailed this link to ines@slow.example')
  mailed = false
  const kept = await asAdmin('admin tenants setup-link slow-radio', answers)
  expect(kept.stdout).toContain('token=new')
  expect(kept.stderr).toContain("Couldn't email")
  const revoked = await asAdmin('admin tenants setup-link slow-radio --revoke', answers)
  expect(revoked.stderr).toContain('no longer works')
})

test.each(['setup-link slow-radio', 'update slow-radio --email new@slow.example'])(
  'a sensitive change is confirmed with the code that was passed (%s)',
  async (command) => {
    const confirmed: string[] = []
    const expectCode = () => {
      if (confirmed.length === 0) throw failing(403, 'Enter the code', 'code_required')
    }
    const tenants: Answers = {
      list: () => [tenant],
      get: () => tenant,
      issueSetupLink: () => {
        expectCode()
        return { tenant, setupUrl: 'https://cueroom.example/setup#token=new', mailed: null }
      },
      update: () => {
        expectCode()
        return tenant
      },
    }
    const adminConfirm = ({ body }: { body: { code: string } }) => {
      confirmed.push(body.code)
      return { done: true } as const
    }
    const api = fakeApi({ tenants, twoFactor: { adminConfirm } })
    expect((await asAdmin(`admin tenants ${command}`, {}, { api })).code).toBe(7)
    expect((await asAdmin(`admin tenants ${command} --code 123456`, {}, { api })).code).toBe(0)
    expect(confirmed).toEqual(['123456'])
  },
)

test('features are shown with their reasons, and switched', async () => {
  const ran = await asAdmin('admin features get slow-radio', { purchases: () => [purchase] })
  expect(ran.stdout).toContain('analytics\ton\tOn: bought until 2027-02-01.')
  const flag = { purchases: () => [purchase] }
  expect(await asAdmin('admin --tenant slow-radio features get', flag)).toEqual(ran)
  expect(await asAdmin('admin features get --tenant slow-radio', flag)).toEqual(ran)
  expect(ran.stdout).toContain('apiAccess\toff\tOff: not granted and not bought.')
  const set = await asAdmin('admin features set slow-radio analytics=off apiaccess=ON', {
    update: ({ body }) => {
      expect(body).toEqual({ features: { analytics: false, apiAccess: true } })
      return tenant
    },
  })
  expect(set.code).toBe(0)
})

test('purchases are listed, recorded and ended', async () => {
  const list = await asAdmin('admin purchases list slow-radio', { purchases: () => [purchase] })
  expect(list.stdout).toBe('7\tanalytics\t$59.00\t2026-11-02 08:00\tuntil 2027-02-01 12:00\n')
  const added = await asAdmin('admin purchases add slow-radio analytics --price 0 --until 2027-01-31', {
    purchase: ({ body }) => {
      expect(body).toMatchObject({ tenantId: 'slow-radio', price: 0, expiresAt: '2027-01-31T23:59:59.000Z' })
      return purchase
    },
  })
  expect(added.code).toBe(0)
  const ended = await asAdmin('admin purchases end slow-radio 7 --json', {
    endPurchase: () => ({ ...purchase, running: false }),
  })
  expect(JSON.parse(ended.stdout)).toMatchObject({ id: 7, running: false })
})

test('an explanation has every reason and the verdict', async () => {
  const ran = await asAdmin('admin explain slow-radio analytics', { purchases: () => [purchase] })
  for (const line of [
    'Plan\tpro, which includes it',
    'Grant\tnone',
    'Purchase\t$59.00 on 2026-11-02 08:00',
    'Expiry\t2027-02-01 12:00',
    'Status\ttrial to 2026-12-15 10:00, active',
    'Result\tOn: bought until 2027-02-01.',
  ])
    expect(ran.stdout).toContain(line)
  const json = await asAdmin('admin explain slow-radio apiAccess --json', { purchases: () => [] })
  expect(JSON.parse(json.stdout)).toMatchObject({
    feature: 'apiAccess',
    on: false,
    usable: false,
    inPlan: false,
  })
})
