import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { readStored, writeStored } from '../ui/storage.ts'

/** An unsaved edit: its text and the version it is based on. */
export interface TextDraft {
  text: string
  version: number
}

const keyOf = (id: number) => `cueroom.draft.${id}`

export function readDraft(id: number): TextDraft | null {
  try {
    const draft = JSON.parse(readStored(keyOf(id)) ?? 'null')
    return typeof draft?.text === 'string' && typeof draft.version === 'number' ? draft : null
  } catch {
    return null
  }
}

export const storeDraft = (id: number, draft: TextDraft | null) =>
  writeStored(keyOf(id), draft && JSON.stringify(draft))

/** The draft edit of one text. Every change is stored in this browser, so a reload or crash loses nothing. */
export function useTextDraft({ id, content, version }: GeneratedContent) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(id)
    // Saved, but the page was closed before the reply arrived
    return kept?.text === content ? null : kept
  })
  const keep = (next: TextDraft | null) => {
    storeDraft(id, next)
    setDraft(next)
  }
  return {
    /** Null when not editing. */
    draft,
    edit: () => keep({ text: content, version }),
    type: (text: string) => keep({ text, version: draft?.version ?? version }),
    drop: () => keep(null),
    keep,
  }
}
