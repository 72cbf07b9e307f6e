import type { QuestionnaireSettings } from './questionnaire-settings.ts'

/** The settings of a questionnaire whose host chose nothing. */
export const usualSettings: QuestionnaireSettings = {
  language: null,
  oneAtATime: 'off',
  afterSubmit: { text: null, link: null, linkLabel: null, redirect: false, copy: false },
  hiddenFields: [],
  answersLocked: false,
  texts: {},
}
