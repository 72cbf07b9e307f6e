/**
 * Guards taken away on purpose, each with the test that must notice. `find` stands exactly once in `file`.
 *
 * @type {{ name: string, file: string, find: string, replace: string, test: string }[]}
 */
export const mutants = [
  {
    name: 'spaces count as an answer',
    file: 'core/questionnaires/progress.ts',
    find: "answer.trim() !== ''",
    replace: "answer !== ''",
    test: 'core/questionnaires/progress.test.ts',
  },
  {
    name: 'a moved widget is unmounted',
    file: 'widgets/shared/define.ts',
    find: 'if (!this.isConnected) super.disconnectedCallback()',
    replace: 'super.disconnectedCallback()',
    test: 'widgets/questionnaires/questionnaire.test.ts',
  },
]
