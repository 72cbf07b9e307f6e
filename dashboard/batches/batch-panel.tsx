import { counted } from '@cueroom/core/text/format.ts'
import type { Batch } from '@cueroom/core/batches/batch.ts'
import { batchWords, countedTexts, keptWords } from '@cueroom/core/batches/batch-words.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { Alert, Anchor, Button, Group, Progress, Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { batchPage, generateFor } from '../app/paths.ts'
import {
  IconAlertTriangle,
  IconClockPause,
  IconListCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '../icons/index.ts'
import { Link, useLocation } from '../routing/routing.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { dayAndTime } from '../ui/text.ts'
import classes from './batch-panel.module.css'
import { isOpen, stateLabels, timeLeft, typesOf } from './batch-words.ts'
import { useFailedItems, useStep } from './batches.queries.ts'

/** One batch: its progress, why it is paused, what failed, and its actions. */
export function BatchPanel({ batch }: { batch: Batch }) {
  const name = `${typesOf(batch)}, ${dayAndTime(batch.createdAt)}`
  const left = timeLeft(batch)
  const { pathname } = useLocation()
  return (
    <article className={classes.batch} aria-label={name}>
      <Group component="header" justify="space-between" align="flex-start" gap={12} mb={14}>
        <div>
          <Title order={2} size="h5">
            {typesOf(batch)}
          </Title>
          <Dimmed>
            <span className={batch.state === 'running' ? classes.live : undefined}>
              {stateLabels[batch.state]}
            </span>{' '}
            · Started {dayAndTime(batch.createdAt)}
          </Dimmed>
        </div>
        <Steps batch={batch} />
      </Group>
      {isOpen(batch) && <Bar batch={batch} />}
      <div className={classes.figures}>
        <span>
          {batchWords(batch)} of {countedTexts(batch.total)}
        </span>
        {left && <span>{left}</span>}
      </div>
      {batch.kept > 0 && <Dimmed>{keptWords(batch.kept)}.</Dimmed>}
      <Reason batch={batch} />
      {batch.failed > 0 && <Failures batch={batch} />}
      {batch.done + batch.skipped > 0 && pathname !== batchPage(batch.id) && (
        <Button
          component={Link}
          to={batchPage(batch.id)}
          size="xs"
          mt="md"
          leftSection={<IconListCheck size={15} />}
        >
          Read {countedTexts(batch.done)}
        </Button>
      )}
    </article>
  )
}

function Bar({ batch: { total, done, failed, skipped } }: { batch: Batch }) {
  const percent = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  const ended = done + failed + skipped
  return (
    <Progress.Root size={10} role="group" aria-label={`${ended} of ${total} finished`}>
      <Progress.Section value={percent(done)} color="teal.7" aria-label="Written" />
      <Progress.Section value={percent(failed)} color="red.7" aria-label="Failed" />
      <Progress.Section value={percent(skipped)} color="gray.5" aria-label="Skipped" />
    </Progress.Root>
  )
}

function Reason({ batch: { state, reason, waitingUntil } }: { batch: Batch }) {
  if (!reason || (state !== 'stopped' && !waitingUntil)) return null
  return (
    <Alert
      role="alert"
      variant="default"
      icon={waitingUntil ? <IconClockPause /> : <IconAlertTriangle />}
      p="sm"
      mt="md"
    >
      {reason.text}
      {state === 'running' && waitingUntil && ` Resumes automatically at ${dayAndTime(waitingUntil)}.`}
    </Alert>
  )
}

const steps = {
  pause: { label: 'Pause', icon: IconPlayerPause },
  resume: { label: 'Resume', icon: IconPlayerPlay },
  retry: { label: 'Retry failed', icon: IconRefresh },
}

function Steps({ batch }: { batch: Batch }) {
  const { active, may } = useEntitlements()
  const allowed = active && may('contentGeneration')
  const resting = batch.state === 'paused' || batch.state === 'stopped'
  return (
    <Group gap={8}>
      {batch.failed > 0 && <StepButton id={batch.id} step="retry" disabled={!allowed} />}
      {batch.state === 'running' && <StepButton id={batch.id} step="pause" />}
      {resting && <StepButton id={batch.id} step="resume" disabled={!allowed} />}
      {isOpen(batch) && <CancelButton batch={batch} />}
    </Group>
  )
}

interface StepProps {
  id: string
  step: keyof typeof steps
  disabled?: boolean
}

function StepButton({ id, step, disabled = false }: StepProps) {
  const change = useStep(id, step)
  const { label, icon: Glyph } = steps[step]
  return (
    <Button
      size="xs"
      leftSection={<Glyph size={15} />}
      disabled={disabled}
      loading={change.isPending}
      onClick={() => change.mutate()}
    >
      {label}
    </Button>
  )
}

/** Asks first: unlike a pause, it can't be resumed. */
function CancelButton({ batch }: { batch: Batch }) {
  const [asking, setAsking] = useState(false)
  const cancelling = useStep(batch.id, 'cancel')
  const close = () => setAsking(false)
  return (
    <>
      <Button size="xs" leftSection={<IconX size={15} />} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title="Cancel this batch?"
        confirm="Cancel the batch"
        pending={cancelling.isPending}
        onConfirm={() => cancelling.mutate(undefined, { onSettled: close })}
      >
        {counted(batch.left, 'text')} won’t be written, and you can’t resume the batch. Finished texts are
        kept. To continue later, pause it instead.
      </ConfirmDialog>
    </>
  )
}

function Failures({ batch }: { batch: Batch }) {
  const [opened, setOpened] = useState(false)
  const items = useFailedItems(batch, opened)
  return (
    <>
      <Anchor component="button" size="sm" mt={10} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {opened ? 'Hide failed texts' : `Show ${counted(batch.failed, 'failed text')}`}
      </Anchor>
      {opened && items.isPending && (
        <Skeleton h={40} mt={10} role="status" aria-label="Loading the failed texts" />
      )}
      {opened && items.isError && (
        <Text size="sm" mt={10} role="alert">
          Couldn't load the failed texts.{' '}
          <Anchor component="button" size="sm" onClick={() => void items.refetch()}>
            Try again
          </Anchor>
        </Text>
      )}
      {opened && items.data && (
        <ul className={classes.failures} aria-label="Failed texts">
          {items.data.map(({ id, guestId, guestName, contentType, error }) => (
            <li key={id}>
              <Anchor component={Link} to={generateFor(guestId)} size="sm" dir="auto" underline="always">
                {guestName}
              </Anchor>
              , {contentTypeLabels[contentType]}
              <Dimmed>{error?.text ?? "Couldn't be generated."}</Dimmed>
            </li>
          ))}
          {items.data.length < batch.failed && (
            <li>and {countedTexts(batch.failed - items.data.length)} more</li>
          )}
        </ul>
      )}
    </>
  )
}
