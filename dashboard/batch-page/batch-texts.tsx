import type { Batch, BatchItem } from '@cueroom/core/batches/batch.ts'
import { guestsToCheck, noteCheckReason, noteCheckWords } from '@cueroom/core/batches/batch-words.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { noteCheckLabel } from '@cueroom/core/guests/texts-filters.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Alert, Anchor, Button, Group, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { guestPage } from '../app/paths.ts'
import { LatestText } from '../content/latest-text.tsx'
import { IconAlertTriangle, IconChevronDown, IconFileTypeDocx } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { ListCheckbox } from '../ui/list-checkbox.tsx'
import { LoadFailure } from '../ui/states.tsx'
import classes from './batch-texts.module.css'
import { useCheckItem, useEndedItems, useExportTexts } from './batch-texts.queries.ts'

/** The texts of a batch, each with a preview, to edit and mark as checked, and the skipped ones. */
export function BatchTexts({ batch }: { batch: Batch }) {
  const items = useEndedItems(batch)
  const check = useCheckItem(batch)
  const [opened, setOpened] = useState<number>()
  if (items.isPending) return <Skeleton h={80} mt="md" role="status" aria-label="Loading the texts" />
  if (items.isError) return <LoadFailure what="texts" query={items} />
  const written = items.data.filter(({ state }) => state === 'done')
  const left = items.data.filter(({ state }) => state === 'skipped' || state === 'cancelled')
  const read = written.filter(({ checkedAt }) => checkedAt !== null).length
  return (
    <Stack gap="sm" mt="md">
      <Group justify="space-between" gap="xs">
        <Dimmed role="status">
          {read} of {counted(written.length, 'text')} checked
        </Dimmed>
        <Download items={written} />
      </Group>
      <NoteChecks items={written} />
      <ul className={classes.texts} aria-label="Finished texts">
        {written.map((item) => (
          <Written
            key={item.id}
            item={item}
            onCheck={(checked) => check.mutate({ id: item.id, checked })}
            opened={item.id === opened}
            onOpen={() => setOpened(item.id === opened ? undefined : item.id)}
          />
        ))}
      </ul>
      {written.length < batch.done && (
        <Dimmed>
          This list shows the first {written.length}. You’ll find the rest on the guests’ pages.
        </Dimmed>
      )}
      {left.length > 0 && <LeftOut items={left} />}
    </Stack>
  )
}

/** A batch is too long to open each text, so those that the host's notes may concern are named. */
function NoteChecks({ items }: { items: readonly BatchItem[] }) {
  const toCheck = guestsToCheck(items.filter(({ checkedAt }) => checkedAt === null))
  if (toCheck.length === 0) return null
  return (
    <Alert variant="default" icon={<IconAlertTriangle />} p="sm" title={noteCheckWords(toCheck.length)}>
      {noteCheckReason} Mark it as checked once you’ve read it.
      <ul className={classes.toCheck} aria-label={noteCheckLabel}>
        {toCheck.map(({ guestId, guestName, contentType }) => (
          <li key={guestId}>
            <Anchor
              component={Link}
              to={guestPage(guestId, contentType)}
              size="sm"
              underline="always"
              dir="auto"
            >
              {guestName}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface WrittenProps {
  item: BatchItem
  onCheck: (on: boolean) => void
  opened: boolean
  onOpen: () => void
}

function Written({ item, onCheck, opened, onOpen }: WrittenProps) {
  const { guestId, guestName, contentType } = item
  const label = contentTypeLabels[contentType]
  return (
    <li>
      <Group gap="sm" wrap="nowrap">
        <ListCheckbox
          done
          checked={item.checkedAt !== null}
          label={`Checked: ${label} for ${guestName}`}
          onChange={onCheck}
        />
        <button type="button" className={classes.open} aria-expanded={opened} onClick={onOpen}>
          <span className={classes.what}>
            <span dir="auto">{guestName}</span>
            <span className={classes.kind}>{label}</span>
            {item.noteCheck && item.checkedAt === null && (
              <span className={classes.check}>{noteCheckLabel}</span>
            )}
          </span>
          <IconChevronDown size={16} data-opened={opened || undefined} />
        </button>
        <Anchor component={Link} to={guestPage(guestId, contentType)} size="sm" underline="always">
          Guest page
        </Anchor>
      </Group>
      {opened && (
        <div className={classes.preview}>
          <LatestText
            guest={{ id: guestId, name: guestName }}
            type={contentType}
            generation={{ generating: false, written: '' }}
            generate="A new batch"
          />
        </div>
      )}
    </li>
  )
}

function Download({ items }: { items: readonly BatchItem[] }) {
  const exporting = useExportTexts()
  const ids = items.flatMap(({ contentId }) => contentId ?? [])
  return (
    <Button
      size="xs"
      leftSection={<IconFileTypeDocx size={15} />}
      disabled={ids.length === 0}
      loading={exporting.isPending}
      onClick={() => exporting.mutate(ids)}
    >
      Download all as Word
    </Button>
  )
}

const reasons = {
  skipped: 'Skipped: the guest was deleted before we got to this text',
  cancelled: 'Not written: the batch was cancelled',
}

const LeftOut = ({ items }: { items: readonly BatchItem[] }) => (
  <ul className={classes.leftOut} aria-label="Texts that were not written">
    {items.map(({ id, guestName, contentType, state, error }) => (
      <li key={id}>
        <span dir="auto">{guestName}</span>, {contentTypeLabels[contentType]}
        <Dimmed>{error?.text ?? (state === 'skipped' ? reasons.skipped : reasons.cancelled)}</Dimmed>
      </li>
    ))}
  </ul>
)
