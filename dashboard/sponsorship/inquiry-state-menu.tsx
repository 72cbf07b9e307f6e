import { inquiryStates, inquiryStateWords } from '@cueroom/core/sponsorship/inquiry-states.ts'
import type { SponsorInquiry } from '@cueroom/core/sponsorship/inquiry.ts'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '../icons/index.ts'
import { stateColors } from './inquiry-badge.tsx'
import { useChangeInquiry } from './inquiries.queries.ts'

/** The state of an inquiry, as a menu that changes it. */
export function InquiryStateMenu({ inquiry: { id, companyName, state } }: { inquiry: SponsorInquiry }) {
  const changing = useChangeInquiry()
  return (
    <Menu position="bottom-start" shadow="md" returnFocus>
      <Menu.Target>
        <Button
          size="compact-xs"
          c={stateColors[state]}
          rightSection={<IconChevronDown size={13} />}
          aria-label={`${inquiryStateWords[state]}: change the state of the inquiry from ${companyName}`}
        >
          {inquiryStateWords[state]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {inquiryStates.map((each) => (
          <Menu.Item
            key={each}
            aria-current={each === state || undefined}
            rightSection={each === state && <IconCheck size={14} />}
            onClick={() => each !== state && changing.mutate({ id, state: each })}
          >
            {inquiryStateWords[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
