import { cardName, isCardNameCut } from '@cueroom/core/guests/card-name.ts'
import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { bioShown } from '@cueroom/core/guests/guest-card.ts'
import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { guestPage } from '../app/paths.ts'
import { preview } from '../ui/text.ts'
import type { GuestItemProps } from './guest-actions.ts'
import classes from './guest-card.module.css'
import { ContactMenus, GuestButtons, GuestMenu } from './guest-menu.tsx'
import { GuestStatus } from './guest-status.tsx'
import { NoteCheck } from './note-check.tsx'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { Link } from '../routing/routing.tsx'
import { selectId, SelectPhoto } from './select-photo.tsx'

export const GuestCard = memo(function GuestCard(props: GuestItemProps) {
  const { guest, act, mayChange, selecting, selected, reachable, over, noteCheck } = props
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
          <h2 className={classes.name}>
            <Link to={guestPage(guest.id)} title={guest.name} data-touch="">
              <span data-cut={isCardNameCut(guest.name) || undefined}>{cardName(guest.name)}</span>
            </Link>
          </h2>
          <p className={classes.line} title={line}>
            {line}
          </p>
        </div>
        <div className={classes.icons}>
          <ContactMenus guest={guest} act={act} />
        </div>
      </header>
      <Biography guest={guest} />
      {noteCheck && <NoteCheck guest={guest} />}
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
        <GuestButtons guest={guest} />
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

function Biography({ guest }: Pick<GuestItemProps, 'guest'>) {
  const bio = guest.bio ?? ''
  if (!bio) return <p className={`${classes.bio} ${classes.none}`}>No biography yet</p>
  return (
    <p className={classes.bio} dir="auto">
      {preview(bio, bioShown)}{' '}
      {Array.from(bio).length > bioShown && (
        <Link
          to={guestPage(guest.id, 'about')}
          className={classes.more}
          aria-label={`more about ${guest.name}`}
        >
          more
        </Link>
      )}
    </p>
  )
}

const IsItDone = ({ guest, act }: { guest: Guest; act: GuestItemProps['act'] }) => (
  <div className={classes.over} role="group" aria-label="Has the interview taken place?">
    <span>Has the interview taken place?</span>
    <button type="button" data-touch="" onClick={() => act('done', guest)}>
      Mark as completed
    </button>
    <button type="button" data-touch="" onClick={() => act('date', guest)}>
      Change the date
    </button>
  </div>
)
