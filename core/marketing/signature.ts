import { listed } from '../text/format.ts'
import type { Show } from '../show/show-settings.ts'
import type { InvitationBrief } from './briefs.ts'
import type { InvitationStyle } from './invitation-choices.ts'

const closing: Record<InvitationStyle, string> = {
  professional: 'Best regards,',
  casual: 'Cheers,',
  formal: 'Yours sincerely,',
  enthusiastic: 'Warmly,',
}

const namesOf = ({ hosts }: Show) => hosts.flatMap(({ name }) => name ?? []).slice(0, 2)

/** The signature: the hosts' names, or the show's if it has none. */
function hostSignature(show: Show, style: InvitationStyle): string {
  const names = namesOf(show)
  const role = names.length === 1 ? show.hosts.find(({ name }) => name)?.role : null
  const lines = [listed(names), [role, show.podcastName].filter(Boolean).join(', ')]
  return [closing[style], ...lines.filter(Boolean)].join('\n')
}

/** Whether mails to sponsors end with somebody's name. */
export const isSignedByPerson = (show: Show) =>
  Boolean(show.sponsorshipSettings?.marketingContact.name) || namesOf(show).length > 0

/** The signature for sponsors: the marketing contact, or else the hosts. */
export function sponsorSignature(show: Show): string {
  const { name, title, email, phone } = show.sponsorshipSettings?.marketingContact ?? {}
  if (!name) {
    const reach = [email, phone].filter(Boolean).join('\n')
    return [hostSignature(show, 'professional'), reach].filter(Boolean).join('\n')
  }
  const place = [title, show.podcastName].filter(Boolean).join(', ')
  return [closing.professional, name, place, email, phone].filter(Boolean).join('\n')
}

/** The ending of an invitation, as chosen by the host; never written by a model. */
export function invitationEnding({ show, request, questionnaire }: InvitationBrief): string[] {
  const { emailEnding, invitationStyle, customEnding } = request
  if (emailEnding === 'custom' && customEnding) return customEnding.split(/\n{2,}/u)
  const signature = hostSignature(show, invitationStyle)
  if (emailEnding !== 'questionnaire' || !questionnaire) return [signature]
  return [`To help us prepare, we've put together a few questions for you: ${questionnaire.url}`, signature]
}
