import type { SponsorSuggestion } from '@cueroom/core/marketing/results.ts'
import { Badge, Checkbox, Group } from '@mantine/core'
import { IconCheck } from '../icons/index.ts'
import { SponsorFacts } from '../sponsors/sponsor-facts.tsx'
import classes from './discovery.module.css'

interface Props {
  sponsor: SponsorSuggestion
  isSaved: boolean
  selected: boolean
  onToggle: () => void
}

export const SuggestionCard = ({ sponsor, isSaved, selected, onToggle }: Props) => (
  <li className={classes.suggestion} data-selected={selected || undefined}>
    <Checkbox
      checked={selected}
      onChange={onToggle}
      label={sponsor.companyName}
      classNames={{ label: classes.name ?? '', labelWrapper: classes.wrapper ?? '' }}
    />
    <Group justify="flex-end" align="stretch" gap={6}>
      {isSaved && (
        <Badge variant="default" c="var(--cue-done)" leftSection={<IconCheck size={12} />} tt="none">
          Saved
        </Badge>
      )}
      {sponsor.kind === 'company-type' && <Badge variant="default">Kind of company</Badge>}
    </Group>
    <SponsorFacts sponsor={sponsor} />
  </li>
)
