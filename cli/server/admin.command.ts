import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { readSecret } from '../app/input.ts'
import { defineExplain, defineFeatures } from '../tenants/features.ts'
import { definePurchases } from '../tenants/purchases.ts'
import { defineTenants } from '../tenants/tenants.ts'
import { dataFlag, onThisComputer, serverEnvironment } from './on-this-computer.ts'

interface CreateFlags {
  email: string
  name?: string
  passwordStdin?: true
  dataDir?: string
}

export function define(command: Command, cli: Cli): void {
  command.description('The platform: administrators, tenants, what they may use and what they bought.')
  defineTenants(command.command('tenants'), cli)
  defineFeatures(command.command('features'), cli)
  definePurchases(command.command('purchases'), cli)
  defineExplain(command.command('explain <tenant> <feature>'), cli)
  command
    .command('create')
    .summary('add an administrator')
    .description(
      'Add a platform administrator. Runs on the server, against its database: stop the server first when that is the embedded one.',
    )
    .requiredOption('--email <address>', 'the email address to sign in with')
    .option('--name <name>', 'the name that is shown')
    .option('--password-stdin', 'read the password from standard input instead of asking for it')
    .addOption(dataFlag())
    .addHelpText(
      'after',
      `
Examples:
  $ cueroom admin create --email ops@example.com
  $ cueroom admin create --email ops@example.com --password-stdin < password.txt`,
    )
    .action((flags: CreateFlags) => create(cli, flags))
}

async function create(cli: Cli, { email, name, passwordStdin, dataDir }: CreateFlags) {
  const password = passwordStdin
    ? await readSecret(cli.world, 'the password')
    : await cli.prompts.secret('Password (8 characters or more):', {
        flag: '--password-stdin',
        next: [`cueroom admin create --email ${email} --password-stdin < FILE`],
      })
  const admin = await onThisComputer(async () => {
    const { createAdmin } = await import('@cueroom/api/tenants/create-admin.ts')
    return createAdmin(
      { email, name: name ?? null, password },
      serverEnvironment(cli, { ...(dataDir && { dataDir }) }),
    )
  })
  if (cli.output.format !== 'text') return cli.output.json(admin)
  cli.output.done(`${admin.email} may sign in as administrator.`)
  cli.output.next(`cueroom login --admin --email ${admin.email}`)
}
