import { failing } from '@cueroom/core/testing/fake-api.ts'
import { UsageDialog } from '@cueroom/dashboard/auth/usage-dialog.tsx'
import { expect, fn, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'

const megabytes = 1024 ** 2
const usage = {
  guests: { used: 1_200, limit: 200_000 },
  answers: { used: 196_000, limit: 200_000 },
  texts: { used: 0, limit: 500_000 },
  mediaBytes: { used: 320 * megabytes, limit: 10_240 * megabytes },
}

const meta = preview.meta({
  title: 'Dashboard/Account/Usage',
  component: UsageDialog,
  args: { onClose: fn() },
  parameters: { answers: { auth: { usage: () => usage } } },
})

export const OneNearItsLimit = meta.story({
  play: async () => {
    await expect(await screen.findByText('196,000 of 200,000')).toBeVisible()
    await expect(screen.getByText('320 of 10,240 MB')).toBeVisible()
  },
})

export const CannotBeLoaded = meta.story({
  parameters: {
    answers: {
      auth: {
        usage: () => {
          throw failing(500, 'Broken')
        },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
