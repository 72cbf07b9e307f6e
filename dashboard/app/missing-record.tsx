import { capitalized } from '@cueroom/core/text/format.ts'
import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { Button, Stack } from '@mantine/core'
import type { Icon } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { EmptyState } from '../ui/states.tsx'
import { screens } from './paths.ts'

interface Props {
  icon: Icon
  /** Singular and lower case, such as `guest`. */
  what: 'episode' | 'guest'
}

/** The page for a missing record, with links to where it may be. */
export const MissingRecord = ({ icon, what }: Props) => (
  <EmptyState
    icon={icon}
    title={`${capitalized(what)} not found`}
    description={`${what === 'guest' ? 'They' : 'It'} may have been deleted, or the link is incomplete. Deleted ${what}s are kept for ${trashDays} days.`}
  >
    <Stack gap="xs">
      <Button variant="filled" component={Link} to={screens[`${what}s`].path}>
        Go to your {what}s
      </Button>
      <Button component={Link} to={screens.deleted.path} variant="subtle">
        Recently deleted
      </Button>
    </Stack>
  </EmptyState>
)
