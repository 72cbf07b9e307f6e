import * as z from 'zod'

export type AnswerSchema = Record<string, unknown>

/**
 * The form of a model's answer as JSON Schema, within what every server's strict mode takes: each key required, no
 * others. What the reader holds besides, such as lengths, is left out.
 */
export const answerSchema = (answer: z.ZodType) =>
  strict(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }) as Json)

interface Json {
  type: string
  enum?: string[]
  items?: Json
  properties?: Record<string, Json>
  anyOf?: Json[]
}

function strict({ type, enum: choices, items, properties, anyOf }: Json): AnswerSchema {
  if (anyOf) return { type: anyOf.map((each) => each.type) }
  if (choices) return { type, enum: choices }
  if (items) return { type, items: strict(items) }
  if (!properties) return { type: type === 'integer' ? 'number' : type }
  const entries = Object.entries(properties)
  return {
    type,
    properties: Object.fromEntries(entries.map(([key, value]) => [key, strict(value)])),
    required: Object.keys(properties),
    additionalProperties: false,
  }
}
