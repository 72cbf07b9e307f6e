import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, PublicIdParams } from '../contract/shapes.ts'
import { ApiKey, IssuedApiKey, NewApiKey } from './api-key.ts'
import { keys as calls } from './keys.calls.ts'

export const keys = withSchemas(calls, {
  list: { reply: z.array(ApiKey) },
  create: { body: NewApiKey, reply: IssuedApiKey },
  revoke: { params: PublicIdParams, reply: Done },
})
