import type { Answers } from '@cueroom/core/questionnaires/questionnaire.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import { useEffect, useState } from 'react'
import {
  canKeep,
  forgetAnswers,
  keepAnswers,
  type KeptAnswers,
  keptAnswers,
  readKept,
} from './kept-answers.ts'

/** Where the answers are, in words that are true: saved at a time, about to be, refused by the browser, or not wanted. */
export type Saving = { state: 'saved'; at: string } | { state: 'ready' | 'refused' | 'off' }

interface Options {
  /** Where the answers are kept; undefined keeps nothing. */
  storageKey: string | undefined
  /** Answers to begin with, where the guest has not answered yet. */
  prefill: Answers
  /** What the guest typed before the form had loaded; kept already, if anything is kept. */
  typed: Answers | undefined
  /** Revision of the sent answers that these change. What was kept for another one is outdated. */
  revises: number | undefined
  onSaved(savedAt: string): void
}

/** What the guest has answered so far, kept in the browser with every letter, and shared with other tabs and other copies on the page. */
export function useAnswers({ storageKey, prefill, typed, revises, onSaved }: Options) {
  const [found] = useState(() => {
    const before = storageKey ? keptAnswers(storageKey) : undefined
    return before?.revises === revises ? before : undefined
  })
  const [kept, setKept] = useState<KeptAnswers>(
    () => found ?? { answers: prefill, token: randomId(), savedAt: '', pending: false },
  )
  const [saving, setSaving] = useState<Saving>(() => {
    if (!storageKey) return { state: 'off' }
    if (found) return { state: 'saved', at: found.savedAt }
    return { state: canKeep() ? 'ready' : 'refused' }
  })
  const [prefilled, setPrefilled] = useState(prefill)
  if (prefilled !== prefill) {
    setPrefilled(prefill)
    setKept({ ...kept, answers: { ...prefill, ...kept.answers } })
  }

  const shareWithCopies = useOtherCopies(storageKey, (theirs) => {
    setKept(theirs)
    setSaving(theirs.savedAt ? { state: 'saved', at: theirs.savedAt } : { state: 'ready' })
  })

  const keep = (changed: Omit<KeptAnswers, 'savedAt' | 'revises'>) => {
    const next = { ...changed, revises, savedAt: new Date().toISOString() }
    setKept(next)
    if (!storageKey) return
    shareWithCopies(next)
    const worked = keepAnswers(storageKey, next)
    setSaving(worked ? { state: 'saved', at: next.savedAt } : { state: 'refused' })
    if (worked) onSaved(next.savedAt)
  }
  return {
    ...kept,
    saving,
    /** When the answers were kept that were found at the beginning, unless the guest has just typed them. */
    restored: typed ? undefined : found?.savedAt,
    // What was sent and is unanswered may be stored already: other answers need another name
    mark: (id: string, value: Answers[string]) =>
      keep({
        answers: { ...kept.answers, [id]: value },
        token: kept.pending ? randomId() : kept.token,
        pending: false,
      }),
    setPending: (pending: boolean) => keep({ ...kept, pending }),
    forget: () => {
      if (storageKey) forgetAnswers(storageKey)
    },
    clear: () => {
      if (storageKey) forgetAnswers(storageKey)
      const empty = { answers: {}, token: randomId(), savedAt: '', pending: false }
      setKept(empty)
      shareWithCopies(empty)
      setSaving((before) => (before.state === 'saved' ? { state: 'ready' } : before))
    },
  }
}

interface Shared {
  key: string | undefined
  kept: KeptAnswers
  /** The copy that was typed into. */
  by: object
}

const sharing = 'cueroom-answers'

/** Receives input from another copy of the form, in another tab or on the same page. */
function useOtherCopies(storageKey: string | undefined, onChange: (kept: KeptAnswers) => void) {
  const [self] = useState({})
  useEffect(() => {
    const fromTab = ({ key, newValue, storageArea }: StorageEvent) => {
      const theirs = storageKey && key === storageKey && storageArea ? readKept(newValue) : undefined
      if (theirs) onChange(theirs)
    }
    const fromPage = (event: Event) => {
      const { key, kept, by } = (event as CustomEvent<Shared>).detail
      if (storageKey && key === storageKey && by !== self) onChange(kept)
    }
    addEventListener('storage', fromTab)
    addEventListener(sharing, fromPage)
    return () => {
      removeEventListener('storage', fromTab)
      removeEventListener(sharing, fromPage)
    }
  })
  return (kept: KeptAnswers) => {
    const detail: Shared = { key: storageKey, kept, by: self }
    dispatchEvent(new CustomEvent(sharing, { detail }))
  }
}
