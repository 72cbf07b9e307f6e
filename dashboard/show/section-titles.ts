/** The sections of the settings by the id in their address. */
export const sectionTitles = {
  about: 'About the Podcast',
  methodology: 'Show Methodology',
  hosts: 'Host Information',
  content: 'Content Refinements',
  patterns: 'Training Patterns',
  sponsorship: 'Sponsorship',
  privacy: 'Privacy',
} as const
