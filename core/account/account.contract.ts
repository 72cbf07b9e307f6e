import * as z from 'zod'
import { currentPassword } from '../passwords/current-password.ts'
import { withSchemas } from '../contract/endpoint.ts'
import { Done, emailAddress, PublicIdParams, requiredLine, secret, Timestamp } from '../contract/shapes.ts'
import {
  AdminMailSettings,
  AdminMailSettingsChanges,
  MailSettings,
  MailSettingsChanges,
} from './mail-settings.ts'
import { OpenSession } from './open-session.ts'
import { account as calls } from './account.calls.ts'

export const ChangedEmail = z
  .strictObject({
    email: emailAddress('Valid email is required'),
    currentPassword,
  })
  .meta({ id: 'ChangedEmail' })
export type ChangedEmail = z.output<typeof ChangedEmail>

const EmailChange = z
  .object({
    mailed: z
      .boolean()
      .describe('True if the change takes effect only after the link in the email is opened'),
  })
  .meta({ id: 'EmailChange' })

const AccountName = z.strictObject({ name: requiredLine(200, 'Enter a name') }).meta({ id: 'AccountName' })

export const ShowErasure = z
  .strictObject({
    name: requiredLine(200, 'Enter the name of your show').describe(
      'The current name of the show, as a safeguard against erasing the wrong one',
    ),
    currentPassword,
  })
  .meta({ id: 'ShowErasure' })
export type ShowErasure = z.output<typeof ShowErasure>

export const account = withSchemas(calls, {
  sessions: { reply: z.array(OpenSession) },
  endSession: { params: PublicIdParams, reply: Done },
  rename: {
    body: AccountName,
    reply: Done,
  },
  changeEmail: { body: ChangedEmail, reply: EmailChange },
  confirmEmail: {
    body: z.strictObject({ token: secret(2_000) }).meta({ id: 'EmailConfirmation' }),
    reply: z.object({ email: z.string() }),
  },
  forgotPassword: {
    body: z
      .strictObject({ email: emailAddress('Valid email is required') })
      .meta({ id: 'ForgottenPassword' }),
    reply: z.object({
      mailed: z.boolean().describe('Whether this server emails links; also true for an unknown email'),
    }),
  },
  requestErasure: {
    body: ShowErasure,
    reply: z.object({ eraseAt: Timestamp }).meta({ id: 'PlannedErasure' }),
  },
  cancelErasure: { reply: Done },
  mails: { reply: MailSettings },
  saveMails: { body: MailSettingsChanges, reply: MailSettings },
  adminMails: { reply: AdminMailSettings },
  saveAdminMails: { body: AdminMailSettingsChanges, reply: AdminMailSettings },
  adminRename: {
    body: AccountName,
    reply: Done,
  },
  adminChangeEmail: { body: ChangedEmail, reply: EmailChange },
  adminSessions: { reply: z.array(OpenSession) },
  endAdminSession: { params: PublicIdParams, reply: Done },
})
