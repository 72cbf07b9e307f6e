import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isConflict, tellFailure } from './api.tsx'
import type { Toast } from '../ui/toasts.tsx'
import { EditConflict } from '../ui/edit-conflict.tsx'
import type { FormFields } from '../ui/form-changes.ts'

/** A change to a record, as sent. */
export interface Edit<Changes> {
  id: number
  changes: Changes
  /** The version the changes are based on. */
  version: number
}

interface Props<Row, Form, Changes> {
  /** What is edited, such as `guest`. */
  what: string
  labels: Record<keyof Form, string>
  row: Row
  asForm: (row: Row) => Form
  /** The changes in the API's shape. */
  changes: (before: Row, after: Form) => Changes
  /** The current form values. */
  mine: () => Form
  editing: UseMutationResult<unknown, Error, Edit<Changes>>
  /** Fetches the current record. */
  reload: (id: number) => Promise<Row>
  failure: Toast
  onClose: () => void
  /** The form; `base` is the record it started from. */
  children: (save: (form: Form) => void, base: Row) => ReactNode
}

/** An edit with version-conflict handling: if someone else saved the record, the host chooses what to keep. */
export function VersionedEdit<
  Row extends { id: number; version: number },
  Form extends FormFields,
  Changes extends object,
>({
  row,
  asForm,
  changes,
  mine,
  editing,
  reload,
  failure,
  onClose,
  children,
  ...shown
}: Props<Row, Form, Changes>) {
  // Changes are always computed against the version the edit started from
  const [base] = useState(row)
  const [theirs, setTheirs] = useState<Row | null>(null)

  const save = (before: Row, after: Form) => {
    const changed = changes(before, after)
    if (Object.keys(changed).length === 0) return onClose()
    const showTheirs = () => reload(base.id).then(setTheirs, (error: unknown) => tellFailure(error, failure))
    return editing.mutate(
      { id: base.id, changes: changed, version: before.version },
      { onSuccess: onClose, onError: (error) => void (isConflict(error) && showTheirs()) },
    )
  }
  if (!theirs) return children((form) => save(base, form), base)
  return (
    <EditConflict
      {...shown}
      key={theirs.version}
      base={asForm(base)}
      mine={mine()}
      theirs={asForm(theirs)}
      saving={editing.isPending}
      onSave={(merged) => save(theirs, merged)}
      onClose={onClose}
    />
  )
}
