import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineCheck } from './check-embedding.ts'

export function define(command: Command, cli: Cli): void {
  command.description('Widgets on your own site.')
  defineCheck(command.command('check'), cli)
}
