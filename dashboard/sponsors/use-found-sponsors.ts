import { type InquiryState, inquiryStates } from '@cueroom/core/sponsorship/inquiry-states.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from '../routing/routing.tsx'
import { useInquiries } from '../sponsorship/inquiries.queries.ts'

const searched = ({ companyName, industry, marketingContactEmail, outreachNotes }: SavedSponsor) =>
  [companyName, industry, marketingContactEmail, outreachNotes].join('\n').toLocaleLowerCase()

/** The inquiry in the URL, to which the inbox leads. */
export function useInquiryInAddress() {
  const [params, setParams] = useSearchParams()
  const inquiryId = params.get('inquiry')
  const { data } = useInquiries(inquiryId !== null)
  const leave = () =>
    setParams(
      (current) => {
        current.delete('inquiry')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { inquiry: data?.find(({ id }) => String(id) === inquiryId), leave }
}

/** The saved sponsors that match the search and the state of their inquiries, or the one whose inquiry is in the URL. */
export function useFoundSponsors(sponsors: SavedSponsor[]) {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<InquiryState | null>(null)
  const { inquiry, leave } = useInquiryInAddress()
  const inquiries = useInquiries().data ?? []
  const withInquiry = (wanted: InquiryState) =>
    new Set(inquiries.flatMap((each) => (each.state === wanted ? [each.sponsorId] : [])))
  const sought = useDeferredValue(search).trim().toLocaleLowerCase()
  const only = state && withInquiry(state)
  const found = inquiry
    ? sponsors.filter(({ id }) => id === inquiry.sponsorId)
    : sponsors.filter((each) => searched(each).includes(sought) && (!only || only.has(each.id)))
  const counts = inquiryStates.map((each) => ({ state: each, count: withInquiry(each).size }))
  return {
    ...{ search, setSearch, state, setState, inquiry, leave, found },
    isFiltered: sought !== '' || state !== null || inquiry !== undefined,
    counts: inquiries.length > 0 ? counts : [],
  }
}
