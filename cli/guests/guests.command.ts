import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineImport } from './import-guests.ts'
import { defineList } from './list-guests.ts'
import { defineRead } from './read-guests.ts'
import { defineShow } from './show-guest.ts'

export function define(command: Command, cli: Cli): void {
  command.description('The guests of your show.')
  defineList(command.command('list'), cli)
  defineShow(command.command('show'), cli)
  defineRead(command.command('read'), cli)
  defineImport(command.command('import'), cli)
}
