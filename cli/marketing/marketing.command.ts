import { commandGroup } from '../app/command-group.ts'
import { defineInvite } from './invite-guest.ts'
import { defineOutreach } from './write-outreach.ts'
import { defineSocial } from './write-posts.ts'

export const define = commandGroup(
  'Invitations to guests, emails to sponsors and social posts. Texts go to standard output, their author to stderr.',
  {
    invite: defineInvite,
    outreach: defineOutreach,
    social: defineSocial,
  },
)
