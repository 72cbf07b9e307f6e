import { previewGuestsMax } from '@cueroom/core/content/preview-guests.ts'
import type { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { Alert, Button, Modal, MultiSelect, Stack } from '@mantine/core'
import { useState } from 'react'
import { addGuest } from '../app/paths.ts'
import { useEntitlements } from '../app/session.queries.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useGuestOptions } from '../guests/guest-options.ts'
import { useNewestGuest } from '../guests/guests.queries.ts'
import { IconUsers } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { PreviewPair, PreviewPairInProgress } from '../ui/preview-pair.tsx'
import { NotAllowed } from '../tenants/locked-feature.tsx'
import { EmptyState } from '../ui/states.tsx'
import classes from './preview-dialog.module.css'
import { usePreview } from './use-preview.ts'

interface Props {
  tried: NewShowSettings
  /** Whether there are unsaved changes. */
  changed: boolean
  onClose: () => void
}

/** Previews introductions with the settings on screen, next to the saved ones. Nothing is stored. */
export function PreviewDialog({ tried, changed, onClose }: Props) {
  const { active, may } = useEntitlements()
  const { data: newest } = useNewestGuest()
  const mayTry = active && may('contentGeneration')
  return (
    <Modal
      opened
      onClose={onClose}
      size={mayTry && newest !== null ? 1180 : 'md'}
      title="Try your settings"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {!mayTry ? (
        <NotAllowed feature="contentGeneration">Trying out settings generates texts.</NotAllowed>
      ) : newest === null ? (
        <EmptyState
          icon={IconUsers}
          title="No guests yet"
          description="You need a guest to try your settings on."
        >
          <Button variant="filled" component={Link} to={addGuest}>
            Add Your First Guest
          </Button>
        </EmptyState>
      ) : (
        <Preview tried={tried} changed={changed} newest={newest} />
      )}
    </Modal>
  )
}

function Preview({ tried, changed, newest }: Omit<Props, 'onClose'> & { newest: GuestCard | undefined }) {
  const [chosen, setChosen] = useState<string[]>()
  const ids = chosen ?? (newest ? [String(newest.id)] : [])
  const options = useGuestOptions(ids)
  const previewing = usePreview()
  const draft = () => previewing.mutate({ guestIds: ids.map(Number), tried })
  return (
    <Stack gap="lg">
      <Dimmed>
        Writes one introduction with your saved settings and one with the settings on screen. Neither is
        saved.
      </Dimmed>
      <div className={classes.ask}>
        <MultiSelect
          label="Guests"
          description={`Up to ${previewGuestsMax}`}
          {...options.field}
          value={ids}
          onChange={setChosen}
          maxValues={previewGuestsMax}
          hidePickedOptions
          flex={1}
        />
        <Button variant="filled" onClick={draft} loading={previewing.isPending} disabled={ids.length === 0}>
          Draft introductions
        </Button>
      </div>
      {!changed && (
        <Alert variant="default" p="sm">
          You haven't changed anything, so both introductions will be the same.
        </Alert>
      )}
      {previewing.isPending &&
        ids.map((id) => (
          <PreviewPairInProgress
            key={id}
            what={what}
            guestName={options.nameOf(id)}
            titles={titles}
            written={previewing.written.get(Number(id))}
          />
        ))}
      {previewing.data?.map((pair) => (
        <PreviewPair key={pair.guestId} what={what} titles={titles} {...pair} />
      ))}
    </Stack>
  )
}

const what = 'Introductions'
const titles = { today: 'With saved settings', changed: 'With your changes' }
