import type { QuestionnaireSettings } from './questionnaire-settings.ts'

/** The default settings of a questionnaire. */
export const usualSettings: QuestionnaireSettings = {
  language: null,
  oneAtATime: 'off',
  afterSubmit: { text: null, link: null, linkLabel: null, redirect: false, copy: false },
  hiddenFields: [],
  answersLocked: false,
  texts: {},
}
