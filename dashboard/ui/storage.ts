/** The browser's, or the tab's until it is closed. */
type Place = 'localStorage' | 'sessionStorage'

/** Browser storage that may be full, blocked or absent; values that can't be stored are dropped. */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null, place: Place = 'localStorage'): void {
  try {
    if (value) globalThis[place].setItem(key, value)
    else globalThis[place].removeItem(key)
  } catch {
    // Ignored: the value lives until the page is closed
  }
}

/** Something typed and not sent yet, or null. An older version may have written it: check its fields. */
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
