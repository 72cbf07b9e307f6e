import { counted } from '@cueroom/core/text/format.ts'
import { type MarketingType, marketingTypeLabels } from '@cueroom/core/marketing/marketing-types.ts'
import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { IconArrowBackUp, IconHistory, IconTrash } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { HistoryItem, HistoryList, historyShown } from '../ui/history-list.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { useDeleteResult, useResults } from './marketing.queries.ts'
import type { ResultOf } from './use-marketing.ts'

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
  return (
    <HistoryList query={results} limit={limit} onLimit={setLimit} what="results" empty={<NoResults />}>
      {(result) => (
        <ResultItem
          key={result.id}
          result={result}
          onView={() => onView(result as ResultOf<Type>)}
          onReuse={onReuse && (() => onReuse(result as ResultOf<Type>))}
          onDelete={() => deleting.mutate(result.id)}
        />
      )}
    </HistoryList>
  )
}

const NoResults = () => (
  <EmptyState
    icon={IconHistory}
    title="No results yet"
    description="Everything you generate on this tab is kept here until you delete it."
  />
)

interface ItemProps {
  result: MarketingResult
  onView: () => void
  onReuse: (() => void) | undefined
  onDelete: () => void
}

function ResultItem({ result, onView, onReuse, onDelete }: ItemProps) {
  const { label, createdAt, provider, model } = result
  const what = `${marketingTypeLabels[result.type]}: ${label}`
  return (
    <HistoryItem
      head={
        <>
          <Text size="sm" fw={600} dir="auto">
            {label}
          </Text>
          <Dimmed size="xs">
            {dayAndTime(createdAt)} · {provider === 'drafter' ? 'by template' : (model ?? 'language model')}
          </Dimmed>
        </>
      }
      text={summaryOf(result)}
      actions={
        <Group gap={4} wrap="nowrap" flex="none">
          <Button size="xs" onClick={onView} aria-label={`View ${what}`}>
            View
          </Button>
          {onReuse && (
            <IconButton icon={IconArrowBackUp} label={`Use the entries of ${what}`} onClick={onReuse} />
          )}
          <IconButton icon={IconTrash} label={`Delete ${what}`} onClick={onDelete} />
        </Group>
      }
    />
  )
}

const summaryOf = (result: MarketingResult) =>
  result.type === 'sponsor_discovery'
    ? `${counted(result.sponsors.length, 'suggestion')}: ${result.sponsors.map(({ companyName }) => companyName).join(', ')}`
    : (result.subject ?? result.text)
