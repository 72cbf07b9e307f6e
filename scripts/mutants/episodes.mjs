/**
 * Runs of show and the links to them.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const episodeMutants = [
  {
    name: 'a revoked link to a run of show still opens it',
    file: 'api/episodes/shared-run.service.ts',
    find: 'if (!link || !episode || link.revokedAt)',
    replace: 'if (!link || !episode)',
    test: 'api/episodes/shared-run.test.ts',
  },
  {
    name: 'an expired link to a run of show still opens it',
    file: 'api/episodes/shared-run.service.ts',
    find: 'if (Date.parse(link.expiresAt) < Date.now())',
    replace: 'if (false)',
    test: 'api/episodes/shared-run.test.ts',
  },
  {
    name: "a run of show overwrites someone else's",
    file: 'api/episodes/run-of-show.service.ts',
    find: "expectVersion({ version: saved.runVersion }, version, 'run of show')",
    replace: '',
    test: 'api/episodes/run-of-show.test.ts',
  },
  {
    name: 'a text that was regenerated replaces the edit',
    file: 'core/episodes/merge-segments.ts',
    find: 'const text = stored?.text ?? drawn.text',
    replace: 'const text = drawn.text',
    test: 'core/episodes/run-of-show.test.ts',
  },
]
