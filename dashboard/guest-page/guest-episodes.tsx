import type { Guest } from '@cueroom/core/guests/guest.ts'
import { stageLabels } from '@cueroom/core/episodes/episode-stage.ts'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { episodePage } from '../app/paths.ts'
import { useEpisodesOf } from '../episodes/episodes.queries.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import classes from './guest-page.module.css'

/** The episodes the guest is part of. */
export function GuestEpisodes({ guest }: { guest: Guest }) {
  const episodes = useEpisodesOf(guest.id)
  return (
    <section aria-label="Episodes">
      <header className={classes.factsHead}>
        <h2>Episodes</h2>
      </header>
      {episodes.isPending && <Skeleton h={24} />}
      {episodes.isError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Couldn't load the episodes. Reload the page to try again.
        </Text>
      )}
      {episodes.data?.length === 0 && <Dimmed>None yet</Dimmed>}
      <ul className={classes.history}>
        {episodes.data?.map(({ id, title, number, stage }) => (
          <li key={id}>
            <Anchor component={Link} to={episodePage(id)} inherit>
              {number === null ? title : `${number}. ${title}`}
            </Anchor>{' '}
            · {stageLabels[stage]}
          </li>
        ))}
      </ul>
    </section>
  )
}
