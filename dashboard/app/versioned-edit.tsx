import type { UseMutationResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import type { Toast } from '../ui/toasts.tsx'
import { useLatestVersion } from './use-latest-version.ts'
import { VersionConflict } from './version-conflict.tsx'

/** A change to a record, as sent. */
export interface Edit<Changes, Id = number> {
  id: Id
  changes: Changes
  /** The version the changes are based on. */
  version: number
}

/** What the form of a record gets, a new one or one that is edited. */
export interface RecordFormProps<Form> {
  initial: Form
  saving: boolean
  onSave: (form: Form) => void
  onClose: () => void
}

interface Props<Row extends { id: unknown }, Form, Changes> {
  /** What is edited, such as `this guest`. */
  what: string
  label: (path: string) => string
  row: Row
  asForm: (row: Row) => Form
  /** The changes in the API's shape. */
  changes: (before: Form, after: Form) => Changes
  editing: UseMutationResult<unknown, Error, Edit<Changes, Row['id']>>
  /** Fetches the current record. */
  reload: (id: Row['id']) => Promise<Row>
  failure: Toast
  onClose: () => void
  /** The form, with its own state, which is reset when the latest version is loaded. */
  children: (form: RecordFormProps<Form>, base: Row) => ReactNode
}

/** An edit in a dialog; if someone else saved the record, the host chooses what to keep. */
export function VersionedEdit<
  Row extends { id: unknown; version: number },
  Form extends object,
  Changes extends object,
>({
  row,
  what,
  label,
  asForm,
  changes,
  editing,
  reload,
  failure,
  onClose,
  children,
}: Props<Row, Form, Changes>) {
  // Changes are always computed against the version the edit started from
  const [base, setBase] = useState(row)
  const [mine, setMine] = useState<Form>()
  const { latest, onError, clear } = useLatestVersion(() => reload(base.id), failure)

  const save = (before: Row, after: Form) => {
    const changed = changes(asForm(before), after)
    if (Object.keys(changed).length === 0) return onClose()
    return editing.mutate(
      { id: base.id, changes: changed, version: before.version },
      { onSuccess: onClose, onError },
    )
  }
  const onSave = (form: Form) => {
    setMine(form)
    save(base, form)
  }
  if (!latest || !mine) {
    const form = { initial: asForm(base), saving: editing.isPending, onSave, onClose }
    return <Fragment key={base.version}>{children(form, base)}</Fragment>
  }
  return (
    <VersionConflict
      key={latest.version}
      what={what}
      label={label}
      base={asForm(base)}
      mine={mine}
      theirs={asForm(latest)}
      saving={editing.isPending}
      onOverwrite={(merged) => save(latest, merged)}
      onLoadLatest={() => {
        setBase(latest)
        clear()
      }}
    />
  )
}
