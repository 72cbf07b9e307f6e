// @vitest-environment jsdom
import { failing } from '@cueroom/core/testing/fake-api.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
// Loaded before the first test instead of within it
import '../shell/shell.tsx'
import '../guests/guests-screen.tsx'
import { guestCard, hostApi, paste, renderApp, tenant } from '../testing.tsx'
import './setup-screen.tsx'

beforeEach(() => sessionStorage.clear())

type Auth = NonNullable<Parameters<typeof hostApi>[0]['auth']>

const link = { setupLink: () => ({ tenant: { name: 'Slow Radio', email: 'ines@example.com' } }) }
const open = (auth: Auth, path = '/setup#token=a-token') =>
  renderApp(path, hostApi({ auth, guests: { list: () => [guestCard({ name: 'Ada Lovelace' })] } }), {
    signedIn: false,
  })
const fill = async (password: string, repeated: string) => {
  await paste(await screen.findByLabelText('Password'), password)
  if (repeated) await paste(screen.getByLabelText('Confirm password'), repeated)
  await userEvent.click(screen.getByRole('button', { name: 'Set up account' }))
}
const problem = async () => (await screen.findByRole('alert')).textContent

test('a link without a token is invalid, and nothing is asked of the server', async () => {
  open({}, '/setup')
  expect(await problem()).toContain('Invalid setup link. Please contact support.')
})

test('while the token is validated the page says so', async () => {
  open({ setupLink: () => new Promise(() => {}) })
  expect(await screen.findByText('Validating your setup link…')).toBeTruthy()
})

test('an unknown, used or expired link shows the invalid-link screen', async () => {
  open({
    setupLink: () => {
      throw failing(404, 'Invalid or expired setup link')
    },
  })
  expect(await problem()).toContain('Invalid or expired setup link')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

test('a server that does not answer is not an invalid link', async () => {
  const answers = [
    () => {
      throw new TypeError('fetch failed')
    },
    link.setupLink,
  ]
  open({ setupLink: () => answers.shift()!() })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Password')).toBeTruthy()
})

test('the page can be reloaded until the account is set up', async () => {
  const sent: unknown[] = []
  const auth: Auth = {
    ...link,
    completeSetup: ({ body }) => {
      sent.push(body.setupToken)
      return { token: 'new', expiresAt: '2030-01-01T00:00:00Z', tenant }
    },
  }
  open(auth)
  await screen.findByLabelText('Password')
  cleanup()
  open(auth, '/setup')
  await fill('quiet-harbour-bell', 'quiet-harbour-bell')
  await waitFor(() => expect(sent).toEqual(['a-token']))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
})

test.each(['#', '?'])(
  'the token after %s leaves the address bar, and the form still has it',
  async (mark) => {
    const sent: unknown[] = []
    const { address } = open(
      {
        ...link,
        completeSetup: ({ body }) => {
          sent.push(body)
          return { token: 'fresh', tenant }
        },
      },
      `/setup${mark}token=a-token`,
    )
    await screen.findByLabelText('Password')
    expect(address()).toBe('/setup')
    await fill('kettle-and-boat', 'kettle-and-boat')
    await screen.findByText("You're all set")
    expect(sent).toEqual([{ setupToken: 'a-token', name: 'Slow Radio', password: 'kettle-and-boat' }])
  },
)

test.each([
  ['kettle-and-boat', '', 'Please fill in all fields'],
  ['kettle-and-boat', 'kettle-and-goat', 'Passwords do not match'],
  ['kettle', 'kettle', 'Password must be at least 8 characters long'],
])('%s and %s are refused before anything is sent', async (password, repeated, message) => {
  open(link)
  await fill(password, repeated)
  expect(await problem()).toBe(message)
})

test('a name is needed', async () => {
  open(link)
  await userEvent.clear(await screen.findByLabelText('Name'))
  await fill('kettle-and-boat', 'kettle-and-boat')
  expect(await problem()).toBe('Please fill in all fields')
})

test('a refused setup shows what the server says, else that it failed, else that the network did', async () => {
  const answers = [
    () => {
      throw failing(
        400,
        'This password is too easy to guess: many people use it. Use three or four unrelated words.',
      )
    },
    () => {
      throw failing(500, '')
    },
    () => {
      throw new TypeError('fetch failed')
    },
  ]
  open({ ...link, completeSetup: () => answers.shift()!() })
  await fill('kettle-and-boat', 'kettle-and-boat')
  expect(await problem()).toBe(
    'This password is too easy to guess: many people use it. Use three or four unrelated words.',
  )
  for (const message of ['Setup failed', 'Network error occurred. Please try again.']) {
    await userEvent.click(screen.getByRole('button', { name: 'Set up account' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
  }
})

test('after success the host is signed in and lands on the dashboard two seconds later', async () => {
  const { address } = open({ ...link, completeSetup: () => ({ token: 'fresh', tenant }) })
  await fill('kettle-and-boat', 'kettle-and-boat')
  await screen.findByText("You're all set")
  expect(localStorage.getItem('cueroom.token')).toBe('fresh')
  expect(address()).toBe('/setup')
  await waitFor(() => expect(address()).toBe('/today'))
})
