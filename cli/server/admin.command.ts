import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineExplain, defineFeatures } from '../tenants/features.ts'
import { definePurchases } from '../tenants/purchases.ts'
import { defineTenants } from '../tenants/tenants.ts'
import { defineAdmins } from './admins.ts'

export function define(command: Command, cli: Cli): void {
  command.description('The platform: administrators, tenants, what they may use and what they bought.')
  defineTenants(command.command('tenants'), cli)
  defineFeatures(command.command('features'), cli)
  definePurchases(command.command('purchases'), cli)
  defineExplain(command.command('explain <tenant> <feature>'), cli)
  defineAdmins(command, cli)
}
