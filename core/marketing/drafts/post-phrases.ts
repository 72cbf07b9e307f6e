import type { EpisodeStatus } from '../../guests/guest.ts'
import type { PostTone } from '../post-choices.ts'

/** Said before a thought of the guest; empty if it starts directly. */
export const postOpeners: Record<PostTone, readonly string[]> = {
  professional: [''],
  conversational: ['Let’s talk about this.', 'A quick one for you.', ''],
  inspirational: ['Here is something to take into your week.', 'One thought can be enough to begin.', ''],
  educational: ['Worth knowing.', 'Something to learn from.', ''],
  'behind-scenes': ['From our preparation.', 'A look behind the scenes.', 'From our notes.'],
  'thought-provoking': ['Think about this one.', 'Where do you stand?', ''],
  'light-humorous': [
    'We wrote this one down in pen.',
    'Our notebook insisted on this one.',
    'Headphones on, dishes later.',
  ],
}

/** Said before the news of an episode, a guest or the show: praise for a thought would be out of place there. */
export const newsOpeners: Record<PostTone, readonly string[]> = {
  professional: [''],
  conversational: ['You will want to hear this one.', ''],
  inspirational: ['A conversation to make time for.', ''],
  educational: ['There is something to learn here.', ''],
  'behind-scenes': ['From our preparation.', 'From our notes.'],
  'thought-provoking': ['Bring your questions.', ''],
  'light-humorous': ['Headphones on, dishes later.', 'This one is in our diary in pen.'],
}

/** What followers are asked to do, by what there is of the episode. */
export const postClosers: Record<EpisodeStatus, readonly ((show: string) => string)[]> = {
  unscheduled: [
    (show) => `Follow ${show} to hear more`,
    (show) => `More on ${show}`,
    (show) => `You will hear more on ${show}`,
  ],
  upcoming: [
    (show) => `Follow ${show} so you do not miss it`,
    (show) => `Soon on ${show}`,
    (show) => `Coming up on ${show}`,
  ],
  completed: [(show) => `Listen on ${show}`, (show) => `Hear it on ${show}`, (show) => `Find it on ${show}`],
}

/** How a post about somebody begins, by what there is of the episode. */
export const announcements: Record<EpisodeStatus, (guest: string, show: string) => string> = {
  unscheduled: (guest, show) => `We are preparing a conversation on ${show} with ${guest}`,
  upcoming: (guest, show) => `Coming up on ${show}: ${guest}`,
  completed: (guest, show) => `On ${show}: a conversation with ${guest}`,
}

interface Names {
  guest: string
  show: string
  host: string | null
}

/** What can be said of any guest of any show. */
export const plainPosts: readonly ((names: Names) => string)[] = [
  ({ guest }) => `What would you ask ${guest}?`,
  ({ guest, show, host }) =>
    host ? `${host} asks, ${guest} answers.` : `One guest, one conversation: ${guest} on ${show}`,
  ({ guest }) => `A name to remember: ${guest}`,
  ({ guest }) => `Have you heard of ${guest}? Tell us what you know`,
  ({ guest, show }) => `If you are new to ${show}, ${guest} is a good place to begin`,
  ({ guest }) => `Who should hear ${guest}? Send this to them`,
  ({ guest }) => `A question for ${guest}? Put it in the comments`,
  ({ guest, show }) => `People like ${guest} are why we make ${show}`,
  ({ guest }) => `Save this if you want to hear ${guest}`,
  ({ guest }) => `Whom should we talk to after ${guest}?`,
]
