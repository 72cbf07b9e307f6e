/**
 * Guards of accounts: keys, audit and what is sold.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const accountMutants = [
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
