import type { FactCheck } from '@cueroom/core/guest-pages/guest-page.ts'
import { textChanges } from '@cueroom/core/text/text-changes.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { TextComparison } from '../content/text-comparison.tsx'
import { IconInfoCircle } from '../icons/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { nearDay } from '../ui/text.ts'
import { withItem } from '../ui/with-item.ts'
import { useDecide } from './guest-link.queries.ts'
import classes from './guest-page.module.css'

interface Props {
  guestId: number
  name: string
  check: FactCheck | null
  mayChange: boolean
}

/** The guest's fact check of the introduction. The host accepts a correction completely or by sentence, or rejects it. */
export function FactCheckPanel({ guestId, name, check, mayChange }: Props) {
  if (!check)
    return (
      <Text c="dimmed">
        {name} hasn't checked an introduction yet. To ask for one, create a link to their page and turn on the
        fact check.
      </Text>
    )
  const { state, createdAt, decidedAt, superseded } = check
  if (state === 'proposed')
    return <Proposal guestId={guestId} name={name} check={check} mayChange={mayChange} />
  const decided = decidedAt ? ` ${nearDay(decidedAt)}` : ''
  const withdrew = check.proposed === null ? '' : ', although they had suggested a correction'
  const words = {
    approved: `${name} approved the introduction ${nearDay(decidedAt ?? createdAt)}${withdrew}.`,
    accepted: `You accepted ${check.partial ? 'part of ' : ''}a correction${decided}.`,
    rejected: `You rejected a correction${decided}.`,
  }
  return (
    <Stack gap="xs">
      <Text>{words[state]}</Text>
      {check.proposed !== null && <Suggestion check={check} />}
      {state === 'approved' && superseded && (
        <Text c="dimmed">It has changed since then, so the guest's page asks for another check.</Text>
      )}
    </Stack>
  )
}

/** What the guest had suggested, also after it was rejected. */
function Suggestion({ check: { original, proposed } }: { check: FactCheck }) {
  return (
    <details className={classes.instructions}>
      <summary>Show what was suggested</summary>
      <TextComparison parts={textChanges(original, proposed ?? original)} />
    </details>
  )
}

interface ProposalProps extends Props {
  check: FactCheck
}

function Proposal({ guestId, name, check, mayChange }: ProposalProps) {
  const deciding = useDecide(guestId)
  const [rejecting, setRejecting] = useState(false)
  const parts = useMemo(() => textChanges(check.original, check.proposed ?? ''), [check])
  const places = useMemo(() => parts.flatMap((part) => (part.kind === 'change' ? [part.place] : [])), [parts])
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(places))
  const select = (place: number, on: boolean) => setSelected(withItem(selected, place, on))
  const all = selected.size === places.length
  const decide = (accept: 'all' | 'none' | number[]) => deciding.mutate({ factCheckId: check.id, accept })
  return (
    <Stack gap="sm">
      <Text>
        {name} suggested a correction {nearDay(check.createdAt)}. Select the changes you want.
      </Text>
      {check.superseded && (
        <Alert variant="light" color="yellow" icon={<IconInfoCircle />}>
          The introduction has changed since {name} read it, so the correction can't be applied. Copy what you
          want to keep, then reject it.
        </Alert>
      )}
      <TextComparison parts={parts} {...(!check.superseded && { selected, onSelect: select })} />
      <Group gap="xs">
        <Button
          variant="filled"
          disabled={!mayChange || check.superseded || selected.size === 0}
          loading={deciding.isPending}
          onClick={() => decide(all ? 'all' : [...selected])}
        >
          {all ? 'Accept the correction' : `Accept ${selected.size} of ${places.length} changes`}
        </Button>
        <Button disabled={!mayChange || deciding.isPending} onClick={() => setRejecting(true)}>
          Reject
        </Button>
        <ConfirmDialog
          opened={rejecting}
          onClose={() => setRejecting(false)}
          title="Reject the correction?"
          confirm="Reject the correction"
          pending={deciding.isPending}
          onConfirm={() => decide('none')}
        >
          The introduction stays as it is, and {name}’s page says so. You can still read what was suggested.
        </ConfirmDialog>
      </Group>
    </Stack>
  )
}
