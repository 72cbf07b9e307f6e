/**
 * Every column of text in the database is in one of these two lists, or a test fails: an erased guest must not live on
 * in a column nobody thought of. Rows with a guest's id go with the guest, by their foreign keys.
 */

/** Columns in which people and models write. Mentions of an erased guest are blacked out in them. */
export const mentionColumns: Record<string, readonly string[]> = {
  ai_training_patterns: ['pattern_type', 'pattern', 'description', 'category'],
  content_batches: ['prompt', 'reason'],
  deletions: ['label'],
  episodes: ['title'],
  fact_checks: ['original', 'proposed'],
  generated_content: ['content', 'prompt', 'note', 'sources'],
  guests: ['company', 'title', 'bio', 'expertise', 'social', 'responses', 'asked', 'notes'],
  import_changes: ['before', 'after'],
  imports: ['file_name', 'left_out'],
  mail_templates: ['subject', 'text'],
  marketing_results: ['label', 'request', 'result', 'note'],
  projects: ['name', 'description', 'show_format', 'target_audience'],
  questionnaire_responses: ['responses', 'questions'],
  questionnaires: ['title', 'description', 'questions', 'settings'],
  release_texts: ['text'],
  saved_sponsors: [
    'company_name',
    'industry',
    'reason_for_match',
    'estimated_budget_range',
    'contact_strategy',
    'website_url',
    'marketing_contact_email',
    'outreach_notes',
  ],
  text_versions: ['content', 'sources'],
  show_settings: ['podcast_description', 'show_methodology', 'content_styles'],
  sponsor_inquiries: ['company_name', 'package_name', 'package_price', 'message'],
  webhook_deliveries: ['reply'],
}

/** Of those, the ones that hold an address, which is removed whole: a part of one would be another one. */
export const addressColumns: readonly string[] = ['website_url', 'marketing_contact_email']

/** And the ones that are lists of texts, which are not JSON. */
export const listColumns: readonly string[] = ['expertise']

const theShow = 'the show and its hosts, who may be guests too; edited in Show Settings'
const otherGuests = 'who another guest is'
const madeByProgram = 'a word of the program'

/** Columns, or whole tables, that hold nothing about a guest once the guest's own rows are erased, with the reason. */
export const otherColumns: Record<string, string> = {
  admin_idempotency_keys: 'replies to administrators, who see no guests',
  admins: 'accounts of administrators',
  api_keys: 'keys of the show, named by its host',
  audit_entries: 'who signed in with which account; guests are ids, and values are never written',
  authenticators: 'secrets that hosts and administrators sign in with',
  'ai_training_patterns.content_type': madeByProgram,
  'content_batch_items.content_type': madeByProgram,
  'content_batch_items.error': 'messages of the program about other guests',
  'content_batch_items.error_code': madeByProgram,
  'content_batch_items.state': madeByProgram,
  'content_batches.reason_code': madeByProgram,
  'content_batches.state': madeByProgram,
  'content_batches.types': madeByProgram,
  'deletions.kind': madeByProgram,
  'episodes.status': madeByProgram,
  erasures: 'receipts hold counts and the account that erased',
  'inbox_items.kind': madeByProgram,
  'mail_templates.kind': madeByProgram,
  'fact_checks.state': madeByProgram,
  feature_purchases: 'what a show bought',
  'generated_content.content_type': madeByProgram,
  'generated_content.model': 'name of a model',
  'generated_content.provider': madeByProgram,
  'generated_content.written_from': 'digests',
  'guest_consents.name': otherGuests,
  'guest_pages.link': 'random',
  'guests.email': otherGuests,
  'guests.episode_status': madeByProgram,
  'guests.interview_time_zone': otherGuests,
  'guests.linkedin': otherGuests,
  'guests.name': otherGuests,
  'guests.phone': otherGuests,
  'guests.photo_link': otherGuests,
  'guests.website': otherGuests,
  idempotency_keys: 'rows whose reply mentions the guest are erased',
  'import_mappings.mapping': 'mappings that mention the guest are erased',
  'import_mappings.signature': 'digests',
  'imports.made_by': 'the account that imported',
  'imports.source': madeByProgram,
  'marketing_results.model': 'name of a model',
  'marketing_results.provider': madeByProgram,
  'marketing_results.type': madeByProgram,
  media: 'pictures of the guest are erased, unless somebody else carries the same',
  migrations: 'names of migrations',
  'offered_times.time_zone': otherGuests,
  'questionnaire_responses.guest_email': otherGuests,
  'questionnaire_responses.source': 'parameters of the address that a link led to',
  'questionnaire_responses.state': madeByProgram,
  'questionnaire_responses.typed_name': otherGuests,
  'questionnaire_responses.unique_token': 'random',
  rate_limits: 'hashes of shows, addresses and emails',
  'saved_sponsors.company_key': 'computed from the name',
  'saved_sponsors.source': madeByProgram,
  sessions: 'where hosts and administrators are signed in',
  'show_settings.accent': theShow,
  'show_settings.hosts': theShow,
  'show_settings.podcast_name': theShow,
  'show_settings.show_logo': theShow,
  'show_settings.sponsorship_settings': theShow,
  'sponsor_inquiries.email': 'inquiries from an address of the guest are erased',
  'sponsor_inquiries.unique_token': 'random',
  tenants: 'accounts of shows',
  'text_versions.origin': madeByProgram,
  'webhook_deliveries.data': 'ids and words of the program',
  'webhook_deliveries.error': madeByProgram,
  'webhook_deliveries.state': madeByProgram,
  'webhook_deliveries.type': madeByProgram,
  webhooks: 'addresses of programs of the host',
}
