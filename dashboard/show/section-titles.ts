/** The sections of the settings by the id in their address. */
export const sectionTitles = {
  about: 'About the Podcast',
  methodology: 'Show Methodology',
  hosts: 'Host Information',
  content: 'Content Refinements',
  sponsorship: 'Sponsorship',
  privacy: 'Privacy',
} as const
