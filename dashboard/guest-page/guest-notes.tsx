import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useApi } from '../app/api.tsx'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { VersionedEdit } from '../app/versioned-edit.tsx'
import { editFailed, useEditGuest } from '../guests/change-guests.queries.ts'
import classes from './guest-page.module.css'

const longest = 20_000
const asForm = ({ notes }: Pick<Guest, 'notes'>) => ({ notes: notes ?? '' })
type Form = ReturnType<typeof asForm>
const changes = (before: Form, after: Form) => (before.notes === after.notes ? {} : { notes: after.notes })

/** The host's own notes. */
export function GuestNotes({ guest, mayChange }: { guest: Guest; mayChange: boolean }) {
  const api = useApi()
  const editing = useEditGuest()
  const [draft, setDraft] = useState<string>()
  useUnsavedChanges(draft !== undefined)
  const discard = () => setDraft(undefined)
  return (
    <section aria-label="Notes">
      <header className={classes.factsHead}>
        <h2>Notes</h2>
      </header>
      <VersionedEdit
        key={guest.version}
        what="these notes"
        label={() => 'Notes'}
        row={guest}
        asForm={asForm}
        changes={changes}
        editing={editing}
        reload={(id) => api.guests.get({ params: { id } })}
        failure={editFailed}
        onClose={discard}
      >
        {({ initial, saving, onSave }) => (
          <form
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              if (draft !== undefined) onSave({ notes: draft })
            }}
          >
            <Textarea
              aria-label="Notes"
              description="Only you see these: here, above each text and post, and in the run of show. Texts leave out what they ask not to mention."
              minRows={3}
              maxRows={14}
              maxLength={longest}
              disabled={!mayChange}
              value={draft ?? initial.notes}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
            {draft !== undefined && (
              <Group gap="xs" mt="xs">
                <Button variant="filled" type="submit" size="xs" loading={saving}>
                  Save notes
                </Button>
                <Button size="xs" variant="subtle" disabled={saving} onClick={discard}>
                  Discard
                </Button>
              </Group>
            )}
          </form>
        )}
      </VersionedEdit>
    </section>
  )
}
