import { hasOptions } from './question-types.ts'
import type { Question } from './questionnaire.ts'

type Asked = Pick<Question, 'type' | 'options'>

/** Whether answers to a question may no longer fit it: another type, choices removed, or another set to rank. */
export function mayUnfit(before: Asked, now: Asked): boolean {
  if (before.type !== now.type) return true
  if (!hasOptions(now.type)) return false
  const missing = before.options.some((option) => !now.options.includes(option))
  return missing || (now.type === 'ranking' && now.options.length !== before.options.length)
}
