/** How far an inquiry is; it begins as new. Without zod, so that screens that name the states don't load it. */
export const inquiryStates = ['new', 'answered', 'booked', 'declined'] as const
export type InquiryState = (typeof inquiryStates)[number]

export const inquiryStateWords: Record<InquiryState, string> = {
  new: 'New',
  answered: 'Answered',
  booked: 'Booked',
  declined: 'Declined',
}
