import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import { useQueryClient } from '@tanstack/react-query'
import { serverMessageOr, useChange, useRead } from '../app/api.tsx'

const key = (guestId: number) => ['guestPages', guestId] as ['guestPages', number]

/** A guest's own page: link, times, fact check and consent. */
export const useGuestLink = (guestId: number, enabled = true) =>
  useRead(key(guestId), ({ guestPages }, signal) => guestPages.get({ params: { id: guestId }, signal }), {
    enabled,
  })

/** Shows what a call answered. */
function useUpdatePage(guestId: number) {
  const queries = useQueryClient()
  return (page: GuestPage) => queries.setQueryData(key(guestId), page)
}

/** Makes the link; `true` replaces the one there is. */
export const useOpenPage = (guestId: number) =>
  useChange((api, renew: boolean) => api.guestPages.open({ params: { id: guestId }, body: { renew } }), {
    onSuccess: useUpdatePage(guestId),
    success: (_, renew) => ({ title: renew ? 'Link replaced' : 'Link ready' }),
    failure: { title: 'Link not created', message: "Couldn't create the link. Please try again." },
  })

export const useChangePage = (guestId: number) =>
  useChange(
    (api, showsIntroduction: boolean) =>
      api.guestPages.change({ params: { id: guestId }, body: { showsIntroduction } }),
    {
      onSuccess: useUpdatePage(guestId),
      failure: { title: 'Not saved', message: "Couldn't change the page. Please try again." },
    },
  )

export const useRevokePage = (guestId: number) =>
  useChange((api) => api.guestPages.revoke({ params: { id: guestId } }), {
    onSuccess: useUpdatePage(guestId),
    success: { title: 'Link revoked' },
    failure: { title: 'Link not revoked', message: "Couldn't revoke the link. Please try again." },
  })

interface Offer {
  times: string[]
  timeZone: string
}

export const useOfferTimes = (guestId: number) =>
  useChange((api, body: Offer) => api.guestPages.offerTimes({ params: { id: guestId }, body }), {
    onSuccess: useUpdatePage(guestId),
    success: (_, { times }) => ({ title: times.length > 0 ? 'Times offered' : 'Times withdrawn' }),
    failure: serverMessageOr('Not offered', "Couldn't offer the times. Please try again."),
  })

export const useDataSent = (guestId: number) =>
  useChange((api) => api.guestPages.dataSent({ params: { id: guestId } }), {
    refresh: ['inbox'],
    onSuccess: useUpdatePage(guestId),
    success: { title: 'Marked as sent' },
    failure: { title: 'Not saved', message: "Couldn't mark the request as sent. Please try again." },
  })

interface Decision {
  factCheckId: number
  accept: 'all' | 'none' | number[]
}

export const useDecide = (guestId: number) =>
  useChange((api, body: Decision) => api.guestPages.decide({ params: { id: guestId }, body }), {
    refresh: ['guestPages', 'texts'],
    partial: true,
    success: (_, { accept }) => ({
      title: accept === 'none' ? 'Correction rejected' : 'Introduction corrected',
    }),
    failure: serverMessageOr('Not changed', "Couldn't change the introduction. Please try again."),
  })

export const useSaveRelease = () =>
  useChange((api, text: string) => api.guestPages.saveRelease({ body: { text } }), {
    refresh: ['guestPages'],
    success: ({ version }) => ({ title: `Release text saved as version ${version}` }),
    failure: { title: 'Not saved', message: "Couldn't save the release text. Please try again." },
  })
