import { type InquiryState, inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { useChange, useList } from '../app/api.tsx'

/** What companies wrote through the sponsorship page, newest first. */
export const useInquiries = (enabled = true) =>
  useList(['inquiries'], ({ sponsorship }) => sponsorship.inquiries, {}, { enabled })

interface Change {
  id: number
  state: InquiryState
}

/** Sets how far an inquiry is. */
export const useChangeInquiry = () =>
  useChange(
    (api, { id, state }: Change) => api.sponsorship.changeInquiry({ params: { id }, body: { state } }),
    {
      refresh: ['inquiries', 'inbox'],
      success: ({ companyName, state }) => ({
        title: `Inquiry marked as ${inquiryStateWords[state].toLowerCase()}`,
        message: companyName,
      }),
      failure: {
        title: 'Save failed',
        message: "Couldn't change the state of the inquiry. Please try again.",
      },
    },
  )

/** Marks a new inquiry as answered once its reply is taken along; the toast can undo it. */
export function useMarkAnswered(inquiryId: number) {
  const { data } = useInquiries()
  const undo = useChangeInquiry()
  const marking = useChange(
    (api) => api.sponsorship.changeInquiry({ params: { id: inquiryId }, body: { state: 'answered' } }),
    {
      refresh: ['inquiries', 'inbox'],
      success: {
        title: 'Inquiry marked as answered',
        action: { label: 'Undo', run: () => undo.mutate({ id: inquiryId, state: 'new' }) },
      },
      failure: {
        title: 'Save failed',
        message: "Couldn't mark the inquiry as answered. You can do this in Saved sponsors.",
      },
    },
  )
  const isNew = data?.some(({ id, state }) => id === inquiryId && state === 'new')
  return () => {
    if (isNew && !marking.isPending) marking.mutate()
  }
}
