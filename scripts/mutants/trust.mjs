/**
 * What strangers send is not trusted.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const trustMutants = [
  {
    name: 'formulas behind a semicolon are live in a CSV file',
    file: 'core/exports/guests-formulas.ts',
    find: '(?<=[;\\\\t|\\\\n])(?=${splitFormula})',
    replace: '(?<=[\\\\t|\\\\n])(?=${splitFormula})',
    test: 'core/exports/guests-sheet.test.ts',
  },
  {
    name: 'a quotation mark hides a formula behind a semicolon',
    file: 'core/exports/guests-formulas.ts',
    find: `(?:['"]|`,
    replace: "(?:[']|",
    test: 'core/exports/guests-sheet.test.ts',
  },
  {
    name: 'a name may forge a second line',
    file: 'core/text/lines.ts',
    find: '`[${breaks}]|${unseen}|${joiner}`',
    replace: '`[]|${unseen}|${joiner}`',
    test: 'core/contract/texts.test.ts',
  },
  {
    name: 'a link may run a program',
    file: 'core/contract/shapes.ts',
    find: 'link(z.string({ error: missing }).trim().min(1, missing), isSafeLink)',
    replace: 'link(z.string({ error: missing }).trim().min(1, missing), isOneLine)',
    test: 'core/contract/texts.test.ts',
  },
  {
    name: 'a question may be called like what every object has',
    file: 'core/questionnaires/questionnaire.ts',
    find: '!ownNames.has(id)',
    replace: 'id.length > ownNames.size - 3',
    test: 'api/questionnaires/questionnaires.test.ts',
  },
  {
    name: 'answers under the address of a guest change the guest',
    file: 'api/questionnaires/store-submission.ts',
    find: '!linkedGuest && typedEmail ?',
    replace: "!linkedGuest && typedEmail === '' ?",
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'a personal link that was tampered with is no link at all',
    file: 'api/questionnaires/personal-link.ts',
    find: ' || !isSigned(signed(questionnaireId, name), signature, secrets)',
    replace: '',
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'a personal link is not looked at before it is answered',
    file: 'api/questionnaires/public-questionnaire.service.ts',
    find: 'const linked = guest === undefined ?',
    replace: 'const linked = guest !== null ?',
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'junk uses up a questionnaire',
    file: 'api/questionnaires/submissions.service.ts',
    find: '  const tenantId = await tenantOfAddress(app.knex, id)\n',
    replace:
      "  const tenantId = await tenantOfAddress(app.knex, id)\n  await app.limits.take('questionnaire', id)\n",
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'a personal link shares the rate of its address',
    file: 'api/questionnaires/submissions.service.ts',
    find: "if (linked === undefined) await app.limits.take('submit', address)",
    replace: "if (linked !== -1) await app.limits.take('submit', address)",
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'unverified answers are decided twice',
    file: 'api/questionnaires/unverified.service.ts',
    find: "found.state !== 'unverified'",
    replace: "found.state === ('none' as string)",
    test: 'api/questionnaires/unverified.test.ts',
  },
  {
    name: 'a questionnaire with nothing in it is an answer',
    file: 'core/questionnaires/check-answers.ts',
    find: '!first ||',
    replace: 'first ||',
    test: 'core/questionnaires/check-answers.test.ts',
  },
  {
    name: 'an interview date overwrites what nobody saw',
    file: 'dashboard/guests/change-guests.queries.ts',
    find: 'body: interview, ifMatch: version }',
    replace: 'body: interview }',
    test: 'dashboard/app/if-match.test.ts',
  },
]
