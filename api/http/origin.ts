import type { Request } from '@hapi/hapi'
import type { Env } from '../config/env.ts'
import { invalid } from '../problems/problems.ts'

/**
 * Origin of links that leave the server: the configured one, else the address that was asked.
 * @throws 400 without a configured one when a call over HTTP/1.0 names no host
 */
export function publicOrigin(request: Request, { publicUrl, trustProxy }: Env): string {
  if (publicUrl) return publicUrl
  const forwarded = (name: string) =>
    trustProxy
      ? String(request.headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined
  const protocol = forwarded('x-forwarded-proto') || request.server.info.protocol
  const host = forwarded('x-forwarded-host') || request.info.host
  if (!host) throw invalid('The Host header is missing')
  return new URL(`${protocol}://${host}`).origin
}
