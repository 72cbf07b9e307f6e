import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { GuestCard } from '@cueroom/dashboard/guests/guest-card.tsx'
import { expect, fn, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { guestCards } from './sample-cards.ts'

const [maya] = guestCards as [Guest]
const withStatus = (status: Guest['episodeStatus']) => ({ ...maya, episodeStatus: status })

const meta = preview.meta({
  title: 'Dashboard/Guests/Guest card',
  component: GuestCard,
  args: {
    guest: maya,
    mayChange: true,
    selecting: false,
    selected: false,
    reachable: true,
    over: false,
    noteCheck: false,
    act: fn(),
  },
})

export const Unscheduled = meta.story({
  args: { guest: { ...withStatus('unscheduled'), interviewDate: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'View responses' })).toHaveAttribute(
      'href',
      `/guests/${maya.id}?tab=answers`,
    )
    for (const name of ['Edit', 'Set interview date', 'Change photo', 'Smart-extract', 'Delete']) {
      await userEvent.click(canvas.getByRole('button', { name: `More for ${maya.name}` }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
    }
    await expect(args.act.mock.calls.map(([action]) => action)).toEqual([
      'edit',
      'date',
      'photo',
      'extract',
      'delete',
    ])
  },
})

export const Upcoming = meta.story({ args: { guest: withStatus('upcoming') } })

export const InterviewIsOver = meta.story({
  args: { guest: withStatus('upcoming'), over: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as completed' }))
    await expect(args.act).toHaveBeenCalledWith('done', args.guest)
  },
})

export const Completed = meta.story({
  args: { guest: withStatus('completed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Completed' }))
    await expect(args.act).toHaveBeenCalledWith('not-done', args.guest)
  },
})

export const Initials = meta.story({ args: { guest: { ...maya, photo: null } } })

export const NothingButAName = meta.story({
  args: {
    guest: {
      ...maya,
      title: null,
      company: null,
      bio: null,
      email: null,
      photo: null,
      social: null,
      hasResponses: false,
      socialLinks: { linkedin: null, website: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Email' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Social' })).toBeNull()
  },
})

export const LongName = meta.story({
  args: { guest: { ...maya, name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4).trim() } },
})

export const RightToLeft = meta.story({
  args: { guest: guestCards.find(({ name }) => /\p{Script=Arabic}/u.test(name))! },
})

export const EmailMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }))
    await expect(document.body).toHaveTextContent('maya.okafor@blueshelf.example')
  },
})

export const ToBeSelected = meta.story({
  args: { selecting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${maya.name}` }))
    await expect(args.act).toHaveBeenCalledWith('select', args.guest)
  },
})

export const Selected = meta.story({ args: { selecting: true, selected: true } })

export const SubscriptionEnded = meta.story({
  args: { mayChange: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Completed' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: `More for ${maya.name}` }))
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeDisabled()
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeEnabled()
  },
})
