import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import type { FormErrors } from '../ui/lazy-validation.ts'
import { readDraft, writeDraft } from '../ui/storage.ts'

const keyOf = (tenantId: string, name: string) => `cueroom.marketing.${tenantId}.${name}`

/** Keeps only stored values of the expected type, because an older version may have written them. */
function fitting<Values extends object>(initial: Values, stored: object): Partial<Values> {
  const fits = ([name, value]: [string, unknown]) => {
    const expected = initial[name as keyof Values]
    return (
      name in initial && typeof value === typeof expected && Array.isArray(value) === Array.isArray(expected)
    )
  }
  return Object.fromEntries(Object.entries(stored).filter(fits)) as Partial<Values>
}

/** Form values from a request; missing ones get their defaults. */
export const valuesOf = <Values extends object>(
  initial: Values,
  { guestId, ...entries }: Entries,
): Values => ({
  ...initial,
  ...fitting(initial, { ...entries, guestId: String(guestId ?? '') }),
})
type Entries = Record<string, unknown>

/** Fills a form; returns a function that restores the previous values. */
export function refilled<Values extends object>(form: DraftForm<Values>, values: Values) {
  const before = form.getValues()
  form.setValues(values)
  return () => form.setValues(before)
}

/**
 * A form whose values are kept in this browser across failures, sign-ins, navigation and reloads.
 * @param given values that override the kept ones, such as a sponsor from the URL
 */
export function useDraftForm<Values extends object>(
  name: string,
  initial: Values,
  validate: (values: Values) => Promise<FormErrors>,
  given: (kept: Partial<Values>) => Partial<Values> = () => ({}),
) {
  const tenantId = useSession().data?.tenant.id
  const key = tenantId === undefined ? null : keyOf(tenantId, name)
  const [initialValues] = useState(() => {
    const kept = key === null ? {} : fitting(initial, readDraft(key) ?? {})
    return { ...initial, ...kept, ...given(kept) }
  })
  return useForm({
    initialValues,
    validate,
    onValuesChange: (values: Values) => key && writeDraft(key, values),
  })
}

export type DraftForm<Values extends object> = ReturnType<typeof useDraftForm<Values>>
