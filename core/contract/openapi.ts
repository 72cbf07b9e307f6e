import * as z from 'zod'
import type { Access, Contract, Endpoint } from './endpoint.ts'
import { rates } from './rate-limits.ts'
import { jsonBytes, pageRows } from './body-limits.ts'
import { Problem } from './shapes.ts'

type Json = Record<string, unknown>
type Io = 'input' | 'output'

/** Derives the OpenAPI 3.1 document from the contract. */
export function toOpenApi(contract: Contract, version: string): Json {
  const schemas = new SchemaPool()
  const paths: Record<string, Json> = {}
  for (const [tag, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const [method, path] = endpoint.route.split(' ') as [string, string]
      const operations = (paths[path] ??= {})
      operations[method.toLowerCase()] = operation(`${tag}.${name}`, tag, endpoint, schemas)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cueroom API', version, description: about(contract) },
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        tenant: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of a host, from POST /api/tenant/login, or an API key',
        },
        admin: {
          type: 'http',
          scheme: 'bearer',
          description: 'Token of an administrator, from POST /api/admin/login',
        },
      },
    },
  }
}

/** What the document says of all calls. */
function about(contract: Contract) {
  const sharing = Map.groupBy(
    Object.values(contract).flatMap((endpoints) => Object.values(endpoints)),
    ({ rate }) => rate,
  )
  const lists = [...sharing].flatMap(([rate, endpoints]) =>
    rate === undefined ? [] : `- ${rate}: ${endpoints.map(({ route }) => `\`${route}\``).join(', ')}`,
  )
  return `Everything before you press record.\n\n${sharedLimits}\n\n${lists.join('\n')}`
}

/** How calls are counted, for the pages about the API. */
export const sharedLimits =
  'Calls that name the same limit are counted together, over all keys and sign-ins of a show, ' +
  'or per address without them; "signIn" counts failures with one email. ' +
  `All others share two: ${rates.read.points} reads and ${rates.write.points} writes in ${rates.read.seconds} seconds; ` +
  `${rates.public.points} calls where no key or token is needed.`

const security = (access: Access) =>
  ({ public: [], 'visitor-or-host': [{}, { tenant: [] }], tenant: [{ tenant: [] }], admin: [{ admin: [] }] })[
    access
  ]

const operation = (operationId: string, tag: string, endpoint: Endpoint, schemas: SchemaPool): Json => ({
  operationId,
  tags: [tag],
  summary: endpoint.summary,
  description: conditions(endpoint),
  security: security(endpoint.access),
  parameters: [
    ...parameters('path', endpoint.params, schemas),
    ...parameters('query', endpoint.query, schemas),
    ...headerParameters(endpoint),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: !endpoint.body.safeParse({}).success,
      content: { 'application/json': { schema: schemas.use(endpoint.body, 'input') } },
    },
  }),
  ...(endpoint.upload && {
    requestBody: {
      required: true,
      content: { [endpoint.upload]: { schema: { type: 'string', format: 'binary' } } },
    },
  }),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Success',
      headers: headersOf(endpoint),
      content: success(endpoint, schemas),
    },
    default: {
      description: 'Problem',
      content: { 'application/json': { schema: schemas.use(Problem, 'output') } },
    },
  },
})

const headersOf = (endpoint: Endpoint) => ({
  ...(endpoint.paged && pageHeaders),
  ...(endpoint.missing && missingHeaders),
  ...(endpoint.outOfDate && outOfDateHeaders),
  ...(isRepeatable(endpoint) && replayHeaders),
})

const pageHeaders = {
  Link: { description: 'Address of the next page; absent on the last page', schema: { type: 'string' } },
  'X-Total-Count': {
    description: 'Total rows of the list; only on the first page',
    schema: { type: 'integer' },
  },
}

const missingHeaders = {
  'X-Missing': {
    description: "Ids of this call that the show doesn't have, with commas; absent if it has all of them",
    schema: { type: 'string' },
  },
}

const outOfDateHeaders = {
  'X-Out-Of-Date': {
    description:
      'Types of the texts in the file that are older than the answers, notes or settings they were written from, with commas; absent if none is',
    schema: { type: 'string' },
  },
}

const replayHeaders = {
  'Idempotent-Replayed': {
    description: '"true" if this is the first reply again, repeated for its Idempotency-Key',
    schema: { type: 'string' },
  },
}

const conditions = (endpoint: Endpoint) =>
  [
    endpoint.feature && `Needs the feature ${[endpoint.feature].flat().join(' or ')} (403 feature_disabled).`,
    endpoint.signedInOnly && 'API keys are refused (403 key_not_allowed).',
    endpoint.requiresActiveSubscription && 'Needs an active subscription (403 subscription_inactive).',
    endpoint.rate &&
      `At most ${rates[endpoint.rate].points} calls in ${rates[endpoint.rate].seconds} seconds (429), counted together with the other calls of the limit "${endpoint.rate}".`,
    (endpoint.body || endpoint.upload) &&
      `Bodies of at most ${Math.round((endpoint.maxBytes ?? jsonBytes) / 1024)} KiB (413).`,
    endpoint.paged &&
      `Pages have at most ${pageRows} rows and 8 MB. Follow the Link header with rel="next" until it is absent. X-Total-Count on the first page is the total number of rows.`,
    endpoint.missing && "X-Missing names the ids that the show doesn't have.",
    endpoint.outOfDate &&
      'X-Out-Of-Date names the types of the texts that are older than what they were written from.',
    endpoint.events &&
      `With Accept: text/event-stream, ${endpoint.route.startsWith('GET ') ? 'each event is the whole state, first the present one' : 'the text is streamed as it is written'}, and the reply comes as the event "done".`,
  ]
    .filter(Boolean)
    .join(' ')

function success(endpoint: Endpoint, schemas: SchemaPool): Json {
  if (endpoint.file)
    return Object.fromEntries(
      [endpoint.file].flat().map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    )
  if (!endpoint.reply) return {}
  const reply = schemas.use(endpoint.reply, 'output')
  const shown = endpoint.publicReply ? { anyOf: [reply, schemas.use(endpoint.publicReply, 'output')] } : reply
  return {
    'application/json': { schema: shown },
    ...(endpoint.event && { 'text/event-stream': { schema: schemas.use(endpoint.event, 'output') } }),
  }
}

const parameters = (place: 'path' | 'query', shape: z.ZodObject | undefined, schemas: SchemaPool) =>
  Object.entries(shape?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: !(field as z.ZodType).safeParse(undefined).success,
    // The parsed type says more than that it is a string
    schema: schemas.use(field as z.ZodType, 'output'),
  }))

/** Whether the call replies with a version, and so refuses to change a newer one. */
export const isVersioned = ({ route, reply }: Endpoint) =>
  /^(PUT|PATCH) /.test(route) && reply instanceof z.ZodObject && 'version' in reply.shape

const isRepeatable = ({ route, access, noReplay }: Endpoint) =>
  route.startsWith('POST') && access === 'tenant' && !noReplay

function headerParameters(endpoint: Endpoint) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  })
  if (isRepeatable(endpoint)) {
    return [
      header(
        'Idempotency-Key',
        'Repeating the call with the same key within 24 hours returns the first reply',
      ),
    ]
  }
  if (isVersioned(endpoint)) {
    return [header('If-Match', 'The version you read; an older one gets 409. * matches any version')]
  }
  return []
}

/** Collects named schemas (those with `.meta({ id })`) once and refers to them everywhere else. */
class SchemaPool {
  readonly components: Json = {}

  use(schema: z.ZodType, io: Io): Json {
    const { $defs = {}, $schema: _, ...root } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
    const definitions = $defs as Record<string, Json>
    const names = new Map<string, string>()
    const nameOf = (definition: string): string => {
      const known = names.get(definition)
      if (known) return known
      // Registered under its own name first, because it may contain itself
      names.set(definition, definition)
      const name = this.add(definition, refer(definitions[definition], nameOf) as Json)
      names.set(definition, name)
      return name
    }
    const body = refer(root, nameOf) as Json
    if (typeof root.id !== 'string') return body
    return { $ref: `#/components/schemas/${this.add(root.id, body)}` }
  }

  // The same name may look different as input, where defaults make keys optional
  add(name: string, { id: _, ...json }: Json): string {
    const known = this.components[name]
    if (known === undefined || JSON.stringify(known) === JSON.stringify(json)) {
      this.components[name] = json
      return name
    }
    return this.add(name.endsWith('Input') ? `${name}_` : `${name}Input`, json)
  }
}

function refer(json: unknown, nameOf: (definition: string) => string): unknown {
  if (Array.isArray(json)) return json.map((item) => refer(item, nameOf))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith('#/$defs/')
        ? [key, `#/components/schemas/${nameOf(value.slice('#/$defs/'.length))}`]
        : [key, refer(value, nameOf)],
    ),
  )
}
