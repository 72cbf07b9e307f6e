import * as z from 'zod'
import { features } from '../entitlements/features.ts'
import { withSchemas } from '../contract/endpoint.ts'
import { instance as calls } from './instance.calls.ts'

const SignIn = z.object({ email: z.string(), password: z.string() })

export const Instance = z
  .object({
    version: z.string(),
    unavailable: z
      .array(z.enum(features))
      .default([])
      .describe("Features that can't be bought because they do nothing on this server"),
    resetByMail: z.boolean().default(false).describe('Whether forgotten passwords can be reset by email'),
    demo: z
      .object({ host: SignIn.nullable(), admin: SignIn.nullable() })
      .nullable()
      .describe('Null outside demo mode; of an account whose email or password was changed, null'),
  })
  .meta({ id: 'Instance' })
export type Instance = z.infer<typeof Instance>

export const instance = withSchemas(calls, {
  about: {
    reply: Instance,
  },
})
