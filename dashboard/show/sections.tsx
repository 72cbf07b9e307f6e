import type { ComponentType } from 'react'
import { Skeleton } from '@mantine/core'
import { laterPart } from '../ui/later.tsx'
import { AboutSection } from './about-section.tsx'
import { HostsSection } from './hosts-section.tsx'
import { MethodologySection } from './methodology-section.tsx'
import { StylesSection } from './styles-section.tsx'

// Lazy: below the fold and the largest section
const SponsorshipSection = laterPart(
  'sponsorship settings',
  async () => (await import('./sponsorship-section.tsx')).SponsorshipSection,
  () => <Skeleton h={900} />,
)

export interface SettingsSection {
  id: string
  title: string
  /** Setting groups in this section. */
  groups: string[]
  Section: ComponentType
}

export const settingsSections: SettingsSection[] = [
  {
    id: 'about',
    title: 'About the Podcast',
    groups: ['podcastName', 'podcastDescription', 'showLogo', 'accent'],
    Section: AboutSection,
  },
  { id: 'methodology', title: 'Show Methodology', groups: ['showMethodology'], Section: MethodologySection },
  { id: 'hosts', title: 'Host Information', groups: ['hosts'], Section: HostsSection },
  { id: 'content', title: 'Content Refinements', groups: ['contentStyles'], Section: StylesSection },
  { id: 'sponsorship', title: 'Sponsorship', groups: ['sponsorshipSettings'], Section: SponsorshipSection },
]

/** Titles of the sections that contain these settings. */
export const sectionsOf = (paths: string[]) => {
  const groups = new Set(paths.map((path) => path.split('.')[0]))
  return settingsSections.filter((section) => section.groups.some((group) => groups.has(group)))
}
