import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { readDraft, writeDraft } from '../ui/storage.ts'

/** An unsaved edit: its text, and the version and text it is based on. */
interface TextDraft {
  text: string
  version: number
  base: string
}

const keyOf = (id: number) => `cueroom.draft.${id}`

const isDraft = (kept: Partial<TextDraft> | null): kept is TextDraft =>
  typeof kept?.text === 'string' && typeof kept.version === 'number' && typeof kept.base === 'string'

export function readTextDraft(id: number): TextDraft | null {
  const kept: Partial<TextDraft> | null = readDraft(keyOf(id))
  return isDraft(kept) ? kept : null
}

/** The draft edit of one text. Every change is stored in this browser, so a reload or crash loses nothing; an edit without a change is not. */
export function useTextDraft({ id, content, version }: GeneratedContent) {
  const [draft, setDraft] = useState(() => {
    const kept = readTextDraft(id)
    // Saved, but the page was closed before the reply arrived
    return kept?.text === content ? null : kept
  })
  const keep = (next: TextDraft | null) => {
    writeDraft(keyOf(id), next?.text === next?.base ? null : next)
    setDraft(next)
  }
  return {
    /** Null when not editing. */
    draft,
    /** Whether another text was saved since the edit began. */
    isBehind: draft !== null && draft.version < version && draft.base !== content,
    edit: () => keep({ text: content, version, base: content }),
    type: (text: string) => keep({ ...(draft ?? { version, base: content }), text }),
    drop: () => keep(null),
    keep,
  }
}
