import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { unreadRuleNote } from '@cueroom/core/content/pattern-rules.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'
import { useEntitlements, useSession } from '../app/session.queries.ts'
import { useGuestOptions } from '../guests/guest-options.ts'
import { useNewestGuest } from '../guests/guests.queries.ts'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { PreviewPair, PreviewPairInProgress } from '../ui/preview-pair.tsx'
import type { PatternForm } from './pattern-form.ts'
import { PromptComparison } from './prompt-comparison.tsx'

interface Props {
  /** The pattern on screen. */
  tried: PatternForm
  /** The saved pattern that it replaces. */
  id?: number
}

const titles = { today: 'Without the pattern', changed: 'With the pattern' }

/** What the pattern changes in the prompt and in a guest's text. Nothing is stored. */
export function PatternPreview(props: Props) {
  const { active, may } = useEntitlements()
  const { data: first } = useNewestGuest()
  if (!active || !may('contentGeneration'))
    return <NotAllowed feature="contentGeneration">Previews generate texts.</NotAllowed>
  if (first === null) return <Dimmed>Add a guest to preview what the pattern changes.</Dimmed>
  return <Preview {...props} newest={first} />
}

function Preview({ tried, id, newest }: Props & { newest: GuestCard | undefined }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const guestId = chosen ?? (newest ? String(newest.id) : null)
  const options = useGuestOptions(guestId ? [guestId] : [])
  const isTemplate = useSession().data?.drafting.provider === 'drafter'
  const previewing = usePatternPreview()
  const what = contentTypeLabels[tried.contentType]
  const guestName = options.nameOf(guestId ?? '')
  const isEmpty = tried.pattern.trim() === '' || tried.patternType.trim() === ''
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap={12}>
        <Select
          label="Try it on"
          {...options.field}
          value={guestId}
          onChange={setChosen}
          allowDeselect={false}
          flex={1}
        />
        <Button
          disabled={!guestId || isEmpty}
          loading={previewing.isPending}
          onClick={() => previewing.mutate({ guestId: Number(guestId), tried, id })}
        >
          Preview
        </Button>
      </Group>
      <Dimmed size="xs" role="status">
        {isTemplate && !isEmpty ? unreadRuleNote(tried) : null}
      </Dimmed>
      {previewing.isPending && (
        <PreviewPairInProgress what={what} guestName={guestName} titles={titles} written={undefined} />
      )}
      {previewing.data && <Result preview={previewing.data} what={what} isTemplate={isTemplate} />}
    </Stack>
  )
}

interface ResultProps {
  preview: NonNullable<ReturnType<typeof usePatternPreview>['data']>
  what: string
  isTemplate: boolean
}

function Result({ preview: { prompts, ...pair }, what, isTemplate }: ResultProps) {
  const [whole, setWhole] = useState(false)
  return (
    <>
      <PreviewPair what={what} titles={titles} {...pair} />
      <section aria-label="Prompt">
        <Text size="sm" fw={600}>
          Prompt
        </Text>
        <Dimmed size="xs" mb="xs">
          {isTemplate
            ? 'What a language model would receive. This server has none: your texts come from a template.'
            : 'What the language model receives.'}{' '}
          Added lines are underlined, removed lines are struck through.
        </Dimmed>
        <Switch
          label="Show the whole prompt"
          checked={whole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
          mb="xs"
        />
        <PromptComparison {...prompts} whole={whole} />
      </section>
    </>
  )
}

const usePatternPreview = () =>
  useChange(
    (api, { guestId, tried, id }: { guestId: number; tried: PatternForm; id: number | undefined }) =>
      api.patterns.preview({ body: { guestId, pattern: tried, ...(id !== undefined && { id }) } }),
    {
      failure: { title: 'Preview failed', message: "Couldn't write the preview. Please try again." },
    },
  )
