import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../app/api.tsx'

interface Filters {
  /** First day, YYYY-MM-DD. */
  from: string
  questionnaire?: string
}

/** The show's statistics since a day. */
export const useAnalytics = (filters: Filters) =>
  useRead(['analytics', filters], (api, signal) => api.analytics.get({ query: { ...filters }, signal }), {
    placeholderData: keepPreviousData,
  })
