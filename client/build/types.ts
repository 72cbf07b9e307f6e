import { type Contract, type Endpoint } from '@cueroom/core/contract/endpoint.ts'
import { isVersioned, toOpenApi } from '@cueroom/core/contract/openapi.ts'
import { present } from '@cueroom/core/text/present.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  items?: Schema | boolean
  prefixItems?: Schema[]
  description?: string
}
type Content = Record<string, { schema: Schema }>
interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required?: boolean; schema: Schema; description?: string }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** TypeScript declarations of a contract's client, which need no package: from its OpenAPI document. */
export function clientTypes(contract: Contract, prelude: string, version: string): string {
  const { paths, components } = toOpenApi(contract, version) as unknown as Document
  const operations = new Map(
    Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => [each.operationId, each])),
  )
  const named = Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)}`,
  )
  const groups = Object.entries(contract).map(([group, endpoints]) => {
    const members = Object.entries(endpoints).map(([name, endpoint]) =>
      member(name, endpoint, operations.get(`${group}.${name}`)!),
    )
    return `  readonly ${group}: {\n${members.join('\n')}\n  }`
  })
  return `${prelude}\n${named.join('\n\n')}\n\n/** Every call of the API. */\nexport interface Client {\n${groups.join('\n')}\n}\n`
}

function member(name: string, endpoint: Endpoint, operation: Operation) {
  const about = [sentence(operation.summary), operation.description, `\`${endpoint.route}\``]
  const [{ content = {} } = {}] = Object.entries(operation.responses).flatMap(([status, response]) =>
    status === 'default' ? [] : [response],
  )
  const events = content['text/event-stream']?.schema
  const options = present([
    'CallOptions',
    isVersioned(endpoint) && 'VersionOptions',
    events && `StreamOptions<${typeOf(events)}>`,
  ]).join(' & ')
  const sent = [...sentParts(operation), options].join(' & ')
  const optional = sentParts(operation).every(
    (part) => part.startsWith('{ readonly ') && part.includes('?: '),
  )
  const reply = replyOf(endpoint, content)
  const type = endpoint.paged ? pagedType(operation, content, { sent, options, reply }) : undefined
  const signature = type ? `: ${type}` : `(call${optional ? '?' : ''}: ${sent}): Promise<${reply}>`
  return `${paragraphs(about, '    ')}    ${name}${signature}`
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * A list. Where its query has a view, each view is a type of its row, in the same order: what is returned follows from it.
 */
function pagedType(
  operation: Operation,
  content: Content,
  { sent, options, reply }: { sent: string; options: string; reply: string },
): string {
  const any = `PagedCall<${sent}, ${reply}>`
  const view = operation.parameters.find(({ name }) => name === 'view')
  const items = content['application/json']?.schema.items
  const rows = (typeof items === 'object' && items.anyOf) || []
  const views = view?.schema.enum ?? []
  if (!view || views.length !== rows.length) return any
  const calls = views.map((each, index) => {
    const isDefault = each === view.schema.default
    const chosen = { ...view, required: !isDefault, schema: { const: each } }
    const parameters = operation.parameters.map((parameter) => (parameter === view ? chosen : parameter))
    const parts = [...sentParts({ ...operation, parameters }), options].join(' & ')
    return { isDefault, type: `PagedCall<${parts}, (${typeOf(rows[index])})[]>` }
  })
  // Of overloads the first that fits counts
  const sorted = calls.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
  return [...sorted.map(({ type }) => type), any].join(' & ')
}

function replyOf(endpoint: Endpoint, content: Content) {
  if (endpoint.file) return 'Download'
  const schema = content['application/json']?.schema
  return schema ? typeOf(schema) : 'void'
}

function sentParts({ parameters, requestBody }: Operation): string[] {
  const parts: string[] = []
  for (const [place, key] of [
    ['path', 'params'],
    ['query', 'query'],
  ] as const) {
    const fields = parameters.filter((each) => each.in === place)
    if (fields.length === 0) continue
    const needed = fields.some(({ required }) => required)
    const inner = fields.map(
      ({ name, required, schema }) => `${keyOf(name)}${required ? '' : '?'}: ${sendable(schema, required)}`,
    )
    parts.push(`{ readonly ${key}${needed ? '' : '?'}: { ${inner.join('; ')} } }`)
  }
  if (requestBody) {
    const schema = requestBody.content['application/json']?.schema
    // A file is sent as it is
    parts.push(`{ readonly body${requestBody.required ? '' : '?'}: ${schema ? typeOf(schema) : 'Blob'} }`)
  }
  return parts
}

const sendable = (schema: Schema, required?: boolean) => typeOf(schema) + (required ? '' : ' | undefined')

function typeOf(schema: Schema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown'
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return union(variants.map(typeOf))
  if (schema.allOf) return schema.allOf.map((each) => `(${typeOf(each)})`).join(' & ')
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })))
  return plainType(schema)
}

const union = (types: string[]) =>
  [...new Set(types)].map((type) => (type.includes(' & ') ? `(${type})` : type)).join(' | ')

function plainType(schema: Schema): string {
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return schema.type
    case 'integer':
      return 'number'
    case 'array':
      if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
      return `(${typeOf(schema.items)})[]`
    case 'object':
      return objectType(schema)
    default:
      return 'unknown'
  }
}

function objectType({ properties, required = [], additionalProperties, propertyNames }: Schema): string {
  if (!properties) {
    const keys = propertyNames?.enum ? typeOf(propertyNames) : 'string'
    const values = typeOf(additionalProperties)
    return keys === 'string' || required.length > 0
      ? `Record<${keys}, ${values}>`
      : `Partial<Record<${keys}, ${values}>>`
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name)
    return `${comment(schema.description)}${keyOf(name)}${isRequired ? '' : '?'}: ${sendable(schema, isRequired)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`
}

const keyOf = (name: string) => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

const paragraphs = (texts: string[], indent: string) => {
  const lines = texts.filter(Boolean).map((text) => `${indent} * ${text.replaceAll('*/', '* /')}\n`)
  return `${indent}/**\n${lines.join(`${indent} *\n`)}${indent} */\n`
}

const comment = (text: string | undefined) => (text ? `/** ${text.replaceAll('*/', '* /')} */ ` : '')
