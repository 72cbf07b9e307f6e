import { commandGroup } from '../app/command-group.ts'
import { defineApply, defineDiff } from './apply-settings.ts'
import { defineGet } from './get-settings.ts'
import { defineSet } from './set-settings.ts'

export const define = commandGroup('The settings of your show.', {
  get: defineGet,
  set: defineSet,
  apply: defineApply,
  diff: defineDiff,
})
