import { commandGroup } from '../app/command-group.ts'
import { defineCreate, defineList, defineRemove, defineRotate, defineSet } from './manage-webhooks.ts'
import { defineDeliveries, defineReplay, defineTest } from './webhook-messages.ts'

export const define = commandGroup('Webhooks, which report events of your show to other programs.', {
  list: defineList,
  create: defineCreate,
  set: defineSet,
  secret: defineRotate,
  test: defineTest,
  deliveries: defineDeliveries,
  replay: defineReplay,
  remove: defineRemove,
})
