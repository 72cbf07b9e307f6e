import { useList } from '../app/api.tsx'

/** What companies wrote through the sponsorship page, newest first. */
export const useInquiries = (enabled = true) =>
  useList(['inquiries'], ({ sponsorship }) => sponsorship.inquiries, {}, { enabled })
