import { featureWords } from '@cueroom/core/entitlements/feature-words.ts'
import { features } from '@cueroom/core/entitlements/features.ts'
import { quotaLabels, quotaNames, usedOf } from '@cueroom/core/entitlements/quotas.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { type Cli, type Define, CliError, exit } from '../app/cli.ts'
import { tokenFor } from '../app/connection.ts'
import { timeAndZone } from '../app/dates.ts'
import { bold, green, type Text, yellow } from '../app/text.ts'

export const define: Define = (command, cli) =>
  command
    .description(
      "Show who is signed in, on which server and until when, and the show's features, usage and limits.",
    )
    .option('--admin', "show the administrator's sign-in")
    .action((flags: { admin?: true }) => (flags.admin ? whoIsAdmin(cli) : whoIsHost(cli)))

async function whoIsHost({ api, host, output, logins, tokenFrom }: Cli) {
  const session = await api.auth.session()
  const usage = await api.auth.usage()
  const { tenant, drafting } = session
  const on = features
    .filter((feature) => tenant.features[feature])
    .map((feature) => featureWords[feature].name)
  output.record({ host, ...session, usage }, [
    ['Show', bold(tenant.name)],
    ['Signed in as', tenant.email],
    ['API key', session.key && `${session.key.name}, ${session.key.scope}`],
    ['Server', host],
    ['Until', timeAndZone(session.expiresAt)],
    ['Subscription', subscription(tenant)],
    ['Features', on.join(', ') || 'none'],
    ...quotaNames.map((name): [string, string] => [quotaLabels[name], usedOf(name, usage[name])]),
    ['Texts by', drafting.provider === 'drafter' ? 'template' : `model ${drafting.model ?? ''}`],
    ['Stored in', tokenFrom === 'environment' ? 'CUEROOM_TOKEN' : logins.shownPath],
  ])
}

function subscription({ subscriptionPlan, subscriptionStatus, active }: SignedInTenant): Text {
  const text = `${subscriptionStatus}, plan ${subscriptionPlan}`
  return active ? green(text) : yellow(`${text}: read-only`)
}

async function whoIsAdmin(cli: Cli) {
  const { apiAs, host, output, logins } = cli
  const { token, tokenFrom } = await tokenFor(cli, 'admin')
  if (!token) {
    throw new CliError(`No administrator is signed in at ${host}.`, {
      exit: exit.signInNeeded,
      code: 'unauthorized',
      next: ['cueroom login --admin'],
    })
  }
  const session = await apiAs(token).auth.adminSession()
  output.record({ host, ...session }, [
    ['Administrator', bold(session.admin.name ?? session.admin.email)],
    ['Signed in as', session.admin.email],
    ['Server', host],
    ['Until', timeAndZone(session.expiresAt)],
    ['Stored in', tokenFrom === 'environment' ? 'CUEROOM_TOKEN' : logins.shownPath],
  ])
}
