import * as z from 'zod'
import { withSchemas } from '../contract/endpoint.ts'
import { guestIdsText, missingIds, PublicId, RowId } from '../contract/shapes.ts'
import { sendGuestsMax } from './send-limits.ts'
import { GuestMail, MailKind, MailResult, MailTemplate, Send, StoredTemplate } from './send.ts'
import { sends as calls } from './sends.calls.ts'

const which = {
  questionnaireId: PublicId,
  guestIds: z.array(RowId).min(1, 'No guest is selected').max(sendGuestsMax),
  kind: MailKind.default('invite'),
}

export const SendBody = z.strictObject(which)
export type SendBody = z.output<typeof SendBody>
export const MarkBody = z.strictObject({ ...which, sent: z.boolean().default(true) })
export type MarkBody = z.output<typeof MarkBody>

const Sends = z
  .object({
    sends: z.array(Send),
    stopped: z.array(RowId).describe('Guests whose address opted out of email from the show'),
    missing: missingIds,
  })
  .meta({ id: 'Sends' })
const Template = z
  .object({
    template: StoredTemplate,
    version: z.int().describe('0 until the host changes the emails'),
    mailServer: z.boolean().describe('Whether this server can send the emails'),
  })
  .meta({ id: 'MailTemplateState' })

export const sends = withSchemas(calls, {
  states: { query: z.strictObject({ guestIds: guestIdsText }), reply: Sends },
  template: { reply: Template },
  saveTemplate: { body: MailTemplate, reply: Template },
  prepare: {
    body: SendBody,
    reply: z.object({ mails: z.array(GuestMail), missing: missingIds }).meta({ id: 'GuestMails' }),
  },
  mark: { body: MarkBody, reply: Sends },
  mail: {
    body: SendBody,
    reply: z.object({ results: z.array(MailResult), missing: missingIds }).meta({ id: 'MailResults' }),
  },
})
