import type { ExportedFile, StreamedFile } from '@cueroom/core/contract/file.ts'
import type { Request, ResponseToolkit } from '@hapi/hapi'
import type { PageQuery } from '../db/pages.ts'
import { replyText, type SerializedReply } from './serialize-reply.ts'
import { streamed } from './streamed-file.ts'

async function fileResponse(request: Request, h: ResponseToolkit, file: ExportedFile | StreamedFile) {
  if ('pieces' in file) return h.response(await streamed(request, file))
  const { buffer, byteOffset, byteLength } = file.bytes
  // hapi serializes byte arrays other than Buffer as JSON
  return h.response(Buffer.from(buffer, byteOffset, byteLength)).bytes(byteLength)
}

/** Sends a reply, or the file it holds. */
export async function respond(request: Request, h: ResponseToolkit, reply: SerializedReply) {
  const { status, headers, file, next } = reply
  const response = file
    ? await fileResponse(request, h, file)
    : h.response(replyText(reply)).type('application/json')
  response.code(status)
  for (const [name, value] of Object.entries(headers ?? {})) response.header(name, value)
  if (next) response.header('link', `<${request.path}?${queryText(next)}>; rel="next"`)
  return response
}

const queryText = (query: PageQuery) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
