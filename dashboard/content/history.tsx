import { counted } from '@cueroom/core/text/format.ts'
import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { useState } from 'react'
import { useGuestNames } from '../guests/guests.queries.ts'
import { IconHistory } from '../icons/index.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { HistoryItem, HistoryList, historyShown } from '../ui/history-list.tsx'
import { ProviderBadge } from '../ui/provider-badge.tsx'
import { EmptyState } from '../ui/states.tsx'
import { shownDate } from '../ui/text.ts'
import { useHistory } from './content.queries.ts'
import { TextBody } from './text-body.tsx'
import { readTextDraft } from './use-text-draft.ts'

/** Every text of the show, newest first. */
export function History() {
  const [limit, setLimit] = useState(historyShown)
  const history = useHistory(limit)
  const [viewed, setViewed] = useState<GeneratedContent | null>(null)
  const names = useGuestNames(history.data?.map(({ guestId }) => guestId) ?? [])
  const nameOf = (guestId: number) => names.get(guestId) ?? 'Guest'

  return (
    <>
      <HistoryList query={history} limit={limit} onLimit={setLimit} what="texts" empty={<NoTexts />}>
        {(item) => (
          <GeneratedItem
            key={item.id}
            item={item}
            guestName={nameOf(item.guestId)}
            onView={() => setViewed(item)}
          />
        )}
      </HistoryList>
      {viewed && (
        <WholeText content={viewed} guestName={nameOf(viewed.guestId)} onClose={() => setViewed(null)} />
      )}
    </>
  )
}

const NoTexts = () => (
  <EmptyState
    icon={IconHistory}
    title="Nothing generated yet"
    description="Every text you generate is kept here, with its guest, date and author."
  />
)

interface ItemProps {
  item: GeneratedContent
  guestName: string
  onView: () => void
}

function GeneratedItem({ item, guestName, onView }: ItemProps) {
  const label = contentTypeLabels[item.contentType]
  const timeZone = useShowTimeZone()
  return (
    <HistoryItem
      head={
        <Text size="sm" fw={600}>
          {guestName}
          <Text span c="dimmed" fw={400}>
            {' '}
            · {label} · {counted(item.wordCount, 'word')} · {shownDate(item.createdAt, 'day', timeZone)}
          </Text>
        </Text>
      }
      text={item.content}
      actions={
        <Button size="xs" flex="none" onClick={onView} aria-label={`View All: ${label} for ${guestName}`}>
          View All
        </Button>
      }
    />
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
