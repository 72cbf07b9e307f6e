import { commandGroup } from '../app/command-group.ts'

export const define = commandGroup('Stored sign-ins: several shows or servers on one computer.', {
  list: async () => (await import('./profiles.ts')).defineList,
  switch: async () => (await import('./profiles.ts')).defineSwitch,
})
