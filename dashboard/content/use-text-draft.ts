import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { readDraft, writeDraft } from '../ui/storage.ts'

/** An unsaved edit: its text and the version it is based on. */
interface TextDraft {
  text: string
  version: number
}

const keyOf = (id: number) => `cueroom.draft.${id}`

export function readTextDraft(id: number): TextDraft | null {
  const draft: Partial<TextDraft> | null = readDraft(keyOf(id))
  return typeof draft?.text === 'string' && typeof draft.version === 'number' ? (draft as TextDraft) : null
}

/** The draft edit of one text. Every change is stored in this browser, so a reload or crash loses nothing. */
export function useTextDraft({ id, content, version }: GeneratedContent) {
  const [draft, setDraft] = useState(() => {
    const kept = readTextDraft(id)
    // Saved, but the page was closed before the reply arrived
    return kept?.text === content ? null : kept
  })
  const keep = (next: TextDraft | null) => {
    writeDraft(keyOf(id), next)
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
