import type { Choices } from './choice.ts'
import { keysOf } from '../text/keys-of.ts'

/** The sponsorship packages a show can offer, explained, in the order of the settings. */
export const packageChoices = {
  'pre-roll': { label: 'Pre-roll', about: '15–30-second ads at episode start.' },
  'mid-roll': { label: 'Mid-roll', about: '30–60-second ads during the episode.' },
  'post-roll': { label: 'Post-roll', about: '15–30-second ads at episode end.' },
  'episode-sponsor': {
    label: 'Episode sponsor',
    about: 'One sponsor for a whole episode, named at the start and at the end.',
  },
  'series-sponsor': { label: 'Series sponsor', about: 'One sponsor for several episodes in a row.' },
  newsletter: { label: 'Newsletter', about: 'A mention in the newsletter that goes with the episode.' },
  'social-media': { label: 'Social media', about: 'A post about the sponsor on the show’s channels.' },
  custom: { label: 'Custom', about: 'Anything else you agree on together.' },
} as const satisfies Choices<string>
export const packageIds = keysOf(packageChoices)
