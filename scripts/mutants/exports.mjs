/**
 * Guards of exports, and of work that must not keep the server from answering.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const exportMutants = [
  {
    name: 'answers that arrive during an export are in it',
    file: 'api/questionnaires/export-responses.service.ts',
    find: ".where('questionnaire_responses.id', '<=', newest)",
    replace: ".where('questionnaire_responses.id', '<=', newest + 1_000_000)",
    test: 'api/questionnaires/export-responses.test.ts',
  },
  {
    name: 'an export reads everything in one part',
    file: 'api/exports/read-parts.ts',
    find: 'const part = { limit: 200, bytes: 256 * 1024 }',
    replace: 'const part = { limit: 200_000, bytes: 1024 ** 3 }',
    test: 'api/questionnaires/export-responses.test.ts',
  },
  {
    name: 'text of any size goes into one workbook',
    file: 'api/exports/read-parts.ts',
    find: '    if (bytes > madeBytes) throw tooLarge()\n',
    replace: '',
    test: 'api/questionnaires/export-responses.test.ts',
  },
  {
    name: 'any number of answers goes into one workbook',
    file: 'core/exports/responses-file.ts',
    find: 'count > maxInWorkbook',
    replace: 'count < 0',
    test: 'core/exports/responses-file.test.ts',
  },
  {
    name: 'unverified answers are exported like others',
    file: 'core/exports/responses-file.ts',
    find: "state === 'unverified'",
    replace: "state === ('none' as string)",
    test: 'core/exports/responses-file.test.ts',
  },
  {
    name: 'a file that broke off ends like a whole one',
    file: 'api/http/streamed-file.ts',
    find: '    throw error\n',
    replace: '',
    test: 'api/questionnaires/export-responses.test.ts',
  },
  {
    name: "a model's prompts are built where calls are answered",
    file: 'api/drafting/openai.ts',
    find: "await threads.run('contentPrompt', { brief, longest }, call)",
    replace:
      "(await import('@cueroom/core/content/content-prompt.ts')).contentPrompt(brief, { withSources: true, longest })",
    test: 'api/threads/heavy-work.test.ts',
  },
  {
    name: 'a locked table is a failure',
    file: 'api/problems/outage.ts',
    find: '|55P03',
    replace: '',
    test: 'api/http/lock-timeout.test.ts',
  },
  {
    name: 'the name of an administrator forges a second line',
    file: 'api/tenants/admins.ts',
    find: 'name: optionalLine(200)',
    replace: 'name: z.string().max(200).nullish()',
    test: 'api/tenants/admins.test.ts',
  },
]
