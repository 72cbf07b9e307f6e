import type { Download } from '@cueroom/core/contract/download.ts'

/** Saves a file through the browser's downloads. */
export function saveDownload({ name, type, bytes }: Download) {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
