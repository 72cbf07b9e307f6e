import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import type { FormErrors } from '../ui/check-later.ts'
import { readStored, writeStored } from '../ui/storage.ts'

const keyOf = (tenantId: string, name: string) => `cueroom.marketing.${tenantId}.${name}`

/** Of what was stored only that which still has the kind the form expects: an older version may have stored it. */
function fitting<Values extends object>(initial: Values, stored: object): Partial<Values> {
  const fits = ([name, value]: [string, unknown]) => {
    const expected = initial[name as keyof Values]
    return (
      name in initial && typeof value === typeof expected && Array.isArray(value) === Array.isArray(expected)
    )
  }
  return Object.fromEntries(Object.entries(stored).filter(fits)) as Partial<Values>
}

/** The values of a form that sent these entries; what they do not have stands as in an empty form. */
export const valuesOf = <Values extends object>(
  initial: Values,
  { guestId, ...entries }: Entries,
): Values => ({
  ...initial,
  ...fitting(initial, { ...entries, guestId: String(guestId ?? '') }),
})
type Entries = Record<string, unknown>

/** Fills a form anew; the answer brings back what stood in it before. */
export function refilled<Values extends object>(form: KeptForm<Values>, values: Values) {
  const before = form.getValues()
  form.setValues(values)
  return () => form.setValues(before)
}

function keptValues<Values extends object>(key: string, initial: Values): Partial<Values> {
  try {
    return fitting(initial, (JSON.parse(readStored(key) ?? '{}') ?? {}) as object)
  } catch {
    return {}
  }
}

/**
 * A form that keeps what was typed in this browser, through failures, sign-ins, other screens and reloads.
 * @param given values that stand before what was kept, such as a sponsor of the address
 */
export function useKeptForm<Values extends object>(
  name: string,
  initial: Values,
  validate: (values: Values) => Promise<FormErrors>,
  given: (kept: Partial<Values>) => Partial<Values> = () => ({}),
) {
  const tenantId = useSession().data?.tenant.id
  const key = tenantId === undefined ? null : keyOf(tenantId, name)
  const [initialValues] = useState(() => {
    const kept = key === null ? {} : keptValues(key, initial)
    return { ...initial, ...kept, ...given(kept) }
  })
  return useForm({
    initialValues,
    validate,
    onValuesChange: (values: Values) => key && writeStored(key, JSON.stringify(values)),
  })
}

export type KeptForm<Values extends object> = ReturnType<typeof useKeptForm<Values>>
