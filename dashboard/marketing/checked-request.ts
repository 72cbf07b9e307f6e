import type * as requests from '@cueroom/core/marketing/requests.ts'
import type * as z from 'zod'
import { lazyValidation, type FormErrors } from '../ui/lazy-validation.ts'

type Schemas = typeof requests
type Schema = keyof { [Name in keyof Schemas as Schemas[Name] extends z.ZodType ? Name : never]: Name }

/** Validates a form with its call's schema. Problems inside a list are shown below the list. */
export function checkBy<Values>(schema: Schema, toBody: (values: Values) => object) {
  const check = lazyValidation(async () => (await import('@cueroom/core/marketing/requests.ts'))[schema])
  return async (values: Values): Promise<FormErrors> => {
    const problems = Object.entries(await check(toBody(values)))
    return Object.fromEntries(
      problems.toReversed().map(([path, message]) => [path.replace(/^filters\./, '').split('.')[0], message]),
    )
  }
}
