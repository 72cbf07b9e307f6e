import type { Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { noteCheckLabel } from '@cueroom/core/guests/texts-filters.ts'
import { Anchor } from '@mantine/core'
import { guestPage } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import classes from './run-of-show.module.css'

/** What a segment is drawn from, and whether that is up to date. */
export function SegmentOrigin({ segment: { kind, guestId, source, edited } }: { segment: Segment }) {
  if (!source) return edited.text ? <p className={classes.origin}>Written by you</p> : null
  const tab = kind === 'introduction' ? 'introduction' : 'questions'
  return (
    <p className={classes.origin}>
      {edited.text && (
        <>
          Edited here
          <br />
        </>
      )}
      {guestId === null ? (
        source.label
      ) : (
        <Anchor component={Link} to={guestPage(guestId, tab)} inherit>
          {source.label}
        </Anchor>
      )}
      {guestId !== null && <State source={source} />}
    </p>
  )
}

const State = ({ source: { stale, noteCheck, checked } }: { source: NonNullable<Segment['source']> }) => (
  <>
    {checked && (
      <>
        <br />
        Checked by the guest
      </>
    )}
    <br />
    {stale.length > 0 ? <b data-stale="">Out of date</b> : <b data-done="">Up to date</b>}
    {noteCheck && (
      <>
        <br />
        <b data-stale="">{noteCheckLabel}</b>
      </>
    )}
  </>
)
