import type { PreviewChunk } from '@cueroom/core/content/preview.ts'
import type { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '../app/api.tsx'
import type { WrittenSoFar } from '../ui/preview-pair.tsx'

const none: ReadonlyMap<number, WrittenSoFar> = new Map()

/** Previews introductions with unsaved settings; partial texts are kept per guest until complete. */
export function usePreview() {
  const abort = useRef<AbortController>(null)
  const [written, setWritten] = useState(none)
  useEffect(() => () => abort.current?.abort(), [])
  const add = ({ guestId, version, text }: PreviewChunk) =>
    setWritten((before) => {
      const texts = before.get(guestId)
      return new Map(before).set(guestId, { ...texts, [version]: (texts?.[version] ?? '') + text })
    })
  const previewing = useChange(
    (api, { guestIds, tried }: { guestIds: number[]; tried: NewShowSettings }) => {
      abort.current = new AbortController()
      // Pictures, colours, dates and privacy don't affect texts
      const {
        showLogo: _logo,
        accent: _accent,
        privacy: _privacy,
        timeZone: _zone,
        dateFormat: _dates,
        hosts,
        ...settings
      } = tried
      const faceless = hosts?.map((host) => ({ ...host, photo: null }))
      const body = { ...settings, guestIds, ...(faceless && { hosts: faceless }) }
      return api.content.preview({ body, signal: abort.current.signal, onEvent: add })
    },
    {
      apply: () => setWritten(none),
      failure: () =>
        abort.current?.signal.aborted
          ? undefined
          : { title: 'Generation Failed', message: 'Failed to generate content. Please try again.' },
    },
  )
  return { ...previewing, written }
}
