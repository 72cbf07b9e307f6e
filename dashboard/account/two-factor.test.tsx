// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hostApi, paste, renderApp, tenant } from '../testing.tsx'
// Loaded ahead: the application loads them when they are first opened
import '../shell/shell.tsx'
import '../auth/code-dialog.tsx'
import './account-screen.tsx'
import './two-factor-dialogs.tsx'

type Answers = Parameters<typeof hostApi>[0]

const none = { used: 0, limit: 1 }
const account: Answers = {
  auth: { usage: () => ({ guests: none, answers: none, texts: none, mediaBytes: none }) },
  account: { sessions: () => [] },
}
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-NP${n + 20}`)
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a wrong code shows what is wrong, and the QR code stays', async () => {
  renderApp(
    '/account',
    hostApi({
      ...account,
      twoFactor: {
        get: () => ({ enabledAt: null, recoveryCodesLeft: 0 }),
        start: () => ({
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Cueroom:a?secret=JBSWY3DPEHPK3PXP',
        }),
        enable: ({ body }) => {
          if (body.code !== '123456') throw failing(400, "This code doesn't match.", 'code_wrong')
          return { recoveryCodes }
        },
      },
    }),
  )
  await click('Turn on')
  await paste(await screen.findByLabelText('Current password'), 'quiet-harbour-bell')
  await click('Continue')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText('Authentication code'), '000000')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
  expect((await dialog.findByRole('alert')).textContent).toBe("This code doesn't match.")
  expect(dialog.getByTitle('QR code of the secret')).toBeTruthy()

  await userEvent.clear(dialog.getByLabelText('Authentication code'))
  await userEvent.type(dialog.getByLabelText('Authentication code'), '123456')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
  expect(await screen.findAllByRole('listitem')).toBeTruthy()
  expect(await screen.findByText(recoveryCodes[0]!)).toBeTruthy()
})

test('is turned off only with the password', async () => {
  let isOn = true
  renderApp(
    '/account',
    hostApi({
      ...account,
      twoFactor: {
        get: () => ({ enabledAt: isOn ? '2026-11-02T09:00:00Z' : null, recoveryCodesLeft: 9 }),
        disable: ({ body }) => {
          if (body.currentPassword !== 'quiet-harbour-bell')
            throw failing(400, 'Your current password is wrong', 'validation_failed')
          isOn = false
          return { done: true as const }
        },
      },
    }),
  )
  await click('Turn off')
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }))
  expect(dialog.getByRole('button', { name: 'Turn off' })).toBeDisabled()
  await paste(dialog.getByLabelText('Current password'), 'wrong')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Your current password is wrong')
  expect(isOn).toBe(true)
  await userEvent.clear(dialog.getByLabelText('Current password'))
  await paste(dialog.getByLabelText('Current password'), 'quiet-harbour-bell')
  await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
})

test('a sensitive change asks for a code and is then made; without one it is not', async () => {
  let confirmed = false
  const made: unknown[] = []
  renderApp(
    '/account',
    hostApi({
      ...account,
      twoFactor: {
        get: () => ({ enabledAt: '2026-11-02T09:00:00Z', recoveryCodesLeft: 9 }),
        confirm: ({ body }) => {
          if (body.code !== '123456')
            throw failing(400, 'This code is wrong or has already been used', 'code_wrong')
          confirmed = true
          return { done: true as const }
        },
        replaceRecoveryCodes: () => {
          made.push(confirmed)
          if (!confirmed) throw failing(403, 'Enter the code from your authenticator app', 'code_required')
          return { recoveryCodes }
        },
      },
    }),
  )
  await click('New recovery codes')
  await paste(await screen.findByLabelText('Current password'), 'quiet-harbour-bell')
  await click('Create new codes')
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }))
  await userEvent.type(await dialog.findByLabelText('Authentication code'), '000000')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('This code is wrong or has already been used')
  await userEvent.clear(dialog.getByLabelText('Authentication code'))
  await userEvent.type(dialog.getByLabelText('Authentication code'), '123456')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText(recoveryCodes[9]!)).toBeTruthy()
  expect(made).toEqual([false, true])
})

test('signing in asks for the code after the password, and says when it is wrong', async () => {
  const sent: unknown[] = []
  const { address } = renderApp(
    '/login',
    hostApi({
      auth: {
        signIn: ({ body }) => {
          sent.push(body.code ?? null)
          if (!body.code) throw failing(401, 'Enter the code from your authenticator app', 'code_required')
          if (body.code !== '123456')
            throw failing(401, 'This code is wrong or has already been used', 'code_wrong')
          return { token: 'a-new-token', tenant }
        },
      },
    }),
    { signedIn: false },
  )
  await userEvent.type(await screen.findByLabelText('Email'), tenant.email)
  await paste(screen.getByLabelText('Password'), 'quiet-harbour-bell')
  await click('Sign in')
  const code = await screen.findByLabelText('Authentication code')
  expect(document.activeElement).toBe(code)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.type(code, '000000')
  await click('Sign in')
  expect((await screen.findByRole('alert')).textContent).toBe('This code is wrong or has already been used')
  await userEvent.clear(code)
  await userEvent.type(code, '123456')
  await click('Sign in')
  await waitFor(() => expect(address()).not.toContain('/login'))
  expect(sent).toEqual([null, '000000', '123456'])
})
