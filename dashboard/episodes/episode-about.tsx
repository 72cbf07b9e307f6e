import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { guestPage } from '../app/paths.ts'
import { LinkedText } from '../ui/linked-text.tsx'
import { episodeTime } from './episode-time.ts'
import classes from './episode-page.module.css'
import { useShowTimeZone } from './episodes.queries.ts'

/** Dates, series, guests and notes of an episode. */
export function EpisodeAbout({ episode }: { episode: Episode }) {
  const timeZone = useShowTimeZone()
  const { stage, seriesName, recordingDate, publicationDate, guests, notes } = episode
  return (
    <div className={classes.about}>
      <dl className={classes.facts}>
        <Fact name="Stage">{stageLabels[stage]}</Fact>
        <Fact name="Series">{seriesName}</Fact>
        <Fact name="Recording">{recordingDate && episodeTime(recordingDate, timeZone)}</Fact>
        <Fact name="Publication">{publicationDate && episodeTime(publicationDate, timeZone)}</Fact>
        <Fact name="Guests">
          {guests.length > 0 &&
            guests.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Anchor component={Link} to={guestPage(id)} inherit>
                  {name}
                </Anchor>
              </span>
            ))}
        </Fact>
      </dl>
      <section aria-label="Notes">
        <h2>Notes</h2>
        {notes ? (
          <div className={classes.notes} dir="auto">
            <LinkedText text={notes} />
          </div>
        ) : (
          <Text size="sm" c="dimmed">
            No notes yet. Press Edit to write some.
          </Text>
        )}
      </section>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd dir="auto">{children || <span className={classes.unknown}>None</span>}</dd>
  </div>
)
