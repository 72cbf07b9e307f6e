/**
 * What strangers send is not trusted.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const trustMutants = [
  {
    name: 'formulas behind a semicolon are live in a CSV file',
    file: 'core/exports/guests-formulas.ts',
    find: '(?<=^|[;\\\\t|\\\\n])(?=${formula})',
    replace: '(?<=^|[\\\\t|\\\\n])(?=${formula})',
    test: 'core/exports/guests-sheet.test.ts',
  },
  {
    name: 'a name may forge a second line',
    file: 'core/contract/lines.ts',
    find: '`[${breaks}]|${unseen}|${joiner}`',
    replace: '`[]|${unseen}|${joiner}`',
    test: 'core/contract/texts.test.ts',
  },
  {
    name: 'a link may run a program',
    file: 'core/contract/shapes.ts',
    find: '.refine(isSafeLink, says(',
    replace: '.refine(isOneLine, says(',
    test: 'core/contract/texts.test.ts',
  },
  {
    name: 'a question may be called like what every object has',
    file: 'core/questionnaires/questionnaire.ts',
    find: '!ownNames.has(id)',
    replace: 'id.length > ownNames.size - 3',
    test: 'api/questionnaires/questionnaires.test.ts',
  },
]
