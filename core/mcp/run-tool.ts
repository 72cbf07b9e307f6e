import type { CallToolResult } from '@modelcontextprotocol/server'
import { ApiError, NetworkError } from '../contract/client.ts'
import { nextQuery } from '../contract/pages.ts'
import type { Client } from '../contract.ts'
import { fenced } from './fence.ts'
import { fieldsOf, notice, type Tool } from './tool.ts'

/** Default rows per page, a good size for a model. */
const usualRows = 50

type Arguments = Record<string, unknown>
type Send = (sending: Record<string, unknown>) => Promise<unknown>

/** Runs a tool's call. Refusals are returned as results with error and code, so the model can correct them. */
export async function runTool(
  api: Client,
  tool: Tool,
  args: Arguments,
  signal?: AbortSignal,
): Promise<CallToolResult> {
  let headers = new Headers()
  try {
    const sending = { ...sent(tool, args), onHeaders: (received: Headers) => void (headers = received) }
    const reply = await sender(api, tool)({ ...sending, ...(signal && { signal }) })
    const structuredContent = { notice, ...shaped(tool, reply, headers) }
    return { structuredContent, content: [{ type: 'text', text: fenced(structuredContent) }] }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: JSON.stringify(refusal(error)) }] }
  }
}

function sender(api: Client, { call }: Tool): Send {
  const [group = '', name = ''] = call.split('.')
  return (api as unknown as Record<string, Record<string, Send>>)[group]![name]!
}

function sent(tool: Tool, { idempotencyKey, ...args }: Arguments) {
  const parts: Partial<Record<'params' | 'query' | 'body', Arguments>> = {}
  for (const [name, { part }] of fieldsOf(tool)) {
    parts[part] ??= {}
    if (name in args) parts[part][name] = args[name]
  }
  if (tool.rows) parts.query = { limit: usualRows, ...parts.query, ...tool.query }
  return { ...parts, ...(idempotencyKey !== undefined && { idempotencyKey }) }
}

function shaped(tool: Tool, reply: unknown, headers: Headers): Record<string, unknown> {
  if (tool.rows) {
    const total = Number(headers.get('x-total-count') ?? Number.NaN)
    const after = nextQuery(headers.get('link'))?.['after']
    return {
      [tool.rows]: reply,
      ...(Number.isInteger(total) && { total }),
      ...(after !== undefined && { nextAfter: asAfter(after) }),
    }
  }
  if (tool.wrap) return { [tool.wrap]: reply }
  const { deletionId } = reply as { deletionId?: string | null }
  const restore = tool.kind === 'delete' && deletionId ? { deletionId } : undefined
  return {
    ...(reply as object),
    ...(restore && { restoreWith: { tool: 'restore_deleted', arguments: restore } }),
  }
}

/** Ids are numbers in every reply, so the place after one is, too; that of a sorted list is text. */
const asAfter = (after: string) => (/^\d{1,10}$/.test(after) ? Number(after) : after)

function refusal(error: unknown) {
  if (error instanceof ApiError) {
    const {
      error: message = error.message,
      code = `http_${error.status}`,
      details,
      requestId,
    } = error.problem
    const { status, retryAfter } = error
    return { error: message, code, status, details, requestId, retryAfter }
  }
  if (error instanceof NetworkError)
    return { error: "The server isn't responding. Try again in a minute.", code: 'no_answer' }
  throw error
}
