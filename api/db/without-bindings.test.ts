import { describe, expect, test } from 'vitest'
import { startTestApi } from '../testing/api.ts'
import { withoutBindings } from './without-bindings.ts'

describe('a query whose values are written into its text', () => {
  const api = startTestApi()
  const written = (value: string | number | boolean | null | Date) =>
    withoutBindings(api.current.knex.raw('select ? as value', [value as string]))

  test.each(["it's", "'; drop table guests; --", 'two words', '\\', '$1', '', 'ä', 'x'.repeat(65)])(
    'takes no text that is no id: %j',
    (text) => {
      expect(() => written(text)).toThrow('Not a valid id')
    },
  )

  test.each([null, new Date(), 1.5, Number.NaN, 2 ** 60])('takes no other value: %s', (value) => {
    expect(() => written(value)).toThrow('Not a value')
  })

  test('has its numbers, truth values and ids where the bindings were', async () => {
    const { knex } = api.current
    const query = knex('guests')
      .where({ tenantId: 'a-show_1', id: 7, name: 'unscheduled' })
      .whereNull('deletedAt')
    expect(withoutBindings(knex.raw('? limit ?', [query, 50]))).toBe(
      `(select * from "guests" where "tenant_id" = 'a-show_1' and "id" = 7 and "name" = 'unscheduled' and "deleted_at" is null) limit 50`,
    )
    expect(written(true)).toBe('select true as value')
    expect(withoutBindings(knex.raw('select ?', [['a-show_1', 'b']]))).toBe("select array['a-show_1','b']")
    expect(() => withoutBindings(knex.raw('select ?', [['a', "it's"]]))).toThrow('Not a valid id')
    const bytes = knex.raw('select ? as value', [Buffer.from("it's")])
    expect(withoutBindings(bytes)).toBe("select decode('69742773', 'hex') as value")
  })
})
