import { counted } from '@cueroom/core/text/format.ts'
import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { withItem } from '../ui/with-item.ts'
import classes from './accept-list.module.css'

/** Something a host can accept or leave out. */
export interface Acceptable {
  key: string
  label: string
  about: string[]
  /** Left out unless the host accepts it. */
  isUnsure?: boolean
}

interface Props {
  title: string
  rows: Acceptable[]
  accepted: ReadonlySet<string>
  onChange: (accepted: Set<string>) => void
}

/** Rows that are drawn at first, and with each click on more. */
const pageLength = 50

/** A list with a checkbox for each row, and one for all of them. An empty list renders nothing. */
export function AcceptList({ title, rows, accepted, onChange }: Props) {
  const [shown, setShown] = useState(pageLength)
  if (rows.length === 0) return null
  const left = rows.length - shown
  return (
    <fieldset className={classes.list}>
      <legend className={classes.title}>
        <Checkbox
          label={`${title}: ${accepted.size} of ${rows.length}`}
          checked={accepted.size === rows.length}
          indeterminate={accepted.size > 0 && accepted.size < rows.length}
          onChange={(event) =>
            onChange(new Set(event.currentTarget.checked ? rows.map(({ key }) => key) : []))
          }
        />
      </legend>
      <Stack gap={6}>
        {rows.slice(0, shown).map(({ key, label, about }) => (
          <Checkbox
            key={key}
            label={label}
            description={about.map((line) => (
              <span key={line} className={classes.about} dir="auto">
                {line}
              </span>
            ))}
            checked={accepted.has(key)}
            onChange={(event) => onChange(withItem(accepted, key, event.currentTarget.checked))}
          />
        ))}
      </Stack>
      {left > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt="xs"
          onClick={() => setShown((before) => before + 10 * pageLength)}
        >
          {`Show ${counted(Math.min(left, 10 * pageLength), 'more', 'more')}`}
        </Button>
      )}
    </fieldset>
  )
}
