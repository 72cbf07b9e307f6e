import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { guestPage } from '../app/paths.ts'
import { IconSearch } from '../icons/index.ts'
import { usePreload } from '../routing/routing.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { Tips } from '../ui/tips.tsx'
import { GuestBulkBar } from './guest-bulk-bar.tsx'
import { GuestDialogs } from './guest-dialogs.tsx'
import { GuestFilters } from './guest-filters.tsx'
import { GuestGrid } from './guest-grid.tsx'
import { GuestTable } from './guest-table.tsx'
import { GuestToolbar, useGuestView } from './guest-toolbar.tsx'
import type { GuestList as Guests } from './guests.queries.ts'
import { PhotoInput } from './photo-input.tsx'
import { useGuestActions } from './use-guest-actions.ts'
import type { GuestFilters as GuestFiltersState } from './use-guest-filters.ts'
import { useSelection } from './use-selection.ts'

/** Milliseconds: the list and its photos load first. */
const untilPreload = 1_000

interface Props {
  list: Guests
  filters: GuestFiltersState
  mayChange: boolean
  onDeleteAll: () => void
}

/** The guest list: search, filters, and guests as cards or a table with their actions. */
export function GuestList({ list, filters, mayChange, onDeleteAll }: Props) {
  const now = useNow()
  usePreloadedGuestPage()
  const { guests } = list
  const [view, setView] = useGuestView()
  const selection = useSelection(list)
  const { photoInput, ...actions } = useGuestActions(selection)
  const Guests = view === 'table' ? GuestTable : GuestGrid
  const { selecting } = selection

  return (
    <>
      <GuestFilters {...filters} />
      <Tips>
        <GuestToolbar
          list={list}
          everyone={filters.everyone}
          view={view}
          onView={setView}
          sort={filters.sort}
          onSort={filters.setSort}
          selecting={selecting}
          onSelect={selection.start}
          onDeleteAll={onDeleteAll}
        />
      </Tips>
      {list.failed ? (
        <LoadFailure what="guests" query={list} />
      ) : guests.length === 0 ? (
        !(list.isPrevious || filters.isTyping) && <NoMatch onReset={filters.reset} />
      ) : (
        <Tips>
          <Guests
            list={list}
            act={actions.act}
            mayChange={mayChange}
            selection={selection}
            now={now}
            sort={filters.sort}
            onSort={filters.setSort}
            texts={filters.amounts}
            noteCheck={filters.noteCheck}
          />
        </Tips>
      )}
      {selecting && <GuestBulkBar selection={selection} mayChange={mayChange} />}
      <GuestDialogs guests={guests} {...actions} />
      <PhotoInput ref={photoInput} />
    </>
  )
}

/** A guest's page is what most hosts open next: its code loads once the list has been drawn. */
function usePreloadedGuestPage() {
  const preload = usePreload()
  useEffect(() => {
    const timer = setTimeout(() => preload(guestPage(':id')), untilPreload)
    return () => clearTimeout(timer)
  }, [preload])
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
    <Button onClick={onReset}>Show all guests</Button>
  </EmptyState>
)
