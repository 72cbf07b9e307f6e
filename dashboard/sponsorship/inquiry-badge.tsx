import { type InquiryState, inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { Badge } from '@mantine/core'

export const stateColors: Record<InquiryState, string> = {
  new: 'coral',
  answered: 'indigo',
  booked: 'teal',
  declined: 'gray',
}

export const InquiryBadge = ({ state }: { state: InquiryState }) => (
  <Badge color={stateColors[state]} variant="light" size="sm" tt="none">
    {inquiryStateWords[state]}
  </Badge>
)
