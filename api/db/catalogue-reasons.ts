/** The restricted roles that transactions take on. */
export const roles = ['cueroom_app', 'cueroom_platform', 'cueroom_visitor'] as const

/** Tables without row-level security, as patterns of `schema.table`. No restricted role may touch them. */
export const unlockedTables: Record<string, string> = {
  '^public[.](migrations|migrations_lock)$': 'names of migrations; only the owner reads them',
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

interface KnownFunction {
  /** The one role that may call it; none for triggers. */
  role?: (typeof roles)[number]
  reason: string
}

/** Every function of our own. Those with a role run with the owner's rights, so each needs a reason to exist. */
export const knownFunctions: Record<string, KnownFunction> = {
  'cueroom.count_version()': { reason: 'trigger: no writer can forget the version' },
  'cueroom.count_guests()': { reason: 'trigger: no writer can forget the counts of guests' },
  'cueroom.uncount_guests()': { reason: 'trigger: no writer can forget the counts of guests' },
  'cueroom.add_up_guests()': { reason: 'trigger: the changes of a count stay few' },
  'cueroom.keep_audit()': { reason: 'trigger: nobody changes the audit log, not even its owner' },
  'cueroom.inbox_of_response()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.inbox_of_inquiry()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.inbox_of_batch()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.inbox_of_guest_page()': { reason: 'trigger: no writer can forget the inbox' },
  'cueroom.move_episode()': { reason: "trigger: an episode's date is its guest's" },
  'cueroom.queue_event()': { reason: 'trigger: no writer can forget the webhooks' },
  'cueroom.queue_new_guests()': { reason: 'trigger: no writer can forget the webhooks' },
  'cueroom.session_of_tenant(text,text,integer)': {
    reason: 'who a token speaks for, before a role is taken on',
  },
  'cueroom.session_of_key(text,text)': { reason: 'the same for an API key' },
  'cueroom.tenant_credentials(text)': {
    role: 'cueroom_visitor',
    reason: 'sign-in of a host, before a show is known',
  },
  'cueroom.admin_credentials(text)': { role: 'cueroom_visitor', reason: 'sign-in of an admin' },
  'cueroom.caller_of_api_key(bytea)': { role: 'cueroom_visitor', reason: 'a key names its show' },
  'cueroom.tenant_of_calendar(bytea)': {
    role: 'cueroom_visitor',
    reason: 'a calendar address names its show',
  },
  'cueroom.tenant_of_setup_token(bytea)': { role: 'cueroom_visitor', reason: 'a setup link names its show' },
  'cueroom.tenant_of_show(text)': { role: 'cueroom_visitor', reason: 'a sponsorship page names its show' },
  'cueroom.only_tenant()': {
    role: 'cueroom_visitor',
    reason: 'a sponsorship widget that names no show gets the only one',
  },
  'cueroom.tenant_of_questionnaire(text)': {
    role: 'cueroom_visitor',
    reason: 'a public form names its show',
  },
  'cueroom.tenant_of_guest_page(text)': {
    role: 'cueroom_visitor',
    reason: "a guest's private link names its show",
  },
  'cueroom.tenant_of_run_link(bytea)': {
    role: 'cueroom_visitor',
    reason: 'a link to a run of show names its show',
  },
  'cueroom.media(text)': { role: 'cueroom_visitor', reason: 'pictures have public addresses' },
  'cueroom.complete_setup(bytea,text,text)': {
    role: 'cueroom_visitor',
    reason: 'spends a setup link exactly once',
  },
  'cueroom.change_email(text,text)': {
    role: 'cueroom_app',
    reason: 'a show changes its email only from the one that was confirmed for',
  },
  'cueroom.change_password(text,text)': {
    role: 'cueroom_app',
    reason: 'a show sets its hash but never reads it',
  },
  'cueroom.guests_containing(text,integer)': {
    role: 'cueroom_app',
    reason: 'row-level security keeps ILIKE from an index; it names the show itself',
  },
  'cueroom.search_guests(text,text,boolean,integer,integer,integer)': {
    role: 'cueroom_app',
    reason: 'the same for one page of a list',
  },
  'cueroom.count_found_guests(text,integer)': {
    role: 'cueroom_app',
    reason: 'the same to count what is found',
  },
  'cueroom.search_candidates(text,integer)': { reason: 'what these three share' },
  'cueroom.search_patterns(text)': {
    role: 'cueroom_app',
    reason: 'makes patterns of words; reads nothing',
  },
  'cueroom.rehash_password(text,text)': {
    role: 'cueroom_app',
    reason: 'a show sets its hash but never reads it',
  },
  'cueroom.replace_admin_hash(integer,text,text)': {
    role: 'cueroom_platform',
    reason: 'the platform sets hashes but never reads them',
  },
}
