import { listed } from '@cueroom/core/text/format.ts'
import type { DuplicateChoice } from '@cueroom/core/imports/send/merge-guest.ts'
import type { PreviewRow } from '@cueroom/core/imports/session/preview.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { recordingTime } from '../ui/text.ts'
import { duplicateOptions, matchedBy } from './import-decisions.tsx'
import type { PreviewProps } from './preview-section.tsx'
import classes from './preview.module.css'

interface Props extends Pick<PreviewProps, 'chooseRow' | 'disabled'> {
  sheet: string
  /** In which interview dates were read. */
  timeZone: string
  row: PreviewRow
}

/** Addresses as they will be stored: a LinkedIn address under any header is one. */
const contactLine = ({ email, linkedin }: PreviewRow['guests'][number]) =>
  [email, linkedin && 'LinkedIn'].filter(Boolean).join(' · ')

/** The guest a row becomes and the planned action, or the reason it is skipped. */
export function RowGuest({ sheet, timeZone, row, chooseRow, disabled }: Props) {
  const { guests, duplicateOf, choice, leftOut, notes } = row
  const where = { sheet, row: row.row }
  const who = listed(guests.map(({ name }) => name))
  return (
    <td className={classes.guest}>
      {guests.map((guest, index) => (
        <div key={index}>
          <p className={classes.name} dir="auto">
            {index === 0 && !duplicateOf && (
              <input
                type="checkbox"
                className={classes.checkbox}
                aria-label={`Import ${who}, row ${row.row}`}
                title="Import"
                disabled={disabled}
                checked={choice === 'create'}
                onChange={({ currentTarget }) => chooseRow(where, currentTarget.checked ? 'create' : 'skip')}
              />
            )}
            {guest.name}
          </p>
          <p className={classes.line}>{personLine(guest)}</p>
          <p className={classes.line}>{contactLine(guest)}</p>
          {guest.interviewDate && (
            <p className={classes.line}>Interview {recordingTime(guest.interviewDate, timeZone)}</p>
          )}
          {guest.notes && (
            <p className={classes.line} dir="auto">
              {guest.notes}
            </p>
          )}
        </div>
      ))}
      {leftOut && <p className={classes.line}>{leftOut}</p>}
      {duplicateOf && (
        <>
          <p className={classes.line}>
            {matchedBy[duplicateOf.by]} as {duplicateOf.name}
          </p>
          <select
            className={classes.choice}
            aria-label={`${who}, row ${row.row}`}
            disabled={disabled}
            value={choice ?? 'skip'}
            onChange={({ currentTarget }) => chooseRow(where, currentTarget.value as DuplicateChoice)}
          >
            {duplicateOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </>
      )}
      {notes
        .filter(({ field }) => field === null)
        .map(({ message }) => (
          <span key={message} className={classes.note}>
            {message}
          </span>
        ))}
    </td>
  )
}
