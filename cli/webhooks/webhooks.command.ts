import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Webhooks report events in your show to other programs.', {
  list: async () => (await import('./manage-webhooks.ts')).defineList,
  create: async () => (await import('./manage-webhooks.ts')).defineCreate,
  set: async () => (await import('./manage-webhooks.ts')).defineSet,
  secret: async () => (await import('./manage-webhooks.ts')).defineRotate,
  test: async () => (await import('./webhook-messages.ts')).defineTest,
  deliveries: async () => (await import('./webhook-messages.ts')).defineDeliveries,
  replay: async () => (await import('./webhook-messages.ts')).defineReplay,
  remove: async () => (await import('./manage-webhooks.ts')).defineRemove,
})
