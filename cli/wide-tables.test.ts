import { contract } from '@cueroom/core/contract.ts'
import type { Endpoints } from '@cueroom/core/contract/endpoint.ts'
import { type Answers, fakeApi } from '@cueroom/core/testing/fake-api.ts'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { cueroom, freshHome } from './testing.ts'

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  format?: string
  pattern?: string
  maxLength?: number
  maximum?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  propertyNames?: { enum?: string[] }
}

const words = 'Bartholomew Featherstonehaugh-Wigglesworth über 東京の工房 '.repeat(12)

/** A value that takes as much room as a schema allows. */
function longest(schema: Schema, defs: Record<string, Schema>, depth = 0): unknown {
  const inner = (each: Schema) => longest(each, defs, depth + 1)
  if (depth > 12) return null
  if (schema.$ref) return inner(defs[schema.$ref.split('/').at(-1)!] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum.toSorted((a, b) => String(b).length - String(a).length)[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner(choices.find(({ type }) => type !== 'null') ?? {})
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner))
  if (schema.type === 'string') return longestText(schema)
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.min(schema.maximum ?? Infinity, 12_345_678)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return schema.items ? [inner(schema.items), inner(schema.items)] : []
  if (schema.type !== 'object') return null
  const names = schema.propertyNames?.enum ?? []
  const named = names.map((name) => [name, schema.additionalProperties ?? {}] as [string, Schema])
  return Object.fromEntries(
    [...named, ...Object.entries(schema.properties ?? {})].map(([name, each]) => [
      name,
      // A command ends with an error where guests are missing
      name === 'missing' ? [] : inner(each),
    ]),
  )
}

function longestText({ format, pattern, maxLength = 400 }: Schema) {
  if (format === 'date-time') return '2026-12-01T09:59:00.000Z'
  if (format === 'email') return 'bartholomew.featherstonehaugh@show.example'
  if (format === 'uri') return 'https://show.example/bartholomew'
  return pattern ? 'bJ5yQ0nT2mZ4bJ5yQ0nT2m' : words.slice(0, maxLength)
}

const answers = Object.fromEntries(
  Object.entries(contract).map(([feature, endpoints]) => [
    feature,
    Object.fromEntries(
      Object.entries(endpoints as Endpoints).map(([name, { reply }]) => {
        const schema = z.toJSONSchema(reply ?? z.null(), { io: 'output', unrepresentable: 'any' }) as Schema
        return [name, () => longest(schema, schema.$defs ?? {})]
      }),
    ),
  ]),
) as Answers
const api = fakeApi(answers)

const everyColumn = 'id,name,title,company,email,phone,status,interview,answers,linkedin,website,added'
const shown = [
  'guests list',
  `guests list --columns ${everyColumn}`,
  'guests show 1',
  'guests deleted',
  'guests imports',
  'guests erasures',
  'inbox',
  'content list',
  'content versions 1',
  'questionnaires list',
  'questionnaires responses bJ5yQ0nT2mZ4bJ5yQ0nT2m',
  'sponsors list',
  'sponsors inquiries',
  'sponsors discover',
  'webhooks list',
  'webhooks deliveries bJ5yQ0nT2mZ4bJ5yQ0nT2m',
  'keys list',
  'audit',
  'whoami',
  'doctor --host https://show.example',
  'auth list',
  'admin tenants list',
  'admin features get t1',
  'admin purchases list t1',
  'admin explain t1 analytics',
  'admin audit',
  'generate --all --dry-run',
]

test.each([60, 80, 120])(
  'nothing a command shows is wider than a terminal of %d columns',
  async (columns) => {
    const home = await freshHome()
    await cueroom('login --with-token --profile featherstonehaugh', { api, home, stdin: 'token' })
    const env = { CUEROOM_TOKEN: 'token', NO_COLOR: '1' }
    const wide: string[] = []
    for (const command of shown) {
      const ran = await cueroom(command, { api, home, env, terminal: true, columns })
      expect([command, ran.code, ran.code && ran.stderr]).toEqual([command, 0, 0])
      expect([command, ran.stdout.length > 50]).toEqual([command, true])
      for (const line of (ran.stdout + ran.stderr).split('\n'))
        if (stringWidth(line) > columns) wide.push(`${command}: ${line}`)
    }
    expect(wide).toEqual([])
  },
)

test.each([
  [{ terminal: true, env: { CUEROOM_PLAIN: '1' } }, ''],
  [{ terminal: true, env: {} }, ' --plain'],
  [{ terminal: true, env: { TERM: 'dumb' } }, ''],
  [{ terminal: false, env: {} }, ''],
])(
  'names are whole for a screen reader, and where there is no terminal: %j%s',
  async ({ terminal, env }, flag) => {
    const ran = await cueroom(`guests list${flag}`, {
      api,
      terminal,
      env: { CUEROOM_TOKEN: 'token', ...env },
    })
    expect(ran.code).toBe(0)
    expect(ran.stdout).not.toContain('…')
    expect(ran.stdout).toContain(words.slice(0, 150))
  },
)
