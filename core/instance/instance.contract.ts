import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { instance as calls } from './instance.calls.ts'

const SignIn = z.object({ email: z.string(), password: z.string() })

export const instance = withSchemas(calls, {
  about: {
    reply: z
      .object({
        version: z.string(),
        demo: z.object({ host: SignIn, admin: SignIn }).nullable().describe('Null outside demo mode'),
      })
      .meta({ id: 'Instance' }),
  },
})
