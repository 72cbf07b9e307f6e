import type { Answers } from '@cueroom/core/questionnaires/questionnaire.ts'

/** Answers as this browser keeps them for the site that the form is on. */
export interface KeptAnswers {
  answers: Answers
  /** Identifies the submission, so it is stored once however often it is sent. */
  token: string
  /** ISO 8601. */
  savedAt: string
  /** Submit was pressed and no answer has come yet. */
  pending: boolean
  /** Revision of the sent answers that these change. */
  revises?: number | undefined
}

// Loaded in parallel with the questions; the form works without it
const disk = import('./answers-on-disk.ts').catch(() => undefined)

/** Milliseconds after which abandoned answers are deleted, because the computer may be shared. */
const longest = 30 * 86_400_000

/** Where a guest's answers to a questionnaire are kept. */
export const answersKey = (questionnaireId: string, guest = '') =>
  `cueroom:answers:${questionnaireId}${guest && `:${guest}`}`

/** Keeps answers. False where the browser refuses, as some do inside a frame of another site. */
export function keepAnswers(key: string, kept: KeptAnswers): boolean {
  const text = JSON.stringify(kept)
  try {
    localStorage.setItem(key, text)
  } catch {
    return false
  }
  void disk.then((copy) => copy?.writeToDisk(key, text))
  return true
}

export function forgetAnswers(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing could be kept here either
  }
  const text = JSON.stringify({ forgottenAt: new Date().toISOString() })
  void disk.then((copy) => copy?.writeToDisk(key, text))
}

/** Restores what a killed browser had on its disk if that is newer than what localStorage has. Never fails. */
export async function restoreAnswers(key: string | undefined): Promise<void> {
  if (!key) return
  const text = await (await disk)?.readFromDisk(key)
  try {
    const onDisk = JSON.parse(text ?? '{}') as Partial<KeptAnswers & { forgottenAt: string }>
    const savedAt = keptAnswers(key)?.savedAt ?? ''
    // Times of ISO 8601 sort as text
    if (text && (onDisk.savedAt ?? '') > savedAt) localStorage.setItem(key, text)
    if (savedAt && (onDisk.forgottenAt ?? '') > savedAt) localStorage.removeItem(key)
  } catch {
    // What cannot be read or written back is as good as lost
  }
}

/** Whether the browser keeps anything for this page. */
export function canKeep(): boolean {
  try {
    localStorage.setItem('cueroom:probe', '1')
    localStorage.removeItem('cueroom:probe')
    return true
  } catch {
    return false
  }
}

/** The answers kept earlier, as far as they are answers. */
export function keptAnswers(key: string): KeptAnswers | undefined {
  try {
    return readKept(localStorage.getItem(key))
  } catch {
    return undefined
  }
}

/** Parses stored answers; undefined if invalid or too old. */
export function readKept(text: string | null): KeptAnswers | undefined {
  const kept = parse(text)
  const savedAt = Date.parse(String(kept?.savedAt))
  if (!kept || typeof kept.answers !== 'object' || !kept.answers || !(Date.now() - savedAt < longest))
    return undefined
  const answers = Object.fromEntries(Object.entries(kept.answers).filter(([, answer]) => isAnswer(answer)))
  return {
    answers,
    token: String(kept.token),
    savedAt: String(kept.savedAt),
    pending: kept.pending === true,
    revises: typeof kept.revises === 'number' ? kept.revises : undefined,
  }
}

function parse(text: string | null): Partial<KeptAnswers> | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isAnswer = (value: unknown): value is Answers[string] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
