import { inquiryStates, inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { Filter, FilterRow } from '../ui/filter-row.tsx'
import classes from './inbox.module.css'
import type { InboxFilter } from './inbox.queries.ts'

interface Props {
  filter: InboxFilter
  onChange: (filter: InboxFilter) => void
}

export const InboxFilters = ({ filter, onChange }: Props) => (
  <div className={classes.filters}>
    <FilterRow label="Filter">
      <Filter label="All" pressed={!filter.unread && !filter.inquiryState} onPress={() => onChange({})} />
      <Filter
        label="Unread"
        pressed={filter.unread === 'true'}
        onPress={() => onChange({ unread: 'true' })}
      />
    </FilterRow>
    <FilterRow label="Filter sponsor inquiries">
      {inquiryStates.map((inquiryState) => (
        <Filter
          key={inquiryState}
          label={inquiryState === 'new' ? 'New inquiries' : inquiryStateWords[inquiryState]}
          pressed={filter.inquiryState === inquiryState}
          onPress={() => onChange({ inquiryState })}
        />
      ))}
    </FilterRow>
  </div>
)
