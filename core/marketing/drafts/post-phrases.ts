import { listed } from '../../drafting/words.ts'
import type { EpisodeStatus } from '../../guests/guest.ts'
import type { PostTone } from '../post-choices.ts'

/** Said before a thought of the guest; empty if it starts directly. */
export const postOpeners: Record<PostTone, readonly string[]> = {
  professional: [''],
  conversational: ['Let’s talk about this.', 'Here’s a quick one.', ''],
  inspirational: ['Here’s something to take into your week.', 'One thought to start with.', ''],
  educational: ['Worth knowing.', 'Something to learn from.', ''],
  'behind-scenes': ['From our preparation.', 'A look behind the scenes.', 'From our notes.'],
  'thought-provoking': ['Think about this one.', 'Where do you stand?', ''],
  'light-humorous': [
    'We wrote this one down in pen.',
    'This one got underlined twice.',
    'Headphones on, dishes later.',
  ],
}

/** Said before the news of an episode, a guest or the show: praise for a thought would be out of place there. */
export const newsOpeners: Record<PostTone, readonly string[]> = {
  professional: [''],
  conversational: ['You’ll want to hear this one.', ''],
  inspirational: ['A conversation to make time for.', ''],
  educational: ['You’ll learn something from this one.', ''],
  'behind-scenes': ['From our preparation.', 'From our notes.'],
  'thought-provoking': ['Bring your questions.', ''],
  'light-humorous': ['Headphones on, dishes later.', 'This one’s in the calendar in pen.'],
}

/** What followers are asked to do, by what there is of the episode. */
export const postClosers: Record<EpisodeStatus, readonly ((show: string) => string)[]> = {
  unscheduled: [
    (show) => `Follow ${show} to hear more`,
    (show) => `More on ${show}`,
    (show) => `More to come on ${show}`,
  ],
  upcoming: [
    (show) => `Follow ${show} so you don’t miss it`,
    (show) => `Coming soon on ${show}`,
    (show) => `Coming up on ${show}`,
  ],
  completed: [(show) => `Listen on ${show}`, (show) => `Hear it on ${show}`, (show) => `Find it on ${show}`],
}

/** How a post about somebody begins, by what there is of the episode. */
export const announcements: Record<EpisodeStatus, (guest: string, show: string) => string> = {
  unscheduled: (guest, show) => `We’re preparing an episode of ${show} with ${guest}`,
  upcoming: (guest, show) => `Coming up on ${show}: ${guest}`,
  completed: (guest, show) => `On ${show}: a conversation with ${guest}`,
}

interface Names {
  guest: string
  show: string
  hosts: readonly string[]
}

/** What can be said of any guest of any show. */
export const plainPosts: readonly ((names: Names) => string)[] = [
  ({ guest }) => `What would you ask ${guest}?`,
  ({ guest, show, hosts }) =>
    hosts.length > 0
      ? `${listed([...hosts])} ${hosts.length === 1 ? 'asks' : 'ask'}, ${guest} answers.`
      : `One guest, one conversation: ${guest} on ${show}`,
  ({ guest }) => `A name to remember: ${guest}`,
  ({ guest }) => `What would you like to hear from ${guest}?`,
  ({ guest, show }) => `New to ${show}? ${guest} is a good place to start`,
  ({ guest }) => `Know someone who should hear ${guest}? Send them this`,
  ({ guest }) => `Got a question for ${guest}? Leave it in the comments`,
  ({ guest, show }) => `People like ${guest} are why we make ${show}`,
  ({ guest }) => `Save this post if you want to hear ${guest}`,
  ({ guest }) => `Who should we talk to after ${guest}?`,
]
