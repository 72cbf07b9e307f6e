import type { ComponentType } from 'react'
import { Skeleton } from '@mantine/core'
import { lazyPart } from '../ui/lazy.tsx'
import { AboutSection } from './about-section.tsx'
import { HostsSection } from './hosts-section.tsx'
import { MethodologySection } from './methodology-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { sectionTitles } from './section-titles.ts'
import { StylesSection } from './styles-section.tsx'

// Lazy: below the fold and the largest section
const SponsorshipSection = lazyPart(
  'sponsorship settings',
  async () => (await import('./sponsorship-section.tsx')).SponsorshipSection,
  () => <Skeleton h={900} />,
)

// Lazy: with its list it is no part of the form
const PatternsSection = lazyPart(
  'training patterns',
  async () => (await import('../patterns/patterns-section.tsx')).PatternsSection,
  () => <Skeleton h={180} />,
)

export interface SettingsSection {
  id: string
  title: string
  /** Setting groups in this section. */
  groups: string[]
  Section: ComponentType
}

const sections: Record<keyof typeof sectionTitles, Pick<SettingsSection, 'groups' | 'Section'>> = {
  about: {
    groups: ['podcastName', 'podcastDescription', 'showLogo', 'accent', 'timeZone', 'dateFormat'],
    Section: AboutSection,
  },
  methodology: { groups: ['showMethodology'], Section: MethodologySection },
  hosts: { groups: ['hosts'], Section: HostsSection },
  content: { groups: ['contentStyles'], Section: StylesSection },
  patterns: { groups: [], Section: PatternsSection },
  sponsorship: { groups: ['sponsorshipSettings'], Section: SponsorshipSection },
  privacy: { groups: ['privacy'], Section: PrivacySection },
}

export const settingsSections = Object.entries(sections).map(([id, section]): SettingsSection => ({
  id,
  title: sectionTitles[id as keyof typeof sectionTitles],
  ...section,
}))

/** Titles of the sections that contain these settings. */
export const sectionsOf = (paths: string[]) => {
  const groups = new Set(paths.map((path) => path.split('.')[0]))
  return settingsSections.filter((section) => section.groups.some((group) => groups.has(group)))
}
