import * as z from 'zod'
import { PublicId, requiredLine, requiredText, RowId, Timestamp } from '../contract/shapes.ts'
import { mailKinds, mailTextMax, subjectMax } from './mail-template.ts'

/** A questionnaire sent to a guest, and its status. */
export const Send = z
  .object({
    guestId: RowId,
    questionnaireId: PublicId,
    sentAt: Timestamp.nullable().describe('Null if the link was opened without being marked as sent'),
    remindedAt: Timestamp.nullable(),
    openedAt: Timestamp.nullable().describe('When the personal link was first opened'),
    answeredAt: Timestamp.nullable().describe('When the guest last answered this questionnaire'),
  })
  .meta({ id: 'Send' })
export type Send = z.infer<typeof Send>

const StoredText = z.object({ subject: z.string(), text: z.string() })
/** The stored mails; not validated, so stricter rules don't hide saved ones. */
export const StoredTemplate = z
  .object({ invite: StoredText, remind: StoredText })
  .meta({ id: 'StoredMailTemplate' })

const MailText = z.strictObject({
  subject: requiredLine(subjectMax, 'Subject is required'),
  text: requiredText(mailTextMax, 'The email is empty').refine(
    (text) => /\{(link|page)\}/.test(text),
    'The email must contain {link} or {page}',
  ),
})

export const MailTemplate = z
  .strictObject({ invite: MailText, remind: MailText })
  .meta({ id: 'MailTemplate' })

export const MailKind = z.enum(mailKinds)

/** A mail to one guest. */
export const GuestMail = z
  .object({
    guestId: RowId,
    name: z.string(),
    email: z.string().nullable(),
    url: z.string().describe('The personal link'),
    subject: z.string(),
    text: z.string(),
  })
  .meta({ id: 'GuestMail' })
export type GuestMail = z.infer<typeof GuestMail>

/** The result of one mail. */
export const MailResult = z
  .object({
    guestId: RowId,
    name: z.string(),
    sent: z.boolean(),
    problem: z.string().nullable().describe('Why it was not sent'),
  })
  .meta({ id: 'MailResult' })
export type MailResult = z.infer<typeof MailResult>
