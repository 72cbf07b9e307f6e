import { ApiError, type ClientOf } from '@cueroom/core/contract/client.ts'
import type { PublicSponsorship } from '@cueroom/core/sponsorship/sponsorship-page.ts'
import type { Language } from '@cueroom/core/languages/languages.ts'
import { useEffect, useState } from 'react'
import type { Emit } from './events.ts'
import type { SponsorshipApi } from './sponsorship.tsx'

type LoadedOffer =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'closed'; title: string }
  | { state: 'ready'; offer: PublicSponsorship }

/** Loads what a show offers, and again whenever asked. An id that the server refuses is as missing as one it does not know. */
export function useOffer(
  api: ClientOf<SponsorshipApi, 'visitor'>,
  { id, lang }: { id: string; lang: Language },
  emit: Emit,
) {
  const [loaded, setLoaded] = useState<LoadedOffer>({ state: 'loading' })
  const [wish, setWish] = useState({ id })

  useEffect(() => {
    const { id: showId } = wish
    const leaving = new AbortController()
    const load = async () => {
      try {
        const found = await api.sponsorship.get({
          params: { id: showId },
          query: { lang },
          signal: leaving.signal,
        })
        if ('closed' in found) {
          setLoaded({ state: 'closed', title: found.title })
          emit('cueroom-error', { reason: 'closed', message: 'The sponsorship page is closed' })
          return
        }
        setLoaded({ state: 'ready', offer: found })
        const { branding, packages } = found
        emit('cueroom-ready', { showId, title: branding.podcastName, packages: packages.length })
      } catch (error) {
        if (leaving.signal.aborted) return
        const missing = error instanceof ApiError && [400, 404].includes(error.status)
        setLoaded({ state: missing ? 'missing' : 'failed' })
        const message = missing ? 'Sponsorship Page Not Found' : String(error)
        emit('cueroom-error', { reason: missing ? 'missing' : 'load', message })
      }
    }
    void load()
    return () => leaving.abort()
  }, [api, emit, lang, wish])

  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' })
      setWish({ id })
    },
    /** Reloads the offer without hiding the form, so the visitor's input is kept. */
    refresh: () => setWish({ id }),
  }
}
