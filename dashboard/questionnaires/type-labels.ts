import type { QuestionType } from '@cueroom/core/questionnaires/questionnaire.ts'

/** What hosts read for a type of question. */
export const typeLabels: Record<QuestionType, string> = {
  text: 'Short text',
  textarea: 'Long text',
  select: 'Dropdown',
  radio: 'One choice',
  checkbox: 'Several choices',
  photo: 'Photo',
  email: 'Email address',
  phone: 'Phone number',
  url: 'Web address',
  number: 'Number',
  date: 'Date',
  ranking: 'Ranking of choices',
  consent: 'Consent',
  file: 'Link to a file',
  section: 'Section heading',
  statement: 'Statement',
}
