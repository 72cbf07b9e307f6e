import { textsFilterLabels, textsFilters } from '@cueroom/core/guests/texts-filters.ts'
import { CloseButton, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useShortcut } from '../app/shortcuts.ts'
import { IconSearch } from '../icons/index.ts'
import { Filter, FilterRow } from '../ui/filter-row.tsx'
import { statusFilters } from './filter-guests.ts'
import classes from './guest-filters.module.css'
import type { GuestFilters as Filters } from './use-guest-filters.ts'

type Props = Pick<Filters, 'filter' | 'setSearch' | 'showInAddress' | 'setFilter' | 'counts'>

export function GuestFilters({ filter, setSearch, showInAddress, setFilter, counts }: Props) {
  const { search, status, unanswered, texts } = filter
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus())
  return (
    <div className={classes.filters} role="search">
      <TextInput
        ref={input}
        className={classes.search}
        aria-label="Search guests"
        placeholder="Search by name, company or title"
        leftSection={<IconSearch size={17} stroke={1.7} />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearch('')} />
        }
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onBlur={showInAddress}
      />
      <FilterRow label="Filter by status">
        {statusFilters.map(({ value, label }) => (
          <Filter
            key={value}
            label={label}
            pressed={value === status}
            count={counts[value]}
            onPress={() => setFilter({ status: value })}
          />
        ))}
      </FilterRow>
      <FilterRow>
        <Filter
          label="Not answered"
          pressed={unanswered}
          count={counts.unanswered}
          onPress={() => setFilter({ unanswered: !unanswered })}
        />
        {textsFilters.map((value) => (
          <Filter
            key={value}
            label={textsFilterLabels[value]}
            pressed={value === texts}
            count={counts[value]}
            onPress={() => setFilter({ texts: value === texts ? null : value })}
          />
        ))}
      </FilterRow>
    </div>
  )
}
