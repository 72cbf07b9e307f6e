/** The mail that asks for answers, and the reminder. `{link}` and other placeholders are filled in for each guest. */
export interface MailText {
  subject: string
  text: string
}

export const mailKinds = ['invite', 'remind'] as const
export type MailKind = (typeof mailKinds)[number]
export type MailTemplate = Record<MailKind, MailText>

export const subjectMax = 200
export const mailTextMax = 5_000

/** The placeholders. */
export const mailFields = [
  'guest',
  'first name',
  'show',
  'host',
  'questionnaire',
  'date',
  'recording',
  'link',
  'page',
] as const
type MailField = (typeof mailFields)[number]

export const defaultTemplate: MailTemplate = {
  invite: {
    subject: 'A few questions before we record {show}',
    text: `Hi {first name},

Thank you for being a guest on {show}. {recording} To help me prepare for our conversation, please answer a few questions:

{link}

This link is just for you, so please don't share it.

{host}`,
  },
  remind: {
    subject: 'Your answers for {show}',
    text: `Hi {first name},

A quick reminder: your answers for {show} would help me prepare. You can still send them here:

{link}

{host}`,
  },
}

/** Fills in the placeholders, with one space around an empty one; other braces stay unchanged. */
export const fillMail = ({ subject, text }: MailText, values: Record<MailField, string>): MailText => ({
  // A subject is one line
  subject: fill(subject, values)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2 * subjectMax),
  text: fill(text, values),
})

const fill = (text: string, values: Record<MailField, string>) =>
  text.replace(/\{([a-z ]{1,20})\}( ?)/g, (_, name: string, space: string) => {
    const value = Object.hasOwn(values, name) ? values[name as MailField] : `{${name}}`
    return value && value + space
  })

/** A mailto link with the mail prefilled. */
export const mailtoLink = (email: string, { subject, text }: MailText) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
