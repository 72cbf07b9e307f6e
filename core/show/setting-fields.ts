import type { Choice } from './choice.ts'

const field = (label: string, about: string): Choice => ({ label, about })

/**
 * Every setting of a show by its path: its name, and what it does in one line. Fields of a host are under
 * `hosts.*`. Without zod, so that screens and the command line can name settings without loading schemas.
 */
export const settingFields = {
  podcastName: field('Podcast name', 'As spoken in introductions and written on public pages.'),
  podcastDescription: field(
    'Description',
    'What the show is about. Texts use the language of this description if a language model writes them; without one, they are in English. Show notes end with its call to action.',
  ),
  showLogo: field(
    'Show logo',
    'PNG, JPEG or WebP, at most 5 MB. Shown on public pages with custom branding.',
  ),

  accent: field(
    'Accent colour',
    'Used for buttons on public pages and widgets with custom branding. Button text stays readable automatically.',
  ),

  timeZone: field('Time zone', 'The time zone of your show. Analytics uses it to count days.'),

  dateFormat: field(
    'Dates and times',
    'How they are written here, in exports, and in emails and pages in English.',
  ),

  'privacy.note': field(
    'Privacy note',
    'Shown to guests on forms and their own page: what you store, for how long, and whom to ask. If empty, we show a standard note of two sentences in their language.',
  ),
  'privacy.retentionMonths': field(
    'Delete unused guests',
    "After this time, guests you haven't edited, recorded or heard from go to Recently deleted, and answers you never accepted are deleted. Your inbox warns you a week before.",
  ),

  'showMethodology.showType': field('Show type', 'Sets the field that introductions and questions focus on.'),
  'showMethodology.questioningStyle': field('Questioning style', 'The order and rhythm of the questions.'),
  'showMethodology.vulnerabilityLevel': field('Vulnerability level', 'How personal the questions become.'),
  'showMethodology.depthApproach': field('Depth', 'How many questions there are and how deep they go.'),
  'showMethodology.coreExplorationAreas': field(
    'Core exploration areas',
    'Topics you come back to with every guest. Press Enter after each one.',
  ),
  'showMethodology.topicFocusAreas': field(
    'Topic focus areas',
    'Subjects to ask about if the guest can speak about them. Press Enter after each one.',
  ),
  'showMethodology.targetAudience': field('Target audience', 'Who listens. Introductions address them.'),
  'showMethodology.audienceExpectations': field(
    'Audience expectations',
    'What listeners want to get out of an episode.',
  ),
  'showMethodology.interviewPhilosophy': field(
    'Interview philosophy',
    'What you think makes a good conversation.',
  ),
  'showMethodology.methodologyDescription': field(
    'Methodology',
    'How an interview runs, from preparation to the last question.',
  ),

  hosts: field('Hosts', 'The people who host the show. Introductions name them in this order.'),
  'hosts.*.name': field('Name', 'Hosts without a name are removed when you save.'),
  'hosts.*.role': field('Role', 'Defaults to Host.'),
  'hosts.*.bio': field('Bio', 'A few sentences. Texts pick up their voice from it.'),
  'hosts.*.photo': field('Photo', 'PNG, JPEG or WebP, at most 5 MB.'),
  'hosts.*.email': field(
    'Email',
    'Guests who reply to an email from the show write to the first address here, or else to the one you sign in with. Never used in texts.',
  ),
  'hosts.*.phone': field('Phone', 'For you and your exports. Never used in texts.'),

  'contentStyles.introductionStyle': field('Introduction style', 'How an introduction opens.'),
  'contentStyles.introductionTemplate': field(
    'Introduction template',
    'What an introduction is built around.',
  ),
  'contentStyles.introLength': field('Introduction length', 'Word count, including signature statements.'),
  'contentStyles.biographicalDepth': field(
    'Biographical depth',
    'How much of the guest’s biography is used.',
  ),
  'contentStyles.storytellingStyle': field('Storytelling', 'How the guest’s story is told.'),
  'contentStyles.personalDetailsLevel': field(
    'Personal details',
    "How much of the guest's private life is mentioned.",
  ),
  'contentStyles.tone': field('Tone', 'How every text sounds.'),
  'contentStyles.approach': field('Approach', 'Whose interests lead the conversation.'),
  'contentStyles.questionStyle': field('Question style', 'How interview questions are asked.'),
  'contentStyles.showNotesStyle': field('Show notes style', 'The form of the show notes.'),
  'contentStyles.signatureStatement.atStart': field(
    'Signature statement at the start',
    'Every introduction begins with exactly these words.',
  ),
  'contentStyles.signatureStatement.atEndOfIntro': field(
    'Signature statement at the end of the introduction',
    'Every introduction ends with exactly these words.',
  ),

  'contentStyles.ownIntroductions': field(
    'Introductions you wrote',
    'Paste up to five. New introductions follow their length, greeting, sign-off and recurring lines.',
  ),
  'contentStyles.wordsPerMinute': field(
    'Your reading pace',
    'Words per minute, from 60 to 300. You can measure it in the reading view of an introduction. Defaults to 150.',
  ),

  'sponsorshipSettings.sponsorshipPackages': field(
    'Packages',
    'What a sponsor can book. Leave the price empty to agree on it with each sponsor.',
  ),
  'sponsorshipSettings.audienceMetrics.monthlyDownloads': field(
    'Monthly downloads',
    'Across all episodes, as counted by your hosting service.',
  ),
  'sponsorshipSettings.audienceMetrics.growthRate': field(
    'Growth',
    'How your audience is growing, such as “4 percent a month”.',
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
    'Kinds of company that fit the show. Press Enter after each one.',
  ),
  'sponsorshipSettings.marketingContact': field(
    'Marketing contact',
    'Sponsors write to this person. Shown on your public sponsorship page.',
  ),
  'sponsorshipSettings.marketingContact.name': field('Name', 'The person sponsors talk to.'),
  'sponsorshipSettings.marketingContact.title': field('Title', 'Such as “Partnerships”.'),
  'sponsorshipSettings.marketingContact.email': field('Email', 'Where inquiries are sent.'),
  'sponsorshipSettings.marketingContact.phone': field('Phone', 'Optional.'),
  'sponsorshipSettings.sponsorshipGoal': field(
    'Goal',
    'What the money makes possible. Outreach emails mention it.',
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
