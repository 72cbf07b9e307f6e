import { type Answers, failing } from '@cueroom/core/testing/fake-api.ts'
import { AdminAccountScreen } from '@cueroom/dashboard/account/admin-account-screen.tsx'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { adminSession, asAdministrator } from '../testing/admin-signed-in.ts'

const session = {
  ...{ id: 's1', device: 'cueroom/1.0.0', address: '203.0.113.7', current: true },
  ...{ createdAt: '2026-11-20T08:00:00Z', lastUsedAt: '2026-11-20T09:00:00Z' },
  expiresAt: '2030-11-20T20:00:00Z',
}
const answers = (given: Answers = {}): { answers: Answers } => ({
  answers: {
    auth: { adminSession },
    account: {
      adminSessions: () => [session],
      adminMails: () => ({ mailServer: true, mails: { signIns: true } }),
    },
    twoFactor: { adminGet: () => ({ enabledAt: null, recoveryCodesLeft: 0 }), ...given.twoFactor },
  },
})

const meta = preview.meta({
  title: 'Dashboard/Account/Administrator',
  component: AdminAccountScreen,
  beforeEach: asAdministrator,
  parameters: { path: '/admin-account', ...answers() },
})

export const Full = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Command line, this session')).toBeVisible()
    await expect(await canvas.findByLabelText('Sign-ins from a new device')).toBeChecked()
  },
})

export const AsksForACode = meta.story({
  parameters: answers({
    twoFactor: {
      adminGet: () => ({ enabledAt: '2026-11-02T09:00:00Z', recoveryCodesLeft: 9 }),
      adminDisable: () => {
        throw failing(403, 'Enter the code from your authenticator app', 'code_required')
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }))
    await userEvent.type(await screen.findByLabelText('Current password'), 'quiet-harbour-bell')
    const [, confirm] = screen.getAllByRole('button', { name: 'Turn off' })
    await userEvent.click(confirm!)
    await expect(await screen.findByLabelText('Authentication code')).toBeVisible()
  },
})
