import type { Prompt } from '../prompts/prompt.ts'
import type { InvitationBrief } from './briefs.ts'
import { contextRule, emailInstruction } from './email-instruction.ts'
import type { EmailEnding, InvitationStyle } from './invitation-choices.ts'
import { marketingPrompt, openShow } from './prompt.ts'

const styles: Record<InvitationStyle, string> = {
  professional: 'Concise and to the point.',
  casual: "As if to someone you've met: short sentences, contractions, first name.",
  formal: 'Courteous, without contractions; address the guest by their full name.',
  enthusiastic: 'Say openly how much the host would like this conversation, without exclamation marks.',
}

const endings: Record<EmailEnding, string> = {
  signature: 'a signature',
  questionnaire: 'a sentence with a link to a questionnaire, and a signature',
  custom: 'the host’s own closing words',
}

/** The prompt for an invitation to a guest. The link and the closing are added afterwards, never by the model. */
export const invitationPrompt = (
  { show, request, questionnaire, previous }: InvitationBrief,
  longest?: number,
): Prompt =>
  marketingPrompt(
    {
      task: [
        "Write the email in which the host invites <guest> to the show, in the host's first person.",
        'Say who is writing, what the show is, what the conversation would be about, and why this guest. End with a question that is easy to answer. 120 to 220 words.',
        `Style: ${request.invitationStyle}. ${styles[request.invitationStyle]}`,
        `We add ${endings[request.emailEnding]} after your last paragraph: don't write closing words, a name or a link to a questionnaire.`,
        contextRule,
        ...emailInstruction,
      ],
      data: {
        show: openShow(show),
        guest: {
          name: request.guestName,
          linkedin: request.linkedinUrl ?? null,
          website: request.websiteUrl ?? null,
          biography: request.biography ?? null,
        },
        request: {
          topic: request.showTopic,
          context: request.additionalContext ?? null,
          ending: request.emailEnding === 'custom' ? (request.customEnding ?? null) : null,
          questionnaire: questionnaire?.title ?? null,
        },
      },
      note: request.note,
      previous,
    },
    longest,
  )
