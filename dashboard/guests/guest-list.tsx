import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { EmptyState } from '../ui/states.tsx'
import { Tips } from '../ui/tips.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { countByStatus, filterGuests, type StatusFilter } from './filter-guests.ts'
import { GuestDialogs } from './guest-dialogs.tsx'
import { GuestFilters } from './guest-filters.tsx'
import { GuestGrid } from './guest-grid.tsx'
import { GuestTable } from './guest-table.tsx'
import { GuestToolbar, useGuestView } from './guest-toolbar.tsx'
import type { useGuests } from './guests.queries.ts'
import { PhotoInput } from './photo-input.tsx'
import { useGuestActions } from './use-guest-actions.ts'
import { useSelection } from './use-selection.ts'

interface Props {
  list: ReturnType<typeof useGuests>
  initialSearch: string
  mayChange: boolean
  onDeleteAll: () => void
}

/** The guest list: search, filters, and guests as cards or a table with their actions. */
export function GuestList({ list, initialSearch, mayChange, onDeleteAll }: Props) {
  const { matching, shown, filters } = useFilters(list.guests, initialSearch)
  const [view, setView] = useGuestView()
  const selection = useSelection(shown)
  const { photoInput, ...actions } = useGuestActions(selection)
  const now = useNow()
  const counts = useMemo(() => countByStatus(matching), [matching])
  const Guests = view === 'table' ? GuestTable : GuestGrid
  const { selecting } = selection

  return (
    <>
      <GuestFilters {...filters} counts={counts} />
      <Tips>
        <GuestToolbar
          shown={shown.length}
          list={list}
          view={view}
          onView={setView}
          selecting={selecting}
          onSelect={selection.start}
          onDeleteAll={onDeleteAll}
        />
      </Tips>
      {shown.length === 0 ? (
        <NoMatch onReset={filters.reset} />
      ) : (
        <Tips>
          <Guests guests={shown} act={actions.act} mayChange={mayChange} selection={selection} now={now} />
        </Tips>
      )}
      {selecting && <BulkBar selection={selection} shown={shown.length} mayChange={mayChange} />}
      <GuestDialogs guests={list.guests} mayChange={mayChange} {...actions} />
      <PhotoInput ref={photoInput} />
    </>
  )
}

function useFilters(guests: Props['list']['guests'], initialSearch: string) {
  const [search, onSearch] = useState(initialSearch)
  const [status, onStatus] = useState<StatusFilter>('all')
  const sought = useDeferredValue(search)
  const matching = useMemo(() => filterGuests(guests, { search: sought, status: 'all' }), [guests, sought])
  const shown = useMemo(() => filterGuests(matching, { search: '', status }), [matching, status])
  const reset = () => {
    onSearch('')
    onStatus('all')
  }
  return { matching, shown, filters: { search, onSearch, status, onStatus, reset } }
}

/** The current time, updated every minute. */
function useNow() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(tick)
  }, [])
  return now
}

const NoMatch = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    icon={IconSearch}
    title="No matching guests"
    description="Try a shorter search, or show all guests."
  >
    <Button variant="default" onClick={onReset}>
      Show all guests
    </Button>
  </EmptyState>
)
