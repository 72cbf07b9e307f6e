import { Menu } from '@mantine/core'
import { IconDots, IconEraser, IconSparkles, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { generateFor } from '../app/paths.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import type { GuestItemProps } from './guest-actions.ts'
import { ContactMenus, GuestIcons, guestIcons } from './guest-icons.tsx'
import { GuestStatus } from './guest-status.tsx'
import classes from './guest-table.module.css'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { SelectTick } from './select-tick.tsx'
import { Tick } from './tick.tsx'

/** `little`: name, status and a menu; `all`: also the email address. */
export type TableRoom = 'little' | 'usual' | 'all'

interface Props extends Omit<GuestItemProps, 'selecting'> {
  /** How many columns fit. */
  room: TableRoom
  /** The row's 1-based index in the whole table; the header is 1. */
  place: number
}

/** A guest as a table row. */
export const GuestRow = memo(function GuestRow(props: Props) {
  const { guest, act, mayChange, selected, reachable, over, room, place } = props
  const narrow = room === 'little'
  return (
    <tr
      className={classes.row}
      aria-rowindex={place}
      data-guest={guest.id}
      data-selected={selected || undefined}
      tabIndex={reachable ? 0 : -1}
    >
      <td>
        <SelectTick guest={guest} act={act} selected={selected} />
      </td>
      <td>
        <div className={classes.who}>
          <InitialsAvatar name={guest.name} photo={guest.photo} size={32} />
          <div className={classes.words}>
            <button
              type="button"
              className={classes.name}
              title={guest.name}
              onClick={() => act('open', guest)}
            >
              {guest.name}
            </button>
            {narrow && <span className={`${classes.clip} ${classes.small}`}>{personLine(guest)}</span>}
          </div>
        </div>
      </td>
      {!narrow && (
        <td>
          <Clipped text={personLine(guest)} />
        </td>
      )}
      {room === 'all' && (
        <td>
          <Clipped text={guest.email ?? ''} />
        </td>
      )}
      <td>
        <GuestStatus guest={guest} />
        {over && mayChange && (
          <button type="button" className={classes.over} onClick={() => act('done', guest)}>
            Is it done? Mark it
          </button>
        )}
      </td>
      {!narrow && (
        <td>
          <Tick
            done
            label="Completed"
            checked={guest.episodeStatus === 'completed'}
            disabled={!mayChange}
            onChange={(checked) => act(checked ? 'done' : 'not-done', guest)}
          />
        </td>
      )}
      <td>
        <div className={classes.buttons}>
          {narrow ? (
            <RowMenu {...props} />
          ) : (
            <>
              <ContactMenus guest={guest} act={act} gap={<span className={classes.gap} />} />
              <GuestIcons guest={guest} act={act} mayChange={mayChange} />
            </>
          )}
        </div>
      </td>
    </tr>
  )
})

const Clipped = ({ text }: { text: string }) => (
  <span className={classes.clip} title={text}>
    {text}
  </span>
)

const RowMenu = ({ guest, act, mayChange }: Props) => (
  <LazyMenu label={`Actions for ${guest.name}`} icon={IconDots}>
    {guest.email && <Menu.Item onClick={() => act('copy-email', guest)}>Copy the email address</Menu.Item>}
    {guestIcons.map(({ action, label, icon: Symbol, changes }) => (
      <Menu.Item
        key={action}
        leftSection={<Symbol size={16} aria-hidden />}
        disabled={changes && !mayChange}
        onClick={() => act(action, guest)}
      >
        {label}
      </Menu.Item>
    ))}
    <Menu.Item
      component={Link}
      to={generateFor(guest.id)}
      leftSection={<IconSparkles size={16} aria-hidden />}
    >
      Generate content
    </Menu.Item>
    <Menu.Item
      disabled={!mayChange}
      onClick={() => act(guest.episodeStatus === 'completed' ? 'not-done' : 'done', guest)}
    >
      {guest.episodeStatus === 'completed' ? 'Episode is not done' : 'Episode is done'}
    </Menu.Item>
    <Menu.Item
      c="var(--mantine-color-error)"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => act('delete', guest)}
    >
      Delete
    </Menu.Item>
    <Menu.Item
      c="var(--mantine-color-error)"
      leftSection={<IconEraser size={16} aria-hidden />}
      onClick={() => act('erase', guest)}
    >
      Erase…
    </Menu.Item>
  </LazyMenu>
)
