import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import type { Pattern } from '@cueroom/core/patterns/pattern.ts'
import { patternsMax } from '@cueroom/core/patterns/pattern-types.ts'
import { Button, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { IconPlus } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { Tips } from '../ui/tips.tsx'
import { PatternItem } from './pattern-item.tsx'
import { usePatterns } from './patterns.queries.ts'

const PatternDialog = lazyDialog(async () => (await import('./pattern-dialog.tsx')).PatternDialog)

/** The rules and examples that new texts follow. Each change is saved separately. */
export function PatternsSection() {
  const { active } = useEntitlements()
  const patterns = usePatterns()
  const [edited, setEdited] = useState<Pattern | 'new' | null>(null)
  const isFull = (patterns.data?.length ?? 0) >= patternsMax
  return (
    <Stack gap="lg">
      <Dimmed>
        Rules and examples that new texts follow, in this order. Changes here are saved immediately.
      </Dimmed>
      {patterns.isPending && <RecordListSkeleton label="Loading your training patterns" />}
      {patterns.isError && !patterns.data && <LoadFailure what="training patterns" query={patterns} />}
      {patterns.data && <Groups patterns={patterns.data} onEdit={setEdited} />}
      <Button
        leftSection={<IconPlus size={17} />}
        disabled={!active || !patterns.data || isFull}
        onClick={() => setEdited('new')}
        style={{ alignSelf: 'start' }}
      >
        Add a training pattern
      </Button>
      {isFull && (
        <Dimmed>A show can have at most {patternsMax} training patterns. Delete one to add another.</Dimmed>
      )}
      {edited && (
        <PatternDialog {...(edited !== 'new' && { pattern: edited })} onClose={() => setEdited(null)} />
      )}
    </Stack>
  )
}

function Groups({ patterns, onEdit }: { patterns: Pattern[]; onEdit: (pattern: Pattern) => void }) {
  if (patterns.length === 0)
    return (
      <Text size="sm">
        No training patterns yet. Add a rule such as “Keep it short”, or an example to imitate.
      </Text>
    )
  return contentTypes.map((type) => {
    const group = patterns.filter(({ contentType }) => contentType === type)
    return (
      group.length > 0 && (
        <section key={type} aria-label={contentTypeLabels[type]}>
          <Title order={3} size="h5" mb="xs">
            {contentTypeLabels[type]}
          </Title>
          <Tips>
            <RecordList label={`Training patterns: ${contentTypeLabels[type]}`}>
              {group.map((pattern) => (
                <PatternItem
                  key={pattern.id}
                  pattern={pattern}
                  group={group}
                  all={patterns}
                  onEdit={() => onEdit(pattern)}
                />
              ))}
            </RecordList>
          </Tips>
        </section>
      )
    )
  })
}
