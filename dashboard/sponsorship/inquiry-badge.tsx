import { type InquiryState, inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { Badge } from '@mantine/core'

export const stateColors: Record<InquiryState, string> = {
  new: 'var(--cue-on-air)',
  answered: 'var(--mantine-color-text)',
  booked: 'var(--cue-done)',
  declined: 'dimmed',
}

export const InquiryBadge = ({ state }: { state: InquiryState }) => (
  <Badge variant="default" c={stateColors[state]} size="sm" tt="none">
    {inquiryStateWords[state]}
  </Badge>
)
