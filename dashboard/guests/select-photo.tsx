import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { VisuallyHidden } from '@mantine/core'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import type { GuestItemProps } from './guest-actions.ts'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import classes from './select-photo.module.css'

type Props = Pick<GuestItemProps, 'guest' | 'act' | 'selected' | 'selecting'> & { size?: number }

/** The id of the box that selects a guest. */
export const selectId = ({ id }: GuestCard) => `select-${id}`

/** The photo, which selects its guest; with Shift, a range. While selecting, the box covers the photo. */
export const SelectPhoto = ({ guest, act, selected, selecting, size = 44 }: Props) => (
  <span className={classes.photo} data-selecting={selecting || selected || undefined}>
    <InitialsAvatar name={guest.name} photo={guest.photo} size={size} />
    <label className={classes.cover}>
      <VisuallyHidden>Select {guest.name}</VisuallyHidden>
      <ListCheckbox
        bare
        id={selectId(guest)}
        label={`Select ${guest.name}`}
        checked={selected}
        onChange={(_checked, shift) => act(shift ? 'select-to' : 'select', guest)}
      />
    </label>
  </span>
)
