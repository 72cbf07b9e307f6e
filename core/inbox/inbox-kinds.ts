// Without zod, so that screens that only name the kinds do not load it
export const inboxKinds = [
  'answers',
  'unverified_answers',
  'inquiry',
  'batch_done',
  'batch_stopped',
  'trial',
  'purchase',
  'introduction_approved',
  'introduction_corrected',
  'time_chosen',
  'consent',
  'webhook_off',
  'data_requested',
  'erasure_requested',
  'retention',
  'retention_done',
] as const
