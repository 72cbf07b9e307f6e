import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, Timestamp } from '../contract/shapes.ts'
import { Admin, SignedInTenant } from '../tenants/tenant.ts'
import { Usage } from '../entitlements/usage.ts'
import { ProviderContact } from '../show/branding.ts'
import { keyScopes } from '../keys/key-scopes.ts'
import { dateFormats } from '../text/dates.ts'
import { auth as calls } from './auth.calls.ts'
import { Credentials, NewPassword, SetupForm, SetupToken } from './credentials.ts'
import { currentPassword } from '../passwords/current-password.ts'

const ChangedPassword = z
  .strictObject({ currentPassword, newPassword: NewPassword })
  .meta({ id: 'ChangedPassword' })
const AdminToken = z.object({ token: z.string(), admin: Admin })
const TenantToken = z.object({ token: z.string(), tenant: SignedInTenant })

export const auth = withSchemas(calls, {
  signIn: { body: Credentials, reply: TenantToken },
  session: {
    reply: z
      .object({
        tenant: SignedInTenant,
        expiresAt: Timestamp,
        dateFormat: z.enum(dateFormats).optional().describe('How the show writes dates and times'),
        drafting: z
          .object({
            provider: z.enum(['openai', 'drafter']),
            model: z.string().nullable(),
            jsonForm: z
              .enum(['schema', 'words'])
              .nullable()
              .optional()
              .describe(
                'How JSON is requested from the model’s server: with a schema, or in the prompt if it rejects schemas; null before the first request',
              ),
          })
          .describe('What writes texts: a language model or the template drafter'),
        support: ProviderContact.nullable()
          .optional()
          .describe('The priority contact, for shows with prioritySupport if the server has one'),
        provider: ProviderContact.nullable()
          .optional()
          .describe('Contact for the subscription; null if the server has none'),
        key: z
          .object({ name: z.string(), scope: z.enum(keyScopes) })
          .nullable()
          .optional()
          .describe('The API key used; null for a session'),
      })
      .meta({ id: 'Session' }),
  },
  usage: { reply: Usage },
  signOut: { reply: Done },
  signOutEverywhere: { reply: Done },
  changePassword: { body: ChangedPassword, reply: TenantToken },
  adminSignIn: { body: Credentials, reply: AdminToken },
  adminSession: { reply: z.object({ admin: Admin, expiresAt: Timestamp }) },
  adminSignOut: { reply: Done },
  adminSignOutEverywhere: { reply: Done },
  changeAdminPassword: { body: ChangedPassword, reply: AdminToken },
  setupLink: {
    params: z.strictObject({ token: SetupToken }),
    reply: z.object({ tenant: z.object({ name: z.string(), email: z.string() }) }).meta({ id: 'SetupLink' }),
  },
  completeSetup: { body: SetupForm, reply: TenantToken },
})
