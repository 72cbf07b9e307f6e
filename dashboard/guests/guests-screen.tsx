import { counted } from '@cueroom/core/text/format.ts'
import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { screens } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useShortcut } from '../app/shortcuts.ts'
import { IconHistory, IconUpload, IconUserPlus, IconUsers } from '../icons/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { UnverifiedNotice } from '../questionnaires/unverified-notice.tsx'
import { useSearchParams } from '../routing/routing.tsx'
import { IconLinkTo } from '../ui/icon-button.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { Tips } from '../ui/tips.tsx'
import { useDeleteAllGuests } from './delete-guests.queries.ts'
import { GuestGridSkeleton } from './guest-grid.tsx'
import { GuestList } from './guest-list.tsx'
import { useGuests, useReadAllGuests } from './guests.queries.ts'
import { useGuestFilters } from './use-guest-filters.ts'

const AddGuestDialog = lazyDialog(async () => (await import('./add-guest-dialog.tsx')).AddGuestDialog)
const ImportDialog = lazyDialog(async () => (await import('../imports/import-dialog.tsx')).ImportDialog)

type Dialog = 'add' | 'upload' | 'delete-all'

/** The open dialog is in the URL, so that the command palette and links can open it. */
function useDialog() {
  const [params, setParams] = useSearchParams()
  const set = (dialog: Dialog | null) =>
    setParams(
      (current) => {
        if (dialog) current.set('open', dialog)
        else current.delete('open')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    dialog: params.get('open') as Dialog | null,
    open: set,
    close: () => set(null),
  }
}

export function GuestsScreen() {
  const filters = useGuestFilters()
  const list = useGuests(filters.query)
  const readAllGuests = useReadAllGuests()
  const { active } = useEntitlements()
  const { dialog, open, close } = useDialog()
  const { guests, loaded, failed } = list
  const { isFiltered, everyone = guests.length } = filters
  const isListed = isFiltered || guests.length > 0
  const add = useCallback(() => active && open('add'), [active, open])
  useShortcut('n', add)

  return (
    <Screen
      actions={
        <>
          <Tips>
            <IconLinkTo to={screens.imports.path} label="Import history" icon={IconHistory} />
          </Tips>
          <Button leftSection={<IconUpload size={17} />} disabled={!active} onClick={() => open('upload')}>
            Upload Excel
          </Button>
          <Button variant="filled" leftSection={<IconUserPlus size={17} />} disabled={!active} onClick={add}>
            Add Guest
          </Button>
        </>
      }
    >
      <UnverifiedNotice />
      {failed && !isFiltered && <LoadFailure what="guests" query={list} />}
      {!loaded && !failed && <GuestGridSkeleton />}
      {loaded && !isListed && <NoGuests onAdd={add} mayAdd={active} />}
      {isListed && (loaded || failed) && (
        <GuestList list={list} filters={filters} mayChange={active} onDeleteAll={() => open('delete-all')} />
      )}
      {dialog === 'add' && active && <AddGuestDialog onClose={close} />}
      {dialog === 'upload' && active && <ImportDialog readGuests={readAllGuests} onClose={close} />}
      <DeleteAllDialog count={everyone} opened={dialog === 'delete-all' && everyone > 0} onClose={close} />
    </Screen>
  )
}

const NoGuests = ({ onAdd, mayAdd }: { onAdd: () => void; mayAdd: boolean }) => (
  <EmptyState
    icon={IconUsers}
    title="No guests found"
    description="Add guests or import them from a spreadsheet. Then generate introductions, questions and show notes for them."
  >
    <Button variant="filled" onClick={onAdd} disabled={!mayAdd}>
      Add Your First Guest
    </Button>
  </EmptyState>
)

function DeleteAllDialog({
  count,
  opened,
  onClose,
}: {
  count: number
  opened: boolean
  onClose: () => void
}) {
  const deletion = useDeleteAllGuests()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`Delete all ${counted(count, 'guest')}`}
      confirm="Delete All"
      typed="delete"
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onClose })}
    >
      This also deletes their answers, photos and generated texts. You can undo it.
    </ConfirmDialog>
  )
}
