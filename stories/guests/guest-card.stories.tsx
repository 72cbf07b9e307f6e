import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { guestRecord, type SampleGuest, sampleGuests } from '@cueroom/core/testing/samples.ts'
import { GuestCard } from '@cueroom/dashboard/guests/guest-card.tsx'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

function card(sample: SampleGuest, id = 1): Guest {
  const { questionnaire, expertise: _, importId: __, ...guest } = guestRecord(sample, id)
  const hasResponses = Object.keys(questionnaire.responses).length > 0
  return { ...guest, photo: questionnaire.photo, bio: guest.bio?.slice(0, 151) ?? null, hasResponses }
}

const [ada] = sampleGuests as [SampleGuest]
const withStatus = (status: Guest['episodeStatus']) => ({ ...card(ada), episodeStatus: status })

const meta = preview.meta({
  title: 'Dashboard/Guests/Guest card',
  component: GuestCard,
  args: {
    guest: card(ada),
    mayChange: true,
    onCompleted: fn(),
    onCopyEmail: fn(),
    onBiography: fn(),
    onDelete: fn(),
  },
})

export const Unscheduled = meta.story({ args: { guest: withStatus('unscheduled') } })

export const Upcoming = meta.story({ args: { guest: withStatus('upcoming') } })

export const Completed = meta.story({
  args: { guest: withStatus('completed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Completed' }))
    await expect(args.onCompleted).toHaveBeenCalledWith(args.guest, false)
  },
})

export const NothingButAName = meta.story({
  args: {
    guest: {
      ...card(ada),
      title: null,
      company: null,
      bio: null,
      email: null,
      photo: null,
      social: null,
      socialLinks: { linkedin: null, website: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Social' })).toBeNull()
  },
})

export const LongName = meta.story({
  args: { guest: { ...card(ada), name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim() } },
})

export const SubscriptionEnded = meta.story({
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Completed' })).toBeDisabled()
  },
})
