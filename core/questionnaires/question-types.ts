/** The types of questions, in the builder's order. Sections and statements take no answer. */
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

/** The types that suggested questions can have. */
export const suggestedTypes = ['text', 'textarea', 'select', 'radio', 'checkbox', 'photo'] as const

type Type = (typeof questionTypes)[number]

/** Whether guests answer a question of the type. */
export const isAnswerable = (type: Type) => type !== 'section' && type !== 'statement'

/** Whether a question of the type offers choices. */
export const hasOptions = (type: Type) =>
  type === 'select' || type === 'radio' || type === 'checkbox' || type === 'ranking'
