/** Browser storage that may be full, blocked or absent: a value that cannot be kept is simply not there later. */
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
    // Nothing to do: the value lives until the page is left
  }
}
