import type { DraftedGuest } from '../content/brief.ts'
import { draftOffline } from '../drafting/offline-drafter.ts'
import type { ContentStyles } from '../show/content-styles.ts'
import { draftedGuest, sampleBrief, sampleGuest, sampleShow } from './samples.ts'

const ruth = sampleGuest('ruth-abernathy')

/** The introduction of a guest of whom nothing is known but what is given, and what they answered to a host's own questions. */
export function answeredIntroduction(
  guest: Partial<DraftedGuest>,
  answers: [question: string, answer: string][],
  tone: ContentStyles['tone'],
  show: Partial<typeof sampleShow> = {},
): string {
  const contentStyles = { ...sampleShow.contentStyles, introductionStyle: 'professional' as const, tone }
  const brief = sampleBrief(ruth, 'introduction', { ...sampleShow, ...show, contentStyles })
  return draftOffline({
    ...brief,
    guest: {
      ...draftedGuest(ruth),
      title: null,
      company: null,
      bio: null,
      expertise: [],
      ...guest,
      asked: answers.map(([question], at) => ({ id: `q${at}`, question })),
      responses: Object.fromEntries(answers.map(([, answer], at) => [`q${at}`, answer])),
    },
  }).content
}
