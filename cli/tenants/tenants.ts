import {
  features,
  type Plan,
  planFeatures,
  plans,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@cueroom/core/entitlements/features.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import {
  type IssuedSetupLink,
  type NewTenant,
  type SubscribedTenant,
  type TenantListQuery,
  tenantSorts,
} from '@cueroom/core/tenants/tenant.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { atLeastOne, type Command } from '../app/command.ts'
import { codeHelp, withCode } from '../app/ask-code.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { expectChanges } from '../app/records.ts'
import { shortTime, timeAndZone } from '../app/dates.ts'
import { fetchAll } from '../app/pages.ts'
import type { Column } from '../app/table.ts'
import { bold, dim, green, type Text } from '../app/text.ts'
import { asAdmin, findTenant } from './admin-api.ts'
import { timeFlag } from './flags.ts'

const pageSize = 1_000

const statusText = ({ subscriptionStatus, trialEndsAt, active }: SubscribedTenant): Text => {
  const ends =
    subscriptionStatus === 'trial' && trialEndsAt ? ` to ${shortTime(trialEndsAt).slice(0, 10)}` : ''
  return active ? green(subscriptionStatus + ends) : dim(subscriptionStatus + ends)
}
const onCount = (tenant: SubscribedTenant) =>
  `${features.filter((feature) => tenant.features[feature]).length}/${features.length}`

const columns: Column<SubscribedTenant>[] = [
  { title: 'ID', cell: ({ id }) => id, rigid: true },
  { title: 'Company', cell: ({ name }) => name },
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Plan', cell: ({ subscriptionPlan }) => subscriptionPlan, rigid: true },
  { title: 'Status', cell: statusText, rigid: true },
  { title: 'Features', cell: onCount, align: 'right', rigid: true },
]

interface ListFlags {
  search?: string
  plan?: Plan
  status?: SubscriptionStatus
  sort: string
  limit: number
  all?: true
}
interface TenantFlags {
  name?: string
  email?: string
  domain?: string
  plan?: Plan
  status?: SubscriptionStatus
  billingEmail?: string
  trialEnds?: string
  reason?: string
  planFeatures?: true
}

const withFields = (command: Command) =>
  command
    .option('--domain <domain>', 'the domain of the show')
    .choice('--plan <plan>', 'the plan, a label for billing: see --plan-features', plans)
    .choice('--status <status>', 'subscription status', subscriptionStatuses)
    .option('--billing-email <address>', 'email for invoices')
    .option('--reason <text>', 'why the tenant is inactive; shown to its host')
    .option('--trial-ends <date>', 'trial end date', timeFlag)
    .option('--plan-features', "turn on exactly the plan's features")

export const defineTenants: Define = (command, cli) => {
  command.summary('list, add and change tenants').description('Tenants: customers with one show each.')
  command
    .command('list')
    .summary('list tenants')
    .option('--search <text>', 'only tenants whose company, email or domain contains this')
    .choice('--plan <plan>', 'only tenants on this plan', plans)
    .choice('--status <status>', 'only tenants with this status', subscriptionStatuses)
    .option('--sort <column>', `${tenantSorts.join(', ')}; prefix with - to reverse`, '-createdAt')
    .option('--limit <number>', 'maximum number', atLeastOne, 100)
    .option('--all', 'every tenant, ignoring the limit')
    .examples('cueroom admin tenants list --status trial --sort name')
    .action((flags: ListFlags) => list(cli, flags))
  withFields(
    command
      .command('create')
      .summary('add a tenant and print its setup link')
      .requiredOption('--name <company>', 'the company')
      .requiredOption('--email <address>', "the host's sign-in email"),
  )
    .examples(
      'cueroom admin tenants create --name "Slow Radio" --email ines@example.com --plan pro --plan-features',
    )
    .action((flags: TenantFlags) => create(cli, flags))
  withFields(
    command
      .command('update <tenant>')
      .summary('change a tenant, named by id or email')
      .option('--name <company>', 'the company')
      .option('--email <address>', "the host's sign-in email")
      .option('--code <code>', codeHelp),
  )
    .examples('cueroom admin tenants update ines@example.com --status active')
    .action((named: string, { code, ...flags }: TenantFlags & CodeFlag) => update(cli, named, flags, code))
  command
    .command('setup-link <tenant>')
    .summary('print a new setup link; the previous one stops working')
    .option('--revoke', 'revoke the link instead')
    .option('--code <code>', codeHelp)
    .examples('cueroom admin tenants setup-link ines@example.com')
    .action((named: string, flags: { revoke?: true } & CodeFlag) => setupLink(cli, named, flags))
  command
    .command('disable-two-factor <tenant>')
    .summary('turn off two-factor authentication for a host who lost their phone')
    .option('--code <code>', codeHelp)
    .examples('cueroom admin tenants disable-two-factor ines@example.com')
    .action((named: string, flags: CodeFlag) => disableTwoFactor(cli, named, flags))
}

interface CodeFlag {
  code?: string
}

const confirmation = (api: Client, code: string | undefined) => ({
  code,
  confirm: (given: string) => api.twoFactor.adminConfirm({ body: { code: given } }),
})

const isSort = (sort: string): sort is TenantListQuery['sort'] =>
  (tenantSorts as readonly string[]).includes(sort.replace(/^-/, ''))

function list(cli: Cli, { search, plan, status, sort, limit, all }: ListFlags) {
  if (!isSort(sort))
    throw usageError(`Tenants cannot be sorted by "${sort}". Columns: ${tenantSorts.join(', ')}.`)
  const filter = { ...(search && { search }), ...(plan && { plan }), ...(status && { status }), sort }
  return asAdmin(cli, async (api) => {
    const wanted = all ? Infinity : limit
    const query = { ...filter, limit: Math.min(pageSize, wanted) }
    const listing = { list: api.tenants.list, query, what: 'tenants', limit: wanted }
    const { rows: tenants, total = 0 } = await fetchAll(cli.output, listing)
    cli.output.list(tenants, columns)
    if (tenants.length === 0) {
      cli.output.say(search || plan || status ? 'No matching tenants.' : 'No tenants yet.')
      cli.output.next('cueroom admin tenants create --name COMPANY --email ADDRESS')
    } else if (total > tenants.length) {
      cli.output.shortened(`${tenants.length} of ${total} tenants. Pass --all to see all of them.`)
    }
  })
}

const fieldsOf = ({ name, email, domain, plan, status, billingEmail, trialEnds, reason }: TenantFlags) => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
  ...(domain !== undefined && { domain }),
  ...(plan && { subscriptionPlan: plan }),
  ...(status && { subscriptionStatus: status }),
  ...(billingEmail !== undefined && { billingEmail }),
  ...(reason !== undefined && { suspensionReason: reason }),
  ...(trialEnds && { trialEndsAt: trialEnds }),
})

function create(cli: Cli, flags: TenantFlags) {
  const features = flags.planFeatures && planFeatures[flags.plan ?? 'free']
  const body = { ...fieldsOf(flags), ...(features && { features }) } as NewTenant
  return asAdmin(cli, async (api) => {
    const made = await api.tenants.create({ body })
    if (flags.plan && !features) warnLabel(cli, made.tenant)
    if (cli.output.format !== 'text') return cli.output.json(made)
    cli.output.done(bold(made.tenant.name), ` was added as ${made.tenant.id}.`)
    printLink(cli, made)
  })
}

/** Whether a tenant lacks a feature of its plan, or has one that is neither in the plan nor bought. */
const differsFromPlan = ({ features: own, purchased, subscriptionPlan }: SubscribedTenant) =>
  features.some(
    (name) =>
      own[name] !==
      (planFeatures[subscriptionPlan][name] || purchased.some(({ featureName }) => featureName === name)),
  )

/** A plan turns nothing on: says what is off, and what turns it on. */
function warnLabel({ output }: Cli, tenant: SubscribedTenant) {
  if (!differsFromPlan(tenant)) return
  const { id, subscriptionPlan: plan } = tenant
  const off = features.filter((name) => planFeatures[plan][name] && !tenant.features[name])
  const names = off.map((name) => featureWords[name].name).join(', ')
  const missing = off.length > 0 ? ` Off, although the plan ${plan} includes it: ${names}.` : ''
  output.warn(`The plan is a label for billing and turns no features on or off.${missing}`)
  output.next(`cueroom admin tenants update ${id} --plan-features`)
}

function update(cli: Cli, named: string, flags: TenantFlags, code: string | undefined) {
  expectChanges(flags, 'cueroom admin tenants update')
  return asAdmin(cli, async (api) => {
    const { id, version, subscriptionPlan } = await findTenant(api, named)
    const features = flags.planFeatures && planFeatures[flags.plan ?? subscriptionPlan]
    const body = { ...fieldsOf(flags), ...(features && { features }) }
    const change = () => api.tenants.update({ params: { id }, ifMatch: version, body })
    const tenant = await withCode(cli, confirmation(api, code), change)
    cli.output.outcome(tenant, bold(tenant.name), ' was changed.')
    if (flags.plan && !features) warnLabel(cli, tenant)
  })
}

const setupLink = (cli: Cli, named: string, { revoke, code }: { revoke?: true } & CodeFlag) =>
  asAdmin(cli, async (api) => {
    const params = { id: (await findTenant(api, named)).id }
    if (revoke) {
      const tenant = await api.tenants.revokeSetupLink({ params })
      return cli.output.outcome(tenant, 'The setup link of ', bold(tenant.name), ' no longer works.')
    }
    const make = () => api.tenants.issueSetupLink({ params })
    const made = await withCode(cli, confirmation(api, code), make)
    if (cli.output.format !== 'text') return cli.output.json(made)
    printLink(cli, made)
  })

const disableTwoFactor = (cli: Cli, named: string, { code }: CodeFlag) =>
  asAdmin(cli, async (api) => {
    const { id, name } = await findTenant(api, named)
    await withCode(cli, confirmation(api, code), () => api.tenants.disableTwoFactor({ params: { id } }))
    cli.output.outcome({ id, twoFactor: false }, bold(name), ' now signs in with the password alone.')
  })

// Only the link goes to stdout, for scripts
function printLink({ output }: Cli, { tenant, setupUrl, mailed }: IssuedSetupLink) {
  const { email, setupTokenExpiresAt } = tenant
  if (mailed === false) output.say("Couldn't email the link: the mail server didn't accept it.")
  const send = mailed ? `We emailed this link to ${email}.` : `Send this link to ${email}.`
  output.say(`${send} It works once and expires on ${timeAndZone(setupTokenExpiresAt)}:`)
  output.print(setupUrl)
}
