import { failing } from '@cueroom/core/testing/fake-api.ts'
import { ChangePasswordDialog } from '@cueroom/dashboard/auth/change-password-dialog.tsx'
import { expect, fn, screen, type userEvent as UserEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Dashboard/Account/Change password',
  component: ChangePasswordDialog,
  args: {
    email: 'ines@slow-radio.example',
    change: fn(async () => ({ token: 'a-new-token' })),
    onChanged: fn(),
    onClose: fn(),
  },
})

async function fill(userEvent: Pick<typeof UserEvent, 'type' | 'click'>, next = 'kettle-and-boat') {
  await userEvent.type(await screen.findByLabelText('Current password'), 'quiet-harbour-bell')
  await userEvent.type(screen.getByLabelText('New password'), next)
  await userEvent.type(screen.getByLabelText('Confirm new password'), next)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

export const Blank = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields')
  },
})

export const Filled = meta.story({
  play: async ({ args, userEvent }) => {
    await fill(userEvent)
    await expect(args.onChanged).toHaveBeenCalledWith('a-new-token')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const TooShort = meta.story({
  play: async ({ userEvent }) => {
    await fill(userEvent, 'boat')
    await expect(await screen.findByText(/at least 8 characters/)).toBeVisible()
  },
})

export const Refused = meta.story({
  args: {
    change: fn(async () => {
      throw failing(400, 'Your current password is wrong')
    }) as never,
  },
  play: async ({ args, userEvent }) => {
    await fill(userEvent)
    await expect(await screen.findByText('Your current password is wrong')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
