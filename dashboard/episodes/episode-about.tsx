import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { Anchor } from '@mantine/core'
import { guestPage } from '../app/paths.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { Fact, FactList } from '../ui/fact-list.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { recordingTime } from '../ui/text.ts'
import classes from './episode-page.module.css'

/** Dates, series, guests and notes of an episode. */
export function EpisodeAbout({ episode }: { episode: Episode }) {
  const timeZone = useShowTimeZone()
  const { stage, seriesName, recordingDate, publicationDate, guests, notes } = episode
  return (
    <div className={classes.about}>
      <FactList>
        <Fact name="Stage" none="None">
          {stageLabels[stage]}
        </Fact>
        <Fact name="Series" none="None">
          {seriesName}
        </Fact>
        <Fact name="Recording" none="None">
          {recordingDate && recordingTime(recordingDate, timeZone)}
        </Fact>
        <Fact name="Publication" none="None">
          {publicationDate && recordingTime(publicationDate, timeZone)}
        </Fact>
        <Fact name="Guests" none="None">
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
      </FactList>
      <section aria-label="Notes">
        <h2>Notes</h2>
        {notes ? (
          <div className={classes.notes} dir="auto">
            <LinkedText text={notes} />
          </div>
        ) : (
          <Dimmed>No notes yet. Press Edit to write some.</Dimmed>
        )}
      </section>
    </div>
  )
}
