/** Guards of questionnaires and widgets: see list.mjs. */
export const widgetMutants = [
  {
    name: 'answers to hidden questions are stored',
    file: 'core/questionnaires/check-answers.ts',
    find: 'const kept = shownQuestions(questions, answers).flatMap((question) => {',
    replace: 'const kept = questions.flatMap((question) => {',
    test: 'core/questionnaires/shown-questions.test.ts',
  },
  {
    name: 'a changed consent text keeps its version',
    file: 'api/questionnaires/questionnaires.service.ts',
    find: '(same ? 0 : 1)',
    replace: '0',
    test: 'api/questionnaires/questionnaire-settings.test.ts',
  },
  {
    name: 'a rule puts a choice into a style sheet as it is',
    file: 'api/questionnaires/question-html.ts',
    find: '`[value="${cssText(is)}"]`',
    replace: '`[value="${is}"]`',
    test: 'api/questionnaires/questionnaire-settings.test.ts',
  },
]
