import type { GuestItemProps } from './guest-actions.ts'
import { Tick } from './tick.tsx'

/** Selects a guest; with Shift, a range. */
export const SelectTick = ({ guest, act, selected }: Pick<GuestItemProps, 'guest' | 'act' | 'selected'>) => (
  <Tick
    label={`Select ${guest.name}`}
    checked={selected}
    onChange={(_checked, shift) => act(shift ? 'select-to' : 'select', guest)}
  />
)
