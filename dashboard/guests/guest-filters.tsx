import { textsFilterLabels, textsFilters } from '@cueroom/core/guests/texts-filters.ts'
import { numberText } from '@cueroom/core/text/format.ts'
import { CloseButton, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useShortcut } from '../app/shortcuts.ts'
import { IconSearch } from '../icons/index.ts'
import { statusFilters } from './filter-guests.ts'
import classes from './guest-filters.module.css'
import type { GuestFilters as Filters } from './use-guest-filters.ts'

type Props = Pick<Filters, 'filter' | 'setSearch' | 'showInAddress' | 'setFilter' | 'counts'>

/** A number of guests; nothing while it is unknown. */
const Amount = ({ of }: { of: number | null | undefined }) =>
  typeof of === 'number' ? <span>{numberText(of)}</span> : null

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
      <div className={classes.statuses} role="group" aria-label="Filter by status">
        {statusFilters.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={classes.status}
            aria-pressed={value === status}
            onClick={() => setFilter({ status: value })}
          >
            {label} <Amount of={counts[value]} />
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
          Not answered <Amount of={counts.unanswered} />
        </button>
        {textsFilters.map((value) => (
          <button
            key={value}
            type="button"
            className={classes.status}
            aria-pressed={value === texts}
            onClick={() => setFilter({ texts: value === texts ? null : value })}
          >
            {textsFilterLabels[value]} <Amount of={counts[value]} />
          </button>
        ))}
      </div>
    </div>
  )
}
