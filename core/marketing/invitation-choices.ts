import type { Choices } from '../show/choice.ts'

export const invitationStyles = ['professional', 'casual', 'formal', 'enthusiastic'] as const
export type InvitationStyle = (typeof invitationStyles)[number]

export const emailEndings = ['signature', 'questionnaire', 'custom'] as const
export type EmailEnding = (typeof emailEndings)[number]

export const invitationStyleChoices: Choices<InvitationStyle> = {
  professional: { label: 'Professional', about: 'Concise and to the point.' },
  casual: { label: 'Casual', about: "The way you write to someone you've met." },
  formal: { label: 'Formal', about: 'Courteous, without contractions.' },
  enthusiastic: {
    label: 'Enthusiastic',
    about: "Says openly how much you'd like to have this conversation.",
  },
}

export const emailEndingChoices: Choices<EmailEnding> = {
  signature: { label: 'Signature', about: 'Ends with your name and your show.' },
  questionnaire: {
    label: 'Questionnaire',
    about: 'Adds a link to a questionnaire, then your name and your show.',
  },
  custom: { label: 'Custom', about: 'Ends with the words you type.' },
}

/** The initial values of the invitation form. */
export const invitationDefaults = { invitationStyle: 'professional', emailEnding: 'signature' } as const
