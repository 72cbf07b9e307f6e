import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineApply, defineDiff } from './apply-settings.ts'
import { defineGet } from './get-settings.ts'
import { defineSet } from './set-settings.ts'

export function define(command: Command, cli: Cli): void {
  command.description('The settings of your show.')
  defineGet(command.command('get'), cli)
  defineSet(command.command('set'), cli)
  defineApply(command.command('apply'), cli)
  defineDiff(command.command('diff'), cli)
}
