/**
 * Guards of accounts: keys, audit and what is sold.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const accountMutants = [
  {
    name: 'shows are erased before their day',
    file: 'api/account/erase-show.service.ts',
    find: "await knex('tenants').where('erase_at', '<', knex.fn.now()).pluck('id')",
    replace: "await knex('tenants').whereNotNull('erase_at').pluck('id')",
    test: 'api/account/account.test.ts',
  },
  {
    name: 'an email is changed without the password',
    file: 'api/account/change-email.service.ts',
    find: '  await verifyCurrentPassword(app, session, currentPassword)\n',
    replace: '',
    test: 'api/account/account.test.ts',
  },
  {
    name: 'the audit log can be rewritten by its owner',
    file: 'api/db/migrations/0131_audit.ts',
    find: 'create trigger append_only before update or delete on audit_entries',
    replace: 'create trigger append_only before insert on audit_entries',
    test: 'api/audit/audit.test.ts',
  },
  {
    name: 'what does nothing on this server is sold',
    file: 'api/tenants/purchases.service.ts',
    find: 'if (unavailable.includes(featureName)) {',
    replace: 'if (unavailable.length < 0) {',
    test: 'api/tenants/purchases.test.ts',
  },
  {
    name: 'keys make keys',
    file: 'api/http/session.ts',
    find: '  if (signedInOnly)\n',
    replace: '  if (signedInOnly && !route)\n',
    test: 'api/keys/keys.test.ts',
  },
  {
    name: 'keys that read may write',
    file: 'api/http/session.ts',
    find: "if (scope === 'read' && !readOnly",
    replace: "if (scope === 'write' && !readOnly && !scope",
    test: 'api/keys/keys.test.ts',
  },
  {
    name: 'keys outlive the API access of their show',
    file: 'api/http/session.ts',
    find: '  if (!features.apiAccess) {',
    replace: '  if (!features) {',
    test: 'api/keys/keys.test.ts',
  },
  {
    name: 'expired keys work',
    file: 'api/http/session.ts',
    find: ' and k.expires_at > now()`\n\nconst adminLookUp',
    replace: '`\n\nconst adminLookUp',
    test: 'api/http/access.test.ts',
  },
]
