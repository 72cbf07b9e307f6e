import { textsFilterLabels, textsFilters } from '@cueroom/core/content/texts-filter.ts'
import { numberText } from '@cueroom/core/text/format.ts'
import { CloseButton, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useShortcut } from '../app/shortcuts.ts'
import { IconSearch } from '../icons/index.ts'
import { statusFilters } from './filter-guests.ts'
import classes from './guest-filters.module.css'
import type { useGuestFilters } from './use-guest-filters.ts'

type Props = Pick<
  ReturnType<typeof useGuestFilters>,
  'filter' | 'setSearch' | 'showInAddress' | 'setFilter' | 'counts'
>

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
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear the search" onClick={() => setSearch('')} />
        }
        value={search}
        maxLength={200}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onBlur={showInAddress}
      />
      <div className={classes.statuses} role="group" aria-label="Filter by status">
        {statusFilters.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={classes.status}
            aria-pressed={value === status}
            onClick={() => setFilter({ status: value })}
          >
            {label} <span>{numberText(counts[value])}</span>
          </button>
        ))}
      </div>
      <div className={classes.statuses}>
        <button
          type="button"
          className={classes.status}
          aria-pressed={unanswered}
          onClick={() => setFilter({ unanswered: !unanswered })}
        >
          Not answered <span>{numberText(counts.unanswered)}</span>
        </button>
        {textsFilters.map((value) => (
          <button
            key={value}
            type="button"
            className={classes.status}
            aria-pressed={value === texts}
            onClick={() => setFilter({ texts: value === texts ? null : value })}
          >
            {textsFilterLabels[value]}{' '}
            {counts[value] !== undefined && <span>{numberText(counts[value])}</span>}
          </button>
        ))}
      </div>
    </div>
  )
}
