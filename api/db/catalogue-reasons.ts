/** The restricted roles that transactions take on. */
export const roles = ['cueroom_app', 'cueroom_platform', 'cueroom_visitor'] as const

/** Tables without row-level security, as patterns of `schema.table`. No restricted role may touch them. */
export const unlockedTables: Record<string, string> = {
  '^public[.](migrations|migrations_lock)$': 'names of migrations; only the owner reads them',
  '^public[.]key_check$': 'tells the key of this database from others; it says nothing',
  '^public[.]rate_limits$': 'counts of calls before anyone is known; keys are hashes',
  '^pgboss[.]':
    'background work; payloads are ids or the device of a sign-in, the rows of the shows are the truth',
}

/** Nullable `tenant_id`, with the reason. */
export const sharedTables: Record<string, string> = {
  'public.sessions': 'a session belongs to a show or to an admin',
  'public.audit_entries': 'what administrators do may be about no show',
  'public.known_devices': 'a device belongs to a show or to an admin',
  'public.authenticators': 'an authenticator belongs to a show or to an admin',
}

/** Tables of shows that an admin's work may touch, with the reason. */
export const platformTables: Record<string, string> = {
  'public.tenants': 'admins make and edit shows',
  'public.feature_purchases': 'admins sell features',
  'public.sessions': "admins' own sessions; the policy leaves out those of shows",
  'public.admins': 'admins are its rows',
  'public.known_devices': "admins' own devices; the policy leaves out those of shows",
  'public.authenticators': "admins' own authenticators; the policy leaves out those of shows",
  'public.audit_entries': 'admins read who did what; nobody changes it',
  'public.admin_idempotency_keys': 'repeated calls of admins',
}

/** Columns that a role which reads the rest of the table never reads. */
export const secretColumns = [
  { table: 'tenants', column: 'password_hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'tenants', column: 'setup_token_hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'tenants', column: 'stripe_customer_id', roles: ['cueroom_app'] },
  { table: 'api_keys', column: 'hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'calendar_addresses', column: 'hash', roles: ['cueroom_app', 'cueroom_platform'] },
  { table: 'admins', column: 'password_hash', roles: ['cueroom_platform'] },
]

/**
 * Every function of our own with its reason, by who may call it: triggers and what others call, nobody; the rest one
 * role, for which they run with the owner's rights.
 */
export const knownFunctions: Record<'nobody' | (typeof roles)[number], Record<string, string>> = {
  nobody: {
    'cueroom.count_version()': 'trigger: no writer can forget the version',
    'cueroom.count_guests()': 'trigger: no writer can forget the counts of guests',
    'cueroom.uncount_guests()': 'trigger: no writer can forget the counts of guests',
    'cueroom.add_up_guests()': 'trigger: the changes of a count stay few',
    'cueroom.end_setup_link()': 'trigger: no writer can forget the link that would set another password',
    'cueroom.keep_audit()': 'trigger: nobody changes the audit log, not even its owner',
    'cueroom.inbox_of_response()': 'trigger: no writer can forget the inbox',
    'cueroom.inbox_of_inquiry()': 'trigger: no writer can forget the inbox',
    'cueroom.inbox_of_batch()': 'trigger: no writer can forget the inbox',
    'cueroom.inbox_of_guest_page()': 'trigger: no writer can forget the inbox',
    'cueroom.move_episode()': "trigger: an episode's date is its guest's",
    'cueroom.queue_event()': 'trigger: no writer can forget the webhooks',
    'cueroom.queue_new_guests()': 'trigger: no writer can forget the webhooks',
    'cueroom.session_of_tenant(text,text,integer)': 'who a token speaks for, before a role is taken on',
    'cueroom.session_of_key(text,text)': 'the same for an API key',
    'cueroom.search_candidates(text,integer)': 'what the searches of guests share',
  },
  cueroom_visitor: {
    'cueroom.tenant_credentials(text)': 'sign-in of a host, before a show is known',
    'cueroom.admin_credentials(text)': 'sign-in of an admin',
    'cueroom.caller_of_api_key(bytea)': 'a key names its show',
    'cueroom.tenant_of_calendar(bytea)': 'a calendar address names its show',
    'cueroom.tenant_of_setup_token(bytea)': 'a setup link names its show',
    'cueroom.tenant_of_show(text)': 'a sponsorship page names its show',
    'cueroom.only_tenant()': 'a sponsorship widget that names no show gets the only one',
    'cueroom.tenant_of_questionnaire(text)': 'a public form names its show',
    'cueroom.tenant_of_guest_page(text)': "a guest's private link names its show",
    'cueroom.tenant_of_run_link(bytea)': 'a link to a run of show names its show',
    'cueroom.media(text)': 'pictures have public addresses',
    'cueroom.complete_setup(bytea,text,text)': 'spends a setup link exactly once',
  },
  cueroom_app: {
    'cueroom.change_email(text,text)': 'a show changes its email only from the one that was confirmed for',
    'cueroom.drop_setup_link()': 'a show ends its link but never reads it',
    'cueroom.change_password(text,text)': 'a show sets its hash but never reads it',
    'cueroom.guests_containing(text,integer)':
      'row-level security keeps ILIKE from an index; it names the show itself',
    'cueroom.search_guests(text,text,boolean,integer,integer,integer)': 'the same for one page of a list',
    'cueroom.count_found_guests(text,integer)': 'the same to count what is found',
    'cueroom.search_patterns(text)': 'makes patterns of words; reads nothing',
    'cueroom.rehash_password(text,text)': 'a show sets its hash but never reads it',
  },
  cueroom_platform: {
    'cueroom.replace_admin_hash(integer,text,text)': 'the platform sets hashes but never reads them',
  },
}
