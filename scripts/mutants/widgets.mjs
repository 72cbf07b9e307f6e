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
  {
    name: 'locked answers can be changed',
    file: 'core/questionnaires/change-answers.ts',
    find: "  if (stored.locked) return 'answers_locked'\n",
    replace: '',
    test: 'core/questionnaires/change-answers.test.ts',
  },
  {
    name: 'a lock of the whole questionnaire counts for nothing',
    file: 'api/questionnaires/responses.service.ts',
    find: 'Boolean(lockedAt || answersLocked)',
    replace: 'Boolean(lockedAt)',
    test: 'api/questionnaires/submissions.test.ts',
  },
  {
    name: 'changes overwrite those of another window',
    file: 'core/questionnaires/change-answers.ts',
    find: "return revises === stored.revision ? undefined : 'answers_changed'",
    replace: 'return undefined',
    test: 'core/questionnaires/change-answers.test.ts',
  },
  {
    name: "an answer can name another guest's photo",
    file: 'api/questionnaires/answer-photos.ts',
    find: 'isStoredPhoto(answer) && !isKept(id, answer, before)',
    replace: 'false',
    test: 'api/questionnaires/submissions.test.ts',
  },
]
