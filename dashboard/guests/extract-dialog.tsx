import { asChanges } from '@cueroom/core/guests/guest-fields.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { ExtractedField, Extraction, GuestCard } from '@cueroom/core/guests/guest.ts'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { isConflict } from '../app/api.tsx'
import { IconTemplate, IconSparkles, IconWand } from '../icons/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { VersionPicker } from '../ui/version-picker.tsx'
import { EmptyState } from '../ui/states.tsx'
import { withItem } from '../ui/with-item.ts'
import { useEditGuest } from './change-guests.queries.ts'
import { fieldLabels } from './guest-form.ts'

interface Props {
  guest: GuestCard
  /** The result; undefined while loading. */
  extraction: Extraction | undefined
  onClose: () => void
}

/** The proposals of smart-extract, saved only if the host accepts them. */
export function ExtractDialog({ guest, extraction, onClose }: Props) {
  const found = extraction?.guest.id === guest.id ? extraction : undefined
  return (
    <Dialog title={`Smart-extract for ${guest.name}`} onClose={onClose} size="lg">
      {found ? <ExtractionResult key={found.guest.version} found={found} onClose={onClose} /> : <Reading />}
    </Dialog>
  )
}

/** Proposals for empty fields that are right nine times in ten are preselected. */
const surely = 0.9

function ExtractionResult({ found, onClose }: { found: Extraction; onClose: () => void }) {
  const { proposals, guest } = found
  const [accepted, setAccepted] = useState<ReadonlySet<ExtractedField>>(
    () =>
      new Set(
        proposals
          .filter(({ current, confidence }) => current === null && confidence >= surely)
          .map(({ field }) => field),
      ),
  )
  const saving = useEditGuest()
  const [stale, setStale] = useState(false)
  const apply = () => {
    const taken = proposals.filter(({ field }) => accepted.has(field))
    const changes = asChanges(Object.fromEntries(taken.map(({ field, proposed }) => [field, proposed])))
    saving.mutate(
      { id: guest.id, changes, version: guest.version },
      { onSuccess: onClose, onError: (error) => setStale(isConflict(error)) },
    )
  }
  return (
    <Stack>
      <HowSure {...found.extractionInfo} />
      {proposals.length === 0 && <NothingNew />}
      {proposals.length > 0 && <Dimmed>Nothing has changed yet. Choose what to save.</Dimmed>}
      {proposals.map(({ field, current, proposed, confidence }) => (
        <VersionPicker
          key={field}
          label={fieldLabels[field]}
          sides={[
            { value: 'current', whose: 'Current', text: current ?? '' },
            { value: 'proposed', whose: `Found, ${Math.round(confidence * 100)}% sure`, text: proposed },
          ]}
          chosen={accepted.has(field) ? 'proposed' : 'current'}
          onChoose={(whose) => setAccepted(withItem(accepted, field, whose === 'proposed'))}
        />
      ))}
      {stale && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Someone else changed this guest. Close this dialog and extract again.
        </Text>
      )}
      <DialogActions>
        <Button onClick={onClose}>{proposals.length > 0 ? 'Keep current' : 'Close'}</Button>
        {proposals.length > 0 && (
          <Button variant="filled" disabled={accepted.size === 0} loading={saving.isPending} onClick={apply}>
            Save {accepted.size > 0 && counted(accepted.size, 'field')}
          </Button>
        )}
      </DialogActions>
    </Stack>
  )
}

function HowSure({ method, confidence }: Extraction['extractionInfo']) {
  const Glyph = method === 'model' ? IconSparkles : IconTemplate
  return (
    <Group gap="xs">
      <Badge variant="default" leftSection={<Glyph size={13} />}>
        {method === 'model' ? 'Read by the language model' : 'Read by rules'}
      </Badge>
      {confidence > 0 && <Dimmed>{Math.round(confidence * 100)}% sure</Dimmed>}
    </Group>
  )
}

const NothingNew = () => (
  <EmptyState
    icon={IconWand}
    title="Nothing new found"
    description="We looked for name, title, company, email, links and biography in the guest's answers and biography. Everything we found is already in the fields."
  />
)

const Reading = () => (
  <Stack role="status" aria-label="Reading answers and biography">
    <Dimmed>Reading answers and biography</Dimmed>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} h={44} radius={10} />
    ))}
  </Stack>
)
