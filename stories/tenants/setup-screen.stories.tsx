import { failing } from '@cueroom/core/testing/fake-api.ts'
import { SetupScreen } from '@cueroom/dashboard/auth/setup-screen.tsx'
import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { never } from '../guests/sample-cards.ts'
import { signedInAs } from '../testing/signed-in.ts'
import { hostToken } from '@cueroom/dashboard/app/session.ts'

const link = () => ({ tenant: { name: 'Slow Radio', email: 'ines@slow-radio.example' } })
const answering = (auth: object) => ({ answers: { auth: { setupLink: link, ...auth } } })

const meta = preview.meta({
  title: 'Screens/Setup',
  component: SetupScreen,
  beforeEach: () => () => hostToken.set(null),
  parameters: { layout: 'fullscreen', path: '/setup#token=a-token', ...answering({}) },
})

export const Form = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You'll sign in with ines@slow-radio.example")).toBeVisible()
    await expect(canvas.getByLabelText('Confirm password')).toBeVisible()
  },
})

export const Validating = meta.story({
  parameters: answering({ setupLink: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Validating your setup link' })).toBeVisible()
  },
})

export const InvalidLink = meta.story({
  parameters: answering({
    setupLink: () => {
      throw failing(404, 'Invalid or expired setup link')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid or expired setup link')
  },
})

export const WithoutAToken = meta.story({
  // The tab remembers the link of a story before
  beforeEach: () => sessionStorage.clear(),
  parameters: { path: '/setup' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid setup link')
  },
})

export const LinkNotChecked = meta.story({
  parameters: answering({
    setupLink: () => {
      throw failing(503, 'Busy')
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

export const Done = meta.story({
  parameters: answering({
    completeSetup: () => ({ token: 'a-token', tenant: signedInAs().session().tenant }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'kettle-and-boat')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'kettle-and-boat')
    await userEvent.click(canvas.getByRole('button', { name: 'Set up account' }))
    await expect(await canvas.findByText('Taking you to your dashboard…')).toBeVisible()
  },
})
