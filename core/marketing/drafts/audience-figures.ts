import { oneLine } from '../../drafting/host-words.ts'
import { offerOf } from '../../sponsorship/offer.ts'
import type { OutreachBrief } from '../briefs.ts'

/** The audience figures of the public page, as a list for an email; empty without any. */
export function audienceFigures({ show }: Pick<OutreachBrief, 'show'>): string {
  const { audience } = offerOf(show.sponsorshipSettings)
  if (audience.length === 0) return ''
  return [
    'Our audience in numbers:',
    ...audience.map(({ label, value }) => `- ${label}: ${oneLine(value)}`),
  ].join('\n')
}
