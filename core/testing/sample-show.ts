import type { Show, ShowSettings } from '../show/show-settings.ts'

/** The sample show with every setting filled in. It is made up, and so is everyone in it. */
export const sampleShow: Show = {
  podcastName: 'Unhurried Work',
  podcastDescription:
    'Unhurried Work is a weekly conversation with people who take the long road to doing a thing well. ' +
    'Scientists, makers, founders and teachers talk about the years between the idea and the result. ' +
    'Follow Unhurried Work wherever you listen, and write to us at hello@unhurriedwork.example.',
  hosts: [
    {
      name: 'Ines Falkenberg',
      bio: 'Ines Falkenberg spent eleven years as a radio features editor before she started Unhurried Work. She lives in Rotterdam and restores wooden rowing boats, slowly.',
      photo: null,
      role: 'Host',
      email: 'ines@unhurriedwork.example',
      phone: '+31 20 555 0134',
    },
    {
      name: 'Jonah Adeyemi-Price',
      bio: 'Jonah Adeyemi-Price trained as a structural engineer and now produces and co-hosts Unhurried Work. He asks the questions that begin with “but how”.',
      photo: null,
      role: 'Co-host and producer',
      email: 'jonah@unhurriedwork.example',
      phone: '+44 20 7946 0172',
    },
  ],
  showMethodology: {
    showType: 'general-interview',
    vulnerabilityLevel: 'medium-high',
    coreExplorationAreas: ['learning a craft', 'changing your mind', 'working with limits'],
    topicFocusAreas: [
      'the years before it worked',
      'teachers and apprentices',
      'what slowness makes possible',
    ],
    targetAudience:
      'People between thirty and sixty who care about how things are made and want to do their own work better.',
    interviewPhilosophy:
      'Prepare well, then follow the guest. The second answer is usually the true one, so leave room for it.',
    depthApproach: 'deep-dive',
    methodologyDescription:
      'Every guest answers a questionnaire first. We start with one concrete day, move to the decision behind it and end with something a listener can try.',
    audienceExpectations: 'An hour without small talk, one idea to keep and no sales pitch.',
    questioningStyle: 'conversational-deep',
  },
  contentStyles: {
    introductionStyle: 'storytelling',
    questionStyle: 'conversational',
    showNotesStyle: 'detailed',
    tone: 'friendly',
    approach: 'balanced',
    signatureStatement: {
      atStart: { enabled: true, text: 'Put the kettle on. We are in no hurry here.' },
      atEndOfIntro: { enabled: true, text: 'Let us take our time.' },
    },
    introductionTemplate: 'balanced_narrative',
    introLength: 'standard',
    biographicalDepth: 'moderate',
    storytellingStyle: 'narrative',
    personalDetailsLevel: 'balanced',
  },
  sponsorshipSettings: {
    sponsorshipPackages: [
      { id: 'pre-roll', price: 180 },
      { id: 'mid-roll', price: 320 },
      { id: 'post-roll', price: 90 },
      { id: 'episode-sponsor', price: 650 },
      'series-sponsor',
      { id: 'newsletter', price: 140 },
      'social-media',
      'custom',
    ],
    audienceMetrics: {
      monthlyDownloads: '24,500',
      growthRate: '4 percent a month',
      primaryAgeRange: '30-60',
      geographicFocus: 'Europe and North America',
    },
    preferredSponsorTypes: [
      'tools and workshops',
      'independent publishers',
      'education',
      'outdoor equipment',
    ],
    marketingContact: {
      name: 'Beatriz Lindholm',
      title: 'Partnerships',
      email: 'partners@unhurriedwork.example',
      phone: '+31 20 555 0178',
    },
    sponsorshipGoal: 'Cover studio time and travel so that we can record where our guests work.',
    sponsorshipApproach:
      'Host-read messages only, written with the sponsor, for things we would use ourselves.',
  },
}

/** The sample show as a server answers it. */
export const storedShow: ShowSettings = {
  ...sampleShow,
  id: 1,
  showLogo: null,
  accent: null,
  tenantId: 'default',
  organizationId: null,
  version: 1,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-02T09:00:00Z',
}
