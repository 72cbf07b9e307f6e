import type { Choices } from '../show/choice.ts'

export const outreachStatuses = ['released', 'upcoming'] as const
export type OutreachStatus = (typeof outreachStatuses)[number]

export const outreachStatusChoices: Choices<OutreachStatus> = {
  released: { label: 'Previously released', about: 'The episode is already out.' },
  upcoming: { label: 'Upcoming', about: 'The sponsor can be in the episode before it is released.' },
}

/** The initial values of the outreach form; the guest is the show's first. */
export const outreachDefaults = { episodeStatus: 'upcoming' } as const
