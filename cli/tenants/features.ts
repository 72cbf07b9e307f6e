import { dollars } from '@cueroom/core/entitlements/dollars.ts'
import { type Explanation, explainFeature } from '@cueroom/core/entitlements/explain.ts'
import { features } from '@cueroom/core/entitlements/features.ts'
import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import type { SubscribedTenant } from '@cueroom/core/tenants/tenant.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { bold, dim, green } from '../app/text.ts'
import { asAdmin, findTenant } from './admin-api.ts'
import { featureNamed, switches } from './flags.ts'

export const defineFeatures: Define = (command, cli) => {
  command.summary('show and switch features').description('Features of a tenant.')
  command
    .command('get <tenant>')
    .summary("show a tenant's features and why they are on or off")
    .examples('cueroom admin features get ines@example.com')
    .action((named: string) => get(cli, named))
  command
    .command('set <tenant> [feature=on...]')
    .summary('turn features on and off; off also ends an active purchase')
    .examples('cueroom admin features set ines@example.com analytics=on apiAccess=off')
    .action((named: string, words: string[]) => set(cli, named, words))
}

export const defineExplain: Define = (command, cli) =>
  command
    .summary('explain why a feature is on or off')
    .description('Show the result with every reason: plan, grant, purchase, expiry and status.')
    .examples('cueroom admin explain ines@example.com analytics')
    .action((named: string, feature: string) => explain(cli, named, feature))

const columns: Column<Explanation>[] = [
  { title: 'Feature', cell: ({ feature }) => feature, rigid: true },
  { title: 'State', cell: ({ on }) => (on ? green('on') : dim('off')), rigid: true },
  { title: 'Why', cell: ({ verdict }) => verdict },
]

/** A tenant with its granted `features`, for explanations. */
const asGranted = (tenant: SubscribedTenant) => ({ ...tenant, features: tenant.granted })

const get = (cli: Cli, named: string) =>
  asAdmin(cli, async (api) => {
    const tenant = await findTenant(api, named)
    const purchases = await api.tenants.purchases({ params: { tenantId: tenant.id } })
    const all = features.map((feature) =>
      explainFeature(feature, asGranted(tenant), purchases, cli.environment.now()),
    )
    cli.output.list(all, columns)
  })

function set(cli: Cli, named: string, words: string[]) {
  const wanted = switches(words)
  if (words.length === 0) throw usageError('Pass a feature, such as analytics=on.')
  return asAdmin(cli, async (api) => {
    const { id, version } = await findTenant(api, named)
    const tenant = await api.tenants.update({ params: { id }, ifMatch: version, body: { features: wanted } })
    if (cli.output.format !== 'text') return cli.output.json(tenant.features)
    for (const [feature, on] of Object.entries(wanted))
      cli.output.done(`${feature} is ${on ? 'on' : 'off'} for `, bold(tenant.name), '.')
  })
}

function explain(cli: Cli, named: string, name: string) {
  const feature = featureNamed(name)
  return asAdmin(cli, async (api) => {
    const tenant = await findTenant(api, named)
    const purchases = await api.tenants.purchases({ params: { tenantId: tenant.id } })
    const found = explainFeature(feature, asGranted(tenant), purchases, cli.environment.now())
    const { plan, inPlan, granted, purchase, expiredAt, status, trialEndsAt, active, verdict } = found
    cli.output.record({ tenant: { id: tenant.id, name: tenant.name, email: tenant.email }, ...found }, [
      ['Tenant', `${tenant.name} (${tenant.email})`],
      ['Feature', `${featureWords[feature].name} (${feature})`],
      ['Plan', `${plan}, which ${inPlan ? 'includes it' : "doesn't include it"}`],
      ['Grant', granted ? 'granted by an administrator' : 'none'],
      [
        'Purchase',
        purchase ? `${dollars(purchase.price)} on ${shortTime(purchase.purchasedAt)}` : 'none active',
      ],
      [
        'Expiry',
        purchase ? shortTime(purchase.expiresAt) || 'none' : expiredAt && `ended ${shortTime(expiredAt)}`,
      ],
      [
        'Status',
        `${status}${status === 'trial' && trialEndsAt ? ` to ${shortTime(trialEndsAt)}` : ''}, ${active ? 'active' : 'not active'}`,
      ],
      ['Result', found.usable ? green(verdict) : bold(verdict)],
    ])
  })
}
