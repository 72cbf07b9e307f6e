import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineDelete } from './delete-sponsor.ts'
import { defineDiscover } from './discover-sponsors.ts'
import { defineExport } from './export-sponsors.ts'
import { defineInquiries } from './list-inquiries.ts'
import { defineList } from './list-sponsors.ts'
import { defineAdd, defineEdit } from './write-sponsor.ts'

export function define(command: Command, cli: Cli): void {
  command.description('Companies that might sponsor your show.')
  defineDiscover(command.command('discover'), cli)
  defineList(command.command('list'), cli)
  defineInquiries(command.command('inquiries'), cli)
  defineAdd(command.command('add'), cli)
  defineEdit(command.command('edit'), cli)
  defineDelete(command.command('delete'), cli)
  defineExport(command.command('export'), cli)
}
