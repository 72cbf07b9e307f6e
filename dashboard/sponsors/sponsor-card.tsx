import { findCompanies, isKindOfCompany } from '@cueroom/core/sponsors/company-kind.ts'
import type { SavedSponsor } from '@cueroom/core/sponsors/saved-sponsor.ts'
import { Button, Group, Text, Title } from '@mantine/core'
import { outreachTo } from '../app/paths.ts'
import { IconEdit, IconMail, IconTrash } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { SponsorInquiries } from '../sponsorship/sponsor-inquiries.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { day } from '../ui/text.ts'
import { SponsorFacts } from './sponsor-facts.tsx'
import classes from './sponsors.module.css'

interface Props {
  sponsor: SavedSponsor
  /** The inquiry that a link leads to, if it is this sponsor's. */
  inquiry: number | undefined
  mayChange: boolean
  mayWrite: boolean
  onEdit: () => void
  onDelete: () => void
}

const sources: Record<SavedSponsor['source'], string> = {
  typed: 'Added by hand',
  discovery: 'From Sponsor Discovery',
  inquiry: 'Wrote to you',
}

export function SponsorCard({ sponsor, inquiry, mayChange, mayWrite, onEdit, onDelete }: Props) {
  const { id, companyName, industry, source, createdAt, outreachNotes } = sponsor
  const isKind = isKindOfCompany(companyName, industry)
  return (
    <li className={classes.card}>
      <Group justify="space-between" align="flex-start" gap="8px 12px">
        <div className={classes.name}>
          <Title order={2} size="h5" dir="auto">
            {companyName}
          </Title>
          <Dimmed size="xs" component="div">
            {source === 'inquiry' ? (
              <Text span inherit fw={600} c="var(--cue-on-air)">
                {sources[source]}
              </Text>
            ) : (
              sources[source]
            )}{' '}
            · {day(createdAt)}
          </Dimmed>
        </div>
        <Group gap={4}>
          {mayWrite && !isKind && (
            <Button
              component={Link}
              to={outreachTo(id)}
              size="compact-sm"
              leftSection={<IconMail size={15} />}
              aria-label={`Write outreach to ${companyName}`}
            >
              Write outreach
            </Button>
          )}
          {mayChange && <IconButton icon={IconEdit} label={`Edit ${companyName}`} onClick={onEdit} />}
          <IconButton icon={IconTrash} label={`Delete ${companyName}`} onClick={onDelete} />
        </Group>
      </Group>
      {isKind && <Dimmed>{findCompanies}</Dimmed>}
      <SponsorFacts sponsor={sponsor} />
      <SponsorInquiries sponsorId={id} companyName={companyName} mayReply={mayWrite} current={inquiry} />
      {outreachNotes && (
        <p className={classes.notes} dir="auto">
          {outreachNotes}
        </p>
      )}
    </li>
  )
}
