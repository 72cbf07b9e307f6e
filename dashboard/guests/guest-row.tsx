import { contentTypes } from '@cueroom/core/content/content-labels.ts'
import { memo } from 'react'
import { guestPage } from '../app/paths.ts'
import { nearDay } from '../ui/text.ts'
import type { GuestItemProps } from './guest-actions.ts'
import { ContactMenus, GuestButtons, GuestMenu } from './guest-menu.tsx'
import { GuestStatus } from './guest-status.tsx'
import classes from './guest-table.module.css'
import { NoteCheck } from './note-check.tsx'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { Link } from '../routing/routing.tsx'
import { SelectPhoto } from './select-photo.tsx'

/** `little`: name, status and a menu; `all`: also the email address, and two actions by name. */
export type TableRoom = 'little' | 'usual' | 'all'

interface Props extends GuestItemProps {
  /** How many columns fit. */
  room: TableRoom
  /** How many texts the guest has, once that is known. */
  texts: number | undefined
  /** The row's 1-based index in the whole table; the header is 1. */
  place: number
}

/** A guest as a table row. */
export const GuestRow = memo(function GuestRow(props: Props) {
  const { guest, act, mayChange, selecting, selected, reachable, over, noteCheck, room, place, texts } = props
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
        <div className={classes.who}>
          <SelectPhoto guest={guest} act={act} selected={selected} selecting={selecting} size={32} />
          <div className={classes.words}>
            <Link to={guestPage(guest.id)} className={classes.name} title={guest.name}>
              {guest.name}
            </Link>
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
        {noteCheck && <NoteCheck guest={guest} />}
        {over && mayChange && (
          <button type="button" className={classes.over} onClick={() => act('done', guest)}>
            Mark as completed
          </button>
        )}
      </td>
      {room === 'all' && <td>{nearDay(guest.createdAt)}</td>}
      {!narrow && <td>{guest.hasResponses ? 'Yes' : 'No'}</td>}
      {!narrow && <td>{texts !== undefined && `${texts} of ${contentTypes.length}`}</td>}
      {!narrow && (
        <td>
          <ListCheckbox
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
          {!narrow && <ContactMenus guest={guest} act={act} gap={<span className={classes.gap} />} />}
          {room === 'all' && <GuestButtons guest={guest} />}
          <GuestMenu guest={guest} act={act} mayChange={mayChange} whole={room !== 'all'} />
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
