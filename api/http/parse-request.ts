import type { Endpoint } from '@cueroom/core/contract/endpoint.ts'
import { issueWords } from '@cueroom/core/contract/issue-words.ts'
import Bourne from '@hapi/bourne'
import type { Request } from '@hapi/hapi'
import * as z from 'zod'
import { invalid, problem, refused } from '../problems/problems.ts'

const deepest = 32
/** Of calls without a body; programs that always send one send `{}`. */
const noBody = z.strictObject({})
/** Values in a body: an import of 1,000 guests with everything filled in has about 60,000. */
const maxValues = 100_000

/** A request, parsed and not yet validated. */
interface ParsedRequest {
  params: unknown
  query: unknown
  body: unknown
  ifMatch: string | undefined
}

export interface ValidRequest extends Omit<ParsedRequest, 'ifMatch'> {
  /** The version named by If-Match; undefined without one, or for `*`: any version. */
  ifMatch: number | undefined
}

/**
 * Parses the request and removes a `tenantId`, because the show comes from the token. Only administrators'
 * calls name a show.
 * @throws 403 for another show's id, 400 for a body that is not JSON.
 */
export function parseRequest(
  endpoint: Endpoint,
  request: Request,
  tenantId: string | undefined,
): ParsedRequest {
  const named = (part: unknown) => (endpoint.access === 'admin' ? part : withoutTenant(part, tenantId))
  return {
    params: request.params,
    query: named({ ...request.query }),
    body: named(endpoint.upload ? undefined : readJson(request.payload)),
    ifMatch: request.headers['if-match'] as string | undefined,
  }
}

/** Validates the request. @throws 400 for anything the contract doesn't allow. */
export function validateRequest(
  endpoint: Endpoint,
  { params, query, body, ifMatch }: ParsedRequest,
): ValidRequest {
  for (const part of [params, query, body]) refuseUnstorable(part)
  return {
    params: checked(endpoint.params, params),
    query: endpoint.query ? checked(endpoint.query, query) : refuseAny(query),
    body: checked(endpoint.body ?? (endpoint.upload ? undefined : noBody), body),
    ifMatch: version(ifMatch),
  }
}

function checked(schema: z.ZodType | undefined, part: unknown): unknown {
  const parsed = schema?.safeParse(part, { error: issueWords })
  if (parsed && !parsed.success) throw refused(parsed.error)
  return parsed?.data
}

/** The JSON of a body; no body counts as `{}`. */
function readJson(payload: unknown): unknown {
  const bytes = payload as Buffer | null
  if (!bytes?.length) return {}
  try {
    return Bourne.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalid('The request body is not valid JSON')
  }
}

function withoutTenant(part: unknown, tenantId: string | undefined): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part) || !('tenantId' in part)) return part
  const { tenantId: named, ...rest } = part
  if (named === 'default' || (tenantId !== undefined && named === tenantId)) return rest
  throw problem(403, 'forbidden', "You don't have access to this show")
}

/** With a method of this name replaced, a value can't be compared with a number: zod's check of a length would throw. */
const methods = ['toString', 'valueOf']

// PostgreSQL stores neither NUL nor half a surrogate pair. Walked without recursion: the sender chooses the depth.
function refuseUnstorable(part: unknown) {
  const open: { value: unknown; depth: number }[] = [{ value: part, depth: 0 }]
  let values = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && (!value.isWellFormed() || value.includes('\0'))) {
      throw invalid("The text contains characters that can't be stored")
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > deepest) throw invalid('The request body is nested too deeply')
    // Counted before they are looked at: seven megabytes of zeros kept the process busy for five seconds
    values += Array.isArray(value) ? value.length : Object.keys(value).length
    if (values > maxValues) throw invalid('The request body has too many values')
    for (const [key, inner] of Object.entries(value)) {
      if (methods.includes(key)) throw invalid(`Invalid key: "${key}"`)
      open.push({ value: key, depth }, { value: inner, depth: depth + 1 })
    }
  }
}

function refuseAny(query: unknown) {
  const [unknown] = Object.keys(query as object)
  if (unknown !== undefined) throw invalid(`Unrecognized key: "${unknown}"`)
}

function version(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined
  const digits = /^(?:W\/)?("?)(\d{1,9})\1$/.exec(header)?.[2]
  if (!digits) throw invalid("If-Match must be the record's version number, or *")
  return Number(digits)
}
