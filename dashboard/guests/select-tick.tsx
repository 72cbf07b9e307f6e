import type { GuestItemProps } from './guest-actions.ts'
import { Tick } from './tick.tsx'

/** Selects a guest; with Shift, all from the one selected last to this one. */
export const SelectTick = ({ guest, act, selected }: Pick<GuestItemProps, 'guest' | 'act' | 'selected'>) => (
  <Tick
    label={`Select ${guest.name}`}
    checked={selected}
    onChange={(_checked, shift) => act(shift ? 'select-to' : 'select', guest)}
  />
)
