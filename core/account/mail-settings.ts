import * as z from 'zod'
import { mailChoices } from '../mail/mail-choices.ts'

/** Which emails a host wants. */
export const MailSettings = z
  .object({
    mailServer: z.boolean().describe('Whether this server sends email at all'),
    mails: z.record(z.enum(mailChoices), z.boolean()),
  })
  .meta({ id: 'MailSettings' })
export type MailSettings = z.infer<typeof MailSettings>

export const MailSettingsChanges = z
  .strictObject({ mails: z.partialRecord(z.enum(mailChoices), z.boolean()) })
  .meta({ id: 'MailSettingsChanges' })
export type MailSettingsChanges = z.output<typeof MailSettingsChanges>

/** Which emails an administrator wants. */
export const AdminMailSettings = z
  .object({ mailServer: z.boolean(), mails: z.object({ signIns: z.boolean() }) })
  .meta({ id: 'AdminMailSettings' })

export const AdminMailSettingsChanges = z
  .strictObject({ mails: z.strictObject({ signIns: z.boolean() }) })
  .meta({ id: 'AdminMailSettingsChanges' })
