import { withSchemas } from '../contract/endpoint.ts'
import { Analytics, AnalyticsQuery } from './analytics.ts'
import { analytics as calls } from './analytics.calls.ts'

export const analytics = withSchemas(calls, {
  get: { query: AnalyticsQuery, reply: Analytics },
})
