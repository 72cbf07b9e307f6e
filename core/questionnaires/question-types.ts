/** The types of questions, in the order of the builder. A section and a statement are read, and take no answer. */
export const questionTypes = [
  'text',
  'textarea',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'select',
  'radio',
  'checkbox',
  'ranking',
  'consent',
  'photo',
  'file',
  'section',
  'statement',
] as const

/** The types that suggested questions have. */
export const suggestedTypes = ['text', 'textarea', 'select', 'radio', 'checkbox', 'photo'] as const

type Type = (typeof questionTypes)[number]

/** Whether guests answer a question of the type. */
export const isAnswerable = (type: Type) => type !== 'section' && type !== 'statement'

/** Whether a question of the type is answered by choosing. */
export const hasOptions = (type: Type) =>
  type === 'select' || type === 'radio' || type === 'checkbox' || type === 'ranking'
