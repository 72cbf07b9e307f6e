import type { QuotaName } from '@cueroom/core/entitlements/quotas.ts'

/** Tables of a show that its archive holds; a test fails for a table that is in neither list. */
export const archivedTables = [
  'ai_training_patterns',
  'deletions',
  'episode_guests',
  'episode_segments',
  'episodes',
  'fact_checks',
  'generated_content',
  'guest_consents',
  'guest_days',
  'guests',
  'import_changes',
  'import_mappings',
  'imports',
  'mail_templates',
  'marketing_results',
  'media',
  'offered_times',
  'projects',
  'questionnaire_days',
  'questionnaire_responses',
  'questionnaire_sends',
  'questionnaires',
  'recaps',
  'release_texts',
  'saved_sponsors',
  'show_settings',
  'sponsor_inquiries',
  'text_versions',
  'transcripts',
] as const
export type ArchivedTable = (typeof archivedTables)[number]

/** Tables whose rows a show's limits count. */
export const countedTables = {
  guests: 'guests',
  questionnaire_responses: 'answers',
  generated_content: 'texts',
} as const satisfies Partial<Record<ArchivedTable, QuotaName>>

/** Tables of a show that its archive leaves out, with the reason. */
export const leftOutTables: Record<string, string> = {
  api_keys: 'secrets of this instance',
  authenticators: 'secrets of this instance',
  audit_entries: 'a log that only grows, with a download of its own',
  calendar_addresses: 'secrets of this instance',
  content_batch_items: 'work of this instance; its texts are in the archive',
  content_batches: 'work of this instance; its texts are in the archive',
  erasures: 'receipts stay where the erasing was done',
  feature_purchases: 'what was bought from this instance',
  generation_usage: 'what was used of this instance',
  guest_pages: 'links that this instance signed',
  guest_counts: 'counted again by triggers',
  idempotency_keys: 'replies of the last day',
  inbox_items: 'made again by triggers',
  known_devices: 'where the host signed in on this instance',
  mail_days: 'what was used of this instance',
  mail_stops: 'objections to mails of this instance, as digests',
  personal_links: 'links that this instance signed',
  questionnaire_visits: 'visits of the last two days; what was counted of them is in the archive',
  run_links: 'secrets of this instance',
  sessions: 'who is signed in here',
  show_restores: 'what this show was restored from',
  webhook_deliveries: 'messages of this instance',
  webhooks: 'secrets of this instance',
}
