import type { Show } from '../show/show-settings.ts'
import { spokenName } from './names.ts'

/** Who else hosts the show, but not a producer, and not a host who is the guest this time. */
export const cohostsOf = ({ hosts: [, ...others] }: Show, guest: string): string[] =>
  others.flatMap(({ name, role }) =>
    name && name !== guest && (!role || /host/iu.test(role)) ? [spokenName(name)] : [],
  )
