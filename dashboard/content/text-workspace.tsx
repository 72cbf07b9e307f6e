import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { contentTypeLabels } from '@cueroom/core/content/content-labels.ts'
import { readAll } from '@cueroom/core/contract/pages.ts'
import { type ReactNode, useState } from 'react'
import { useApi } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'
import { saveFailure, useDeletePair, useExportWord, useSaveText, useLatestText } from './content.queries.ts'
import { GeneratedText } from './generated-text.tsx'
// Not lazy: if loading failed offline, the edit would disappear from the screen
import { ReadingView } from './reading-view.tsx'
import { useLatestVersion } from '../app/use-latest-version.ts'
import { VersionConflictDialog } from '../app/version-conflict.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { TextEditor } from './text-editor.tsx'
import { useTextDraft } from './use-text-draft.ts'

const VersionsDialog = lazyDialog(async () => (await import('./versions-dialog.tsx')).VersionsDialog)

interface Props {
  content: GeneratedContent
  guestName: string
  /** A button that does what the text's note asks for. */
  noteAction?: ReactNode
}

/** One text with its actions: read, edit, delete, copy, export. */
export function TextWorkspace({ content, guestName, noteAction }: Props) {
  const [reading, setReading] = useState(false)
  const [comparing, setComparing] = useState(false)
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
          onCompare={edit.compare}
          onType={edit.type}
          onSave={edit.save}
          onCancel={edit.cancel}
        />
      ) : (
        <GeneratedText
          content={content}
          guestName={guestName}
          noteAction={noteAction}
          saving={edit.saving}
          onEdit={edit.start}
          onDelete={() => deleting.mutate(content)}
          deleting={deleting.isPending}
          onRead={() => setReading(true)}
          onVersions={() => setComparing(true)}
          onExport={() => exporting.mutate(content.guestId)}
          exporting={exporting.isPending}
        />
      )}
      {reading && <ReadingView content={content} guestName={guestName} onClose={() => setReading(false)} />}
      {comparing && (
        <VersionsDialog
          content={content}
          onClose={() => setComparing(false)}
          onBack={(text) => {
            setComparing(false)
            edit.replace(text)
          }}
        />
      )}
      {edit.conflict && (
        <VersionConflictDialog
          what="this text"
          label={() => contentTypeLabels[content.contentType]}
          saving={edit.saving}
          {...edit.conflict}
        />
      )}
    </>
  )
}

/** Editing state of a text: the draft in this browser, saving, and conflict resolution. */
function useTextEdit(content: GeneratedContent) {
  const api = useApi()
  const shown = useLatestText()
  const { draft, isBehind, edit, type, drop, keep } = useTextDraft(content)
  const saving = useSaveText(drop)
  const { id, guestId, contentType } = content
  const { latest, show, onError, clear } = useLatestVersion(async () => {
    const query = { guestId, type: contentType, limit: 200 }
    const { rows: texts } = await readAll(api.content.recent, { query, limit: 200 })
    return texts.find((text) => text.id === id)
  }, saveFailure)
  const send = (from: GeneratedContent, text: string, version: number) => {
    if (!text.trim()) {
      toast.failure({ title: 'The text is empty', message: 'Write something, or delete the text.' })
      return
    }
    saving.mutate({ content: from, text, version }, { onError })
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
    /** Shows the edit and the text that was saved since. */
    compare: isBehind ? () => show(content) : undefined,
    start: edit,
    type,
    cancel,
    save: () => draft && send(content, draft.text, draft.version),
    /** Saves another text without the editor. */
    replace: (text: string) => {
      keep({ text, version: content.version, base: content.content })
      send(content, text, content.version)
    },
    saving: saving.isPending,
    error: saving.error,
    conflict: draft &&
      latest && {
        // Both versions are shown whole
        base: { content: '' },
        mine: { content: draft.text },
        theirs: { content: latest.content },
        onOverwrite: (merged: { content: string }) => {
          clear()
          send(latest, merged.content, latest.version)
        },
        onLoadLatest: () => {
          shown.show(latest)
          clear()
          saving.reset()
          drop()
        },
        onClose: clear,
      },
  }
}
