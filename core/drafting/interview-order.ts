import type { ShowMethodology } from '../show/methodology.ts'

type Questioning = ShowMethodology['questioningStyle']

const inOrder = (kinds: string): readonly string[] => kinds.split(' ')

/** The order of an interview. Names are answers, or the kinds of question above. */
export const interviewOrder: Record<Questioning, readonly string[]> = {
  'chronological-deep': inOrder(
    'bio story detail personal field misconception areas topics other approach type style fun-fact advice promote audience audience-takeaway',
  ),
  'conversational-deep': inOrder(
    'topics bio story detail personal misconception areas other approach type field style fun-fact advice promote audience audience-takeaway',
  ),
  'rapid-insights': inOrder(
    'bio fun-fact field misconception topics advice areas other style approach type story detail personal promote audience audience-takeaway',
  ),
  'story-driven': inOrder(
    'story detail bio personal fun-fact topics areas misconception other field approach type style advice promote audience audience-takeaway',
  ),
  'analytical-framework': inOrder(
    'misconception field topics areas bio story detail approach type other personal style advice fun-fact promote audience audience-takeaway',
  ),
}

/** Left out first when there are more questions than wanted: what anybody could be asked. One area stays. */
export const generalFirst = inOrder(
  'style areas fun-fact type audience-takeaway audience advice misconception topics',
)

/** … then what the guest gave, from what says least of them. */
export const leastOfGuest = inOrder('other field detail promote fun-fact advice topics')
