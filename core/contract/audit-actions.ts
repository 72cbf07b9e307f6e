/** What is written to the audit log, and how people read it. */
export const auditActions = {
  signed_in: 'Signed in',
  signed_out_everywhere: 'Signed out everywhere',
  password_changed: 'Changed the password',
  session_ended: 'Signed out elsewhere',
  name_changed: 'Renamed the show',
  email_changed: 'Changed the email',
  show_erasure_requested: 'Asked to erase the show',
  show_erasure_cancelled: 'Kept the show after all',
  show_erased: 'Erased a show',
  setup_completed: 'Set a password with a setup link',
  key_created: 'Created an API key',
  key_revoked: 'Revoked an API key',
  webhook_created: 'Created a webhook',
  webhook_changed: 'Changed a webhook',
  webhook_secret_replaced: 'Replaced the secret of a webhook',
  webhook_tested: 'Tested a webhook',
  webhook_message_replayed: 'Sent a webhook message again',
  webhook_deleted: 'Deleted a webhook',
  settings_changed: 'Changed the show settings',
  guests_deleted: 'Deleted guests',
  texts_deleted: 'Deleted texts',
  questionnaire_deleted: 'Deleted a questionnaire',
  answers_deleted: 'Deleted answers',
  sponsor_deleted: 'Deleted a sponsor',
  marketing_text_deleted: 'Deleted a marketing text',
  guest_link_revoked: 'Revoked the link to a guest page',
  restored: 'Restored from Recently deleted',
  import_undone: 'Undid an import',
  erased: 'Erased permanently',
  exported: 'Exported',
  tenant_created: 'Created a tenant',
  tenant_changed: 'Changed a tenant',
  setup_link_issued: 'Issued a setup link',
  setup_link_revoked: 'Revoked a setup link',
  feature_purchased: 'Added a purchase',
  purchase_ended: 'Ended a purchase',
  administrator_created: 'Created an administrator',
  administrator_password_reset: "Reset an administrator's password",
  administrator_removed: 'Removed an administrator',
} as const
export type AuditAction = keyof typeof auditActions
export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

/** Who did it: a host, an API key, an administrator, or a command on the server. */
export const auditActors = ['host', 'key', 'admin', 'server'] as const
export type AuditActor = (typeof auditActors)[number]
