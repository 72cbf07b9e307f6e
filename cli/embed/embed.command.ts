import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Widgets on your own site.', {
  check: async () => (await import('./check-embedding.ts')).defineCheck,
})
