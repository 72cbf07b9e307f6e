import { rm } from 'node:fs/promises'
import type { Call } from '@cueroom/core/contract/endpoint.ts'
import type { Lifecycle, Request, ResponseToolkit, RouteOptionsPayload } from '@hapi/hapi'

/** How hapi reads the body of a call. An upload goes to a temporary file instead of memory. */
export const payloadOf = ({ upload }: Call): RouteOptionsPayload =>
  upload
    ? { parse: false, output: 'file', allow: upload, defaultContentType: upload }
    : { parse: 'gunzip', output: 'data', allow: 'application/json' }

export const pathOfUpload = ({ payload }: Request) => (payload as { path: string }).path

/** Work on an upload, whose file ends with it. */
export const withUpload =
  (work: (request: Request, h: ResponseToolkit) => Promise<Lifecycle.ReturnValue>): Lifecycle.Method =>
  async (request, h) => {
    try {
      return await work(request, h)
    } finally {
      await rm(pathOfUpload(request), { force: true })
    }
  }
