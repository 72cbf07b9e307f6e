import type { Request } from '@hapi/hapi'
import type { Env } from '../config/env.ts'

/** Origin of links that leave the server: the configured one, else the address that was asked. */
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
  return new URL(`${protocol}://${forwarded('x-forwarded-host') || request.info.host}`).origin
}
