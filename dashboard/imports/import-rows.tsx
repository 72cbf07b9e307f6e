import { counted, numberText } from '@cueroom/core/text/format.ts'
import { type RowFilter, rowFilters } from '@cueroom/core/imports/session/preview.ts'
import { Button, Group, NativeSelect } from '@mantine/core'
import { Dimmed } from '../ui/dimmed.ts'
import { pageRows, type PreviewProps, Section } from './preview-section.tsx'
import { RowGrid } from './row-grid.tsx'

const filterLabels: Record<RowFilter, string> = {
  all: 'All rows',
  guests: 'Rows with new guests',
  known: 'Rows already in your show',
  'left-out': 'Left out',
  notes: 'Unsure',
}

/** The rows of a sheet, page by page: who each becomes, and its cells, which can be corrected. */
export function Rows(props: PreviewProps) {
  const { preview, turn } = props
  const { page, sheets, counts } = preview
  const imported = sheets.filter((sheet) => sheet.imported)
  return (
    <Section title={counts.guests > 0 ? 'Your guests' : 'No guests yet'}>
      {counts.guests === 0 && (
        <Dimmed mb="xs">
          No column contains names. Choose which column becomes the name, or type names into the rows.
        </Dimmed>
      )}
      <Group gap={6} mb="xs">
        {imported.length > 1 && (
          <NativeSelect
            aria-label="Sheet shown"
            size="xs"
            value={page.sheet}
            data={imported.map(({ name }) => name)}
            onChange={({ currentTarget }) => turn({ sheet: currentTarget.value })}
          />
        )}
        {rowFilters
          .filter((filter) => filter === 'all' || filter === page.filter || page.filters[filter] > 0)
          .map((filter) => (
            <Button
              key={filter}
              size="compact-sm"
              variant={filter === page.filter ? 'light' : 'subtle'}
              color={filter === page.filter ? 'indigo' : 'gray'}
              c={filter === page.filter ? undefined : 'dimmed'}
              aria-pressed={filter === page.filter}
              onClick={() => turn({ filter })}
            >
              {filterLabels[filter]} {numberText(page.filters[filter])}
            </Button>
          ))}
      </Group>
      {page.rows.length > 0 && (
        <>
          <RowGrid {...props} />
          <Pager {...props} />
        </>
      )}
    </Section>
  )
}

function Pager({ preview: { page }, turn }: PreviewProps) {
  const end = page.from + page.rows.length
  const many = (count: number) => numberText(count)
  if (page.from === 0 && end === page.total) return null
  return (
    <Group gap="xs" mt="xs" justify="flex-end">
      <Dimmed role="status">
        {many(page.from + 1)} to {many(end)} of {counted(page.total, 'row')}
      </Dimmed>
      <Button
        size="compact-sm"
        disabled={page.from === 0}
        onClick={() => turn({ from: page.from - pageRows })}
      >
        Previous
      </Button>
      <Button
        size="compact-sm"
        disabled={end === page.total}
        onClick={() => turn({ from: page.from + pageRows })}
      >
        Next
      </Button>
    </Group>
  )
}
