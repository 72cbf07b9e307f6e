import type { Brief, DraftedGuest } from '../content/brief.ts'
import type { ContentType } from '../content/content.ts'
import { defaultQuestions } from '../questionnaires/default-questionnaire.ts'
import type { Show } from '../show/show-settings.ts'
import { madeProfiles, type MadeProfile } from './made-profiles.ts'
import { sampleShow } from './sample-show.ts'

const filledIn = (answers: Record<string, string>) =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))

const guestOf = (profile: MadeProfile): DraftedGuest => ({
  name: profile.name,
  title: profile.title || null,
  company: profile.company || null,
  bio: profile.bio || null,
  expertise: profile.expertise.split(/[,;] /u),
  social: null,
  socialLinks: { linkedin: null, website: null },
  responses: filledIn({
    bio: profile.self,
    topics: profile.topics,
    story: profile.story,
    misconception: profile.misconception,
    advice: profile.advice,
    'audience-takeaway': profile.takeaway,
    'fun-fact': profile.fact,
  }),
  asked: defaultQuestions,
})

/** Thirty guests as they answer a questionnaire: a season of one show. */
export const seasonGuests: DraftedGuest[] = madeProfiles.map(guestOf)

/** A questionnaire in the host's own words, with something that is only for the host. */
const ownQuestions: Readonly<Record<string, string>> = {
  bio: 'Who are you, in a sentence or two?',
  topics: 'What would you love to talk about?',
  story: 'Which story do you tell at every party?',
  misconception: 'What does everyone get wrong about night work?',
  advice: 'One tip for a nervous beginner?',
  'audience-takeaway': 'What should listeners remember?',
  'fun-fact': 'Fun fact / weird fact about you',
}
const inOwnQuestions = ({ responses, ...guest }: DraftedGuest): DraftedGuest => ({
  ...guest,
  asked: [
    ...Object.entries(ownQuestions).map(([id, question]) => ({ id: `own-${id}`, question })),
    { id: 'own-now', question: 'What’s on your bench right now?' },
    { id: 'own-host', question: 'Is there anything you’d rather not discuss on air?' },
  ],
  responses: {
    ...Object.fromEntries(Object.entries(responses).map(([id, text]) => [`own-${id}`, text])),
    'own-now': 'A chair for my neighbour, in oak.',
    'own-host': 'I would not talk about my brother, please.',
  },
})

/** Ways in which a guest differs from one who answered everything. */
const kinds: ((guest: DraftedGuest) => DraftedGuest)[] = [
  (guest) => guest,
  (guest) => ({ ...guest, bio: null }),
  (guest) => ({ ...guest, title: null, company: null }),
  ({ responses: { story: _story, ...responses }, ...guest }) => ({ ...guest, responses }),
  ({ responses: { advice: _advice, 'fun-fact': _fact, ...responses }, ...guest }) => ({
    ...guest,
    responses,
  }),
  (guest) => ({ ...guest, expertise: [], responses: { topics: guest.responses['topics'] ?? '' } }),
  (guest) => ({
    ...guest,
    name: guest.name.toLowerCase(),
    responses: Object.fromEntries(
      Object.entries(guest.responses).map(([id, text]) => [id, String(text).toLowerCase()]),
    ),
  }),
  inOwnQuestions,
  (guest) => ({ ...inOwnQuestions(guest), title: null, company: null, bio: null }),
  // A questionnaire in the host's words, answered as one types in a chat
  (guest) => ({
    ...guest,
    name: `PC 4113 ${guest.name}`,
    title: guest.title && `${guest.title} & dad`,
    asked: [
      ...guest.asked,
      { id: 'left-out', question: 'What should we not leave out?' },
      { id: 'now', question: 'What are you making / fixing right now?' },
    ],
    responses: {
      ...guest.responses,
      story: `${String(guest.responses['story'])} ppl say I did it bc I had to.`,
      'left-out': 'Please never call me brave on the program.',
      now: 'I am making a table for my sister.',
    },
  }),
]

const withoutEmpty = (guest: DraftedGuest): DraftedGuest => ({
  ...guest,
  responses: Object.fromEntries(Object.entries(guest.responses).filter(([, text]) => text !== '')),
})

/** Three hundred guests of all kinds: each of the thirty as rich, thin, hurried or half known. */
export const madeGuests: DraftedGuest[] = kinds.flatMap((kind) =>
  seasonGuests.map((guest) => withoutEmpty(kind(guest))),
)

export const madeBrief = (guest: DraftedGuest, type: ContentType, show: Show = sampleShow): Brief => ({
  type,
  show,
  guest,
  patterns: [],
  instructions: null,
})
