import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconSearch, IconTrash, IconUpload, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Screen } from '../app/screen.tsx'
import { useEntitlements } from '../app/session.queries.ts'
import { useSingleKey } from '../app/single-keys.ts'
import { toast } from '../app/toasts.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { copyText } from '../ui/copy.ts'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { counted } from '../ui/text.ts'
import { countByStatus, filterGuests, type StatusFilter } from './filter-guests.ts'
import { GuestFilters } from './guest-filters.tsx'
import { GuestGrid, GuestGridSkeleton } from './guest-grid.tsx'
import { useDeleteAllGuests, useDeleteGuest, useGuests, useSetStatus } from './guests.queries.ts'

const AddGuestDialog = lazy(async () => ({
  default: (await import('./add-guest-dialog.tsx')).AddGuestDialog,
}))
const BiographyDialog = lazy(async () => ({
  default: (await import('./biography-dialog.tsx')).BiographyDialog,
}))
const ImportDialog = lazy(async () => ({
  default: (await import('./import/import-dialog.tsx')).ImportDialog,
}))

type Dialog = 'add' | 'upload' | 'delete-all'

/** Which dialog is open stands in the address, so that the command palette and links can open one. */
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
    search: params.get('search'),
  }
}

export function GuestsScreen() {
  const list = useGuests()
  const { active } = useEntitlements()
  const { dialog, open, close, search } = useDialog()
  const { guests } = list
  const add = useCallback(() => active && open('add'), [active, open])
  useSingleKey('n', add)

  return (
    <Screen
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconUpload size={17} aria-hidden />}
            disabled={!active || !list.complete}
            onClick={() => open('upload')}
          >
            Upload Excel
          </Button>
          <Button leftSection={<IconUserPlus size={17} aria-hidden />} disabled={!active} onClick={add}>
            Add Guest
          </Button>
        </>
      }
    >
      {list.failed && <LoadFailure what="guests" retry={list.retry} retrying={list.retrying} />}
      {!list.loaded && !list.failed && <GuestGridSkeleton />}
      {list.loaded && guests.length === 0 && <NoGuests onAdd={add} mayAdd={active} />}
      {guests.length > 0 && (
        <GuestList
          key={search}
          list={list}
          initialSearch={search ?? ''}
          mayChange={active}
          onDeleteAll={() => open('delete-all')}
        />
      )}
      <Suspense>
        {dialog === 'add' && active && <AddGuestDialog onClose={close} />}
        {dialog === 'upload' && active && list.complete && <ImportDialog guests={guests} onClose={close} />}
      </Suspense>
      <DeleteAllDialog
        count={guests.length}
        opened={dialog === 'delete-all' && guests.length > 0}
        onClose={close}
      />
    </Screen>
  )
}

const NoGuests = ({ onAdd, mayAdd }: { onAdd: () => void; mayAdd: boolean }) => (
  <EmptyState
    icon={IconUsers}
    title="No guests found"
    description="Guests you add or import from a spreadsheet appear here, ready for introductions, questions and show notes."
  >
    <Button onClick={onAdd} disabled={!mayAdd}>
      Add Your First Guest
    </Button>
  </EmptyState>
)

interface ListProps {
  list: ReturnType<typeof useGuests>
  initialSearch: string
  mayChange: boolean
  onDeleteAll: () => void
}

function GuestList({ list, initialSearch, mayChange, onDeleteAll }: ListProps) {
  const { guests } = list
  const [search, setSearch] = useState(initialSearch)
  const [status, setStatus] = useState<StatusFilter>('all')
  const [biography, setBiography] = useState<GuestCard | null>(null)
  const sought = useDeferredValue(search)
  const matching = useMemo(() => filterGuests(guests, { search: sought, status: 'all' }), [guests, sought])
  const counts = useMemo(() => countByStatus(matching), [matching])
  const shown = useMemo(() => filterGuests(matching, { search: '', status }), [matching, status])
  const actions = useCardActions()
  const everyone = () => {
    setSearch('')
    setStatus('all')
  }
  return (
    <>
      <GuestFilters
        search={search}
        onSearch={setSearch}
        status={status}
        onStatus={setStatus}
        counts={counts}
      />
      <Group justify="space-between" mt={-8}>
        <Count shown={shown.length} list={list} />
        <Button
          variant="subtle"
          color="red"
          c="var(--mantine-color-error)"
          size="compact-sm"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={onDeleteAll}
        >
          Delete All
        </Button>
      </Group>
      {shown.length === 0 ? (
        <NoMatch onReset={everyone} />
      ) : (
        <GuestGrid guests={shown} mayChange={mayChange} onBiography={setBiography} {...actions} />
      )}
      <Suspense>
        {biography && <BiographyDialog guest={biography} onClose={() => setBiography(null)} />}
      </Suspense>
    </>
  )
}

function Count({ shown, list }: { shown: number; list: ReturnType<typeof useGuests> }) {
  const all = counted(list.guests.length, 'guest')
  const so = list.complete ? '' : list.stalled ? ', the rest could not be loaded' : ', more are loading'
  return (
    <Group gap="xs">
      <Text role="status" size="sm" c="dimmed">
        {shown === list.guests.length ? all : `${shown.toLocaleString('en-US')} of ${all}`}
        {so}
      </Text>
      {list.stalled && (
        <Button variant="default" size="compact-sm" onClick={list.retry}>
          Try again
        </Button>
      )}
    </Group>
  )
}

/** What a card can do, with identities that last: a changed one would draw every card anew. */
function useCardActions() {
  const { mutate: setStatus } = useSetStatus()
  const { mutate: remove } = useDeleteGuest()
  const onCompleted = useCallback(
    (guest: GuestCard, completed: boolean) =>
      setStatus({ id: guest.id, episodeStatus: completed ? 'completed' : openStatus(guest) }),
    [setStatus],
  )
  const onDelete = useCallback((guest: GuestCard) => remove(guest), [remove])
  return { onCompleted, onDelete, onCopyEmail: copyEmail }
}

/** What a guest whose episode is not done counts as. */
const openStatus = ({ interviewDate }: GuestCard) =>
  interviewDate && new Date(interviewDate) > new Date() ? 'upcoming' : 'unscheduled'

async function copyEmail(email: string) {
  if (await copyText(email)) toast.success({ title: 'Email Copied', message: email })
  else toast.failure({ title: 'Failed to copy', message: email })
}

const NoMatch = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    icon={IconSearch}
    title="No guest matches"
    description="Try fewer letters, or look at all of your guests."
  >
    <Button variant="default" onClick={onReset}>
      Show all guests
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
      Their answers, photos and generated texts go with them. The message that follows has an Undo.
    </ConfirmDialog>
  )
}
