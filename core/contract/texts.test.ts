import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract } from '../contract.ts'
import type { Contract, Endpoint, Endpoints } from './endpoint.ts'
import { issueWords } from './issue-words.ts'
import { type TextKind, textKinds } from './shapes.ts'

interface Text {
  where: string
  schema: z.core.$ZodType
  kind: TextKind | undefined
}

/** Every text inside of a schema, as callers send it. */
function textsIn(schema: z.core.$ZodType, where: string): Text[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ where, schema, kind: textKinds.get(schema as z.ZodString)?.kind }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => textsIn(part, `${where}.${key}`))
    case 'array':
      return textsIn(def.element, `${where}[]`)
    case 'record':
      return [...textsIn(def.keyType, `${where} key`), ...textsIn(def.valueType, `${where}{}`)]
    case 'union':
      return def.options.flatMap((option) => textsIn(option, where))
    case 'pipe':
      return textsIn(def.in, where).map((text) => (text.schema === def.in ? { ...text, schema } : text))
    case 'optional':
    case 'nonoptional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return textsIn(def.innerType, where)
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'transform':
      return []
    default:
      throw new Error(`${where}: this test cannot look into a schema of type ${def.type}`)
  }
}

const sent = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? textsIn(schema, `${group}.${name} ${part}`) : [],
    ),
  ),
)
const accepts = ({ schema }: Text, text: string) => z.safeParse(schema, text).success

const forged = [
  'Ada\nBen',
  'Ada\rBen',
  'Ada\u001b[2JBen',
  'Ada\u202eBen',
  'Ada\u2066Ben',
  'Ada\u200bBen',
  'Ada\u2028Ben',
]
const programs = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'java\tscript:x']

test('every text that a call takes is declared as a kind, or has a pattern of its own', () => {
  expect(sent.length).toBeGreaterThan(150)
  const loose = sent.filter((text) => !text.kind && forged.some((sample) => accepts(text, sample)))
  expect(loose.map(({ where }) => where)).toEqual([])
})

test.each(sent.filter(({ kind }) => kind === 'line' || kind === 'link' || kind === 'picture'))(
  '$where takes one line and nothing that forges another',
  (text) => {
    expect(accepts(text, text.kind === 'line' ? 'Zoë 👩‍🚀' : 'https://ada.example')).toBe(true)
    expect(forged.filter((sample) => accepts(text, sample))).toEqual([])
  },
)

test.each(sent.filter(({ kind }) => kind === 'text'))(
  '$where takes several lines, and leaves out what nobody sees',
  ({ schema }) => {
    const seen = 'Zoë 👩\u200d🚀 says:\n\nmy family می\u200cخواهم'
    const hidden =
      'Z\u200boë\u2060 👩\u200d🚀 \u202esays\u202c:\n\nm\u00ady \ufefffamily\u{e0041} می\u200cخواهم\u0007'
    expect(z.safeParse(schema, hidden).data).toBe(z.safeParse(schema, seen).success ? seen : undefined)
  },
)

test.each(sent.filter(({ kind }) => kind === 'link' || kind === 'picture'))(
  '$where takes no link that runs a program',
  (text) => {
    expect(programs.filter((sample) => accepts(text, sample))).toEqual([])
  },
)

test('what is called like a link is declared as one', () => {
  const named = sent.filter(({ where }) =>
    /(url|link|linkedin|website|photo|logo|picture|image)$/i.test(where),
  )
  const other = named.filter(
    (text) => text.kind !== 'tidied' && programs.some((sample) => accepts(text, sample)),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(other.map(({ where }) => where)).toEqual([])
})

test('a text that is too long is called that, not missing', () => {
  const long = 'Zoë '.repeat(50_000)
  const refused = sent
    .filter(({ kind }) => kind === 'line' || kind === 'text')
    .map(({ where, schema }) => {
      const { error } = z.safeParse(schema, long, { error: issueWords })
      return { where, messages: error?.issues.map(({ message }) => message) ?? [] }
    })
    .filter(({ messages }) => messages.length > 0)
  expect(refused.length).toBeGreaterThan(50)
  const wrong = refused.filter(
    ({ messages }) =>
      !messages.some((message) => / at most [\d,]+ characters?/.test(message)) ||
      messages.some((message) => /required|is missing|is empty/.test(message)),
  )
  expect(wrong).toEqual([])
})

test('what is read out of a file is tidied, not refused', () => {
  const { guests } = contract.imports.create.body.parse({
    guests: [
      {
        name: 'Ada\r\nLovelace\u202e',
        title: 'Countess\tof Engines',
        socialLinks: { website: 'javascript:alert(1)', linkedin: 'linkedin.com/in/ada\n' },
      },
    ],
  })
  expect(guests[0]).toMatchObject({
    name: 'Ada Lovelace',
    title: 'Countess of Engines',
    socialLinks: { website: null, linkedin: 'linkedin.com/in/ada' },
  })
})

const asksForPassword = ({ body }: Endpoint) =>
  body !== undefined && textsIn(body, 'body').some(({ where }) => where === 'body.currentPassword')

test.each(
  Object.values(contract as Contract)
    .flatMap((group) => Object.values(group))
    .filter(asksForPassword),
)('a password sent to $route is stored under no Idempotency-Key, and guesses at it are counted', (call) => {
  expect(call).toMatchObject({ noReplay: true, rate: 'signIn' })
  expect(call.access === 'admin' || call.signedInOnly).toBe(true)
})
