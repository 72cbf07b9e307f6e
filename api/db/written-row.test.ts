import * as z from 'zod'
import { Timestamp } from '@cueroom/core/contract/shapes.ts'
import { expect, test } from 'vitest'
import { writtenRow } from './written-row.ts'

const shape = z.object({
  id: z.int(),
  fullName: z.string().nullable(),
  links: z.object({ site: z.string().nullable(), shop: z.object({ open: z.boolean() }) }),
  seenAt: Timestamp,
  tags: z.array(z.string()).default([]),
})
const row = writtenRow(shape, { 'links.shop.open': "shop <> ''" })

test('the database is asked for the fields of a shape and nothing else, each as text', () => {
  expect(row.names).toBe('f0, f1, f2, f3, f4, f5')
  expect(row.columns).toMatch(
    /^\(id\)::text f0, \(full_name\)::text f1, \(site\)::text f2, \(shop <> ''\)::text f3, /,
  )
  expect(row.columns).toContain("to_char(seen_at at time zone 'UTC'")
  expect(row.columns).toMatch(/\(to_json\(tags\)\)::text f5$/)
})

test('a text is quoted, JSON stays as it is, and what is missing is null', () => {
  const hostile = '"}, "admin": true \\ \u2028 \n </script>'
  const json = row.write({
    f0: '7',
    f1: hostile,
    f2: null,
    f3: 'true',
    f4: '2026-11-23T12:00:00.000Z',
    f5: '["a"]',
  })
  expect(JSON.parse(json)).toEqual({
    id: 7,
    fullName: hostile,
    links: { site: null, shop: { open: true } },
    seenAt: '2026-11-23T12:00:00.000Z',
    tags: ['a'],
  })
})
