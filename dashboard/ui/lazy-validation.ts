import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import type * as z from 'zod'

export type FormErrors = Record<string, ReactNode>

/**
 * Validates a form with a lazily loaded core schema, so that zod doesn't delay the screen. If it fails to
 * load, only the server validates.
 */
export function lazyValidation(load: () => Promise<z.ZodType>) {
  const resolver = load().then(
    (schema) => schemaResolver(schema, { sync: true }),
    () => () => ({}),
  )
  return async (body: object): Promise<FormErrors> => (await resolver)(body)
}
