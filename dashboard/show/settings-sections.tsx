import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { introLengthWords } from '@cueroom/core/show/content-styles.ts'
import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { readable } from '../ui/text.ts'
import { Fact, Facts } from './facts.tsx'

type SectionProps = { settings: ShowSettings }

export const settingsSections: { id: string; title: string; Section: ComponentType<SectionProps> }[] = [
  { id: 'about', title: 'About the Podcast', Section: About },
  { id: 'methodology', title: 'Show Methodology', Section: Methodology },
  { id: 'hosts', title: 'Host Information', Section: Hosts },
  { id: 'content', title: 'Content Refinements', Section: ContentRefinements },
  { id: 'sponsorship', title: 'Sponsorship', Section: Sponsorship },
]

function About({ settings: { podcastName, podcastDescription } }: SectionProps) {
  return (
    <Facts>
      <Fact label="Podcast name">{podcastName}</Fact>
      <Fact label="Description">{podcastDescription}</Fact>
    </Facts>
  )
}

function Methodology({ settings: { showMethodology: method } }: SectionProps) {
  return (
    <Facts>
      <Fact label="Show type">{readable(method.showType)}</Fact>
      <Fact label="Questioning style">{readable(method.questioningStyle)}</Fact>
      <Fact label="Vulnerability level">{readable(method.vulnerabilityLevel)}</Fact>
      <Fact label="Depth">{readable(method.depthApproach)}</Fact>
      <Fact label="Core exploration areas">{tags(method.coreExplorationAreas)}</Fact>
      <Fact label="Topic focus areas">{tags(method.topicFocusAreas)}</Fact>
      <Fact label="Target audience">{method.targetAudience}</Fact>
      <Fact label="Audience expectations">{method.audienceExpectations}</Fact>
      <Fact label="Interview philosophy">{method.interviewPhilosophy}</Fact>
      <Fact label="Methodology">{method.methodologyDescription}</Fact>
    </Facts>
  )
}

function Hosts({ settings: { hosts } }: SectionProps) {
  if (hosts.length === 0) return <Text c="dimmed">No host is named yet.</Text>
  return (
    <Stack gap="lg">
      {hosts.map((host, index) => (
        <Group key={index} align="flex-start" wrap="nowrap">
          <InitialsAvatar name={host.name ?? 'Host'} photo={host.photo ?? null} size={52} />
          <div>
            <Text fw={600}>{host.name}</Text>
            <Text size="sm" c="dimmed">
              {[host.role, host.email, host.phone].filter(Boolean).join(' · ')}
            </Text>
            <Text size="sm" mt={6} style={{ whiteSpace: 'pre-line' }}>
              {host.bio}
            </Text>
          </div>
        </Group>
      ))}
    </Stack>
  )
}

function ContentRefinements({ settings: { contentStyles: styles } }: SectionProps) {
  const { min, max } = introLengthWords[styles.introLength]
  const { atStart, atEndOfIntro } = styles.signatureStatement
  return (
    <Facts>
      <Fact label="Introduction style">{readable(styles.introductionStyle)}</Fact>
      <Fact label="Introduction template">{readable(styles.introductionTemplate)}</Fact>
      <Fact label="Introduction length">{`${readable(styles.introLength)}, ${min} to ${max} words`}</Fact>
      <Fact label="Biographical depth">{readable(styles.biographicalDepth)}</Fact>
      <Fact label="Storytelling">{readable(styles.storytellingStyle)}</Fact>
      <Fact label="Personal details">{readable(styles.personalDetailsLevel)}</Fact>
      <Fact label="Question style">{readable(styles.questionStyle)}</Fact>
      <Fact label="Show notes style">{readable(styles.showNotesStyle)}</Fact>
      <Fact label="Tone">{readable(styles.tone)}</Fact>
      <Fact label="Approach">{readable(styles.approach)}</Fact>
      <Fact label="Signature statement at the start">{atStart.enabled ? atStart.text : 'Off'}</Fact>
      <Fact label="Signature statement after the introduction">
        {atEndOfIntro.enabled ? atEndOfIntro.text : 'Off'}
      </Fact>
    </Facts>
  )
}

function Sponsorship({ settings: { sponsorshipSettings } }: SectionProps) {
  if (!sponsorshipSettings) return <Text c="dimmed">Sponsorship is not set up yet.</Text>
  const { sponsorshipPackages, audienceMetrics: audience, marketingContact: contact } = sponsorshipSettings
  const packages = sponsorshipPackages.map((offer) =>
    typeof offer === 'string'
      ? readable(offer)
      : `${readable(offer.id)} $${offer.price.toLocaleString('en-US')}`,
  )
  return (
    <Facts>
      <Fact label="Packages">{tags(packages)}</Fact>
      <Fact label="Preferred sponsors">{tags(sponsorshipSettings.preferredSponsorTypes)}</Fact>
      <Fact label="Monthly downloads">{audience.monthlyDownloads}</Fact>
      <Fact label="Growth">{audience.growthRate}</Fact>
      <Fact label="Primary age range">{audience.primaryAgeRange}</Fact>
      <Fact label="Geographic focus">{audience.geographicFocus}</Fact>
      <Fact label="Goal">{sponsorshipSettings.sponsorshipGoal}</Fact>
      <Fact label="Approach">{sponsorshipSettings.sponsorshipApproach}</Fact>
      <Fact label="Marketing contact">
        {[contact.name, contact.title, contact.email, contact.phone].filter(Boolean).join(' · ')}
      </Fact>
    </Facts>
  )
}

function tags(list: readonly string[]) {
  if (list.length === 0) return null
  return (
    <Group gap={6} component="span">
      {list.map((tag) => (
        <Badge key={tag} component="span" variant="default" fw={500} tt="none" h="auto" py={2}>
          {tag}
        </Badge>
      ))}
    </Group>
  )
}
