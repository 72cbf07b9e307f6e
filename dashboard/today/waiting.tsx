import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { inboxDetail, inboxTitle } from '@cueroom/core/inbox/inbox-words.ts'
import { Anchor } from '@mantine/core'
import { screens } from '../app/paths.ts'
import { useStore } from '../ui/store.ts'
import { unread } from '../app/unread.ts'
import { useMark } from '../inbox/inbox.queries.ts'
import { inboxLink } from '../inbox/inbox-link.ts'
import { Link } from '../routing/routing.tsx'
import { day, nearDay } from '../ui/text.ts'
import classes from './today.module.css'

/** The newest unread items of the inbox. Renders nothing if all are read. */
export function Waiting({ items }: { items: readonly InboxItem[] }) {
  const count = useStore(unread)
  const { mutate: mark } = useMark()
  if (items.length === 0) return null
  return (
    <section aria-label="Inbox">
      <header className={classes.heading}>
        <h2>Inbox</h2>
        <Anchor component={Link} to={screens.inbox.path} size="sm">
          {Math.max(count, items.length)} new
        </Anchor>
      </header>
      <ul className={classes.waiting}>
        {items.map((item) => (
          <li key={item.id}>
            <Link
              to={inboxLink(item) ?? screens.inbox.path}
              onClick={() => inboxLink(item) && mark({ ids: [item.id] })}
            >
              <strong>{inboxTitle(item)}</strong>
              <time dateTime={item.createdAt}>{nearDay(item.createdAt)}</time>
              <span>{inboxDetail(item, day)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
