/** Guards of the dashboard, the command line and what they share. */
export const dashboardMutants = [
  {
    name: 'a refused call is repeated',
    file: 'core/contract/client.ts',
    find: '[429, 502, 503, 504].includes(error.status)',
    replace: '[400, 409, 429, 502, 503, 504].includes(error.status)',
    test: 'core/contract/retry.test.ts',
  },
  {
    name: 'the time a server asks for is ignored',
    file: 'core/contract/retry.ts',
    find: 'Math.max(Math.min(asked, longestAsked), pause(attemptNumber))',
    replace: 'pause(attemptNumber)',
    test: 'core/contract/retry.test.ts',
  },
  {
    name: 'overwriting drops what someone else changed',
    file: 'dashboard/ui/form-changes.ts',
    find: 'valueAt(mine, path)), theirs)',
    replace: 'valueAt(mine, path)), mine)',
    test: 'dashboard/show/settings-conflict.test.tsx',
  },
  {
    name: 'overwriting a questionnaire names a version nobody saw',
    file: 'dashboard/questionnaires/questionnaire-editor.tsx',
    find: 'save(merged, latest.version)',
    replace: 'save(merged, latest.version + 1)',
    test: 'dashboard/questionnaires/questionnaires-screen.test.tsx',
  },
]
