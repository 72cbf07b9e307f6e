import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { PastImport } from '@cueroom/core/imports/imports.contract.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { screens, uploadGuests } from '../app/paths.ts'
import { Screen } from '../app/screen.tsx'
import { IconArrowBackUp, IconFileSpreadsheet, IconUpload } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { RecordItem, RecordList, RecordListSkeleton } from '../ui/record-list.tsx'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'
import { LeftOutRows } from './left-out-rows.tsx'
import { useImports, useUndoImport } from './imports.queries.ts'

/** Every imported file: what it added, what is left of it, and undo. */
export function ImportsScreen() {
  const imports = useImports()
  return (
    <Screen
      actions={
        <>
          <Button component={Link} to={screens.guests.path}>
            Your guests
          </Button>
          <Button variant="filled" component={Link} to={uploadGuests} leftSection={<IconUpload size={17} />}>
            Upload Excel
          </Button>
        </>
      }
    >
      {imports.isError && <LoadFailure what="imports" query={imports} />}
      {imports.isPending && <RecordListSkeleton label="Loading your imports" />}
      {imports.data?.length === 0 && <NothingImported />}
      {imports.data && imports.data.length > 0 && (
        <RecordList label="Imports">
          {imports.data.map((past) => (
            <Import key={past.id} past={past} />
          ))}
        </RecordList>
      )}
    </Screen>
  )
}

function Import({ past }: { past: PastImport }) {
  const [asking, setAsking] = useState(false)
  const { fileName, createdAt, by, source, skipped, left, changesLeft } = past
  const name = fileName ?? 'Guests without a file'
  return (
    <RecordItem
      icon={IconFileSpreadsheet}
      title={name}
      details={[
        whatItDid(past),
        `${dayAndTime(createdAt)}${by ? ` by ${by}` : ''}${source === 'cli' ? ', on the command line' : ''}`,
      ]}
      action={
        <>
          {left + changesLeft > 0 && (
            <Button
              size="sm"
              leftSection={<IconArrowBackUp size={16} />}
              aria-label={`Undo the import of ${name}`}
              onClick={() => setAsking(true)}
            >
              Undo
            </Button>
          )}
          <UndoDialog past={past} name={name} opened={asking} onClose={() => setAsking(false)} />
        </>
      }
    >
      {skipped > 0 && <LeftOutRows past={past} />}
    </RecordItem>
  )
}

/** `12 guests added, 10 still here, 3 updated`. */
function whatItDid({ imported, left, changed, changesLeft }: PastImport) {
  if (left + changesLeft === 0 && imported + changed > 0)
    return `${counted(imported + changed, 'guest')} added or updated, then undone`
  return [
    `${counted(imported, 'guest')} added`,
    ...(left < imported ? [`${numberText(left)} still here`] : []),
    ...(changed > 0 ? [`${numberText(changed)} updated`] : []),
  ].join(', ')
}

interface UndoProps {
  past: PastImport
  name: string
  opened: boolean
  onClose: () => void
}

function UndoDialog({ past: { id, left, changesLeft }, name, opened, onClose }: UndoProps) {
  const undoing = useUndoImport()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`Undo the import of ${name}`}
      confirm="Undo import"
      pending={undoing.isPending}
      onConfirm={() => undoing.mutate(id, { onSettled: onClose })}
    >
      {left > 0 &&
        `${counted(left, 'guest')} it added will be deleted with their texts. You can restore them from Recently deleted for ${trashDays} days. `}
      {changesLeft > 0 &&
        `${counted(changesLeft, 'guest')} it updated ${changesLeft === 1 ? 'gets' : 'get'} their previous values back, except for fields you changed since.`}
    </ConfirmDialog>
  )
}

const NothingImported = () => (
  <EmptyState
    icon={IconFileSpreadsheet}
    title="No imports yet"
    description="Every spreadsheet you import appears here, with what it added and what was left out. You can undo a whole file."
  >
    <Button variant="filled" component={Link} to={uploadGuests}>
      Upload Excel
    </Button>
  </EmptyState>
)
