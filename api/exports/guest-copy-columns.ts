/**
 * Every column of a guest's rows is in one of these two lists, or a test fails: a copy for the guest must
 * neither leave out what the show stores about them nor hand over what the host wrote for themselves. Columns
 * that the database computes from others are in neither.
 */

/** Columns that a guest gets a copy of, by table. */
export const copiedColumns = {
  guests: [
    'name',
    'pronunciation',
    'title',
    'company',
    'email',
    'phone',
    'bio',
    'expertise',
    'social',
    'linkedin',
    'website',
    'interview_date',
    'interview_time_zone',
    'episode_status',
    'created_at',
    'responses',
    'asked',
    'wordings',
    'photo_id',
    'photo_link',
  ],
  questionnaire_responses: [
    'responses',
    'questions',
    'submitted_at',
    'changed_at',
    'guest_email',
    'typed_name',
    'source',
    'changes',
  ],
  questionnaire_sends: ['sent_at', 'reminded_at', 'opened_at'],
  generated_content: ['id', 'content_type', 'content', 'created_at', 'deleted_at'],
  text_versions: ['content_id', 'content', 'created_at'],
  marketing_results: ['type', 'result', 'created_at', 'deleted_at'],
  fact_checks: ['state', 'partial', 'original', 'proposed', 'created_at', 'decided_at'],
  guest_consents: ['version', 'name', 'given_at'],
  offered_times: ['starts_at', 'time_zone', 'chosen_at'],
} as const satisfies Record<string, readonly string[]>
export type CopiedTable = keyof typeof copiedColumns

const hostsOwn = 'written by the host for themselves'
const counted = 'counted from the text'
const ofProgram = 'how the program keeps the row'

/** Columns of a guest's rows, or whole tables, that no copy holds, with the reason. */
export const keptColumns: Record<string, string> = {
  'guests.notes': hostsOwn,
  'guests.submitted_at': 'the dates are those of the submissions',
  'guests.version': ofProgram,
  'guests.updated_at': ofProgram,
  'guests.deleted_at': 'deleted guests have no copy',
  'guests.deletion_id': ofProgram,
  'guests.import_id': ofProgram,
  'guests.id': ofProgram,
  'questionnaire_responses.id': ofProgram,
  'questionnaire_responses.questionnaire_id': ofProgram,
  'questionnaire_responses.unique_token': ofProgram,
  'questionnaire_responses.state': 'answers that the host has not accepted may be of somebody else',
  'questionnaire_responses.revision': ofProgram,
  'questionnaire_responses.locked_at': 'a choice of the host',
  'questionnaire_sends.questionnaire_id': ofProgram,
  'generated_content.prompt': hostsOwn,
  'generated_content.note': 'a message of the program to the host',
  'generated_content.word_count': counted,
  'generated_content.character_count': counted,
  'generated_content.provider': ofProgram,
  'generated_content.model': ofProgram,
  'generated_content.version': ofProgram,
  'generated_content.updated_at': ofProgram,
  'generated_content.deletion_id': ofProgram,
  'generated_content.sources': 'positions in the answers and the profile, which are in the copy',
  'generated_content.written_from': ofProgram,
  'generated_content.batch_item_id': ofProgram,
  'text_versions.id': ofProgram,
  'text_versions.version': ofProgram,
  'text_versions.origin': ofProgram,
  'text_versions.sources': 'positions in the answers and the profile, which are in the copy',
  'marketing_results.id': ofProgram,
  'marketing_results.label': 'a heading that is made of the request',
  'marketing_results.request': hostsOwn,
  'marketing_results.note': 'a message of the program to the host',
  'marketing_results.take': ofProgram,
  'marketing_results.provider': ofProgram,
  'marketing_results.model': ofProgram,
  'marketing_results.deletion_id': ofProgram,
  'marketing_results.recap_mark': ofProgram,
  'fact_checks.id': ofProgram,
  'fact_checks.content_id': ofProgram,
  'guest_consents.id': ofProgram,
  episode_guests: 'which episode; its title and notes are the host’s',
  episode_segments: hostsOwn,
  import_changes: 'earlier values that undo an import, with notes of the host',
}
