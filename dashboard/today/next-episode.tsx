import type { Episode } from '@cueroom/core/episodes/episode.ts'
import { Button } from '@mantine/core'
import { episodePage } from '../app/paths.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconListNumbers } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { recordingTime } from '../ui/text.ts'
import { timeUntil } from './time-until.ts'
import classes from './today.module.css'

/** The next recording, where it is an episode without a guest. */
export function NextEpisode({ episode, now }: { episode: Episode; now: number }) {
  const timeZone = useShowTimeZone()
  const { id, title, number } = episode
  const date = episode.recordingDate ?? ''
  return (
    <section className={classes.next} aria-label="Next recording" data-empty="">
      <div className={classes.about}>
        <p className={classes.when}>
          Next recording · <time dateTime={date}>{recordingTime(date, timeZone)}</time> ·{' '}
          {timeUntil(date, now, timeZone)}
        </p>
        <h2 className={classes.name} dir="auto">
          <Link to={episodePage(id)} data-touch="">
            {title}
          </Link>
        </h2>
        <p className={classes.role}>{number === null ? 'No guest' : `Episode ${number} · No guest`}</p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="filled"
          component={Link}
          to={episodePage(id, 'run')}
          size="md"
          leftSection={<IconListNumbers size={18} />}
        >
          Run of show
        </Button>
      </div>
    </section>
  )
}
