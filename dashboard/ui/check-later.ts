import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import type * as z from 'zod'

export type FormErrors = Record<string, ReactNode>

/**
 * Checks what a form sends by a schema of core, which is loaded beside the screen together with what it needs, so that
 * neither is waited for to show the form. Where it does not come, the server checks alone.
 */
export function checkLater(load: () => Promise<z.ZodType>) {
  const resolver = load().then(
    (schema) => schemaResolver(schema, { sync: true }),
    () => () => ({}),
  )
  return async (body: object): Promise<FormErrors> => (await resolver)(body)
}
