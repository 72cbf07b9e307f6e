import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { inboxDetail, inboxTitle } from '@cueroom/core/inbox/inbox-words.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { Screen } from '../app/screen.tsx'
import { useStore } from '../ui/store.ts'
import { unread } from '../app/unread.ts'
import { InquiryBadge } from '../sponsorship/inquiry-badge.tsx'
import { IconChecks, IconInbox, IconMail, IconMailOpened } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { day, dayAndTime, nearDay } from '../ui/text.ts'
import { Tips } from '../ui/tips.tsx'
import { InboxFilters } from './inbox-filters.tsx'
import { inboxLink } from './inbox-link.ts'
import classes from './inbox.module.css'
import { type InboxFilter, useInbox, useMark } from './inbox.queries.ts'

/** What happened while the host was away. */
export function InboxScreen() {
  const [filter, setFilter] = useState<InboxFilter>({})
  const list = useInbox(filter)
  const marking = useMark()
  const count = useStore(unread)
  const hasUnread = count > 0 || list.items.some(({ readAt }) => readAt === null)
  return (
    <Screen
      actions={
        <Button
          leftSection={<IconChecks size={17} />}
          disabled={!hasUnread}
          onClick={() => marking.mutate({})}
        >
          Mark all as read
        </Button>
      }
    >
      <InboxFilters filter={filter} onChange={setFilter} />
      {list.isPending && <ListSkeleton label="Loading the inbox" gap="sm" h={62} radius={12} />}
      {list.isError && !list.data && <LoadFailure what="inbox" query={list} />}
      {list.data && list.items.length === 0 && <Empty filter={filter} />}
      {list.items.length > 0 && (
        <Tips>
          <ul className={classes.list} aria-label="Inbox">
            {list.items.map((item) => (
              <Item key={item.id} item={item} onMark={(read) => marking.mutate({ ids: [item.id], read })} />
            ))}
          </ul>
        </Tips>
      )}
      {list.isFetchNextPageError ? (
        <LoadFailure
          what="older items"
          title="Couldn't load older items"
          query={{ ...list, refetch: list.fetchNextPage }}
        />
      ) : (
        <MoreButton list={list}>Show older</MoreButton>
      )}
    </Screen>
  )
}

const isNothing = { icon: IconInbox, title: 'Nothing here yet' }

const Empty = ({ filter: { unread, inquiryState } }: { filter: InboxFilter }) =>
  inquiryState ? (
    <EmptyState
      {...isNothing}
      title="No matching inquiries"
      description={`No inquiries are marked as ${inquiryStateWords[inquiryState].toLowerCase()}.`}
    />
  ) : (
    <EmptyState
      {...isNothing}
      {...(unread && { title: 'Nothing unread' })}
      description="New answers, sponsor inquiries and finished batches appear here."
    />
  )

function Item({ item, onMark }: { item: InboxItem; onMark: (read: boolean) => void }) {
  const isUnread = item.readAt === null
  const title = inboxTitle(item)
  const to = inboxLink(item)
  const words = (
    <>
      <strong>
        {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
        {title}
      </strong>
      <span>
        {item.inquiryState && <InquiryBadge state={item.inquiryState} />}
        {inboxDetail(item, day)}
      </span>
    </>
  )
  return (
    <li className={classes.item} data-unread={isUnread || undefined}>
      <i className={classes.dot} aria-hidden />
      {to ? (
        <Link to={to} className={classes.words} onClick={() => isUnread && onMark(true)}>
          {words}
        </Link>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
      <time dateTime={item.createdAt} title={dayAndTime(item.createdAt)}>
        {nearDay(item.createdAt)}
      </time>
      <IconButton
        label={`Mark as ${isUnread ? 'read' : 'unread'}: ${title}`}
        icon={isUnread ? IconMailOpened : IconMail}
        onClick={() => onMark(isUnread)}
      />
    </li>
  )
}
