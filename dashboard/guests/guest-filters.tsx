import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSingleKey } from '../app/single-keys.ts'
import { type StatusFilter, statusFilters } from './filter-guests.ts'
import classes from './guest-filters.module.css'

interface Props {
  search: string
  onSearch: (search: string) => void
  status: StatusFilter
  onStatus: (status: StatusFilter) => void
  counts: Record<StatusFilter, number>
}

export function GuestFilters({ search, onSearch, status, onStatus, counts }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useSingleKey('/', () => input.current?.focus())
  return (
    <div className={classes.filters} role="search">
      <TextInput
        ref={input}
        className={classes.search}
        aria-label="Search guests"
        placeholder="Search by name, company or title"
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => onSearch('')} />
        }
        value={search}
        maxLength={200}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <div className={classes.statuses} role="group" aria-label="Filter by status">
        {statusFilters.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={classes.status}
            aria-pressed={value === status}
            onClick={() => onStatus(value)}
          >
            {label} <span>{counts[value].toLocaleString('en-US')}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
