import { dollars } from '@cueroom/core/entitlements/dollars.ts'
import type { FeaturePurchase } from '@cueroom/core/tenants/tenant.ts'
import { atLeastOne } from '../app/command.ts'
import { type Cli, type Define, usageError } from '../app/cli.ts'
import { shortTime } from '../app/dates.ts'
import type { Column } from '../app/table.ts'
import { bold, dim, green, type Text } from '../app/text.ts'
import { asAdmin, findTenant } from './admin-api.ts'
import { featureNamed, priceFlag, timeFlag } from './flags.ts'

interface AddFlags {
  price?: number
  oneTime?: true
  until?: string
}

export const definePurchases: Define = (command, cli) => {
  command.summary('list, record and end purchases').description('Purchases of a tenant.')
  command
    .command('list <tenant>')
    .summary('list purchases, newest first')
    .examples('cueroom admin purchases list ines@example.com')
    .action((named: string) => list(cli, named))
  command
    .command('add <tenant> <feature>')
    .summary('record a purchase, which turns the feature on')
    .option('--price <dollars>', 'price (default: list price; 0 is a grant)', priceFlag)
    .option('--one-time', 'one-time, never expires')
    .option('--until <date>', 'when the feature turns off', timeFlag)
    .examples('cueroom admin purchases add ines@example.com analytics --until 2027-01-31')
    .action((named: string, feature: string, flags: AddFlags) => add(cli, named, feature, flags))
  command
    .command('end <tenant> <id>')
    .summary('end a purchase now')
    .examples('cueroom admin purchases end ines@example.com 12')
    .action((named: string, id: string) => end(cli, named, atLeastOne(id)))
}

function runs({ running, expiresAt, isOneTime }: FeaturePurchase): Text {
  if (!running) return dim(`ended ${shortTime(expiresAt)}`)
  return green(expiresAt ? `until ${shortTime(expiresAt)}` : isOneTime ? 'never expires' : 'until you end it')
}

const columns: Column<FeaturePurchase>[] = [
  { title: 'ID', cell: ({ id }) => id, align: 'right', rigid: true },
  { title: 'Feature', cell: ({ featureName }) => featureName },
  {
    title: 'Price',
    cell: ({ price, isGrant }) => (isGrant ? 'grant' : dollars(price)),
    align: 'right',
    rigid: true,
  },
  { title: 'Purchased', cell: ({ purchasedAt }) => shortTime(purchasedAt), rigid: true },
  { title: 'Valid', cell: runs, rigid: true },
]

const list = (cli: Cli, named: string) =>
  asAdmin(cli, async (api) => {
    const { id: tenantId } = await findTenant(api, named)
    const purchases = await api.tenants.purchases({ params: { tenantId } })
    cli.output.list(purchases, columns)
    if (purchases.length > 0) return
    cli.output.say('No purchases yet.')
    cli.output.next(`cueroom admin purchases add ${named} FEATURE`)
  })

function add(cli: Cli, named: string, feature: string, { price, oneTime, until }: AddFlags) {
  if (oneTime && until) throw usageError('Pass --one-time or --until, not both.')
  const featureName = featureNamed(feature)
  return asAdmin(cli, async (api) => {
    const { id: tenantId, name } = await findTenant(api, named)
    const body = {
      tenantId,
      featureName,
      price: price ?? null,
      isOneTime: oneTime ?? false,
      expiresAt: until ?? null,
    }
    const purchase = await api.tenants.purchase({ body })
    cli.output.outcome(
      purchase,
      `${featureName} is on for `,
      bold(name),
      `: ${dollars(purchase.price)}, purchase ${purchase.id}.`,
    )
  })
}

const end = (cli: Cli, named: string, id: number) =>
  asAdmin(cli, async (api) => {
    const { id: tenantId, name } = await findTenant(api, named)
    const purchase = await api.tenants.endPurchase({ params: { tenantId, id } })
    cli.output.outcome(purchase, `Ended purchase ${id} of ${purchase.featureName} for `, bold(name), '.')
  })
