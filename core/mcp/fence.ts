import { randomId } from '../text/random-id.ts'
import { notice } from './tool.ts'

/** Values for a model, between marks that the values' authors can't know. */
export function fenced(value: unknown): string {
  const mark = randomId()
  return `${notice}\n<data ${mark}>\n${JSON.stringify(value)}\n</data ${mark}>`
}
