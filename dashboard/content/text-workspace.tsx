import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { readAll } from '@cueroom/core/contract/pages.ts'
import { useState } from 'react'
import { useApi } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'
import { useDeletePair, useExportWord, useSaveText, useShowLatest } from './content.queries.ts'
import { GeneratedText } from './generated-text.tsx'
// Not lazy: if loading failed offline, the edit would disappear from the screen
import { ReadingView } from './reading-view.tsx'
import { TextConflict } from './text-conflict.tsx'
import { TextEditor } from './text-editor.tsx'
import { useTextDraft } from './use-text-draft.ts'

interface Props {
  content: GeneratedContent
  guestName: string
}

/** One text with its actions: read, edit, delete, copy, export. */
export function TextWorkspace({ content, guestName }: Props) {
  const [reading, setReading] = useState(false)
  const edit = useTextEdit(content)
  const deleting = useDeletePair()
  const exporting = useExportWord()
  const { draft } = edit
  return (
    <>
      {draft && !edit.saving ? (
        <TextEditor
          content={content}
          guestName={guestName}
          text={draft.text}
          error={edit.error}
          onType={edit.type}
          onSave={edit.save}
          onCancel={edit.cancel}
        />
      ) : (
        <GeneratedText
          content={content}
          guestName={guestName}
          saving={edit.saving}
          onEdit={edit.start}
          onDelete={() => deleting.mutate(content)}
          deleting={deleting.isPending}
          onRead={() => setReading(true)}
          onExport={() => exporting.mutate(content.guestId)}
          exporting={exporting.isPending}
        />
      )}
      {reading && <ReadingView content={content} guestName={guestName} onClose={() => setReading(false)} />}
      {draft && edit.theirs && (
        <TextConflict
          mine={draft.text}
          theirs={edit.theirs.content}
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
          onClose={edit.closeConflict}
        />
      )}
    </>
  )
}

/** Editing state of a text: the draft in this browser, saving, and conflict resolution. */
function useTextEdit(content: GeneratedContent) {
  const api = useApi()
  const latest = useShowLatest()
  const { draft, edit, type, drop, keep } = useTextDraft(content)
  const [theirs, setTheirs] = useState<GeneratedContent | null>(null)
  const saving = useSaveText(drop)
  const { id, guestId, contentType } = content
  const readTheirs = async () => {
    try {
      const query = { guestId, type: contentType, limit: 200 }
      const { rows: texts } = await readAll(api.content.recent, { query, limit: 200 })
      setTheirs(texts.find((text) => text.id === id) ?? null)
    } catch {
      // The editor shows that nothing was saved; Retry asks again
    }
  }
  const send = (from: GeneratedContent, text: string, version: number) => {
    if (!text.trim()) {
      toast.failure({ title: 'The text is empty', message: 'Write something, or delete the text.' })
      return
    }
    saving.mutate(
      { content: from, text, version },
      {
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) void readTheirs()
        },
      },
    )
  }
  const cancel = () => {
    if (draft && draft.text !== content.content) {
      toast.success({ title: 'Edit discarded', action: { label: 'Undo', run: () => keep(draft) } })
    }
    saving.reset()
    drop()
  }
  return {
    draft,
    start: edit,
    type,
    cancel,
    save: () => draft && send(content, draft.text, draft.version),
    saving: saving.isPending,
    error: saving.error,
    theirs,
    keepMine: () => {
      if (!draft || !theirs) return
      setTheirs(null)
      send(theirs, draft.text, theirs.version)
    },
    takeTheirs: () => {
      if (theirs) latest.show(theirs)
      setTheirs(null)
      saving.reset()
      drop()
    },
    closeConflict: () => setTheirs(null),
  }
}
