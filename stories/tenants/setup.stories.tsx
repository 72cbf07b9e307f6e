import { failing } from '@cueroom/core/testing/fake-api.ts'
import { SetupForm } from '@cueroom/dashboard/auth/setup-form.tsx'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Dashboard/Tenants/Setup form',
  component: SetupForm,
  args: {
    name: 'Slow Radio',
    email: 'ines@slow-radio.example',
    complete: fn(async () => 'done'),
    onDone: fn(),
  },
})

export const Blank = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up account' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill in all fields')
  },
})

export const Filled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle-and-boat')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'kettle-and-boat')
    await userEvent.click(canvas.getByRole('button', { name: 'Set up account' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
})

export const Refused = meta.story({
  args: {
    complete: fn<() => Promise<string>>(async () => {
      throw failing(404, 'Invalid or expired setup link')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'kettle-and-boat')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'kettle-and-boat')
    await userEvent.click(canvas.getByRole('button', { name: 'Set up account' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid or expired setup link')
  },
})
