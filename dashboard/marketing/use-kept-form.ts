import { useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import { readStored, writeStored } from '../ui/storage.ts'

const keyOf = (tenantId: string, name: string) => `cueroom.marketing.${tenantId}.${name}`

// Only what still has the kind the form expects: a browser may hold what an older version stored
function keptValues<Values extends object>(key: string, initial: Values): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '{}')
    const fits = ([name, value]: [string, unknown]) => {
      const expected = initial[name as keyof Values]
      return (
        name in initial &&
        typeof value === typeof expected &&
        Array.isArray(value) === Array.isArray(expected)
      )
    }
    return Object.fromEntries(Object.entries(kept ?? {}).filter(fits)) as Partial<Values>
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
  validate: (values: Values) => Record<string, ReactNode>,
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
