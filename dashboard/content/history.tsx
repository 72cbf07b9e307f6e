import { counted } from '@cueroom/core/text/format.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Alert, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { IconHistory } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { day, preview } from '../ui/text.ts'
import { useHistory } from './content.queries.ts'
import { TextBody } from './text-body.tsx'
import classes from './history.module.css'
import { readTextDraft } from './use-text-draft.ts'

/** Characters of a text in the history (specification 9). */
const previewShown = 150
/** Texts shown at first, and the most the server returns. */
const historyShown = 50
const historyLongest = 200

/** Every text of the show, newest first. */
export function History({ guests }: { guests: readonly GuestCard[] }) {
  const [limit, setLimit] = useState(historyShown)
  const history = useHistory(limit)
  const [viewed, setViewed] = useState<GeneratedContent | null>(null)
  const nameOf = (guestId: number) => guests.find(({ id }) => id === guestId)?.name ?? 'Guest'

  if (history.isPending) return <HistorySkeleton />
  if (history.isError) return <LoadFailure what="history" query={history} />
  if (history.data.length === 0) {
    return (
      <EmptyState
        icon={IconHistory}
        title="Nothing generated yet"
        description="Every text you generate is kept here, with its guest, date and author."
      />
    )
  }
  return (
    <>
      <ul className={classes.list}>
        {history.data.map((item) => (
          <HistoryItem
            key={item.id}
            item={item}
            guestName={nameOf(item.guestId)}
            onView={() => setViewed(item)}
          />
        ))}
      </ul>
      {history.data.length >= limit && limit < historyLongest && (
        <Button variant="subtle" mt="sm" onClick={() => setLimit(historyLongest)}>
          Show older texts
        </Button>
      )}
      {viewed && (
        <WholeText content={viewed} guestName={nameOf(viewed.guestId)} onClose={() => setViewed(null)} />
      )}
    </>
  )
}

interface ItemProps {
  item: GeneratedContent
  guestName: string
  onView: () => void
}

export function HistoryItem({ item, guestName, onView }: ItemProps) {
  const label = contentTypeLabels[item.contentType]
  return (
    <li className={classes.item}>
      <div className={classes.body}>
        <Text size="sm" fw={600}>
          {guestName}
          <Text span c="dimmed" fw={400}>
            {' '}
            · {label} · {counted(item.wordCount, 'word')} · {day(item.createdAt)}
          </Text>
        </Text>
        <Text size="sm" c="dimmed">
          {preview(item.content, previewShown)}
        </Text>
      </div>
      <Button
        variant="default"
        size="xs"
        flex="none"
        onClick={onView}
        aria-label={`View All: ${label} for ${guestName}`}
      >
        View All
      </Button>
    </li>
  )
}

function WholeText({
  content,
  guestName,
  onClose,
}: {
  content: GeneratedContent
  guestName: string
  onClose: () => void
}) {
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={`${contentTypeLabels[content.contentType]} for ${guestName}`}
    >
      <Stack>
        <TextBody type={content.contentType} text={content.content} />
        <KeptDraft id={content.id} />
        <Group justify="space-between">
          <ProviderBadge provider={content.provider} model={content.model} />
          <CopyButton text={content.content} />
        </Group>
      </Stack>
    </Modal>
  )
}

/** An unsaved edit of a text that a newer one has replaced. */
function KeptDraft({ id }: { id: number }) {
  const draft = readTextDraft(id)
  if (!draft) return null
  return (
    <Alert variant="default" title="Unsaved edit in this browser">
      <Text size="sm" mb="sm" style={{ whiteSpace: 'pre-wrap' }}>
        {draft.text}
      </Text>
      <CopyButton text={draft.text} />
    </Alert>
  )
}

const HistorySkeleton = () => (
  <Stack role="status" aria-label="Loading the history">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} h={64} />
    ))}
  </Stack>
)
