/** The form of an answer as JSON Schema, within what every server's strict mode takes: each key required, no others. */
export type AnswerSchema =
  | { type: 'string'; enum?: readonly string[] }
  | { type: 'number' }
  | { type: 'boolean' }
  | { type: ['string', 'null'] }
  | { type: 'array'; items: AnswerSchema }
  | {
      type: 'object'
      properties: Record<string, AnswerSchema>
      required: string[]
      additionalProperties: false
    }

export const aText: AnswerSchema = { type: 'string' }
export const aNumber: AnswerSchema = { type: 'number' }
export const aFlag: AnswerSchema = { type: 'boolean' }
export const textOrNull: AnswerSchema = { type: ['string', 'null'] }
export const oneOf = (choices: readonly string[]): AnswerSchema => ({ type: 'string', enum: choices })
export const listOf = (items: AnswerSchema): AnswerSchema => ({ type: 'array', items })
export const recordOf = (properties: Record<string, AnswerSchema>): AnswerSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
