import { numberText } from '@cueroom/core/text/format.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { IconSearch } from '../icons/index.ts'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { Tips } from '../ui/tips.tsx'
import { GuestBulkBar } from './guest-bulk-bar.tsx'
import { GuestDialogs } from './guest-dialogs.tsx'
import { GuestFilters } from './guest-filters.tsx'
import { GuestGrid } from './guest-grid.tsx'
import { GuestTable } from './guest-table.tsx'
import { GuestToolbar, useGuestView } from './guest-toolbar.tsx'
import type { useGuests } from './guests.queries.ts'
import { PhotoInput } from './photo-input.tsx'
import { useGuestActions } from './use-guest-actions.ts'
import { useGuestFilters } from './use-guest-filters.ts'
import { useSelection } from './use-selection.ts'

interface Props {
  list: ReturnType<typeof useGuests>
  mayChange: boolean
  onDeleteAll: () => void
}

/** The guest list: search, filters, and guests as cards or a table with their actions. */
export function GuestList({ list, mayChange, onDeleteAll }: Props) {
  const now = useNow()
  const filters = useGuestFilters(list.guests, list.complete, now)
  const { shown } = filters
  const [view, setView] = useGuestView()
  const selection = useSelection(shown)
  const { photoInput, ...actions } = useGuestActions(selection)
  const Guests = view === 'table' ? GuestTable : GuestGrid
  const { selecting } = selection

  return (
    <>
      <GuestFilters {...filters} />
      <Tips>
        <GuestToolbar
          shown={shown.length}
          list={list}
          view={view}
          onView={setView}
          sort={filters.sort}
          onSort={filters.setSort}
          selecting={selecting}
          onSelect={selection.start}
          onDeleteAll={onDeleteAll}
        />
      </Tips>
      {filters.textsFailed ? (
        <LoadFailure what="guests' texts" query={filters.textsFailed} />
      ) : shown.length === 0 ? (
        <NoMatch list={list} filtering={filters.filtering} onReset={filters.reset} />
      ) : (
        <Tips>
          <Guests
            guests={shown}
            act={actions.act}
            mayChange={mayChange}
            selection={selection}
            now={now}
            sort={filters.sort}
            onSort={filters.setSort}
            texts={filters.amounts}
          />
        </Tips>
      )}
      {selecting && <GuestBulkBar selection={selection} shown={shown.length} mayChange={mayChange} />}
      <GuestDialogs guests={list.guests} {...actions} />
      <PhotoInput ref={photoInput} />
    </>
  )
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

interface NoMatchProps {
  list: Props['list']
  filtering: boolean
  onReset: () => void
}

/** Nothing matches; while guests are still loading, a match may come. */
function NoMatch({ list, filtering, onReset }: NoMatchProps) {
  if (filtering) return null
  const searching = !list.complete && !list.stalled
  return (
    <EmptyState
      icon={IconSearch}
      title={searching ? 'Still searching' : 'No matching guests'}
      description={
        searching
          ? `None of the first ${numberText(list.guests.length)} guests matches. ${numberText(list.total - list.guests.length)} more are loading.`
          : 'Try a shorter search, or show all guests.'
      }
    >
      <Button variant="default" onClick={onReset}>
        Show all guests
      </Button>
    </EmptyState>
  )
}
