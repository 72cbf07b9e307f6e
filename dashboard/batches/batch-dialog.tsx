import { counted } from '@cueroom/core/text/format.ts'
import type { BatchEstimate } from '@cueroom/core/batches/batch.ts'
import { countedTexts, keptWords } from '@cueroom/core/batches/batch-words.ts'
import type { ContentType } from '@cueroom/core/content/content.ts'
import { contentTypeLabels, contentTypes } from '@cueroom/core/content/content-labels.ts'
import { Alert, Checkbox, Radio, Select, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { alreadyDeleted } from '../app/already-deleted.ts'
import { reason } from '../app/api.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { UnreadWishes } from '../app/unread-wishes.tsx'
import { instructionsMax } from '@cueroom/core/content/instructions.ts'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import { IconInfoCircle, IconSparkles } from '../icons/index.ts'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { useEstimate, useStartBatch, type WantedBatch } from './batches.queries.ts'

interface Props {
  /** The selected guests; if absent, the dialog asks which. */
  guestIds?: number[]
  onClose: () => void
  onStarted: () => void
}

/** Chooses what to generate for many guests, shows an estimate and starts the batch. */
export function BatchDialog(props: Props) {
  const { active, may } = useEntitlements()
  return (
    <Dialog title="Generate for many guests" size="lg" onClose={props.onClose}>
      {active && may('contentGeneration') ? (
        <BatchForm {...props} />
      ) : (
        <NotAllowed feature="contentGeneration" />
      )}
    </Dialog>
  )
}

const extents = {
  missing: { label: 'Missing texts', description: 'Existing texts are kept' },
  stale: {
    label: 'Missing or out of date',
    description: 'Also rewrites texts whose answers, details or show settings changed',
  },
  all: { label: 'Rewrite everything', description: 'Earlier versions stay in the history' },
}
type Extent = keyof typeof extents

const everyone = 'everyone'
const whose = [
  { value: everyone, label: 'All guests' },
  ...Object.entries(statusLabels).map(([value, label]) => ({ value, label: `${label} guests` })),
]

function useBatchForm(guestIds: number[] | undefined) {
  const [types, setTypes] = useState<ContentType[]>(['introduction'])
  const [status, setStatus] = useState(everyone)
  const [extent, setExtent] = useState<Extent>('missing')
  const [prompt, setPrompt] = useState('')
  const [replaceEdited, setReplaceEdited] = useState(false)
  const filter = status === everyone ? {} : { status: status as keyof typeof statusLabels }
  const due = extent === 'stale' ? ({ missing: true, stale: true } as const) : ({ missing: true } as const)
  const which = guestIds ? { guestIds } : { filter, ...(extent !== 'all' && due) }
  const wanted: WantedBatch = { ...which, types, ...(replaceEdited && { replaceEdited }) }
  return {
    ...{ wanted, types, setTypes, status, setStatus, extent, setExtent, prompt, setPrompt },
    ...{ replaceEdited, setReplaceEdited },
  }
}

function BatchForm({ guestIds, onClose, onStarted }: Props) {
  const form = useBatchForm(guestIds)
  const estimate = useEstimate(form.wanted)
  const starting = useStartBatch(onStarted)
  const { items = 0, missing = [] } = estimate.data ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    starting.mutate({ ...form.wanted, prompt: form.prompt })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <Types chosen={form.types} onChoose={form.setTypes} />
        {guestIds ? (
          <Text size="sm">
            For {counted(guestIds.length - missing.length, 'selected guest')}, even if they already have a
            text. {alreadyDeleted({ missing }).message}
          </Text>
        ) : (
          <Whose form={form} />
        )}
        <Textarea
          label="Custom instructions"
          description="Optional; applies to all of these texts"
          minRows={2}
          maxRows={6}
          maxLength={instructionsMax}
          value={form.prompt}
          onChange={(event) => form.setPrompt(event.currentTarget.value)}
        />
        <UnreadWishes instructions={form.prompt} />
        {form.types.length > 0 && <Amount estimate={estimate} />}
        <Kept form={form} kept={estimate.data?.kept ?? 0} />
        <FormActions
          submit={items > 0 ? `Generate ${countedTexts(items)}` : 'Generate'}
          icon={<IconSparkles size={17} />}
          disabled={form.types.length === 0 || items === 0}
          saving={starting.isPending}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}

const Types = ({ chosen, onChoose }: { chosen: ContentType[]; onChoose: (types: ContentType[]) => void }) => (
  <Checkbox.Group
    label="What to write"
    error={chosen.length === 0 && 'Choose what to write'}
    value={chosen}
    onChange={(types) => onChoose(contentTypes.filter((type) => types.includes(type)))}
  >
    <Stack gap={10} mt={6}>
      {contentTypes.map((type) => (
        <Checkbox key={type} value={type} label={contentTypeLabels[type]} />
      ))}
    </Stack>
  </Checkbox.Group>
)

const Whose = ({ form }: { form: ReturnType<typeof useBatchForm> }) => (
  <>
    <Select
      label="For whom"
      data={whose}
      value={form.status}
      onChange={(status) => form.setStatus(status ?? everyone)}
      allowDeselect={false}
    />
    <Radio.Group label="Which texts" value={form.extent} onChange={(extent) => form.setExtent(extent)}>
      <Stack gap={10} mt={6}>
        {Object.entries(extents).map(([value, { label, description }]) => (
          <Radio key={value} value={value} label={label} description={description} />
        ))}
      </Stack>
    </Radio.Group>
  </>
)

interface KeptProps {
  form: ReturnType<typeof useBatchForm>
  kept: number
}

/** Edited and checked texts are kept unless the host chooses to replace them. */
function Kept({ form: { replaceEdited, setReplaceEdited }, kept }: KeptProps) {
  if (kept === 0 && !replaceEdited) return null
  return (
    <Checkbox
      label="Replace edited and checked texts, too"
      description={replaceEdited ? 'Edited and corrected versions stay in Versions' : `${keptWords(kept)}.`}
      checked={replaceEdited}
      onChange={(event) => setReplaceEdited(event.currentTarget.checked)}
    />
  )
}

function Amount({ estimate }: { estimate: ReturnType<typeof useEstimate> }) {
  if (estimate.isPending) return <Skeleton h={20} w="70%" role="status" aria-label="Counting the texts" />
  if (estimate.isError) {
    return (
      <Text size="sm" role="alert">
        Couldn't estimate the number of texts. {reason(estimate.error)}
      </Text>
    )
  }
  const { littleKnown, guests } = estimate.data
  return (
    <>
      <Text size="sm" role="status">
        {amountWords(estimate.data)}
      </Text>
      {littleKnown > 0 && (
        <Alert variant="light" color="yellow" icon={<IconInfoCircle />} p="sm">
          We have little more than a name for {aboutWhom(littleKnown, guests)}, so the texts will be thin.
          Send your questions first, or add a title and a biography.
        </Alert>
      )}
    </>
  )
}

function aboutWhom(littleKnown: number, guests: number) {
  if (littleKnown < guests) return `${littleKnown} of the ${guests} guests`
  return guests === 1 ? 'this guest' : 'these guests'
}

function amountWords({
  items,
  guests,
  kept,
  tokens,
  provider,
  model,
  itemsLeftToday,
  tokensLeftToday,
}: BatchEstimate) {
  if (items === 0 && kept > 0) return 'Nothing to write.'
  if (items === 0) return 'Nothing to write: these guests already have these texts.'
  const by =
    provider === 'drafter'
      ? 'written by templates'
      : `written by ${model ?? 'a language model'}, about ${counted(tokens, 'token')}`
  const amount = `${countedTexts(items)} for ${counted(guests, 'guest')}, ${by}.`
  const overItems = itemsLeftToday !== null && itemsLeftToday < items
  const overTokens = tokensLeftToday !== null && tokensLeftToday < tokens
  return overItems || overTokens
    ? `${amount} This exceeds today's limit. The rest will run tomorrow.`
    : amount
}
