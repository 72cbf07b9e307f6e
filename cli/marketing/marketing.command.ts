import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup(
  'Invitations to guests, emails to sponsors and social posts. Texts are printed to standard output, their author to stderr.',
  {
    invite: async () => (await import('./invite-guest.ts')).defineInvite,
    outreach: async () => (await import('./write-outreach.ts')).defineOutreach,
    social: async () => (await import('./write-posts.ts')).defineSocial,
  },
)
