import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineDelete } from './delete-content.ts'
import { defineEdit } from './edit-content.ts'
import { defineExport } from './export-content.ts'
import { defineList } from './list-content.ts'
import { defineShow } from './show-content.ts'

export function define(command: Command, cli: Cli): void {
  command.description('Texts generated for your guests.')
  defineList(command.command('list'), cli)
  defineShow(command.command('show'), cli)
  defineEdit(command.command('edit'), cli)
  defineDelete(command.command('delete'), cli)
  defineExport(command.command('export'), cli)
}
