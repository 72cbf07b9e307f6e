import type { Command } from 'commander'
import type { Cli } from '../app/cli.ts'
import { defineInvite } from './invite-guest.ts'
import { defineOutreach } from './write-outreach.ts'
import { defineSocial } from './write-posts.ts'

export function define(command: Command, cli: Cli): void {
  command.description(
    'Invitations to guests, emails to sponsors and social posts. Texts go to standard output, their author to stderr.',
  )
  defineInvite(command.command('invite'), cli)
  defineOutreach(command.command('outreach'), cli)
  defineSocial(command.command('social'), cli)
}
