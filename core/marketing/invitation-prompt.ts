import type { Prompt } from '../prompts/prompt.ts'
import type { InvitationBrief } from './briefs.ts'
import { emailInstruction } from './email-instruction.ts'
import type { EmailEnding, InvitationStyle } from './invitation-choices.ts'
import { marketingPrompt, openShow } from './prompt.ts'

const styles: Record<InvitationStyle, string> = {
  professional: 'Composed and to the point.',
  casual: 'As to somebody one has met: short sentences, contractions, first name.',
  formal: 'Courteous, without contractions; address the guest by the whole name.',
  enthusiastic: 'Say openly how much the host wants this conversation, without exclamation marks.',
}

const endings: Record<EmailEnding, string> = {
  signature: 'a signature',
  questionnaire: 'a sentence with the link of a questionnaire, and a signature',
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
        'Write the email in which the host invites <guest> to the show, in the first person of the host.',
        'Say who writes, what the show is, what the conversation would be about, and why this guest; end with a question that is easy to answer. 120 to 220 words.',
        `Style: ${request.invitationStyle}. ${styles[request.invitationStyle]}`,
        `After your last paragraph follows ${endings[request.emailEnding]}: write neither closing words nor a name, and no link of a questionnaire.`,
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
