/** Browser storage that may be full, blocked or absent; values that can't be stored are dropped. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // Ignored: the value lives until the page is closed
  }
}

/** Something typed and not sent yet; null if there is none. An older version may have written it: check its fields. */
export function readDraft(key: string): object | null {
  try {
    const draft: unknown = JSON.parse(readStored(key) ?? 'null')
    return typeof draft === 'object' ? draft : null
  } catch {
    return null
  }
}

export const writeDraft = (key: string, draft: object | null) =>
  writeStored(key, draft && JSON.stringify(draft))
