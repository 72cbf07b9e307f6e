import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contract } from '../contract.ts'
import type { Endpoints } from './endpoint.ts'
import { csvType, jsonType, xlsxType } from './file.ts'
import { toOpenApi } from './openapi.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, unknown>[]
  parameters: { name: string; in: string; required?: boolean; schema: Json }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> }
  responses: Record<string, { description: string; content: Record<string, { schema: Json }> }>
}

const document = toOpenApi(contract, '1.2.3') as {
  openapi: string
  info: Json
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json>; securitySchemes: Json }
}
const endpoints = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members as Endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Every object within a JSON value. */
function* objects(json: unknown): Generator<Json> {
  if (typeof json !== 'object' || json === null) return
  if (!Array.isArray(json)) yield json as Json
  for (const value of Object.values(json)) yield* objects(value)
}

const lookUp = (ref: string) =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((json, key) => (json as Json | undefined)?.[key], document)

describe('the OpenAPI document', () => {
  test('says which calls share a limit, in its description and at each of them', () => {
    const generate = /^- generate: (.*)$/m.exec(String(document.info.description))?.[1]
    for (const route of ['POST /api/webhooks/{id}/test', 'POST /api/content/generate']) {
      const [method = '', path = ''] = route.toLowerCase().split(' ')
      expect(generate).toContain(`\`${route}\``)
      expect(document.paths[path]?.[method]).toMatchObject({
        description: expect.stringContaining('counted together with the other calls of the limit "generate"'),
      })
    }
  })

  test('is version 3.1 and says which version of the API it describes', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Cueroom API', version: '1.2.3' } })
    expect(Object.keys(document)).toEqual(['openapi', 'info', 'paths', 'components'])
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  test('has every call, once', () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    expect(described.sort()).toEqual(endpoints.map(({ endpoint }) => endpoint.route).sort())
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      endpoints.map(({ name }) => name).sort(),
    )
  })

  test('says of every call what it does, who may make it and how it fails', () => {
    const schemes = Object.keys(document.components.securitySchemes)
    for (const { operation } of operations) {
      expect(operation.summary).toMatch(/^[A-Z].{3,}[^.]$/)
      for (const need of operation.security)
        expect(schemes).toEqual(expect.arrayContaining(Object.keys(need)))
      const access = endpoints.find(({ name }) => name === operation.operationId)!.endpoint.access
      expect(operation.security.length).toBe({ public: 0, 'visitor-or-host': 2, tenant: 1, admin: 1 }[access])
      expect(operation.responses['default']?.content['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      })
      expect(Object.keys(operation.responses).filter((status) => /^20[012]$/.test(status))).toHaveLength(1)
    }
  })

  test('names exactly the parameters in the path', () => {
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(named.every(({ required }) => required)).toBe(true)
      const all = operation.parameters.map(({ name, in: place }) => `${place} ${name}`)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('gives the limits of a query, not just that it is text', () => {
    const { parameters } = document.paths['/api/guests']!['get']!
    expect(parameters.find(({ name }) => name === 'limit')).toMatchObject({
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
    })
  })

  test('refers only to what it contains, and contains only what is referred to', () => {
    const refs = [...objects(document)].flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(refs.length).toBeGreaterThan(20)
    for (const ref of refs) expect(lookUp(ref)).toBeTypeOf('object')
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !refs.includes(`#/components/schemas/${name}`),
    )
    expect(unused).toEqual([])
    expect(JSON.stringify(document)).not.toContain('$defs')
  })

  test('describes a record once, and once more where it is sent differently than answered', () => {
    const names = Object.keys(document.components.schemas)
    const schemas = Object.values(document.components.schemas).map((schema) => JSON.stringify(schema))
    expect(new Set(schemas).size).toBe(schemas.length)
    expect(names.filter((name) => !/^[A-Z]\w*[a-zA-Z]$/.test(name) || /InputInput/.test(name))).toEqual([])
  })

  test('has schemas that a validator can read', () => {
    const schemas = JSON.stringify(document.components.schemas)
    const $defs = JSON.parse(schemas.replaceAll('#/components/schemas/', '#/$defs/'))
    const anyOf = Object.keys($defs).map((name) => ({ $ref: `#/$defs/${name}` }))
    expect(() => z.fromJSONSchema({ $defs, anyOf })).not.toThrow()
    for (const { properties, required } of objects(document.components.schemas)) {
      if (!properties || !Array.isArray(required)) continue
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required))
    }
  })

  test('distinguishes files and streams from JSON', () => {
    const word = document.paths['/api/content/export-word']!['post']!
    expect(Object.values(word.responses['200']!.content)).toEqual([
      { schema: { type: 'string', format: 'binary' } },
    ])
    const sponsors = document.paths['/api/saved-sponsors/export']!['get']!
    expect(Object.keys(sponsors.responses['200']!.content)).toEqual([csvType, xlsxType, jsonType])
    expect(JSON.stringify(document)).not.toContain('octet-stream')
    const generate = document.paths['/api/content/generate']!['post']!
    expect(Object.keys(generate.responses['200']!.content)).toEqual(['application/json', 'text/event-stream'])
  })
})

test('a record that contains others keeps one name, however often it is used', () => {
  const Part = z.object({ text: z.string() }).meta({ id: 'Part' })
  const Whole = z.object({ parts: z.array(Part), first: Part }).meta({ id: 'Whole' })
  const Draft = z
    .object({ part: Part.extend({ note: z.string().default('') }).meta({ id: 'Noted' }) })
    .meta({ id: 'Draft' })
  const call = (route: 'GET /api/a' | 'GET /api/b' | 'POST /api/b') => ({
    route,
    summary: 'Actions',
    access: 'public' as const,
  })
  const { components } = toOpenApi(
    {
      all: {
        a: { ...call('GET /api/a'), reply: Whole },
        b: { ...call('GET /api/b'), reply: z.array(Whole) },
        c: { ...call('POST /api/b'), body: Draft, reply: Draft },
      },
    },
    '1',
  ) as unknown as typeof document
  // Sent, the note may be missing; answered, it is there: so does what contains it
  expect(Object.keys(components.schemas).sort()).toEqual(
    ['Draft', 'DraftInput', 'Noted', 'NotedInput', 'Part', 'Problem', 'Whole'].sort(),
  )
})
