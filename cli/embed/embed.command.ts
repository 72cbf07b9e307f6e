import { commandGroup } from '../app/command-group.ts'
import { defineCheck } from './check-embedding.ts'

export const define = commandGroup('Widgets on your own site.', {
  check: defineCheck,
})
