import { counted } from '@cueroom/core/text/format.ts'
import { type MarketingType, marketingTypeLabels } from '@cueroom/core/marketing/marketing-types.ts'
import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { IconArrowBackUp, IconHistory, IconTrash } from '../icons/index.ts'
import history from '../content/history.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { dayAndTime, preview } from '../ui/text.ts'
import { useDeleteResult, useResults } from './marketing.queries.ts'
import type { ResultOf } from './use-marketing.ts'

/** Characters of a result shown in the history (specification 9). */
const previewShown = 150
/** Results shown at first, and the most the server returns. */
const historyShown = 50
const historyLongest = 200

interface Props<Type extends MarketingType> {
  type: Type
  onView: (result: ResultOf<Type>) => void
  /** Refills the form from a result; absent while there is no form. */
  onReuse?: ((result: ResultOf<Type>) => void) | undefined
}

/** All results of one type, newest first. */
export function ResultHistory<Type extends MarketingType>({ type, onView, onReuse }: Props<Type>) {
  const [limit, setLimit] = useState(historyShown)
  const results = useResults(type, limit)
  const deleting = useDeleteResult()
  if (results.isPending) return <HistorySkeleton />
  if (results.isError) return <LoadFailure what="history" query={results} />
  if (results.data.length === 0) {
    return (
      <EmptyState
        icon={IconHistory}
        title="No results yet"
        description="Everything you generate on this tab is kept here until you delete it."
      />
    )
  }
  return (
    <>
      <ul className={history.list}>
        {results.data.map((result) => (
          <HistoryItem
            key={result.id}
            result={result}
            onView={() => onView(result as ResultOf<Type>)}
            onReuse={onReuse && (() => onReuse(result as ResultOf<Type>))}
            onDelete={() => deleting.mutate(result.id)}
          />
        ))}
      </ul>
      {results.data.length >= limit && limit < historyLongest && (
        <Button variant="subtle" mt="sm" onClick={() => setLimit(historyLongest)}>
          Show older results
        </Button>
      )}
    </>
  )
}

interface ItemProps {
  result: MarketingResult
  onView: () => void
  onReuse: (() => void) | undefined
  onDelete: () => void
}

function HistoryItem({ result, onView, onReuse, onDelete }: ItemProps) {
  const { label, createdAt, provider, model } = result
  const what = `${marketingTypeLabels[result.type]}: ${label}`
  return (
    <li className={history.item}>
      <div className={history.body}>
        <Text size="sm" fw={600} dir="auto">
          {label}
        </Text>
        <Text size="xs" c="dimmed">
          {dayAndTime(createdAt)} · {provider === 'drafter' ? 'by template' : (model ?? 'language model')}
        </Text>
        <Text size="sm" c="dimmed" mt={4} dir="auto">
          {preview(summaryOf(result), previewShown)}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap" flex="none">
        <Button variant="default" size="xs" onClick={onView} aria-label={`View ${what}`}>
          View
        </Button>
        {onReuse && (
          <IconButton icon={IconArrowBackUp} label={`Use the entries of ${what}`} onClick={onReuse} />
        )}
        <IconButton icon={IconTrash} label={`Delete ${what}`} onClick={onDelete} />
      </Group>
    </li>
  )
}

const summaryOf = (result: MarketingResult) =>
  result.type === 'sponsor_discovery'
    ? `${counted(result.sponsors.length, 'suggestion')}: ${result.sponsors.map(({ companyName }) => companyName).join(', ')}`
    : (result.subject ?? result.text)

const HistorySkeleton = () => (
  <Stack role="status" aria-label="Loading the history">
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} h={64} />
    ))}
  </Stack>
)
