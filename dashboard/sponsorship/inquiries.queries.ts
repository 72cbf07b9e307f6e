import { useLoaded } from '../app/query.ts'

/** What companies wrote through the sponsorship page, newest first. */
export const useInquiries = (enabled = true) => useLoaded('/api/sponsor-inquiries', undefined, { enabled })
