import { cardName } from '@cueroom/core/guests/card-name.ts'
import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { bioShown } from '@cueroom/core/guests/guest-card.ts'
import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { preview } from '../ui/text.ts'
import type { GuestItemProps } from './guest-actions.ts'
import classes from './guest-card.module.css'
import { ContactMenus, GuestButtons, GuestMenu } from './guest-menu.tsx'
import { GuestStatus } from './guest-status.tsx'
import { ListCheckbox } from './list-checkbox.tsx'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { selectId, SelectPhoto } from './select-photo.tsx'

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
        <SelectPhoto guest={guest} act={act} selected={selected} selecting={selecting} />
        <div className={classes.who}>
          <h2 className={classes.name} title={guest.name}>
            {cardName(guest.name)}
          </h2>
          <p className={classes.line} title={line}>
            {line}
          </p>
        </div>
        <div className={classes.icons}>
          <ContactMenus guest={guest} act={act} />
        </div>
      </header>
      <Biography guest={guest} act={act} />
      <div className={classes.state}>
        <GuestStatus guest={guest} />
        <ListCheckbox
          done
          labelled
          label="Completed"
          checked={guest.episodeStatus === 'completed'}
          disabled={!mayChange}
          onChange={(checked) => act(checked ? 'done' : 'not-done', guest)}
        />
      </div>
      {over && mayChange && <IsItDone guest={guest} act={act} />}
      <footer className={classes.foot}>
        <GuestButtons guest={guest} act={act} />
        <GuestMenu guest={guest} act={act} mayChange={mayChange} />
      </footer>
      {selecting && (
        <label htmlFor={selectId(guest)} className={classes.cover}>
          <VisuallyHidden>Select {guest.name}</VisuallyHidden>
        </label>
      )}
    </article>
  )
})

type Part = Pick<GuestItemProps, 'guest' | 'act'>

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
