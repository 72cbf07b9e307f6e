import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import type * as z from 'zod'

type Errors = Record<string, ReactNode>

interface Checked {
  getValues: () => object
  validate: () => { hasErrors: boolean; errors: Errors }
  getInputNode: (path: never) => HTMLElement | null
}

/** Checks a form by the schema of the call that it makes. A problem inside a list stands under the list. */
export function checkBy<Values>(schema: z.ZodType, toBody: (values: Values) => unknown) {
  const resolve = schemaResolver(schema, { sync: true })
  return (values: Values): Errors => {
    const problems = Object.entries(resolve(toBody(values) as Record<string, unknown>))
    return Object.fromEntries(
      problems.toReversed().map(([path, message]) => [path.replace(/^filters\./, '').split('.')[0], message]),
    )
  }
}

/** The errors of a form; the first field with one gets the focus. Empty where all is well. */
export function findErrors(form: Checked): Errors {
  const { hasErrors, errors } = form.validate()
  if (!hasErrors) return {}
  const first = Object.keys(form.getValues()).find((name) => name in errors)
  if (first) form.getInputNode(first as never)?.focus()
  return errors
}
