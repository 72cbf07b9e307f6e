import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { bioShown } from '@cueroom/core/guests/guest-card.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { memo } from 'react'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { preview } from '../ui/text.ts'
import type { GuestItemProps } from './guest-actions.ts'
import classes from './guest-card.module.css'
import { ContactMenus, GuestIcons } from './guest-icons.tsx'
import { GuestStatus } from './guest-status.tsx'
import { personLine, shortName } from '@cueroom/core/guests/person-line.ts'
import { SelectTick } from './select-tick.tsx'
import { Tick } from './tick.tsx'

export const GuestCard = memo(function GuestCard(props: GuestItemProps) {
  const { guest, act, mayChange, selecting, selected, reachable, over } = props
  const line = personLine(guest)
  return (
    <article
      className={classes.card}
      aria-label={guest.name}
      data-guest={guest.id}
      data-status={guest.episodeStatus}
      data-selected={selected || undefined}
      tabIndex={reachable ? 0 : -1}
    >
      <header className={classes.head}>
        <Photo guest={guest} act={act} mayChange={mayChange} />
        <div className={classes.who}>
          <h2 className={classes.name} title={guest.name}>
            {shortName(guest.name)}
          </h2>
          <p className={classes.line} title={line}>
            {line}
          </p>
        </div>
        {selecting ? (
          <label className={classes.cover}>
            <VisuallyHidden>Select {guest.name}</VisuallyHidden>
            <SelectTick guest={guest} act={act} selected={selected} />
          </label>
        ) : (
          <Tick
            done
            label="Completed"
            checked={guest.episodeStatus === 'completed'}
            disabled={!mayChange}
            onChange={(checked) => act(checked ? 'done' : 'not-done', guest)}
          />
        )}
      </header>
      <Biography guest={guest} act={act} />
      <GuestStatus guest={guest} />
      {over && mayChange && <IsItDone guest={guest} act={act} />}
      <footer className={classes.foot}>
        <div className={classes.icons}>
          <ContactMenus guest={guest} act={act} />
        </div>
        <div className={classes.icons}>
          <GuestIcons guest={guest} act={act} mayChange={mayChange} />
        </div>
      </footer>
    </article>
  )
})

type Part = Pick<GuestItemProps, 'guest' | 'act'>

function Photo({ guest, act, mayChange }: Part & { mayChange: boolean }) {
  const avatar = <InitialsAvatar name={guest.name} photo={guest.photo} />
  if (!mayChange) return avatar
  return (
    <span className={classes.photo}>
      {avatar}
      <button type="button" aria-label="Change photo" data-tip="" onClick={() => act('photo', guest)}>
        <IconCamera size={18} stroke={1.7} aria-hidden />
      </button>
    </span>
  )
}

function Biography({ guest, act }: Part) {
  const bio = guest.bio ?? ''
  if (!bio) return <p className={`${classes.bio} ${classes.none}`}>No biography yet</p>
  return (
    <p className={classes.bio} dir="auto">
      {preview(bio, bioShown)}{' '}
      {Array.from(bio).length > bioShown && (
        <button type="button" className={classes.more} onClick={() => act('open', guest)}>
          more
        </button>
      )}
    </p>
  )
}

const IsItDone = ({ guest, act }: { guest: Guest; act: GuestItemProps['act'] }) => (
  <div className={classes.over} role="group" aria-label="Is the episode done?">
    <span>Is the episode done?</span>
    <button type="button" onClick={() => act('done', guest)}>
      It is done
    </button>
    <button type="button" onClick={() => act('date', guest)}>
      New date
    </button>
  </div>
)
