import type { Choice } from './choice.ts'

const field = (label: string, about: string): Choice => ({ label, about })

/**
 * Every setting of a show by its path: its name, and what it does in one line. Fields of a host are under
 * `hosts.*`. Without zod, so that screens and the command line can name settings without loading schemas.
 */
export const settingFields = {
  podcastName: field('Podcast name', 'As it is spoken in introductions and written on public pages.'),
  podcastDescription: field(
    'Description',
    'What the show is about. Texts are written in its language, and show notes end with its call to action.',
  ),
  showLogo: field(
    'Show logo',
    'PNG, JPEG or WebP, at most 5 MB. Public pages carry it with custom branding.',
  ),

  accent: field(
    'Accent colour',
    'Buttons of public pages and widgets have it with custom branding. Text on it stays readable automatically.',
  ),

  timeZone: field('Time zone', 'Of your show. Analytics count days in it from now on.'),

  'privacy.note': field(
    'Privacy note',
    'What guests read on forms and their own page: what you store, for how long, and whom to ask. Empty: two sentences in their language.',
  ),
  'privacy.retentionMonths': field(
    'Delete unused guests',
    'Guests whom nobody edited, recorded or heard from for so long go to Recently deleted, and answers that nobody accepted are deleted. The inbox says so a week before.',
  ),

  'showMethodology.showType': field('Show type', 'Sets the field that introductions and questions speak to.'),
  'showMethodology.questioningStyle': field('Questioning style', 'The order and rhythm of the questions.'),
  'showMethodology.vulnerabilityLevel': field('Vulnerability level', 'How personal the questions become.'),
  'showMethodology.depthApproach': field('Depth', 'How many questions there are and how far they go.'),
  'showMethodology.coreExplorationAreas': field(
    'Core exploration areas',
    'What you come back to with every guest. Enter after each.',
  ),
  'showMethodology.topicFocusAreas': field(
    'Topic focus areas',
    'Subjects that questions should touch where the guest can speak about them. Enter after each.',
  ),
  'showMethodology.targetAudience': field('Target audience', 'Who listens. Introductions speak to them.'),
  'showMethodology.audienceExpectations': field(
    'Audience expectations',
    'What listeners want to get out of an episode.',
  ),
  'showMethodology.interviewPhilosophy': field(
    'Interview philosophy',
    'How you think a good conversation comes about.',
  ),
  'showMethodology.methodologyDescription': field(
    'Methodology',
    'How an interview runs, from preparation to the last question.',
  ),

  hosts: field(
    'Hosts',
    'The people whose voices lead through the show. Introductions name them in this order.',
  ),
  'hosts.*.name': field('Name', 'A host without a name is left out when you save.'),
  'hosts.*.role': field('Role', 'Host, where you leave it empty.'),
  'hosts.*.bio': field('Bio', 'A few sentences; texts take the voice from it.'),
  'hosts.*.photo': field('Photo', 'PNG, JPEG or WebP, at most 5 MB.'),
  'hosts.*.email': field('Email', 'For you and the exports; never part of a text.'),
  'hosts.*.phone': field('Phone', 'For you and the exports; never part of a text.'),

  'contentStyles.introductionStyle': field('Introduction style', 'How an introduction opens.'),
  'contentStyles.introductionTemplate': field(
    'Introduction template',
    'What an introduction is built around.',
  ),
  'contentStyles.introLength': field(
    'Introduction length',
    'Words an introduction has, signatures included.',
  ),
  'contentStyles.biographicalDepth': field(
    'Biographical depth',
    'How much of the guest’s biography is used.',
  ),
  'contentStyles.storytellingStyle': field('Storytelling', 'How the guest’s story is told.'),
  'contentStyles.personalDetailsLevel': field('Personal details', 'How much of private life is mentioned.'),
  'contentStyles.tone': field('Tone', 'How every text sounds.'),
  'contentStyles.approach': field('Approach', 'Whose interests lead the conversation.'),
  'contentStyles.questionStyle': field('Question style', 'How interview questions are asked.'),
  'contentStyles.showNotesStyle': field('Show notes style', 'The form of the show notes.'),
  'contentStyles.signatureStatement.atStart': field(
    'Signature statement at the start',
    'Words every introduction begins with, exactly as you type them.',
  ),
  'contentStyles.signatureStatement.atEndOfIntro': field(
    'Signature statement at the end of the introduction',
    'Words every introduction ends with, exactly as you type them.',
  ),

  'contentStyles.ownIntroductions': field(
    'Introductions you wrote',
    'Paste up to five. New introductions take their length, greeting, sign-off and recurring lines from them.',
  ),
  'contentStyles.wordsPerMinute': field(
    'Your reading pace',
    'Words a minute, from 60 to 300. The reading view of an introduction measures it. Empty is a usual pace of 150.',
  ),

  'sponsorshipSettings.sponsorshipPackages': field(
    'Packages',
    'What a sponsor can book. Leave the price empty to agree on it with each sponsor.',
  ),
  'sponsorshipSettings.audienceMetrics.monthlyDownloads': field(
    'Monthly downloads',
    'Of all episodes together, as your hosting service counts them.',
  ),
  'sponsorshipSettings.audienceMetrics.growthRate': field(
    'Growth',
    'How the audience changes, such as “4 percent a month”.',
  ),
  'sponsorshipSettings.audienceMetrics.primaryAgeRange': field(
    'Primary age range',
    'The ages of most listeners, such as “25-44”.',
  ),
  'sponsorshipSettings.audienceMetrics.geographicFocus': field(
    'Geographic focus',
    'Where most listeners are.',
  ),
  'sponsorshipSettings.preferredSponsorTypes': field(
    'Preferred sponsor types',
    'Kinds of company that fit the show. Enter after each.',
  ),
  'sponsorshipSettings.marketingContact': field(
    'Marketing contact',
    'Whom sponsors write to. Shown on your public sponsorship page.',
  ),
  'sponsorshipSettings.marketingContact.name': field('Name', 'The person sponsors speak with.'),
  'sponsorshipSettings.marketingContact.title': field('Title', 'Such as “Partnerships”.'),
  'sponsorshipSettings.marketingContact.email': field('Email', 'Where requests arrive.'),
  'sponsorshipSettings.marketingContact.phone': field('Phone', 'Optional.'),
  'sponsorshipSettings.sponsorshipGoal': field(
    'Goal',
    'What the money makes possible. Outreach emails say it.',
  ),
  'sponsorshipSettings.sponsorshipApproach': field(
    'Approach',
    'How you work with sponsors, and what you never do.',
  ),
} as const satisfies Record<string, Choice>

export type SettingPath = keyof typeof settingFields

const sections: Record<string, string> = {
  showMethodology: 'Show Methodology',
  contentStyles: 'Content Refinements',
  sponsorshipSettings: 'Sponsorship',
}

/** The name of a setting by its path; a path inside of a setting has the setting's name, an unknown path is returned as it is. */
export function settingLabel(path: string): string {
  const known: Record<string, Choice> = settingFields
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const label = known[path.slice(0, end)]?.label
    if (label) return label
  }
  return sections[path.split('.')[0] ?? ''] ?? path
}
