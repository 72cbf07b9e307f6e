/** Outages of the database, limits of several servers, and background work. */
export const jobMutants = [
  {
    name: 'a stream is ended with the deadline of a body',
    file: 'api/http/deadlines.ts',
    find: 'req.complete || req.destroy()',
    replace: 'req.destroy()',
    test: 'api/http/slow-clients.test.ts',
  },
  {
    name: 'what may have been saved is said to have changed nothing',
    file: 'api/problems/problems.ts',
    find: 'if (isOutcomeUnknown(error)) return outcomeUnknown()',
    replace: '',
    test: 'api/db/outage.test.ts',
  },
  {
    name: 'a POST is repeated under another key',
    file: 'core/contract/idempotency-keys.ts',
    find: 'const key = own ?? keys.get(sent) ?? randomId()',
    replace: 'const key = own ?? randomId()',
    test: 'core/contract/client.test.ts',
  },
  {
    name: 'a connection to a former primary is kept',
    file: 'api/db/knex.ts',
    find: 'if (needsNewConnection(error)) connection.__knex__disposed = error',
    replace: 'void needsNewConnection',
    test: 'api/db/outage.test.ts',
  },
  {
    name: 'every server counts on its own',
    file: 'api/http/limits.ts',
    find: "const ownRates = ['read', 'write'] as const",
    replace: 'const ownRates = Object.keys(rates)',
    test: 'api/http/shared-limits.test.ts',
  },
  {
    name: 'a flood asks the database again and again',
    file: 'api/auth/sign-in-attempt.ts',
    find: 'await refuseFlood(limits, pair, address)',
    replace: 'void refuseFlood',
    test: 'api/http/shared-limits.test.ts',
  },
]
