import { counted, numberText } from '@cueroom/core/text/format.ts'
import { leftOutRows } from '@cueroom/core/imports/send/left-out-rows.ts'
import type { ImportReport, PastImport } from '@cueroom/core/imports/imports.contract.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { saveDownload } from '../ui/download.ts'
import classes from './left-out-rows.module.css'
import { useImportReport } from './imports.queries.ts'

const rowsShown = 100

/** The rows of a file that were left out, loaded on demand. */
export function LeftOutRows({ past }: { past: PastImport }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.leftOut} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{counted(past.skipped, 'row')} left out</summary>
      {open && <Report id={past.id} />}
    </details>
  )
}

function Report({ id }: { id: string }) {
  const report = useImportReport(id)
  if (report.isError)
    return (
      <Text size="sm" role="alert">
        Couldn't load these rows.{' '}
        <Button size="compact-xs" onClick={() => report.refetch()}>
          Try again
        </Button>
      </Text>
    )
  if (!report.data) return <Skeleton h={40} role="status" aria-label="Loading the left-out rows" />
  return <Rows report={report.data} />
}

function Rows({ report: { fileName, leftOut, skipped } }: { report: ImportReport }) {
  const sheets = new Set(leftOut.map(({ sheet }) => sheet)).size
  const more = skipped - Math.min(leftOut.length, rowsShown)
  return (
    <>
      <ul>
        {leftOut.slice(0, rowsShown).map(({ sheet, row, reason, text }, index) => (
          <li key={index}>
            <b>
              {sheets > 1 && `${sheet}, `}Row {row}
            </b>{' '}
            {reason}: <span dir="auto">{text}</span>
          </li>
        ))}
        {more > 0 && <li>and {numberText(more)} more</li>}
      </ul>
      {leftOut.length > 0 && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => saveDownload(leftOutRows(fileName ?? 'import', leftOut))}
        >
          {leftOut.length < skipped ? `Download the first ${leftOut.length}` : 'Download the left-out rows'}
        </Button>
      )}
    </>
  )
}
