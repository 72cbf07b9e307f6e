/**
 * Copies text to the clipboard, through a selection if the browser refuses (plain http, frames). False if
 * neither works.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** Copies formatted text to the clipboard, with plain text as the fallback. False if it fails. */
export async function copyFormatted(html: string, text: string): Promise<boolean> {
  const kinds = { 'text/html': html, 'text/plain': text }
  try {
    const blobs = Object.entries(kinds).map(([type, part]) => [type, new Blob([part], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
    return true
  } catch {
    const put = (event: ClipboardEvent) => {
      for (const [type, part] of Object.entries(kinds)) event.clipboardData?.setData(type, part)
      event.preventDefault()
    }
    document.addEventListener('copy', put, { once: true, capture: true })
    const done = copySelection(text)
    document.removeEventListener('copy', put, { capture: true })
    return done
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement
  // Inside an open dialog, because its focus trap would pull focus back from anywhere else
  const parent = before?.closest('[role="dialog"]') ?? document.body
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;top:0;opacity:0'
  parent.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
